/** What is said to those who listen, and shown for a moment to those who look. */

import { untrack } from "svelte";

/** A notice that stays until it is closed or time is up. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: "note" | "good" | "bad";
  /** Something to do about it. */
  readonly action?: { readonly label: string; run(): void };
}

/** How long a spoken text stays in the document, in milliseconds. */
const SPOKEN_FOR = 3_000;
/** How long a notice stays, in milliseconds. */
const SHOWN_FOR = 8_000;
const MAX_NOTICES = 3;

let last = 0;

export const spoken = $state({ polite: "", assertive: "" });
export const notices = $state<Notice[]>([]);

/** Says a text; `assertive` interrupts what is being read. */
export function announce(text: string, how: "polite" | "assertive" = "polite"): void {
  // A text that does not differ would not be read again. An effect that says something does not depend on what was said.
  const said = untrack(() => (spoken[how] === text ? `${text}\u00a0` : text));
  spoken[how] = said;
  setTimeout(() => {
    if (spoken[how] === said) spoken[how] = "";
  }, SPOKEN_FOR);
}

/** Shows and says a notice. */
export function notify(text: string, options: Partial<Pick<Notice, "tone" | "action">> = {}): void {
  last += 1;
  const notice: Notice = { id: last, text, tone: "note", ...options };
  untrack(() => {
    // What is said again takes the place of what was said before.
    const same = notices.find((other) => other.text === text && other.action === undefined);
    if (same !== undefined) close(same.id);
    notices.push(notice);
    if (notices.length > MAX_NOTICES) notices.shift();
  });
  announce(text);
  if (notice.action === undefined) setTimeout(() => close(notice.id), SHOWN_FOR);
}

/** Closes a notice. */
export function close(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}
