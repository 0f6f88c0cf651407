/** Runs a job once, as soon as nothing else has been running for a while. */
export class Idle {
  #running = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(readonly after: number, readonly job: () => void) {}

  /** Counts as something that runs until the returned object is disposed. */
  busy(): Disposable {
    this.#running++;
    clearTimeout(this.#timer);
    return { [Symbol.dispose]: () => this.#rest() };
  }

  #rest(): void {
    if (--this.#running > 0 || this.#done) return;
    this.#timer = setTimeout(() => {
      this.#done = true;
      this.job();
    }, this.after);
    Deno.unrefTimer(this.#timer);
  }
}
