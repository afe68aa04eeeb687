/**
 * Where the parts of a crossing stand in its text, so that a form can change them and nothing else. What the text means
 * is known by the server alone.
 */
import { type Block, blocksOf, type Piece, trimmed } from "../blocks";
import type { List } from "../edit";
import { uncommented } from "../family";
import { type BoatItem, boatItemOf, type Item, itemOf, itemsOf } from "./items";

/** A group of travellers. */
export interface Group extends Piece {
  /** As it is written before the colon. */
  readonly name: Piece;
  readonly items: readonly Item[];
  readonly list: List;
}

export interface Boat extends Piece {
  /** What is written before the colon. */
  readonly name: Piece;
  readonly items: readonly BoatItem[];
  readonly list: List;
}

export interface Rule extends Piece {
  /** Where it applies: what is written behind `rule`, which may be nothing. */
  readonly place: Piece;
  readonly expression: Piece;
  /** What is shown if it does not hold. */
  readonly say: Piece | null;
}

/** A line with a keyword, and what is written behind its colon. */
export interface Line extends Piece {
  readonly keyword: string;
  readonly value: Piece;
}

/** The keywords of the lines about places. */
export type WhereKeyword = "places" | "start" | "goal";

export interface CrossingOutline {
  readonly title: Piece | null;
  readonly language: string | null;
  readonly groups: readonly Group[];
  readonly boats: readonly Boat[];
  readonly rules: readonly Rule[];
  readonly rower: Line | null;
  readonly cost: Line | null;
  readonly limit: Line | null;
  /** The lines about places, each the first of its kind. */
  readonly where: Readonly<Record<WhereKeyword, Line | null>>;
  /** All other lines. */
  readonly others: readonly Line[];
  readonly places: readonly string[];
  /** The names of groups that are declared together on one line. */
  readonly declared: readonly string[];
  /** The names for several groups together. */
  readonly tags: readonly string[];
}

const HEAD = /^(?:(?:thing\s+)?"[^"]*"|[^:"#]+)\s*(?=:)/;
/** Words before a colon that have a value of their own. */
const KEYWORDS = new Set(["places", "routes", "pairs", "tags", "start", "goal", "rower", "cost", "limit", "source", "say"]);
const VESSELS = /^(?:boat(?:\s.+)?|raft|ferry|canoe|dinghy|ship|kayak|gondola|torch|lamp|lantern|flashlight|lift|elevator|bridge|bateau|barque|boot|vlot)$/i;
/** Words before the numbers of all travellers. */
const MEASURES = /^(?:weights?|times?|kgs?|kilos?|lbs?|pounds?|stones?|tons?|mins?|minutes?|secs?|seconds?|hours?)$/i;

