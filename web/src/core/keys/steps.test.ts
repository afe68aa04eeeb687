import { expect, it } from "vitest";

import { stepIntent } from "./steps";
import type { KeyStroke } from "./stroke";

function stroke(key: string, held: Partial<KeyStroke> = {}): KeyStroke {
  return { code: "", key, shift: false, ctrl: false, alt: false, numLock: false, ...held };
}

it.each([
  [" ", { kind: "play" }],
  ["ArrowLeft", { kind: "back" }],
  ["End", { kind: "end" }],
  ["D", { kind: "find", what: "dead-end", forwards: false }],
  ["s", { kind: "find", what: "solution", forwards: true }],
  ["x", null],
])("%s", (key, intent) => {
  expect(stepIntent(stroke(key))).toEqual(intent);
});

it("leaves the keys of the browser alone", () => {
  expect(stepIntent(stroke("d", { ctrl: true }))).toBeNull();
  expect(stepIntent(stroke("ArrowLeft", { alt: true }))).toBeNull();
});
