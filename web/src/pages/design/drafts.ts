/** The drafts of this browser, in IndexedDB. */
import { type Draft, readDraft } from "../../core/design/draft";
import { openStore } from "../../shell/database";

const drafts = openStore<Draft>({ database: "bachet.drafts", version: 1, store: "drafts", key: "id" });

/** Returns all drafts, the newest first. */
export async function listDrafts(): Promise<Draft[]> {
  const all: unknown[] = await drafts.all();
  return all
    .map(readDraft)
    .filter((draft) => draft !== null)
    .sort((one, other) => other.changedAt - one.changedAt);
}

export async function saveDraft(draft: Draft): Promise<void> {
  await drafts.put(draft);
}

export async function deleteDraft(id: string): Promise<void> {
  await drafts.delete(id);
}
