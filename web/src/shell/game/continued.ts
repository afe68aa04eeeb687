/** The games that were begun in this browser. */
import { writeLink } from "../../core/link/link";
import type { SavedGame } from "../../core/saved";
import { all } from "./games";

/** A game that was begun. */
export interface Begun {
  readonly key: string;
  readonly name: string | null;
  readonly title: string;
  readonly isSolved: boolean;
  readonly elapsed: number;
  /** Where it is played. */
  readonly address: string;
}

/** Maximum number of games that are listed. */
const MAX_LISTED = 6;

/** Returns the games that were begun and are not solved, the newest first, and the names of the solved ones. */
export async function begunGames(): Promise<{ open: Begun[]; solved: ReadonlySet<string> }> {
  const stored: unknown[] = await all().catch(() => []);
  const games = stored.filter(isGame).sort((one, other) => other.savedAt - one.savedAt);
  const open = games.filter(({ isSolved, log }) => !isSolved && log.done > 0).slice(0, MAX_LISTED);
  const solved = games.filter(({ isSolved }) => isSolved).flatMap(({ name }) => name ?? []);
  return { open: await Promise.all(open.map(begun)), solved: new Set(solved) };
}

async function begun({ key, name, title, puzzle, isSolved, elapsed }: SavedGame): Promise<Begun> {
  const isNamed = name !== null;
  const fragment = isNamed ? "" : await writeLink({ puzzle: puzzle as Record<string, unknown>, marks: [] });
  const address = isNamed ? `/play/${encodeURIComponent(name)}` : `/play${fragment}`;
  return { key, name, title, isSolved, elapsed, address };
}

/** Whether what is stored has what is listed here; its log is checked when it is played. */
function isGame(stored: unknown): stored is SavedGame {
  if (typeof stored !== "object" || stored === null) return false;
  const { key, name, title, puzzle, log, elapsed, savedAt } = stored as Partial<Record<keyof SavedGame, unknown>>;
  const isLog = typeof log === "object" && log !== null && "done" in log && typeof log.done === "number";
  const isPuzzle = typeof puzzle === "object" && puzzle !== null;
  const hasNumbers = typeof elapsed === "number" && typeof savedAt === "number";
  const isNamed = typeof key === "string" && (name === null || typeof name === "string") && typeof title === "string";
  return isNamed && isPuzzle && isLog && hasNumbers;
}
