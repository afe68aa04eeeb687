/** The places of a crossing, who starts where, and who has to come where. */
import { below, type Edit, oneLine, remove } from "../edit";
import { setValue } from "./edits";
import { itemsOf } from "./items";
import { type Name, renamed } from "./names";
import { type CrossingOutline, crossingOutline, type WhereKeyword } from "./outline";

/** Where each of those named is, by their name as it is written. */
export type Placed = ReadonlyMap<string, string>;

/** No place in particular, which only a goal may state. */
export const ANYWHERE = "anywhere";
/** The names of those who have no line of their own: everybody, and every boat. */
const COMMON = ["all", "boat"] as const;

/** A character that no text has, in place of the first place while names are exchanged; the others follow it. */
const FIRST_MARK = 0xe000;

/** Returns the names of those to whom a place can be given, as they are written. */
export function placeable(names: readonly Name[]): readonly string[] {
  const own = names.filter(({ kind }) => kind !== "member").map(({ written }) => written);
  return [...COMMON, ...own.filter((name) => !COMMON.some((common) => common === name))];
}

/** Reads `fox at island, boat at left`; `null` if it takes more than names and places to say it. */
export function placedIn(stated: string, names: readonly Name[], places: readonly string[]): Placed | null {
  const known = placeable(names);
  const found = new Map<string, string>();
  for (const { text } of stated.trim() === "" ? [] : itemsOf(0, stated)) {
    const [, who = "", at = ANYWHERE] = /^(.+?)\s+(?:at\s+(.+)|anywhere)$/i.exec(text) ?? [];
    const place = at === ANYWHERE ? at : places.find((one) => one.toLowerCase() === at.toLowerCase());
    if (!known.includes(who) || found.has(who) || place === undefined) return null;
    found.set(who, place);
  }
  return found;
}

/** Says where somebody starts or has to come; nothing is said of him if `where` is empty. */
export function put(text: string, keyword: "start" | "goal", placed: Placed, who: string, where: string): Edit[] {
  const next = new Map(placed);
  if (where === "") next.delete(who);
  else next.set(who, where);
  const items = [...next].map(([name, at]) => (at === ANYWHERE ? `${name} ${ANYWHERE}` : `${name} at ${at}`));
  return setWhere(text, keyword, items.join(", "));
}

/** Writes a line about places; without a value it is taken out. */
export function setWhere(text: string, keyword: WhereKeyword, typed: string): Edit[] {
  const { where, limit, cost, rower, boats, groups, title } = crossingOutline(text);
  const value = oneLine(typed).replace(/#/g, "");
  const line = where[keyword];
  if (line !== null) return value === "" ? remove(text, line) : setValue(line, value);
  if (value === "") return [];
  // Places are named before the lines that use their names.
  const above = keyword === "places" ? [title] : [where.start, limit, cost, rower, ...boats, ...groups, title];
  return [below(text, Math.max(...above.map((one) => one?.to ?? 0)), `${keyword}: ${value}`)];
}

/** Names the places, also wherever one of them is meant; `null` if these are no names for places. */
export function namePlaces(text: string, typed: string): Edit[] | null {
  const outline = crossingOutline(text);
  const wanted = itemsOf(0, oneLine(typed).replace(/[:#"]/g, "")).map((item) => item.text);
  const isTwice = new Set(wanted.map((name) => name.toLowerCase())).size < wanted.length;
  if (wanted.length === 1 || isTwice) return null;
  const before = outline.places;
  const after = wanted.length === 0 ? ["left", "right"] : wanted;
  const edits = setWhere(text, "places", wanted.join(", "));
  return after.length === before.length ? [...edits, ...renamings(outline, before, after)] : edits;
}

/** Returns the changes of the lines that name places. */
function renamings({ rules, where, others }: CrossingOutline, before: readonly string[], after: readonly string[]): Edit[] {
  const values = [where.start, where.goal, ...others.filter(({ keyword }) => /^(?:routes|start|goal)$/i.test(keyword))];
  const uses = [...rules.map(({ place }) => place), ...values.flatMap((line) => (line === null ? [] : [line.value]))];
  const heads = others.map(({ from, keyword }) => ({ from, to: from + keyword.length, text: keyword }));
  const isPlace = (head: string): boolean => before.some((name) => name.toLowerCase() === head.toLowerCase());
  return [...uses, ...heads.filter(({ text }) => isPlace(text))].flatMap((use): Edit[] => {
    // All at once: two places may exchange their names.
    const marked = before.reduce((line, name, at) => renamed(line, name, String.fromCharCode(FIRST_MARK + at)), use.text);
    const insert = marked.replace(/[\uE000-\uF8FF]/g, (mark) => after[mark.charCodeAt(0) - FIRST_MARK] ?? mark);
    return insert === use.text ? [] : [{ from: use.from, to: use.to, insert }];
  });
}