/** Reads the outline of a text. */
export function crossingOutline(text: string): CrossingOutline {
  const blocks = blocksOf(text).flatMap((block) => headed(block) ?? []);
  const valueOf = (wanted: string): Line | null => {
    const found = blocks.find(({ head }) => head.text.toLowerCase() === wanted);
    return found === undefined ? null : lineOf(found);
  };
  const tags = blocks.filter(({ head }) => head.text.toLowerCase() === "tags").flatMap(({ list }) => list.items);
  const where = { places: valueOf("places"), start: valueOf("start"), goal: valueOf("goal") };
  const areFirst = new Set(Object.values(where).map((line) => line?.from));
  const places = itemsOf(0, where.places?.value.text ?? "left, right").map((place) => place.text);
  const isPlace = new Set(places.map((place) => place.toLowerCase()));
  const outline = {
    groups: [] as Group[],
    boats: [] as Boat[],
    rules: [] as Rule[],
    others: [] as Line[],
    declared: [] as string[],
  };
  for (const block of blocks) {
    const word = block.head.text.toLowerCase();
    const { list } = block;
    const [first] = list.items;
    const isCount = /^\d/.test(first?.text ?? "");
    const isMeasure = MEASURES.test(word) && list.items.length > 1 && isCount;
    // `left: farmer, wolf` says who starts there, and `people: 3 missionaries, 3 cannibals` declares two groups.
    const areCounts = list.items.length > 1 && list.items.every((item) => /^\d+\s+\p{L}/u.test(item.text));
    if (["crossing", "title", "language", "rower", "cost", "limit"].includes(word)) continue;
    if (Object.hasOwn(where, word) && areFirst.has(block.whole.from)) continue;
    if (/^rule(\s|$)/.test(word)) outline.rules.push(ruleOf(block));
    else if (VESSELS.test(word) && isCount) outline.boats.push({ ...block.whole, name: block.head, items: list.items.map(boatItemOf), list });
    else if (isPlace.has(word) || areCounts) {
      outline.declared.push(...list.items.map(({ text: item }) => item.replace(/^\d+\s+/, "")));
      outline.others.push(lineOf(block));
    } else if (KEYWORDS.has(word) || /^(?:rower|cost)\s/.test(word) || isMeasure) outline.others.push(lineOf(block));
    else outline.groups.push({ ...block.whole, name: block.head, items: list.items.map(itemOf), list });
  }
  return {
    ...outline,
    title: valueOf("crossing")?.value ?? valueOf("title")?.value ?? null,
    language: valueOf("language")?.value.text ?? null,
    rower: valueOf("rower"),
    cost: valueOf("cost"),
    limit: valueOf("limit"),
    where,
    places,
    tags: tags.flatMap(({ text: tag }) => (/^([^=]+)=/.exec(tag)?.[1] ?? "").trim() || []),
  };
}

interface Headed {
  readonly whole: Piece;
  readonly head: Piece;
  /** The lines without the head. */
  readonly lines: readonly Piece[];
  readonly list: List;
}

function headed({ from, lines }: Block): Headed | null {
  const contents = lines.map((line) => ({ from: line.from, to: line.to, text: uncommented(line.text) }));
  const [first] = contents;
  const head = HEAD.exec(first?.text ?? "")?.[0];
  if (first === undefined || head === undefined) return null;
  const start = head.length + 1;
  const inline = trimmed(from + start, first.text.slice(start));
  const below = contents.slice(1).map((line) => trimmed(line.from, line.text));
  const items = [inline, ...below].flatMap((line) => itemsOf(line.from, line.text));
  return {
    whole: { from, to: lines.at(-1)?.to ?? from, text: "" },
    head: trimmed(from, head),
    lines: [inline, ...below],
    list: { items, from: from + first.text.trimEnd().length, isTall: inline.text === "" && items.length > 0 },
  };
}

/** Returns lines as one piece, with blanks in place of what is between them. */
function joined(lines: readonly Piece[]): Piece {
  const stated = lines.filter(({ text }) => text !== "");
  const [first, last] = [stated[0] ?? lines[0], stated.at(-1) ?? lines[0]];
  return { from: first?.from ?? 0, to: last?.to ?? 0, text: stated.map(({ text }) => text).join(" ") };
}

function lineOf({ whole, head, lines }: Headed): Line {
  return { ...whole, keyword: head.text, value: joined(lines) };
}

function ruleOf({ whole, head, lines }: Headed): Rule {
  const [, before = "", place = ""] = /^(rule\s*)(.*)$/is.exec(head.text) ?? [];
  const says = lines.findIndex(({ text }, at) => at > 0 && /^say\s*:/i.test(text));
  const [said] = says < 0 ? [] : lines.slice(says, says + 1);
  const words = /^say\s*:\s*/i.exec(said?.text ?? "")?.[0].length ?? 0;
  const start = head.from + before.length;
  return {
    ...whole,
    place: { from: start, to: start + place.length, text: place },
    expression: joined(says < 0 ? lines : lines.slice(0, says)),
    say: said === undefined ? null : joined([{ from: said.from + words, to: said.to, text: said.text.slice(words) }, ...lines.slice(says + 1)]),
  };
}
