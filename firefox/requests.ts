/** What a tab has asked servers for, and which of that an action has to wait for. */

export interface Request {
  /** The document that asked, or whose worker did. */
  context: string | null;
  method: string;
  url: string;
  bodySize?: number | null;
  /** What is asked for (fetch standard, "destination"); empty for a script's own. */
  destination: string;
  /** What asked (resource timing, "initiatorType"). */
  initiatorType: string | null;
}

/**
 * - awaited: the action's answer may lack something until it has ended.
 * - poll: the page asks so of its own accord all the time.
 * - decoration: pictures and the like, of which the text says nothing.
 */
export type Kind = "awaited" | "poll" | "decoration";

/** Never what streams for ever, nor what nothing is shown of. */
const KINDS: Record<string, Kind> = {
  ...Object.fromEntries(
    ["", "document", "script", "style", "json", "iframe", "frame", "worker"]
      .map((destination) => [destination, "awaited"]),
  ),
  image: "decoration",
  font: "decoration",
};

/** Asked for this often during one action, or half as often after it, an address is polled. */
const OFTEN = 4;
/** Asked for again this soon after the answer, ms, it is a long poll. */
const SOON = 250;
/** A page can ask for more than anyone can remember. */
const MOST = 1_000;

/** What a page hears of by resource timing; an address that was cut is no longer one. */
const TIMED = /^https?:.*[^…]$/s;

interface Open {
  url: string;
  key: string;
  kind: Kind;
  /** It is a script's own, or a script. */
  scripted: boolean;
  context: string | null;
  /** It was under way when the action began, so it is not the action's doing. */
  before: boolean;
}

export class Requests {
  /** Under way, in the order of their start. */
  readonly #open = new Map<string, Open>();
  readonly #polled = new Set<string>();
  /** How often each address was asked for since the action began; doubly while nobody acts. */
  readonly #asked = new Map<string, number>();
  /** When a request ended that was under way before the action. */
  readonly #ended = new Map<string, number>();
  #acting = true;
  /** When the last one ended that a script makes something of. */
  endedAt = 0;
  /** Which of these came last, by document. */
  readonly #arrived = new Map<string, string>();

  constructor(readonly now: () => number = Date.now) {}

  /** An action begins. */
  act(): void {
    for (const [key, times] of this.#asked) if (times >= OFTEN) this.#poll(key);
    this.#asked.clear();
    this.#ended.clear();
    this.#arrived.clear();
    for (const request of this.#open.values()) request.before = true;
    this.#acting = true;
  }

  /** The action has its answer: what comes now, the page does of its own accord. */
  rest(): void {
    this.#acting = false;
  }

  /** Another document: nothing of the last one's matters. */
  clear(): void {
    this.#open.clear();
    this.#polled.clear();
    this.#asked.clear();
    this.#ended.clear();
    this.#arrived.clear();
  }

  begin(id: string, request: Request): void {
    const kind = KINDS[request.destination];
    // A beacon is for whoever counts the visitors.
    if (kind === undefined || request.initiatorType === "beacon" || this.#open.size >= MOST) return;
    const key = keyOf(request);
    if (this.#asked.size < MOST) {
      this.#asked.set(key, (this.#asked.get(key) ?? 0) + (this.#acting ? 1 : 2));
    }
    if (this.now() - (this.#ended.get(key) ?? -Infinity) < SOON) this.#poll(key);
    const polled = kind === "awaited" && this.#polled.has(key);
    this.#open.set(id, {
      url: this.#open.get(id)?.url ?? request.url, // a redirect begins again
      context: request.context,
      key,
      kind: polled ? "poll" : kind,
      scripted: /^(|script|json|worker)$/.test(request.destination),
      before: false,
    });
  }

  /** It has come, has failed, or is a stream, whose end nobody waits for. */
  end(id: string, came = false): void {
    const request = this.#open.get(id);
    this.#open.delete(id);
    if (request?.before) this.#ended.set(request.key, this.now());
    else if (request?.scripted) {
      this.endedAt = this.now();
      if (came && request.context !== null && TIMED.test(request.url)) {
        this.#arrived.set(request.context, request.url);
      }
    }
  }

  /** The addresses of what the action began and what is under way still. */
  open(...kinds: Kind[]): string[] {
    return [...this.#open.values()].filter((one) => kinds.includes(one.kind) && !one.before)
      .map((one) => one.url);
  }

  /** The address of what has come last of what the action began in that document. */
  arrived(context: string): string | undefined {
    return this.#arrived.get(context);
  }

  #poll(key: string): void {
    if (this.#polled.size < MOST) this.#polled.add(key);
  }
}

/** Alike but for numbers, such as the time or the last message seen. */
function keyOf({ method, url, bodySize }: Request): string {
  return `${method} ${url.replace(/\d+/g, "#")} ${bodySize ?? 0}`;
}
