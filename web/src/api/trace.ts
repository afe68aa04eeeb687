/** The answers of `trace`: the methods that run on a puzzle, what one of them did, and parts of its run. */
import type { TraceEvent } from "../core/trace/event";
import type { Schemas } from "./types";

export type MethodDescription = Schemas["MethodDescription"];
export type Rule = Schemas["Rule"];
export type Rules = Schemas["Rules"];
export type SearchState = Schemas["SearchState"];
export type EventWords = Schemas["EventWords"];

/** What one method did. */
export interface RunAnswer {
  readonly trace: Schemas["Run"];
  readonly stats?: { readonly milliseconds: number };
}

/** A part of a run. */
export interface PartAnswer extends RunAnswer {
  readonly events: readonly TraceEvent[];
  /** Left out if the run ended earlier. */
  readonly before?: SearchState;
  readonly words: EventWords;
}
