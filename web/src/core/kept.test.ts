import { describe, expect, it } from "vitest";

import { continuedWith, newDraft, readDraft } from "./design/draft";
import { isKept, kept, laterOf, readKept } from "./kept";
import { EMPTY_LOG, type Log, record, undo } from "./log/log";

const LINKS = { change: "c", play: "p", version: 3 };

describe("what is remembered of a saved puzzle", () => {
  it("tells what is saved from what is not", () => {
    const one = kept(LINKS, "text");
    expect([isKept(one, "text"), isKept(one, "text "), isKept(one, ["text"])]).toEqual([true, false, false]);
    expect(isKept(kept(LINKS, { a: 1, b: [2] }), { b: [2], a: 1 })).toBe(true);
  });

  it("comes back from the browser", () => {
    const one = kept(LINKS, "text");
    expect(readKept(structuredClone(one))).toEqual(one);
    expect([null, undefined, 3, {}, { ...one, version: "3" }, { ...one, play: null }].map(readKept)).toEqual(
      [null, null, null, null, null, null],
    );
  });
});

describe("two logs of one puzzle", () => {
  const entered = (log: Log, cell: number): Log => record(log, cell, [{ cell, layer: "value", before: 0, after: 3 }]);
  const first = entered(EMPTY_LOG, 1);
  const second = entered(first, 2);

  it.each<[ReturnType<typeof laterOf>, string, Log, Log]>([
    ["own", "both empty", EMPTY_LOG, EMPTY_LOG],
    ["own", "the same", second, structuredClone(second)],
    ["own", "undone here", undo(second)?.log ?? EMPTY_LOG, second],
    ["own", "played on here", second, first],
    ["own", "played here alone", second, EMPTY_LOG],
    ["saved", "played on elsewhere", first, second],
    ["saved", "played elsewhere alone", EMPTY_LOG, second],
    ["both", "played here and elsewhere", second, entered(first, 5)],
  ])("%s: %s", (later, _, own, saved) => {
    expect(laterOf(own, saved)).toBe(later);
  });
});

describe("the draft of a saved puzzle", () => {
  const stored = kept(LINKS, "now");
  const older = kept({ ...LINKS, version: 2 }, "before");
  const other = newDraft("other", "now", 0, kept({ ...LINKS, change: "d" }, "now"));

  it("begins anew where there is none", () => {
    expect(continuedWith([], "now", stored)).toEqual({ draft: null, isOutdated: false });
    expect(continuedWith([newDraft("a", "now", 0), other], "now", stored)).toEqual({ draft: null, isOutdated: false });
  });

  it("goes on with what was changed since", () => {
    const changed = newDraft("a", "now and more", 0, stored);
    expect(continuedWith([other, changed], "now", stored)).toEqual({ draft: changed, isOutdated: false });
  });

  it("becomes what was saved elsewhere, unless it was changed as well", () => {
    const unchanged = newDraft("a", "before", 0, older);
    expect(continuedWith([unchanged], "now", stored)).toEqual({
      draft: { ...unchanged, text: "now", kept: stored },
      isOutdated: false,
    });
    const changed = newDraft("a", "mine", 0, older);
    expect(continuedWith([changed], "now", stored)).toEqual({ draft: null, isOutdated: true });
  });

  it("comes back from the browser, from before there were any as well", () => {
    const draft = newDraft("a", "now", 0, stored);
    expect(readDraft(structuredClone(draft))).toEqual(draft);
    expect(readDraft({ ...draft, kept: undefined })).toEqual({ ...draft, kept: null });
  });
});
