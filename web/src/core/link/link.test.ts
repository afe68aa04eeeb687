import { describe, expect, it } from "vitest";

import { Random } from "../random";
import { decode, encode } from "./base64url";
import { crc32 } from "./crc32";
import { isLink, readLink, type Shared, writeLink } from "./link";

const SMALL: Shared = {
  puzzle: { family: "sudoku", cells: [[0, 1], [2, 0]] },
  marks: [
    { layer: "corner", cell: 3, value: 5 },
    { layer: "value", cell: 0, value: 2 },
  ],
};

it("writes bytes as text in one way only", () => {
  const random = new Random(1);
  for (let length = 0; length < 40; length += 1) {
    const bytes = Uint8Array.from({ length }, () => random.below(256));
    expect(decode(encode(bytes))).toEqual({ bytes, isExact: true });
  }
  expect(decode("AB=")).toBeNull();
  expect(decode("AB")?.isExact).toBe(false);
  expect(decode("A")?.isExact).toBe(false);
});

it("has the checksum of gzip", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

describe("a link", () => {
  it("holds what was written", async () => {
    const link = await writeLink(SMALL);
    expect(isLink(link)).toBe(true);
    expect(await readLink(link)).toEqual({ ok: true, value: SMALL });
  });

  it("does not depend on the order of fields, nor on those left out", async () => {
    const other = { ...SMALL, puzzle: { cells: [[0, 1], [2, 0]], title: null, family: "sudoku" } };
    expect(await writeLink(other)).toBe(await writeLink(SMALL));
  });

  // A link that was handed out must be read for ever.
  it("is read in every version", async () => {
    expect(await readLink(GOLDEN)).toEqual({ ok: true, value: SMALL });
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))("comes back from any state (seed %i)", async (seed) => {
    const random = new Random(seed);
    const text = Array.from({ length: random.below(200) }, () => String.fromCodePoint(random.below(0x2fff))).join("");
    const cells = Array.from({ length: random.below(60) }, (_, cell) => cell);
    const value = (): number | string => (random.below(2) === 0 ? random.below(1 << 25) : `é${random.below(99)}`);
    const marks = ["a", "b"].flatMap((layer) => cells.map((cell) => ({ layer, cell, value: value() })));
    const shared = { puzzle: seed % 2 === 0 ? text : { family: "grid", text }, marks };
    expect(await readLink(await writeLink(shared))).toEqual({ ok: true, value: shared });
  });

  it("is refused when a character is changed", async () => {
    const link = await writeLink(SMALL);
    for (let at = "#p=".length; at < link.length; at += 1) {
      for (const other of ["A", "_", "q", "%", "é"].filter((one) => one !== link[at])) {
        const read = await readLink(link.slice(0, at) + other + link.slice(at + 1));
        expect(read.ok, `${at} ${other}`).toBe(false);
      }
    }
  });

  it("is said to be cut wherever it is cut", async () => {
    const link = await writeLink(SMALL);
    for (let length = "#p=".length; length < link.length; length += 1) {
      expect(await readLink(link.slice(0, length)), String(length)).toEqual({ ok: false, problem: "truncated" });
    }
  });

  it.each([
    ["corrupt", "#q=abc"],
    ["corrupt", "#p=%%%"],
    ["newer", `#p=${encode(Uint8Array.of(2, 0, 0, 0))}`],
    ["newer", `#p=${encode(Uint8Array.of(255, 1, 2, 3, 4, 5, 6, 7, 8, 9))}`],
    ["too-large", `#p=${"A".repeat(5_000_000)}`],
  ])("is refused: %s %#", async (problem, link) => {
    expect(await readLink(link)).toEqual({ ok: false, problem });
  });

  it("is refused when it holds more than any puzzle", async () => {
    expect(await readLink(await writeLink({ puzzle: "x".repeat(5_000_000), marks: [] }))).toEqual({
      ok: false,
      problem: "too-large",
    });
  });

  it.each([[[]], ["text"], [{ puzzle: 3 }], [{ puzzle: "x", marks: { a: [1] } }], [{ puzzle: "x", marks: { a: [0.5, 1] } }]])(
    "is refused when it holds something else: %j",
    async (json) => {
      expect(await readLink(await writeRaw(json))).toEqual({ ok: false, problem: "corrupt" });
    },
  );
});

/** Writes any JSON as a link: what `writeLink` would write if it were wrong. */
async function writeRaw(json: unknown): Promise<string> {
  const { deflate } = await import("./deflate");
  const body = await deflate(new TextEncoder().encode(JSON.stringify(json)));
  const link = new Uint8Array(8 + body.length);
  const view = new DataView(link.buffer);
  view.setUint32(0, (1 << 24) | body.length);
  link.set(body, 8);
  view.setUint32(4, crc32(Uint8Array.of(...link.subarray(0, 4), ...body)));
  return `#p=${encode(link)}`;
}

const GOLDEN = "#p=AQAAVLV9JPcdyj0KgDAMBtC7fHOGWnHJVUKGohWk8YeWClZ6d8E3vxd7yKmAX8xnPmIGy0iTEu5gNYLFkddOuGprFv8XzQpYxNGgJJ6cKmEN-2YPGKUuZ6ro_QM";
