/** The families of puzzles, in the order in which the gallery shows them. */
export const FAMILIES = ["sudoku", "grid", "crossing", "moves"] as const;

export type Family = (typeof FAMILIES)[number];

/** Returns under which heading a family is shown; jugs, towers, tiles and knights are puzzles of moves. */
export function familyOf(name: string): Family {
  return FAMILIES.find((family) => family === name) ?? "moves";
}
