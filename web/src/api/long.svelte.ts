/** Questions that may take long: the server streams how far it is, and the player can cancel them. */
import { answerOf, diagnosticsOf, inLanguage, Refusal, send } from "./client";
import { type Message, messagesOf } from "./stream";
import type { Verb } from "./types";

/** How long a question is asked before the player is told that it takes long, in milliseconds. */
const PATIENCE = 400;

/** What the server says of its work. */
interface Progress {
  readonly milliseconds: number;
  readonly waiting: boolean;
  readonly steps: number;
}

/** A question that takes long. */
export class Work {
  /** What the server said last; `null` before it said anything. */
  progress = $state.raw<Progress | null>(null);
  readonly #stop: () => void;

  constructor(stop: () => void) {
    this.#stop = stop;
  }

  /** Cancels the question, here and on the server. */
  cancel(): void {
    this.#stop();
  }
}

/** The questions that the player is told of. */
const shown = $state<{ works: readonly Work[] }>({ works: [] });

export function works(): readonly Work[] {
  return shown.works;
}

/**
 * Asks a question as `ask` does.
 *
 * @throws {Refusal} There is no answer, or the player cancelled the question.
 * @throws {DOMException} `signal` has ended the question.
 */
export async function askLong<Known extends object>(verb: Verb, question: object, signal?: AbortSignal): Promise<Known> {
  const cancelling = new AbortController();
  const end = (): void => cancelling.abort();
  let isCancelled = false;
  const work = new Work(() => {
    isCancelled = true;
    end();
  });
  const showing = setTimeout(() => (shown.works = [...shown.works, work]), PATIENCE);
  signal?.addEventListener("abort", end);
  if (signal?.aborted === true) end();
  try {
    const response = await send("POST", `/api/${verb}`, { ...question, ...inLanguage() }, cancelling.signal, "text/event-stream");
    if (response.headers.get("Content-Type")?.startsWith("text/event-stream") !== true || response.body === null) return (await answerOf(response)) as Known;
    for await (const message of messagesOf(response.body)) {
      const said = readOf(message);
      if (message.event === "progress") work.progress = said as Progress;
      else if (message.event === "answer" && typeof said === "object" && said !== null) return said as Known;
      else throw new Refusal("refused", diagnosticsOf(said));
    }
    throw new Refusal("unreachable");
  } catch (why) {
    if (isCancelled) throw new Refusal("cancelled");
    if (why instanceof Refusal || signal?.aborted === true) throw why;
    throw new Refusal("unreachable");
  } finally {
    clearTimeout(showing);
    signal?.removeEventListener("abort", end);
    shown.works = shown.works.filter((one) => one !== work);
  }
}

function readOf({ data }: Message): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
