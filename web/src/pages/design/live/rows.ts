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
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

export type Grid = Extract<First, { kind: "grid" }>;

/** The rows of all clues. Those that have not changed stay the same objects, so that they are not drawn again. */
export class Rows {
  #before: readonly ClueRow[] = [];

  of(grid: Grid, checked: Checked<GridFindings> | undefined): readonly ClueRow[] {
    this.#before = rowsOf(grid, checked).map((row, at) => {
      const before = this.#before[at];
      return before !== undefined && JSON.stringify(before) === JSON.stringify(row) ? before : row;
    });
    return this.#before;
  }
}

function rowsOf(grid: Grid, checked: Checked<GridFindings> | undefined): readonly ClueRow[] {
  const { outline, readings } = grid;
  const lengths = bars(readings.left?.counts ?? []);
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
      count: readings.left?.counts?.[at + 1] ?? null,
      bar: lengths[at + 1] ?? 0,
      state,
      notes,
      from: place?.from ?? 0,
      to: place?.to ?? 0,
    };
  });
}

/** Returns the index of the clue in which the writer is; -1 if there is none. */
export function clueAt({ outline }: Grid, cursor: number): number {
  return outline.clues.findIndex(({ from, to }) => from <= cursor && cursor <= to);
}
