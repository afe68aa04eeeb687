/** Asks the server what the rules say: whether the state is allowed, how far it is, and whether a move is allowed. */
import { untrack } from "svelte";

import { Latest } from "../../../api/latest";
import { show, type ShowOptions } from "../../../api/show";
import type { AllowedMove, ShownWay } from "../../../api/types";
import type { Path } from "../../../core/ways/path";
import { reasonOf } from "../../refused";
import type { WayProps } from "./way";

/** How long the server may look for distances, in seconds. */
const PATIENCE = 3;
/** The same where only the rules matter. */
const GLANCE = 0.1;
/** Maximum number of answers that are kept. */
const MAX_KEPT = 500;

/** What the rules say of a move. */
export interface Judgement {
  readonly isAllowed: boolean;
  /** The move in words; empty if that is not known. */
  readonly text: string;
  /** Why it is not allowed. */
  readonly reasons: readonly string[];
  /** Whom that is about. */
  readonly who: readonly string[];
}

interface Answer {
  readonly of: string;
  readonly shown: ShownWay;
}

export class Referee {
  /** What is known of the state on the board; of the one before while the answer is awaited. */
  shown = $state.raw<ShownWay | null>(null);
  /** Whether `shown` is about the state on the board. */
  isCurrent = $state(false);
  /** Why there is no answer; empty if there is one. */
  problem = $state("");
  readonly #puzzle: WayProps["puzzle"];
  readonly #latest: Latest<Answer>;
  readonly #kept = new Map<string, ShownWay>();
  #wanted = "";

  constructor(puzzle: WayProps["puzzle"]) {
    this.#puzzle = puzzle;
    this.#latest = new Latest(
      (answer) => this.#take(answer),
      (why) => (this.problem = reasonOf(why)),
    );
  }

  /** Asks for the state at the end of a path; to be called after each change. */
  follow(path: Path): void {
    const of = keyOf(path);
    this.#wanted = of;
    this.problem = "";
    const known = this.#kept.get(of);
    this.isCurrent = known !== undefined;
    if (known !== undefined) this.shown = known;
    else this.#latest.ask(async (signal) => ({ of, shown: await this.#ask(path, { moves: true, next: true, time: PATIENCE }, signal) }));
  }

  /** Returns what the rules say of the move that leads from the end of a path to a state. */
  async judge(path: Path, to: string): Promise<Judgement> {
    const known = this.#kept.get(keyOf(path))?.moves?.find(({ after }) => plain(after.state) === plain(to));
    if (known !== undefined) return { isAllowed: true, text: known.text, reasons: [], who: [] };
    const { to: judged } = await this.#ask(path, { to, time: GLANCE });
    const obstacles = judged?.obstacles ?? [];
    return {
      isAllowed: judged?.allowed ?? false,
      text: "",
      reasons: [...new Set(obstacles.map(({ message }) => message))],
      who: obstacles.flatMap(({ who }) => who),
    };
  }

  /** Returns the next move on a shortest way from the state on the board, once it is known. */
  next(): AllowedMove | null {
    return this.isCurrent ? (this.shown?.next ?? null) : null;
  }

  stop(): void {
    this.#latest.stop();
  }

  #take({ of, shown }: Answer): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(of, shown);
    if (of !== this.#wanted) return;
    this.shown = shown;
    this.isCurrent = true;
  }

  #ask(path: Path, options: ShowOptions, signal?: AbortSignal): Promise<ShownWay> {
    return stateOf(untrack(() => this.#puzzle), path, options, signal);
  }
}

/** Asks for the state at the end of a path. */
export function stateOf(
  puzzle: WayProps["puzzle"],
  { placed, way }: Path,
  options: ShowOptions,
  signal?: AbortSignal,
): Promise<ShownWay> {
  const from = placed === null ? {} : { state: placed };
  return show<WayProps["puzzle"]["family"]>(puzzle, { ...from, way: [...way], ...options }, signal);
}

function keyOf({ placed, way }: Path): string {
  return [placed ?? "", ...way].join("|");
}

/** Returns a state without the spaces that align it. */
function plain(state: string): string {
  return state.trim().replaceAll(/\s+/g, " ");
}
