/** Which lines of the text are marked. */
import type { Checked, GridFindings } from "../../api/design";
import type { Marked } from "./editor/editor";
import type { Grid } from "./live/rows";

/** Returns the clues that cannot all be true, and those that say nothing new. */
export function marksOf({ outline }: Grid, found: Checked<GridFindings> | undefined): readonly Marked[] {
  const lines = (clues: GridFindings["idle"], kind: Marked["kind"]): Marked[] =>
    clues.flatMap(({ clue }) => {
      const place = outline.clues[clue - 1];
      return place === undefined ? [] : [{ from: place.from, to: place.to, kind }];
    });
  return found === undefined ? [] : [...lines(found.check.clash ?? [], "clashing"), ...lines(found.check.idle, "idle")];
}
