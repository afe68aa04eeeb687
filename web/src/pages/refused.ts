/** Says why the server gave no answer. */
import { Refusal } from "../api/client";
import { say } from "../messages/language.svelte";

/** Returns the words of a failed question. */
export function reasonOf(why: unknown): string {
  if (!(why instanceof Refusal)) return say("server-unreachable");
  const told = why.diagnostics.map(({ message, hint }) => (hint === null ? message : `${message} (${hint})`));
  if (told.length > 0) return told.join("\n");
  if (why.kind === "cancelled") return say("server-cancelled");
  return say(why.kind === "busy" ? "server-busy" : "server-unreachable");
}
