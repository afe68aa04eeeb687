/** The drafts of this browser, in IndexedDB. */
import { type Draft, readDraft } from "../../core/design/draft";
import { openStore } from "../../shell/database";

const drafts = openStore<Draft>({ database: "bachet.drafts", version: 1, store: "drafts", key: "id" });

/** The drafts of this browser. */
export interface Drafts {
  /** The newest first. */
  readonly drafts: readonly Draft[];
  /** Number of those that this version cannot read; they stay as they are. */
  readonly unread: number;
}

export async function listDrafts(): Promise<Drafts> {
  const all = (await drafts.all()).map(readDraft);
  const read = all.filter((draft) => draft !== null).sort((one, other) => other.changedAt - one.changedAt);
  return { drafts: read, unread: all.length - read.length };
}

export async function saveDraft(draft: Draft): Promise<void> {
  await drafts.put(draft);
}

export async function deleteDraft(id: string): Promise<void> {
  await drafts.delete(id);
}
