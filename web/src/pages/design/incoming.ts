/** What is dropped or pasted on the page, outside of what is written. */
import { say } from "../../messages/language.svelte";
import { taken, Untaken } from "./taken";

/** Maximum size of a file that can be a puzzle, in bytes. */
const MAX_FILE = 2_000_000;

/** Returns whether a file is carried over the page. */
export function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** Returns whether somebody writes at the place of an event: the text and the fields take what they are given themselves. */
export function isWriting(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

/**
 * Returns what is in a file.
 *
 * @throws {Untaken} It is larger than any puzzle.
 */
export async function textOf(file: File): Promise<string> {
  if (file.size > MAX_FILE) throw new Untaken(say("design-file-large"));
  return file.text();
}

/** Returns the puzzle that was dropped or pasted, as text in the notation; `null` if nothing was. */
export async function incoming(data: DataTransfer | null): Promise<string | null> {
  const file = data?.files[0];
  // What is carried is gone after the event: it is asked for before the file is read.
  const carried = data?.getData("text/plain") ?? "";
  const given = file === undefined ? carried : await textOf(file);
  return given.trim() === "" ? null : taken(given);
}
