import { describe, expect, it } from "vitest";

import { isLink } from "./link";
import { isSavedLink, readSavedLink, writeSavedLink } from "./saved";

const SECRET = "0123456789abcdef0123456789abcdef";

describe("a link to what is saved", () => {
  it("holds the secret", () => {
    const link = writeSavedLink(SECRET);
    expect(link).toBe(`#s=1.${SECRET}`);
    expect([isSavedLink(link), isLink(link), isSavedLink("#p=abc")]).toEqual([true, false, false]);
    expect(readSavedLink(link)).toEqual({ ok: true, value: SECRET });
  });

  it("is said to be cut wherever it is cut", () => {
    const link = writeSavedLink(SECRET);
    for (let length = "#s=".length; length < link.length; length += 1) {
      expect(readSavedLink(link.slice(0, length)), String(length)).toEqual({ ok: false, problem: "truncated" });
    }
  });

  it.each([
    ["newer", "#s=2"],
    ["newer", `#s=2.${SECRET}`],
    ["newer", "#s=17.whatever it is"],
    ["corrupt", `#s=0.${SECRET}`],
    ["corrupt", `#s=1.${SECRET}0`],
    ["corrupt", `#s=1.${SECRET.toUpperCase()}`],
    ["corrupt", "#s=1./../health"],
    ["corrupt", `#s=${SECRET}`],
    ["corrupt", "#s=é"],
    ["corrupt", "#p=abc"],
  ])("is refused: %s %s", (problem, link) => {
    expect(readSavedLink(link)).toEqual({ ok: false, problem });
  });
});
