/** Checks what came over the wire against its declaration, with the same words as check.go. */
import { DECLARED, type Methods, NOTED, type Notes } from "./wire.ts";

interface Rule {
  readonly kind: "string" | "int" | "bool" | "object" | "list" | "strings";
  readonly optional?: true;
  readonly enum?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLen?: number;
  readonly fields?: Rules;
  readonly item?: Rule;
}
type Rules = { readonly [name: string]: Rule };

/** What is wrong with params, or undefined when they fit the method. */
export function checkParams(method: keyof Methods, params: unknown): string | undefined {
  return checkObject(method, params === undefined ? {} : params, DECLARED[method]);
}

/** The same for a notification. */
export function checkNote(name: keyof Notes, params: unknown): string | undefined {
  return checkObject(name, params === undefined ? {} : params, NOTED[name]);
}

export function isMethod(name: string): name is keyof Methods {
  return Object.hasOwn(DECLARED, name);
}

function checkObject(path: string, value: unknown, rules: Rules): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return `${path}: expected an object`;
  }
  for (const name of Object.keys(value).sort()) {
    if (!Object.hasOwn(rules, name)) {
      return `${path}.${name}: unknown field; allowed: ${Object.keys(rules).join(", ") || "none"}`;
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const field = (value as Record<string, unknown>)[name];
    if (field === undefined) {
      if (!rule.optional) return `${path}.${name}: missing`;
      continue;
    }
    const wrong = checkValue(`${path}.${name}`, field, rule);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkValue(path: string, value: unknown, rule: Rule): string | undefined {
  switch (rule.kind) {
    case "object":
      return checkObject(path, value, rule.fields ?? {});
    case "bool":
      return typeof value === "boolean" ? undefined : `${path}: expected true or false`;
    case "int":
      return checkInt(path, value, rule);
    case "string":
      return checkString(path, value, rule);
    case "strings":
      if (typeof value === "string") return checkValue(path, value, rule.item as Rule);
      if (!Array.isArray(value)) return `${path}: expected a string or a list of strings`;
      return checkItems(path, value, rule.item as Rule);
    case "list":
      if (!Array.isArray(value)) return `${path}: expected a list`;
      if (rule.maxLen !== undefined && value.length > rule.maxLen) {
        return `${path}: expected at most ${rule.maxLen}`;
      }
      return checkItems(path, value, rule.item as Rule);
  }
}

function checkItems(path: string, items: unknown[], rule: Rule): string | undefined {
  if (items.length === 0) return `${path}: expected at least one`;
  for (const [i, item] of items.entries()) {
    const wrong = checkValue(`${path}[${i}]`, item, rule);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkInt(path: string, value: unknown, rule: Rule): string | undefined {
  if (!Number.isInteger(value)) return `${path}: expected a whole number`;
  const n = value as number;
  if (rule.min !== undefined && n < rule.min) return `${path}: expected at least ${rule.min}`;
  if (rule.max !== undefined && n > rule.max) return `${path}: expected at most ${rule.max}`;
  return undefined;
}

function checkString(path: string, value: unknown, rule: Rule): string | undefined {
  if (typeof value !== "string") return `${path}: expected a string`;
  if (rule.enum !== undefined && !rule.enum.includes(value)) {
    return `${path}: expected one of ${rule.enum.join(", ")}`;
  }
  if (rule.maxLen !== undefined && [...value].length > rule.maxLen) {
    return `${path}: longer than ${rule.maxLen} characters`;
  }
  return undefined;
}
