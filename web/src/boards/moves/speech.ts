/** What is said of the places of a puzzle of moves. */
import type { Moving } from "../../core/ways/moving";
import { Hanoi } from "../../core/ways/hanoi";
import { Jugs } from "../../core/ways/jugs";
import { Knights } from "../../core/ways/knights";
import { Tiles } from "../../core/ways/tiles";
import { say } from "../../messages/language.svelte";

/** Returns what is said of a place that has the focus. */
export function placeLabel(moving: Moving, state: readonly number[], place: number): string {
  const held = state[place] ?? 0;
  const at = { row: Math.floor(place / moving.columns) + 1, column: (place % moving.columns) + 1 };
  if (moving instanceof Jugs) {
    if (place === moving.tap) return say("tap");
    if (place === moving.sink) return say("sink");
    const jug = moving.jugs[place];
    return say("jug-holds", { name: jug?.name ?? "", amount: held, capacity: jug?.capacity ?? 0 });
  }
  if (moving instanceof Hanoi) {
    const disks = moving.on(state, place).map((disk) => disk + 1);
    return disks.length === 0 ? say("peg-empty", { peg: place + 1 }) : say("peg-holds", { peg: place + 1, disks: disks.join(", ") });
  }
  if (moving instanceof Tiles) {
    return held === 0 ? say("tile-blank", at) : say("tile-at", { ...at, tile: moving.names[held - 1] ?? "" });
  }
  if (moving instanceof Knights && moving.isMissing(held)) return say("square-missing", at);
  return moving.hasAt(state, place) ? say("knight-at", { ...at, colour: String.fromCharCode(held) }) : say("square-empty", at);
}
