import { describe, expect, it } from "vitest";

import { speak } from "./language.svelte";
import { placeName, placeNames } from "./places";

describe("the places of a crossing", () => {
  it.each([
    ["en", ["left", "right"]],
    ["fr", ["gauche", "droite"]],
    ["nl", ["links", "rechts"]],
  ] as const)("are named in %s", async (language, names) => {
    await speak(language);
    expect(placeNames(["left", "right"])).toEqual(names);
    expect(placeName(["left", "right"], 1)).toBe(names[1]);
  });

  it.each([[["left", "island", "right"]], [["right", "left"]], [["quay", "ship"]]])("keep their own names: %j", async (places) => {
    await speak("fr");
    expect(placeNames(places)).toEqual(places);
  });
});
