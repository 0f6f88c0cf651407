/** Lets a function wait until events have brought about a condition. No polling: events wake it. */
export class Notice {
  #waiting = new Set<() => void>();

  /** Something changed; whoever waits looks again. */
  wake(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves once the condition holds; rejects with the signal's reason. */
  until(holds: () => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        this.#waiting.delete(look);
        signal.removeEventListener("abort", give);
        settle();
      };
      const look = () => holds() && done(resolve);
      const give = () => done(() => reject(signal.reason));
      if (signal.aborted) return give();
      signal.addEventListener("abort", give);
      this.#waiting.add(look);
      look();
    });
  }

  /** Like until, but a bound that passes is an answer, not an error. */
  async within(ms: number, holds: () => boolean, signal: AbortSignal): Promise<boolean> {
    const bound = AbortSignal.timeout(Math.max(0, ms));
    try {
      await this.until(holds, AbortSignal.any([signal, bound]));
      return true;
    } catch (reason) {
      if (signal.aborted) throw reason;
      return holds();
    }
  }
}
