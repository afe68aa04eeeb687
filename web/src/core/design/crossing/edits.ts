/** Changes to the text of a crossing, each as small as what it is about. */
import { below, type Edit, oneLine, remove, setList } from "../edit";
import { itemsOf } from "./items";
import { nameOf, renamed } from "./names";
import { type Boat, type CrossingOutline, crossingOutline, type Group, type Line, type Rule } from "./outline";

/** Returns a text that cannot begin another part of the puzzle. */
function plain(text: string): string {
  return oneLine(text).replace(/[:#]/g, "").trim();
}

export function setCrossingTitle(text: string, title: string): Edit[] {
  const { title: stated } = crossingOutline(text);
  if (stated === null) return [{ from: 0, to: 0, insert: `crossing: ${oneLine(title)}\n` }];
  const gap = text[stated.from - 1] === ":" ? " " : "";
  return [{ from: stated.from, to: stated.to, insert: gap + oneLine(title) }];
}

/** Writes how many of a group there are, or their names. */
export function setMembers({ items, list }: Group, typed: string): Edit[] {
  const wanted = itemsOf(0, plain(typed)).map(({ text }) => text);
  return setList(list, [...wanted, ...items.filter(({ kind }) => kind !== "member").map(({ text }) => text)]);
}

/** Writes the numbers of an attribute; without any, the group no longer has it. */
export function setAttribute({ items, list }: Group, name: string, typed: string): Edit[] {
  const value = plain(typed).replace(/[,;]/g, " ").replace(/\s+/g, " ").trim();
  const stated = items.find((item) => item.kind === "attribute" && item.name === name);
  const written = /\p{L}/u.test(value) ? value : `${name} ${value}`;
  if (stated !== undefined && value !== "") {
    const insert = stated.value.text === stated.text ? written : value;
    return insert === stated.value.text ? [] : [{ from: stated.value.from, to: stated.value.to, insert }];
  }
  const others = items.filter((item) => item !== stated).map(({ text }) => text);
  return setList(list, value === "" ? others : [...others, written]);
}

/** Writes with whom each of a group belongs; with nobody if `mate` is empty. */
export function setMate({ items, list }: Group, mate: string): Edit[] {
  const stated = items.find(({ kind }) => kind === "mate");
  if (stated !== undefined && mate !== "") return [{ from: stated.value.from, to: stated.value.to, insert: mate }];
  const others = items.filter((item) => item !== stated).map(({ text }) => text);
  return setList(list, mate === "" ? others : [...others, `each with her ${mate}`]);
}

/** Gives a group another name, here and wherever it is meant; `null` if there is no such name to give. */
export function renameGroup(outline: CrossingOutline, group: Group, typed: string): Edit[] | null {
  const { groups, rules, rower, cost, where, others } = outline;
  const wanted = plain(typed).replace(/[,;=()"]/g, "");
  const isTaken = groups.some((other) => other !== group && nameOf(other.name.text).shown === wanted);
  if (wanted === "" || isTaken || outline.tags.includes(wanted)) return null;
  const { written: before, shown } = nameOf(group.name.text);
  const { written: after } = nameOf(wanted);
  if (shown === wanted) return [];
  const lines = [rower, cost, where.start, where.goal, ...others].filter((line) => line !== null);
  const uses = [
    ...rules.map(({ expression }) => expression),
    ...lines.filter(({ keyword }) => !["source", "places", "routes"].includes(keyword.toLowerCase())).map(({ value }) => value),
    ...groups.flatMap(({ items }) => items.filter(({ kind }) => kind === "mate").map(({ value }) => value)),
  ];
  const changes = uses.flatMap(({ from, to, text }): Edit[] => {
    const insert = renamed(text, before, after);
    return insert === text ? [] : [{ from, to, insert }];
  });
  return [{ from: group.name.from, to: group.name.to, insert: after }, ...changes];
}

/** Adds a group below the others. */
export function addGroup(text: string, name: string): Edit[] {
  const { groups, title } = crossingOutline(text);
  return [below(text, groups.at(-1)?.to ?? title?.to ?? 0, `${nameOf(name).written}: 1`)];
}

/** Writes how many seats a boat has. */
export function setSeats({ items, list }: Boat, seats: number): Edit[] {
  const stated = items.find(({ kind }) => kind === "seats");
  if (stated !== undefined) return [{ from: stated.value.from, to: stated.value.to, insert: String(seats) }];
  return setList(list, [`${seats} ${seats === 1 ? "seat" : "seats"}`, ...items.map(({ text }) => text)]);
}

/** Writes the maximum sum of an attribute over the load; no maximum if it is empty. */
export function setLoad({ items, list }: Boat, attribute: string, typed: string): Edit[] {
  const value = plain(typed).replace(/[,;]/g, "");
  const stated = items.find((item) => item.kind === "limit" && item.name === attribute);
  const written = /\p{L}/u.test(value) ? value : `${value} ${attribute}`;
  if (stated !== undefined && value !== "") {
    return [{ from: stated.value.from, to: stated.value.to, insert: stated.value.text === stated.text ? written : value }];
  }
  const others = items.filter((item) => item !== stated).map(({ text }) => text);
  return setList(list, value === "" ? others : [...others, written]);
}

/** Adds a boat; each of several has a letter as its name. */
export function addBoat(text: string): Edit[] {
  const { boats, groups, title } = crossingOutline(text);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const [only] = boats;
  const isNameless = boats.length === 1 && only !== undefined && only.name.text.toLowerCase() === "boat";
  const naming = isNameless ? [{ from: only.name.to, to: only.name.to, insert: " A" }] : [];
  const taken = isNameless ? ["A"] : boats.map(({ name }) => name.text.replace(/^boat\s+/i, ""));
  const free = [...letters].find((letter) => !taken.includes(letter)) ?? "";
  const head = boats.length === 0 ? "boat" : `boat ${free}`;
  return [...naming, below(text, boats.at(-1)?.to ?? groups.at(-1)?.to ?? title?.to ?? 0, `${head}: 2 seats`)];
}

/** Writes a line about trips, such as who rows; without a value it is taken out. */
export function setLine(text: string, keyword: "rower" | "cost" | "limit", typed: string): Edit[] {
  const outline = crossingOutline(text);
  const value = oneLine(typed).replace(/#/g, "");
  const line = outline[keyword];
  if (line !== null) return value === "" ? remove(text, line) : setValue(line, value);
  if (value === "") return [];
  const { rower, cost, boats, groups, title } = outline;
  const above = cost ?? rower ?? boats.at(-1) ?? groups.at(-1) ?? title;
  return [below(text, above?.to ?? 0, `${keyword}: ${value}`)];
}

/** Writes what is behind the colon of a line. */
export function setValue({ value }: Line, typed: string): Edit[] {
  const written = oneLine(typed).replace(/#/g, "");
  return written === value.text ? [] : [{ from: value.from, to: value.to, insert: written }];
}

/** Writes where a rule applies: `at banks`, or nothing for everywhere. */
export function setPlace({ place }: Rule, where: string): Edit[] {
  if (place.text !== "") return [{ from: place.text !== "" && where === "" ? place.from - 1 : place.from, to: place.to, insert: where }];
  return where === "" ? [] : [{ from: place.from, to: place.to, insert: ` ${where}` }];
}

export function setRule({ expression }: Rule, typed: string): Edit[] {
  const written = oneLine(typed).replace(/#/g, "");
  return written === expression.text ? [] : [{ from: expression.from, to: expression.to, insert: written }];
}

/** Writes what is shown where a rule does not hold; without a text it is taken out. */
export function setSay(text: string, rule: Rule, typed: string): Edit[] {
  const written = oneLine(typed).replace(/(^|\s)#/g, "$1");
  if (rule.say !== null && written !== "") return [{ from: rule.say.from, to: rule.say.to, insert: written }];
  if (rule.say === null) return written === "" ? [] : [below(text, rule.expression.to, `  say: ${written}`)];
  const start = text.lastIndexOf("\n", rule.say.from);
  return [{ from: start, to: rule.say.to, insert: "" }];
}

/** Adds a rule below the others. */
export function addRule(text: string, rule: { readonly where: string; readonly expression: string; readonly say: string }): Edit[] {
  const { rules, limit, cost, rower, boats, groups, title } = crossingOutline(text);
  const last = rules.at(-1);
  const above = [limit, cost, rower, ...boats, ...groups, title].map((line) => line?.to ?? 0);
  const say = oneLine(rule.say).replace(/(^|\s)#/g, "$1");
  const written = `rule${rule.where === "" ? "" : ` ${rule.where}`}: ${rule.expression}${say === "" ? "" : `\n  say: ${say}`}`;
  return [below(text, last?.to ?? Math.max(...above), last === undefined ? `\n${written}` : written)];
}
