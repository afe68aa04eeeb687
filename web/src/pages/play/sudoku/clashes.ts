/** Clashes on a board in words. */
import type { Clash } from "../../../api/types";
import type { Cells } from "../../../boards/cells/cells.svelte";
import { say } from "../../../messages/language.svelte";

/** Returns what a clash is, in words. */
export function clashText(clash: Clash, cells: Cells): string {
  const { of, value } = clash;
  const symbol = value === null ? "" : (cells.board.symbols[value] ?? String(value));
  const names = clash.cells.join(", ");
  switch (of.kind) {
    case "row":
    case "column":
    case "box":
    case "region":
      return say("clash-house", { value: symbol, house: say(`house-${of.kind}`, { number: of.number }), cells: names });
    case "rule":
      return say("clash-rule", { rule: ruleText(cells, of.number), cells: names });
    case "given":
      return say("clash-given", { cell: of.cell });
  }
}

/** Returns a rule, counted from 1: in words, or as it is written. */
function ruleText({ ruleWords, board }: Cells, number: number): string {
  return (ruleWords ?? board.rules)[number - 1] ?? String(number);
}
