/**
 * The state of a cross-out grid: the marks, what follows from them, the clues that are done, what is pointed at.
 *
 * What a cell shows is read by its index, so that a key redraws only the cells that change.
 */
import { nextMark, setMarks } from "../../core/grid/entry";
import { type Facts, factsOf } from "../../core/grid/facts";
import { CROSS, type LogicGrid, type Mark, TICK } from "../../core/grid/grid";
import { blockFrom, endFrom, type Layout, type Place, stepFrom } from "../../core/grid/layout";
import type { CellMark } from "../../core/grid/solutions";
import { type GridDrawing, NO_DRAWING } from "../../core/hint/grid";
import type { PairIntent } from "../../core/keys/pairs";
import type { Change } from "../../core/log/change";
import type { Game } from "../game.svelte";

/** What the player has chosen. */
export interface PairsSettings {
  /** Show what follows from the marks. */
  readonly fillsCrosses: boolean;
  readonly showsConflicts: boolean;
  readonly wraps: boolean;
}

/** What a cell shows: nothing, a mark of the player, or what only follows from other marks. */
export type Shown = Mark | typeof AUTOMATIC_CROSS | typeof AUTOMATIC_TICK;
export const AUTOMATIC_CROSS = 3;
export const AUTOMATIC_TICK = 4;

/** The layers of a clue: it is done with, or it is worth another look. */
export type ClueLayer = "struck" | "starred";

const AUTOMATIC: Readonly<Record<Mark, Shown>> = { 0: 0, 1: AUTOMATIC_CROSS, 2: AUTOMATIC_TICK };

export class Pairs {
  readonly grid: LogicGrid;
  readonly game: Game;
  readonly #settings: PairsSettings;
  readonly #held: Mark[];
  /** What a drag would change. */
  #painted = new Map<number, Mark>();

  /** What each cell shows. */
  readonly shown: Shown[];
  /** The cells with marks that contradict each other. */
  readonly clashing: boolean[];
  /** The cells that were found wrong; forgotten with the next change. */
  readonly wrong: boolean[];
  /** The values that are pointed at, by a clue or by the cell in focus. */
  readonly lit: boolean[];
  readonly clues: Record<ClueLayer, boolean[]>;
  /** The step that is explained. */
  drawing = $state.raw<GridDrawing>(NO_DRAWING);
  notes = $state("");
  focus = $state(0);
  /** The cell under the pointer, if any. */
  hovered = $state<number | null>(null);
  facts = $state.raw<Facts>({ known: [], groups: [], clashing: new Set(), exhausted: [] });
  /** Increases with each change of the marks. */
  version = $state(0);

