import { onChange } from "./changes.ts";
import { collapse, cut, defuse, quoted } from "./clean.ts";
import { readableText } from "./observe.ts";
import { pause } from "./settle.ts";

/** What changes without a mutation (a style sheet, a field, an animation) is seen this often, ms. */
const POLL = 200;
/** A look at a large page costs: rest at least this many times as long. */
const REST = 3;

type Wish = { text?: string; gone?: string; bound: number };
type Outcome = { met: boolean; missing?: string };

/** Waits until the text is shown and the other is not. */
export async function waitFor(wish: Wish): Promise<Outcome> {
  const end = performance.now() + wish.bound;
  let wake: () => void = () => {};
  const stop = onChange(() => wake());
  try {
    for (;;) {
      const looked = performance.now();
      const missing = lacking(wish);
      const now = performance.now();
      if (!missing) return { met: true };
      if (now >= end) return { met: false, missing };
      await pause(Math.min((now - looked) * REST, end - now));
      const woken = new Promise<void>((resolve) => wake = resolve);
      await Promise.race([woken, pause(Math.min(POLL, end - performance.now()))]);
    }
  } finally {
    stop();
  }
}

function lacking({ text, gone }: Wish): string | undefined {
  const shows = shown();
  const given = (wanted: string) => quoted(cut(defuse(collapse(wanted)), 80));
  if (text !== undefined && !shows(text)) return `the text ${given(text)} has not appeared`;
  if (gone !== undefined && shows(gone)) return `the text ${given(gone)} is still there`;
  return undefined;
}

/** Looks in what is drawn, which is quick, then in what an observation would say. */
function shown(): (wanted: string) => boolean {
  let drawn: string | undefined;
  let read: string | undefined;
  return (wanted) => {
    const words = plain(wanted);
    drawn ??= plain(document.body?.innerText ?? "");
    if (drawn.includes(words)) return true;
    read ??= plain(readableText());
    return read.includes(words);
  };
}

function plain(text: string): string {
  return collapse(text).toLowerCase();
}
