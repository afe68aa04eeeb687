/**
 * A puzzle, and what was marked on it, in the fragment of an address: `#p=`, then base64url of
 *
 * | bytes | what |
 * |---|---|
 * | 1 | version |
 * | 3 | length of what follows the header |
 * | 4 | CRC-32 of version, length and what follows the header |
 * | rest | JSON, compressed by deflate |
 *
 * A fragment is never sent to a server. Equal puzzles with equal marks give equal links.
 */
import { canonical } from "../identity";
import type { Value } from "../log/change";
import { failure, type Result, success } from "../result";
import { decode, encode } from "./base64url";
import { crc32 } from "./crc32";
import { deflate, inflate } from "./deflate";

const VERSION = 1;
const HEADER = 8;
const PREFIX = "#p=";

/** Maximum number of characters in a link that is read. */
export const MAX_LINK = 65_536;
/** Maximum size of the JSON in a link, in bytes. */
const MAX_JSON = 1 << 20;
/** Above this number of characters, some programs cut links. */
export const LONG_LINK = 8_000;

/** What a cell of a board holds. */
export interface Mark {
  readonly layer: string;
  readonly cell: number;
  readonly value: Value;
}

/** What a link holds. */
export interface Shared {
  /** The puzzle as text or JSON. What it says is checked by who reads puzzles. */
  readonly puzzle: string | Record<string, unknown>;
  readonly marks: readonly Mark[];
}

/** Why a link cannot be used. */
export type LinkProblem =
  /** Its end is missing. */
  | "truncated"
  /** Something in it was changed. */
  | "corrupt"
  /** A newer version of the program has written it. */
  | "newer"
  /** It holds more than any puzzle. */
  | "too-large";

/** Whether a fragment is meant to hold a puzzle. */
export function isLink(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** Returns the fragment for a puzzle and its marks. */
export async function writeLink(shared: Shared): Promise<string> {
  const marks: Record<string, Value[]> = {};
  for (const { layer, cell, value } of shared.marks) (marks[layer] ??= []).push(cell, value);
  const json = canonical(shared.marks.length === 0 ? { puzzle: shared.puzzle } : { puzzle: shared.puzzle, marks });
  const body = await deflate(new TextEncoder().encode(json));
  const link = new Uint8Array(HEADER + body.length);
  const view = new DataView(link.buffer);
  view.setUint32(0, (VERSION << 24) | (body.length & 0xffffff));
  link.set(body, HEADER);
  view.setUint32(4, checksum(link));
  return PREFIX + encode(link);
}

/** Reads a fragment. */
export async function readLink(fragment: string): Promise<Result<Shared, LinkProblem>> {
  if (!isLink(fragment)) return failure("corrupt");
  if (fragment.length > MAX_LINK) return failure("too-large");
  const decoded = decode(fragment.slice(PREFIX.length));
  if (decoded === null) return failure("corrupt");
  const { bytes: link, isExact } = decoded;
  const version = link[0] ?? VERSION;
  if (version > VERSION) return failure("newer");
  if (version < VERSION) return failure("corrupt");
  if (link.length < HEADER) return failure("truncated");
  const view = new DataView(link.buffer);
  const length = HEADER + (view.getUint32(0) & 0xffffff);
  if (link.length < length) return failure("truncated");
  if (link.length > length || !isExact || view.getUint32(4) !== checksum(link)) return failure("corrupt");
  const json = await inflate(link.slice(HEADER), MAX_JSON);
  return json === null ? failure("too-large") : readJson(new TextDecoder().decode(json));
}

function checksum(link: Uint8Array): number {
  const rest = new Uint8Array(link.length - 4);
  rest.set(link.subarray(0, 4));
  rest.set(link.subarray(HEADER), 4);
  return crc32(rest);
}

function readJson(json: string): Result<Shared, LinkProblem> {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return failure("corrupt");
  }
  if (typeof read !== "object" || read === null) return failure("corrupt");
  const { puzzle, marks = {} } = read as { puzzle?: unknown; marks?: unknown };
  const isPuzzle = typeof puzzle === "string" || (typeof puzzle === "object" && puzzle !== null && !Array.isArray(puzzle));
  if (!isPuzzle || typeof marks !== "object" || marks === null) return failure("corrupt");
  const all: Mark[] = [];
  for (const [layer, cells] of Object.entries(marks) as [string, unknown][]) {
    if (!Array.isArray(cells) || cells.length % 2 !== 0) return failure("corrupt");
    for (let at = 0; at < cells.length; at += 2) {
      const [cell, value] = cells.slice(at, at + 2) as unknown[];
      const isMark = Number.isSafeInteger(cell) && (typeof value === "number" || typeof value === "string");
      if (!isMark) return failure("corrupt");
      all.push({ layer, cell: cell as number, value });
    }
  }
  return success({ puzzle: puzzle as Shared["puzzle"], marks: all });
}
