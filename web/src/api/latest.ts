/** Questions of which only the newest matters: one is asked, one waits, and a newer one takes the place of the waiting. */
export class Latest<Answer> {
  #running: AbortController | null = null;
  #waiting: ((signal: AbortSignal) => Promise<Answer>) | null = null;
  readonly #report: (answer: Answer) => void;
  readonly #fail: (why: unknown) => void;

  constructor(report: (answer: Answer) => void, fail: (why: unknown) => void) {
    this.#report = report;
    this.#fail = fail;
  }

  /** Asks as soon as the question before is answered, unless a newer one comes first. */
  ask(question: (signal: AbortSignal) => Promise<Answer>): void {
    this.#waiting = question;
    if (this.#running === null) void this.#next();
  }

  /** Forgets all questions. */
  stop(): void {
    this.#waiting = null;
    this.#running?.abort();
  }

  async #next(): Promise<void> {
    const question = this.#waiting;
    this.#waiting = null;
    if (question === null) return;
    const running = new AbortController();
    this.#running = running;
    try {
      const answer = await question(running.signal);
      if (!running.signal.aborted) this.#report(answer);
    } catch (why) {
      if (!running.signal.aborted) this.#fail(why);
    } finally {
      this.#running = null;
      void this.#next();
    }
  }
}