  constructor(grid: LogicGrid, game: Game, settings: PairsSettings) {
    this.grid = grid;
    this.game = game;
    this.#settings = settings;
    const none = (length: number): boolean[] => new Array<boolean>(length).fill(false);
    const size = grid.valueCount ** 2;
    this.#held = new Array<Mark>(size).fill(0);
    this.shown = $state(new Array<Shown>(size).fill(0));
    this.clashing = $state(none(size));
    this.wrong = $state(none(size));
    this.lit = $state(none(grid.valueCount));
    this.clues = $state({ struck: none(grid.clueCount), starred: none(grid.clueCount) });
    this.focus = grid.cells[0] ?? 0;
    this.refresh();
    game.follow((changes) => this.#apply(changes));
  }

  /** Returns the player's own mark, with what a drag is about to set. */
  marked = (cell: number): Mark => this.#painted.get(cell) ?? this.#held[cell] ?? 0;

  /** Returns the player's own marks. */
  marks(): CellMark[] {
    return this.grid.cells.flatMap((cell) => (this.marked(cell) === 0 ? [] : [{ cell, mark: this.marked(cell) }]));
  }

  /** Returns the mark that a click would set. */
  next(cell: number, by: 1 | -1 = 1): Mark {
    return nextMark(this.grid, this.marked, cell, this.#settings.fillsCrosses, by);
  }

  /** Sets a mark, or takes it away if it is there already. */
  toggle(cell: number, mark: Mark): void {
    this.set([cell], this.marked(cell) === mark ? 0 : mark);
  }

  set(cells: Iterable<number>, mark: Mark): boolean {
    return this.game.record(setMarks(this.marked, cells, mark));
  }

  /** Shows what a drag would set, without setting it. */
  paint(cells: readonly number[], mark: Mark): void {
    this.#painted = new Map(cells.map((cell) => [cell, mark]));
    this.refresh();
  }

  /** Sets what the drag shows, or forgets it. */
  endPaint(keeps: boolean): void {
    const painted = [...this.#painted];
    this.#painted = new Map();
    if (keeps && painted.length > 0) {
      const changes = painted.flatMap(([cell, mark]) => setMarks(this.marked, [cell], mark));
      if (this.game.record(changes)) return;
    }
    this.refresh();
  }

  toggleClue(layer: ClueLayer, clue: number): void {
    const before = this.clues[layer][clue] === true ? 1 : 0;
    this.game.record([{ cell: clue, layer, before, after: 1 - before }]);
  }

  write(notes: string): void {
    this.game.recordTyping([{ cell: 0, layer: "notes", before: this.notes, after: notes }]);
  }

  /** Returns what empties the marks, the clues and the notes. */
  emptied(): Change[] {
    const clues = (["struck", "starred"] as const).flatMap((layer) =>
      this.clues[layer].flatMap((isSet, cell) => (isSet ? [{ cell, layer, before: 1, after: 0 }] : [])),
    );
    const notes = this.notes === "" ? [] : [{ cell: 0, layer: "notes", before: this.notes, after: "" }];
    return [...setMarks(this.marked, this.grid.cells, 0), ...clues, ...notes];
  }

  light(values: readonly number[]): void {
    update(this.lit, (value) => values.includes(value));
  }

  showWrong(cells: readonly number[]): void {
    update(this.wrong, (cell) => cells.includes(cell));
  }

  /** Does what a key means, if it is about cells. Returns whether the focus has moved. */
  obey(intent: PairIntent, layout: Layout): boolean {
    const place = layout.places.get(this.focus);
    if (place === undefined) return false;
    switch (intent.kind) {
      case "mark":
        if (intent.what === "erase") this.set([this.focus], 0);
        else this.toggle(this.focus, intent.what === "cross" ? CROSS : TICK);
        return false;
      case "cycle":
        this.set([this.focus], this.next(this.focus, intent.by));
        return false;
      case "move": {
        const mark = this.marked(this.focus);
        const hasMoved = this.#goTo(stepFrom(layout, place, intent.rows, intent.columns, this.#settings.wraps && !intent.paints), layout);
        if (hasMoved && intent.paints) this.set([this.focus], mark);
        return hasMoved;
      }
      case "block":
        return this.#goTo(blockFrom(layout, place, intent.by), layout);
      case "jump":
        return this.#goTo(endFrom(layout, place, intent.to), layout);
      default:
        return false;
    }
  }

  /** Draws all cells anew that show something else now; to be called when a setting changes as well. */
  refresh(): void {
    this.facts = factsOf(this.grid, this.marked);
    const { known, clashing } = this.facts;
    const { fillsCrosses, showsConflicts } = this.#settings;
    update(this.shown, (cell) => {
      return this.marked(cell) || AUTOMATIC[fillsCrosses ? (known[cell] ?? 0) : 0];
    });
    update(this.clashing, (cell) => showsConflicts && clashing.has(cell));
  }

  #goTo(place: Place | null, layout: Layout): boolean {
    const cell = place === null ? null : layout.sheets[place.sheet]?.cells[place.row]?.[place.column];
    if (cell === null || cell === undefined) return false;
    this.focus = cell;
    return true;
  }

  #apply(changes: readonly Change[]): void {
    for (const { layer, cell, after } of changes) {
      if (layer === "mark") this.#held[cell] = after === CROSS || after === TICK ? after : 0;
      else if (layer === "notes") this.notes = String(after || "");
      else if (layer === "struck" || layer === "starred") this.clues[layer][cell] = after === 1;
    }
    if (!changes.some(({ layer }) => layer === "mark")) return;
    this.version += 1;
    update(this.wrong, () => false);
    this.refresh();
  }
}

/** Changes only what differs, so that only that is drawn anew. */
function update<T>(list: T[], valueAt: (at: number) => T): void {
  for (let at = 0; at < list.length; at += 1) {
    const value = valueAt(at);
    if (list[at] !== value) list[at] = value;
  }
}
