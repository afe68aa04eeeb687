/** Asks for the next step, for all steps, and how difficult a puzzle is. */
import type { Step, Strength } from "../core/hint/step";
import { ask } from "./client";
import { askLong } from "./long.svelte";
import type { PuzzleFields, Source, Verb } from "./types";

/** A step with its words. */
export interface ExplainedStep extends Step {
  readonly technique: string;
  readonly name: string;
  readonly look: string;
  readonly text: string;
}

export interface Hint {
  readonly kind: "step" | "wrong" | "solved" | "several" | "none" | "unknown" | "way";
  readonly text: string;
  readonly name?: string;
  readonly step?: ExplainedStep;
  readonly clues?: readonly { readonly index: number }[];
  readonly wrong?: readonly string[];
  readonly broken?: { readonly clues: readonly { readonly index: number }[]; readonly rules: readonly string[] };
}

export interface Explained {
  readonly end: "solved" | "several" | "none" | "wrong" | "unknown";
  readonly steps: readonly ExplainedStep[];
  readonly way?: {
    readonly moves: readonly { readonly text: string; readonly why: string; readonly state: string | null }[];
    readonly proof: readonly string[];
  };
}

export interface Rated {
  readonly rating: {
    readonly level: string;
    readonly score: number;
    readonly er?: number;
    readonly ep?: number;
    readonly ed?: number;
    readonly hodoku_score?: number;
    readonly hodoku_level?: string;
  } | null;
  readonly techniques: readonly { readonly name: string; readonly hardest: number }[];
}

/** What was done so far: entries, or a state, or moves. */
export interface Position {
  readonly set?: readonly string[];
  readonly state?: string;
  readonly way?: readonly string[];
}

/** Asks for a hint. The player is told if it takes long, unless it is `beside` another one. */
export function hint(puzzle: PuzzleFields, position: Position, strength: Strength, signal: AbortSignal, beside = false): Promise<Hint> {
  const question = { puzzle, ...position, strength };
  return beside ? ask<Hint>("hint" as Verb, question, signal) : askLong<Hint>("hint" as Verb, question, signal);
}

export function explain(puzzle: PuzzleFields, position: Position, signal: AbortSignal): Promise<Explained> {
  return askLong<Explained>("explain" as Verb, { puzzle, ...position }, signal);
}

/** Asks while somebody writes. */
export function rate(puzzle: Source, time: number, signal: AbortSignal): Promise<Rated> {
  return ask<Rated>("rate" as Verb, { puzzle, time }, signal);
}
