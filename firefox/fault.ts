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

/** What went wrong, for the agent: a sentence, then what to do next. */
export class Fault extends Error {
  override readonly name = "Fault";
  constructor(readonly code: Code, message: string) {
    super(message);
  }
}
