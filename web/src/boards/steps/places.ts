/** How the places of a board stand at a moment of a run. */
import type { Moment } from "../../core/trace/stretch";
import type { Digits } from "../../core/trace/event";

export interface PlaceState {
  readonly value: Digits;
  /** Assigned by the latest assignment; taken away by the latest event; or neither. */
  readonly is: "latest" | "withdrawn" | "assigned";
  /** Whether it follows from other values. */
  readonly isForced: boolean;
}

/** Returns the places that have a value, or had one until the latest event. */
export function placesOf({ assigned, withdrawn }: Moment): Map<number, PlaceState> {
  const places = new Map<number, PlaceState>();
  for (const { place, value, forced } of withdrawn) places.set(place, { value, is: "withdrawn", isForced: forced });
  for (const [at, { place, value, forced }] of assigned.entries()) {
    places.set(place, { value, is: at === assigned.length - 1 ? "latest" : "assigned", isForced: forced });
  }
  return places;
}
