/** What is saved on the server: puzzles and games, each under a link to change it and a link to play it. */
import { answerOf, Refusal, send } from "./client";
import type { SavedToChange, SavedToPlay, SavedVersion, SentToSave } from "./types";

/** Maximum number of characters of a title. */
const MAX_TITLE = 200;

/** What the server says, in one word for each thing that a person can do about it. */
const PROBLEMS = {
  "saved-changed": "changed",
  "saved-play-only": "play-only",
  "saved-too-large": "too-large",
  "saved-unknown": "unknown",
  "request-too-large": "too-large",
  "store-at-limit": "at-limit",
  "store-broken": "unusable",
  "store-disk-full": "disk-full",
  "store-foreign": "unusable",
  "store-locked": "locked",
  "store-newer": "newer",
  "store-off": "off",
  "store-read-only": "read-only",
} as const;

/** Why something is not saved or found. */
export type SavedProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | "busy" | "unreachable" | "refused";

/** What is saved together. */
export type Content = Required<Pick<SentToSave, "title" | "puzzle" | "log">>;

export class NotSaved extends Error {
  override readonly name = "NotSaved";
  readonly problem: SavedProblem;

  constructor(problem: SavedProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Saves under two new links.
 *
 * @throws {NotSaved}
 */
export async function save(content: Content): Promise<SavedToChange> {
  return exchange<SavedToChange>("POST", "", fitted(content));
}

/**
 * Replaces this version of what is saved. Returns the version that it is now.
 *
 * @throws {NotSaved} Among others, if it has another version by now.
 */
export async function replace(change: string, content: Content, version: number): Promise<number> {
  return (await exchange<SavedVersion>("PUT", `/${change}`, { ...fitted(content), version })).version;
}

/**
 * Returns what a link leads to.
 *
 * @throws {NotSaved}
 */
export async function find(link: string): Promise<SavedToChange | SavedToPlay> {
  return exchange<SavedToChange | SavedToPlay>("GET", `/${link}`);
}

/**
 * Deletes what is saved.
 *
 * @throws {NotSaved}
 */
export async function remove(change: string): Promise<void> {
  await exchange("DELETE", `/${change}`);
}

/** Whether an answer is for who may change what is saved. */
export function mayChange(found: SavedToChange | SavedToPlay): found is SavedToChange {
  return "id" in found;
}

async function exchange<Known extends object>(method: string, link: string, body?: object): Promise<Known> {
  try {
    return (await answerOf(await send(method, `/api/saved${link}`, body))) as Known;
  } catch (why) {
    throw why instanceof Refusal ? new NotSaved(problemOf(why)) : why;
  }
}

/** Returns what a refusal means to who saves. */
export function problemOf({ kind, diagnostics }: Refusal): SavedProblem {
  const code = diagnostics[0]?.code ?? "";
  if (code in PROBLEMS) return PROBLEMS[code as keyof typeof PROBLEMS];
  // Nobody cancels what is saved.
  return kind === "cancelled" ? "unreachable" : kind;
}

function fitted(content: Content): Content {
  return { ...content, title: [...(content.title ?? "")].slice(0, MAX_TITLE).join("") };
}
