import type { Engine, Result } from "./main.ts";

/** Passed of all by folder and kind, a column for each engine. */
export function table(all: Map<Engine, Result[]>): string {
  const rows = new Map<string, Map<Engine, [number, number]>>();
  for (const [engine, results] of all) {
    for (const { folder, kind, passed } of results) {
      for (const key of [`${kind} ${folder}`, `${kind} all`]) {
        const row = rows.get(key) ?? new Map<Engine, [number, number]>();
        rows.set(key, row);
        const [ok, of] = row.get(engine) ?? [0, 0];
        row.set(engine, [ok + (passed ? 1 : 0), of + 1]);
      }
    }
  }
  const engines = [...all.keys()];
  const lines = [`| | ${engines.join(" | ")} |`, `|---|${"---|".repeat(engines.length)}`];
  for (const key of [...rows.keys()].sort(lastAll)) {
    const cells = engines.map((engine) => rows.get(key)?.get(engine)?.join("/") ?? "–");
    lines.push(`| ${key} | ${cells.join(" | ")} |`);
  }
  return lines.join("\n");
}

/** Each kind's total after its folders. */
function lastAll(a: string, b: string): number {
  const order = (key: string) => key.replace(/ all$/, " ~");
  return order(a) < order(b) ? -1 : 1;
}
