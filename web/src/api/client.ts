/** Asks the server. What can go wrong is a `Refusal`, with words for the player. */
import { language } from "../messages/language.svelte";
import type { Answer, Diagnostic, Question, Verb } from "./types";

/** The languages in which the server answers; written into the page by the build. */
declare const ANSWER_LANGUAGES: readonly string[];

/** Why there is no answer. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** What happened: the server cannot be reached, is busy, or says why the question has no answer; or the player cancelled it. */
  readonly kind: "unreachable" | "busy" | "refused" | "cancelled";
  readonly diagnostics: readonly Diagnostic[];

  constructor(kind: Refusal["kind"], diagnostics: readonly Diagnostic[] = []) {
    super(diagnostics.map((one) => one.message).join("\n") || kind);
    this.kind = kind;
    this.diagnostics = diagnostics;
  }
}

/** Status of a server that has too many questions at once. */
const BUSY = 503;
/** Status of an answer that says only that it is done. */
const NO_CONTENT = 204;

/**
 * Sends a question, `POST /api/VERB`, and returns the answer, with its texts in the language of the page.
 *
 * @throws {Refusal} There is no answer.
 * @throws {DOMException} `signal` has ended the question.
 */
export async function ask<V extends Verb>(verb: V, question: Question<V>, signal?: AbortSignal): Promise<Answer<V>>;
/** The same for who knows the form of the answer better, by the family of the puzzle. */
export async function ask<Known extends object>(verb: Verb, question: object, signal?: AbortSignal): Promise<Known>;
export async function ask(verb: Verb, question: object, signal?: AbortSignal): Promise<object> {
  return answerOf(await send("POST", `/api/${verb}`, { ...question, ...inLanguage() }, signal));
}

/**
 * Returns what the server answers.
 *
 * @throws {Refusal} It says why not.
 */
export async function answerOf(response: Response): Promise<object> {
  if (response.status === NO_CONTENT) return {};
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === BUSY) throw new Refusal("busy", diagnosticsOf(answer));
  if (!response.ok || typeof answer !== "object" || answer === null) {
    throw new Refusal(isAnswer(answer) ? "refused" : "unreachable", diagnosticsOf(answer));
  }
  return answer;
}

/**
 * Sends a request.
 *
 * @throws {Refusal} The server cannot be reached.
 */
export async function send(method: string, path: string, body?: object, signal?: AbortSignal, accepted = "*/*"): Promise<Response> {
  // What refuses a question before it is read cannot know its language from the question.
  const headers = { Accept: accepted, "Accept-Language": language(), ...(body !== undefined && { "Content-Type": "application/json" }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, headers, ...sent, signal: signal ?? null });
  } catch (why) {
    if (why instanceof DOMException && why.name === "AbortError") throw why;
    throw new Refusal("unreachable");
  }
}

/** The language of the answer: that of the page, if the server has it. */
export function inLanguage(): { lang?: string } {
  return ANSWER_LANGUAGES.includes(language()) ? { lang: language() } : {};
}

function isAnswer(answer: unknown): answer is { diagnostics: readonly Diagnostic[] } {
  return typeof answer === "object" && answer !== null && "diagnostics" in answer && Array.isArray(answer.diagnostics);
}

export function diagnosticsOf(answer: unknown): readonly Diagnostic[] {
  return isAnswer(answer) ? answer.diagnostics : [];
}
