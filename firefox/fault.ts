/** The contract's error codes (section 2, "Errors"). */
export type Code =
  | "invalid"
  | "stale_ref"
  | "no_tab"
  | "obscured"
  | "not_actionable"
  | "navigation"
  | "timeout"
  | "dialog"
  | "denied"
  | "limit"
  | "ended"
  | "setup"
  | "target"
  | "internal";

/** Codes whose sentences name addresses, elements or what an engine said of a page. */
const QUOTING: ReadonlySet<Code> = new Set(
  ["obscured", "not_actionable", "navigation", "timeout", "internal"] satisfies Code[],
);

/** What went wrong, for the agent: a sentence, then what to do next. */
export class Fault extends Error {
  override readonly name = "Fault";
  /** `quotes`: the message may hold what a page said, which a model must not take for ours. */
  constructor(readonly code: Code, message: string, readonly quotes = QUOTING.has(code)) {
    super(message);
  }
}
