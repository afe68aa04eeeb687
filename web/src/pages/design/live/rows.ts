/** What is shown of each clue. */
import type { Checked, GridFindings } from "../../../api/design";
import { bars } from "../../../core/design/counts";
import { say } from "../../../messages/language.svelte";
import { type First, isNotUnderstood } from "../seen";

export interface ClueRow {
  readonly label: string;
  readonly text: string;
  readonly paraphrase: string | null;
  readonly expression: string | null;
  /** The solutions left after it; `null` if that is not known. */
  readonly count: string | null;
  readonly bar: number;
  readonly state: "read" | "unread" | "clashing" | "idle";
  readonly notes: readonly { readonly text: string; readonly tone: "note" | "bad" }[];
  readonly isHere: boolean;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

export type Grid = Extract<First, { kind: "grid" }>;

/** Returns the rows of all clues; `cursor` is where the writer is in the text. */
export function rowsOf(grid: Grid, checked: Checked<GridFindings> | undefined, cursor: number): readonly ClueRow[] {
  const { outline, readings, counted } = grid;
  const lengths = bars(counted?.counts ?? []);
  const clashing = new Set(checked?.check.clash?.map(({ clue }) => clue));
  const idle = new Set(checked?.check.idle.map(({ clue }) => clue));
  return readings.clues.map((clue, at): ClueRow => {
    const place = outline.clues[at];
    const said = clue.sentences.map(({ text }) => text).join("; ");
    const meant = clue.stated ?? clue.sentences[0]?.readings[0] ?? null;
    const isUnread = isNotUnderstood(clue);
    const state = clashing.has(at + 1) ? "clashing" : isUnread ? "unread" : idle.has(at + 1) ? "idle" : "read";
    const notes: ClueRow["notes"][number][] = [];
    if (isUnread) {
      const why = clue.sentences.flatMap(({ remark }) => remark ?? []);
      notes.push({ text: why[0] ?? say("design-unread"), tone: "bad" });
    }
    if (clue.stated === null) {
      for (const other of clue.sentences.flatMap(({ others }) => others)) {
        notes.push({ text: say("design-may-mean", { reading: other.paraphrase ?? other.expression }), tone: "note" });
      }
    }
    if (clue.same === false) notes.push({ text: say("design-not-same"), tone: "bad" });
    if (clashing.has(at + 1)) notes.push({ text: say("design-clashes"), tone: "bad" });
    if (idle.has(at + 1)) notes.push({ text: say("design-redundant"), tone: "note" });
    return {
      label: clue.label,
      text: said || (meant?.paraphrase ?? ""),
      paraphrase: said === "" || meant?.paraphrase?.replace(/\.$/, "") === said ? null : (meant?.paraphrase ?? null),
      expression: meant?.expression ?? null,
      count: counted?.counts?.[at + 1] ?? null,
      bar: lengths[at + 1] ?? 0,
      state,
      notes,
      isHere: place !== undefined && place.from <= cursor && cursor <= place.to,
      from: place?.from ?? 0,
      to: place?.to ?? 0,
    };
  });
}
