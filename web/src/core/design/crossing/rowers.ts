/** Who rows, where a list of names says it. */
import { itemsOf } from "./items";
import type { Name } from "./names";

/** Returns the names of those who can row, none of them if everybody can; `null` if it takes more than names to say it. */
export function rowersIn(stated: string, names: readonly Name[]): readonly string[] | null {
  if (stated.trim() === "") return [];
  const listed = itemsOf(0, stated).flatMap(({ text }) => text.replace(/^or\s+/, "").split(/\s+or\s+/));
  const known = new Set(names.filter(({ kind }) => kind !== "member").map(({ written }) => written));
  return listed.every((name) => known.has(name)) ? listed : null;
}
