/** Asks the server. What can go wrong is a `Refusal`, with words for the player. */
import type { Answered, Diagnostic } from "./types";

/** Why there is no answer. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** What happened: the server cannot be reached, is busy, or says why the question has no answer. */
  readonly kind: "unreachable" | "busy" | "refused";
  readonly diagnostics: readonly Diagnostic[];

  constructor(kind: Refusal["kind"], diagnostics: readonly Diagnostic[] = []) {
    super(diagnostics.map((one) => one.message).join("\n") || kind);
    this.kind = kind;
    this.diagnostics = diagnostics;
  }
}

/** Status of a server that has too many questions at once. */
const BUSY = 503;

/**
 * Sends a question, `POST /api/VERB`.
 *
 * @throws {Refusal} There is no answer.
 * @throws {DOMException} `signal` has ended the question.
 */
export async function ask<Answer extends object>(
  verb: string,
  question: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Answer & Answered> {
  const response = await send(verb, question, signal);
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === BUSY) throw new Refusal("busy", diagnosticsOf(answer));
  if (!response.ok || typeof answer !== "object" || answer === null) {
    throw new Refusal(isAnswer(answer) ? "refused" : "unreachable", diagnosticsOf(answer));
  }
  return answer as Answer & Answered;
}

async function send(verb: string, question: object, signal: AbortSignal | undefined): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  try {
    return await fetch(`/api/${verb}`, { method: "POST", headers, body: JSON.stringify(question), signal: signal ?? null });
  } catch (why) {
    if (why instanceof DOMException && why.name === "AbortError") throw why;
    throw new Refusal("unreachable");
  }
}

function isAnswer(answer: unknown): answer is Answered {
  return typeof answer === "object" && answer !== null && "diagnostics" in answer && Array.isArray(answer.diagnostics);
}

function diagnosticsOf(answer: unknown): readonly Diagnostic[] {
  return isAnswer(answer) ? answer.diagnostics : [];
}
