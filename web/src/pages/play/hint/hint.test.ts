import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ExplainedStep, Hint } from "../../../api/hint";
import type { PuzzleFields } from "../../../api/types";
import type { Strength } from "../../../core/hint/step";
import { notices } from "../../../shell/announce.svelte";
import type { HintBoard, Stage } from "./board";
import { Explaining } from "./explaining.svelte";
import { Hinting } from "./hinting.svelte";

const STEP: ExplainedStep = {
  technique: "hidden-single", name: "hidden single", look: "row 3", text: "In row 3, only r3c4 can be 5.",
  facts: ["r3c4 = 5"], known: ["r3c1 != 5"],
};

/** What was asked: the verb, the strength and the entries. */
let asked: string[] = [];
/** How many drawings, writings and focusings the board was told, and which. */
let done: string[] = [];
let answers: (verb: string, question: { strength: Strength; set: readonly string[] }) => Response | Promise<Response>;

const board: HintBoard = {
  puzzle: { family: "sudoku" } as PuzzleFields,
  position: (own = false) => ({ set: [own ? "own" : "all"] }),
  draw: (strength, hint) => done.push(`draw ${strength} ${hint?.kind ?? "nothing"}`),
  write: ({ facts }) => done.push(`write ${facts.join()}`),
  focus: () => done.push("focus"),
};
const stage: Stage = {
  begin: ({ steps }) => done.push(`begin ${steps.length}`),
  show: (at) => done.push(`show ${at}`),
  end: () => done.push("end"),
};

function told(strength: Strength): Hint {
  return { kind: "step", text: `as much as ${strength}`, ...(strength === "what" && { step: STEP, name: STEP.name }) };
}

beforeEach(() => {
  asked = [];
  done = [];
  notices.length = 0;
  answers = (_, { strength }) => Response.json(told(strength));
  vi.stubGlobal("fetch", async (path: string, { body, signal }: RequestInit) => {
    const verb = path.replace("/api/", "");
    const question = JSON.parse(String(body));
    asked.push([verb, question.strength ?? "", question.set.join()].filter((one) => one !== "").join(" "));
    const response = await answers(verb, question);
    signal?.throwIfAborted();
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a hint", () => {
  it("tells where, why and what, draws as much, and is written in", async () => {
    const hinting = new Hinting(board);
    const texts: (string | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await hinting.more();
      texts.push(hinting.told?.hint.text);
    }
    expect(texts).toEqual(["as much as where", "as much as why", "as much as what", "as much as what"]);
    expect(asked).toEqual(["hint where all", "hint what all", "hint why all"]);
    expect(done).toEqual(["draw where step", "draw why step", "draw what step"]);
    hinting.write();
    expect(done.slice(3)).toEqual(["write r3c4 = 5", "focus"]);
  });

  it("can be written in only when everything is told", async () => {
    const hinting = new Hinting(board);
    await hinting.more();
    expect([hinting.step, hinting.hasMore]).toEqual([null, true]);
    await hinting.tell("what");
    expect([hinting.step?.facts, hinting.hasMore]).toEqual([["r3c4 = 5"], false]);
  });

  it("blames only what the player has entered", async () => {
    answers = (_, { set }) => Response.json({ kind: "wrong", text: set.join(), wrong: set });
    const hinting = new Hinting(board);
    await hinting.tell("what");
    expect(hinting.told?.hint.wrong).toEqual(["own"]);
    expect(asked).toEqual(["hint what all", "hint what own"]);
  });

  it("ends with its first words where there is nothing to tell", async () => {
    answers = () => Response.json({ kind: "solved", text: "The puzzle is solved." });
    const hinting = new Hinting(board);
    await hinting.more();
    await hinting.more();
    expect([hinting.told?.strength, hinting.hasMore, asked.length]).toEqual(["where", false, 2]);
  });

  it("is dropped if something changes before it comes", async () => {
    let answer = (): void => undefined;
    answers = async (_, { strength }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return Response.json(told(strength));
    };
    const hinting = new Hinting(board);
    const asking = hinting.tell("what");
    expect(hinting.isAsking).toBe(true);
    hinting.forget();
    answer();
    await asking;
    expect([hinting.told, hinting.isAsking, done, notices.length]).toEqual([null, false, [], 0]);
  });

  it("is forgotten with what was drawn", async () => {
    const hinting = new Hinting(board);
    await hinting.tell("what");
    hinting.forget();
    expect([hinting.told, done]).toEqual([null, ["draw what step", "draw where nothing"]]);
    await hinting.more();
    expect(asked).toEqual(["hint what all", "hint where all", "hint what all"]);
  });

  it("that the server refuses is told in its words", async () => {
    answers = () => Response.json({ diagnostics: [{ message: "not for this puzzle", hint: null }] }, { status: 422 });
    const hinting = new Hinting(board);
    await hinting.more();
    expect([hinting.told, notices.map(({ text }) => text)]).toEqual([null, ["not for this puzzle"]]);
  });
});

describe("an explanation", () => {
  it("is stepped through and left", async () => {
    answers = () => Response.json({ end: "solved", steps: [STEP, STEP] });
    const explaining = new Explaining(board, stage);
    expect(await explaining.open()).toBeNull();
    explaining.show(1);
    expect([explaining.text, explaining.step?.name]).toEqual([STEP.text, STEP.name]);
    explaining.show(9);
    expect([explaining.at, explaining.step]).toEqual([2, null]);
    explaining.close();
    expect(done).toEqual(["begin 2", "show 0", "show 1", "show 2", "end", "focus"]);
    expect(explaining.shown).toBeNull();
  });

  it("does not begin where an entry is wrong", async () => {
    answers = () => Response.json({ end: "wrong", steps: [] });
    const explaining = new Explaining(board, stage);
    expect(await explaining.open()).toBe("wrong");
    expect([explaining.shown, done]).toEqual([null, []]);
  });
});
