/** The names of the places of a crossing, for people. */
import { say } from "./language.svelte";

/** The names of the two places of a puzzle that states no others, in its text and in the answers of the server. */
const USUAL = ["left", "right"] as const;

/** Returns the names of places in the language of the page, if the puzzle has no names of its own for them. */
export function placeNames(places: readonly string[]): readonly string[] {
  const isUsual = places.length === USUAL.length && USUAL.every((name, at) => places[at] === name);
  return isUsual ? USUAL.map((name) => say(`place-${name}`)) : places;
}

/** Returns the name of one of the places, by its number from 0. */
export function placeName(places: readonly string[], at: number): string {
  return placeNames(places)[at] ?? "";
}
