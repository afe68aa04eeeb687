/** The draft that is being written, kept in this browser with each change. */
import { type Draft, newDraft } from "../../core/design/draft";
import type { Kept } from "../../core/kept";
import { say } from "../../messages/language.svelte";
import { notify } from "../../shell/announce.svelte";
import { saveDraft } from "./drafts";

/** How long after a change it is saved, in milliseconds. */
const DELAY = 150;

export class Drafting {
  draft = $state.raw<Draft>(newDraft(freshId(), "", Date.now()));
  #history: () => unknown = () => null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isDirty = false;
  #hasFailed = false;

  /** `history` returns what the editor needs to undo. */
  keepsHistory(history: () => unknown): void {
    this.#history = history;
  }

  /** Goes on with a draft. */
  open(draft: Draft): void {
    this.save();
    this.draft = draft;
  }

  /** Begins another draft, which is kept once it is changed, or at once. */
  begin(text: string, isStored: boolean, kept: Kept | null = null): void {
    this.save();
    this.draft = newDraft(freshId(), text, Date.now(), kept);
    if (isStored) void this.#store(this.draft);
  }

  /** Remembers where the server has the draft. */
  keep(kept: Kept | null): void {
    this.draft = { ...this.draft, kept };
    this.#isDirty = true;
    this.save();
  }

  /** Takes over a changed text. */
  change(text: string): void {
    if (text === this.draft.text) return;
    this.draft = { ...this.draft, text, changedAt: Date.now() };
    this.#isDirty = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.save(), DELAY);
  }

  /** Saves now what is not saved yet. */
  save(): void {
    clearTimeout(this.#waiting);
    if (!this.#isDirty) return;
    this.#isDirty = false;
    void this.#store({ ...this.draft, history: this.#history() });
  }

  async #store(draft: Draft): Promise<void> {
    try {
      await saveDraft(draft);
    } catch {
      if (!this.#hasFailed) notify(say("design-not-kept"), { tone: "bad" });
      this.#hasFailed = true;
    }
  }
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}
