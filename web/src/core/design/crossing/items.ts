/** The items of a line of a crossing: what is written between its commas. */
import { type Piece, trimmed } from "../blocks";

/** What an item of a group of travellers says. */
export interface Item extends Piece {
  readonly kind: "member" | "attribute" | "mate" | "other";
  /** The attribute, or the mate. */
  readonly name: string;
  /** What is stated about it. */
  readonly value: Piece;
}

/** What an item of a boat says. */
export interface BoatItem extends Piece {
  readonly kind: "seats" | "limit" | "other";
  /** The attribute of which the load has a maximum sum. */
  readonly name: string;
  readonly value: Piece;
}

const WEIGHTS = "kgs?|kilos?|kilograms?|grams?|lbs?|pounds?|stones?|tons?|tonnes?";
const TIMES = "mins?|minutes?|secs?|seconds?|hrs?|hours?";
const NUMBER = String.raw`\d[\d.,/]*`;
const WITH_UNIT = new RegExp(String.raw`^${NUMBER}\s*(?:(${WEIGHTS})|(${TIMES}))\.?$`, "i");
const ATTRIBUTE = new RegExp(String.raw`^(\p{L}[\p{L}\s'’-]*?)\s+(${NUMBER}(?:\s+${NUMBER})*)$`, "u");
const MATE = /^((?:each\s+)?with\s+(?:her|his|its|their)\s+)(.+)$/i;
const SEATS = /^((?:up to |at most |max )?)(\d+)\s*((?:seats?|places?|passengers?)?)$/i;
const LIMIT = new RegExp(String.raw`^(${NUMBER})\s*(\p{L}[\p{L} ]*)$`, "u");

/** Splits a list at its commas and semicolons, but not in quotes, and not at a comma between two digits. */
export function itemsOf(from: number, text: string): Piece[] {
  const items: Piece[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    const isDecimal = text[at] === "," && /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
    if (at < text.length && (isQuoted || isDecimal || !/[,;]/.test(text[at] ?? ""))) continue;
    const piece = trimmed(from + start, text.slice(start, at));
    if (piece.text !== "") items.push(piece);
    start = at + 1;
  }
  return items;
}

/** Returns what an item of a group of travellers says. */
export function itemOf(piece: Piece): Item {
  const part = (at: number, text: string): Piece => ({ from: piece.from + at, to: piece.from + at + text.length, text });
  const mate = MATE.exec(piece.text);
  if (mate !== null) return { ...piece, kind: "mate", name: mate[2] ?? "", value: part(mate[1]?.length ?? 0, mate[2] ?? "") };
  const unit = WITH_UNIT.exec(piece.text);
  if (unit !== null) return { ...piece, kind: "attribute", name: unit[1] === undefined ? "time" : "weight", value: piece };
  if (/^takes\s/i.test(piece.text)) return { ...piece, kind: "other", name: "", value: piece };
  const attribute = ATTRIBUTE.exec(piece.text);
  if (attribute === null) return { ...piece, kind: "member", name: "", value: piece };
  const [, name = "", value = ""] = attribute;
  return { ...piece, kind: "attribute", name: name.toLowerCase(), value: part(piece.text.length - value.length, value) };
}

/** Returns what an item of a boat says. */
export function boatItemOf(piece: Piece): BoatItem {
  const part = (at: number, text: string): Piece => ({ from: piece.from + at, to: piece.from + at + text.length, text });
  const seats = SEATS.exec(piece.text);
  if (seats !== null) return { ...piece, kind: "seats", name: "", value: part(seats[1]?.length ?? 0, seats[2] ?? "") };
  const unit = WITH_UNIT.exec(piece.text);
  if (unit !== null) return { ...piece, kind: "limit", name: unit[1] === undefined ? "time" : "weight", value: piece };
  const limit = LIMIT.exec(piece.text);
  if (limit === null) return { ...piece, kind: "other", name: "", value: piece };
  return { ...piece, kind: "limit", name: (limit[2] ?? "").trim().toLowerCase(), value: part(0, limit[1] ?? "") };
}
