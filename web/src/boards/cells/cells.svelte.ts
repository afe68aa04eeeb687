/**
 * The state of a board of cells: what is in each cell, what is selected, what is highlighted.
 *
 * What a cell shows is read by its index, so that a key redraws only the cells that change.
 */
import { MODES, type Intent, type Mode } from "../../core/keys/cells";
import type { Change } from "../../core/log/change";
import type { BoardDrawing, CellDrawing } from "../../core/hint/board";
import * as selecting from "../../core/selection";
import type { Selection } from "../../core/selection";
import type { Board } from "../../core/sudoku/board";
import { conflicts, valueCounts } from "../../core/sudoku/conflicts";
import { enter, erase } from "../../core/sudoku/entry";
import type { Game } from "../game.svelte";
import { Watched } from "../watched.svelte";

/** What the player has chosen. */
export interface CellsSettings {
  readonly showsConflicts: boolean;
  readonly highlightsValue: boolean;
  readonly clearsMarks: boolean;
  readonly wraps: boolean;
}

export class Cells {
  readonly board: Board;
  readonly game: Game;
  readonly #settings: CellsSettings;
  /** What each layer holds in each cell. */
  readonly layers: Record<Mode, Watched<number>>;
  /** The cells that are selected. */
  readonly selected: Watched<boolean>;
  /** The only cell that Tab goes to. */
  readonly focused: Watched<boolean>;
  /** The cells with a value that is twice in a row, a column or a region, or that break a rule. */
  readonly clashing: Watched<boolean>;
  /** The cells with the value of the cell in focus. */
  readonly alike: Watched<boolean>;
  /** The cells that were found wrong; forgotten with the next change. */
  readonly wrong: Watched<boolean>;
  /** How each cell is drawn for the step that is explained; `null` as usual. */
  readonly drawn: Watched<CellDrawing | null>;
  /** Whether the marks in the centre are drawn as candidates, each at its place. */
  readonly showsCandidates: boolean;
  /** How many cells have each value. */
  readonly counts: Watched<number>;
  /** The cells of which the server says that they break a rule. */
  #breaking: ReadonlySet<number> = new Set();

  mode = $state<Mode>("value");
  /** The mode that held keys stand for; only shown, never entered with. */
  heldMode = $state<Mode | null>(null);
  #selection = $state.raw<Selection>(selecting.only(0));
  /** Increases with each change of what is entered. */
  version = $state(0);
  /** The rules in words of the player's language, each at its place in the board's; `null` until they are known. */
  ruleWords = $state.raw<readonly string[] | null>(null);
  /** Increases whenever the player tries to change cells that are all given. */
  givenTries = $state(0);

  constructor(board: Board, game: Game, settings: CellsSettings, showsCandidates = false) {
    this.board = board;
    this.showsCandidates = showsCandidates;
    this.game = game;
    this.#settings = settings;
    const none = (): Watched<boolean> => new Watched(board.cellCount, false);
    const empty = (): Watched<number> => new Watched(board.cellCount, 0);
    this.layers = { value: empty(), corner: empty(), centre: empty(), colour: empty() };
    this.selected = none();
    this.focused = none();
    this.clashing = none();
    this.alike = none();
    this.wrong = none();
    this.drawn = new Watched<CellDrawing | null>(board.cellCount, null);
    this.counts = new Watched(board.size + 1, 0);
    this.select(selecting.none(selecting.only(0)));
    this.#judge();
    game.follow((changes) => this.#apply(changes));
  }

  get selection(): Selection {
    return this.#selection;
  }

  get focus(): number {
    return this.#selection.focus;
  }

  /** Returns what a layer holds in a cell. */
  held = (layer: Mode, cell: number): number => this.layers[layer].plain[cell] ?? 0;

  /** Returns the value of a cell, given or entered; 0 if it is empty. */
  valueAt = (cell: number): number => this.board.givens[cell] || this.held("value", cell);

  /** Returns the cells that were entered, as `r1c1=5` is put together from. */
  entries(): { cell: number; value: number }[] {
    return this.layers.value.plain.flatMap((value, cell) => (value === 0 ? [] : [{ cell, value }]));
  }

  isFull(): boolean {
    return this.layers.value.plain.every((_, cell) => this.valueAt(cell) !== 0);
  }

  select(selection: Selection): void {
    this.selected.update((cell) => selection.cells.has(cell));
    this.focused.update((cell) => cell === selection.focus);
    this.#selection = selection;
    this.#highlight();
  }

  /** Enters a value in the selected cells, or the cell in focus if none is. */
  enter(value: number, mode: Mode = this.mode): boolean {
    const isChange = this.game.record(enter(this.board, this.held, this.chosen(), mode, value, this.#settings.clearsMarks));
    return isChange || this.#noteGiven();
  }

  erase(mode: Mode = this.mode): boolean {
    return this.game.record(erase(this.board, this.held, this.chosen(), mode)) || this.#noteGiven();
  }

  /** Returns the cells that an entry concerns. */
  chosen(): ReadonlySet<number> {
    return this.#selection.cells.size === 0 ? new Set([this.focus]) : this.#selection.cells;
  }

  /** Returns all cells with the value of this one; those with its marks, if it has no value. */
  alikeTo(cell: number): number[] {
    const value = this.valueAt(cell);
    const layer = (["corner", "centre", "colour"] as const).find((one) => this.held(one, cell) !== 0);
    const all = this.layers.value.plain.map((_, one) => one);
    if (value !== 0) return all.filter((one) => this.valueAt(one) === value);
    return layer === undefined ? [cell] : all.filter((one) => this.held(layer, one) === this.held(layer, cell));
  }

  showWrong(cells: readonly number[]): void {
    this.wrong.update((cell) => cells.includes(cell));
  }

  /** Draws a step, or none. */
  draw(drawing: BoardDrawing | null): void {
    this.drawn.update((cell) => drawing?.get(cell) ?? null);
  }

  /** Shows these cells as breaking a rule that houses do not tell; those that are empty by now are not shown. */
  showBreaking(cells: readonly number[]): void {
    this.#breaking = new Set(cells);
    this.#judge();
  }

  /** Does what a key means, if it is about cells. Returns whether the focus may have moved. */
  obey(intent: Intent): boolean {
    const { board, selection } = this;
    switch (intent.kind) {
      case "enter":
        this.enter(intent.value, intent.mode ?? this.mode);
        return false;
      case "erase":
        this.erase(intent.mode ?? this.mode);
        return false;
      case "mode":
        this.mode = intent.mode;
        return false;
      case "next-mode":
        this.mode = MODES[(MODES.indexOf(this.mode) + intent.by + MODES.length) % MODES.length] ?? "value";
        return false;
      case "move":
        this.#goTo(selecting.moved(selection, intent, board.shape, this.#settings.wraps), intent.extend);
        return true;
      case "box": {
        const rows = intent.by * Math.max(1, Math.floor(Math.sqrt(board.size)));
        this.#goTo(selecting.moved(selection, { rows, columns: 0 }, board.shape, false), false);
        return true;
      }
      case "jump": {
        const row = selecting.rowOf(this.focus, board.shape);
        const target = { "row-start": row[0], "row-end": row.at(-1), start: 0, end: board.cellCount - 1 }[intent.to];
        this.#goTo(target ?? 0, intent.extend);
        return true;
      }
      case "select":
        this.#selectWhole(intent.what);
        return true;
      case "next-empty": {
        const after = Array.from({ length: board.cellCount }, (_, at) => (this.focus + 1 + at) % board.cellCount);
        this.#goTo(after.find((cell) => this.valueAt(cell) === 0) ?? this.focus, false);
        return true;
      }
      default:
        return false;
    }
  }

  /** Notes that nothing could be changed because everything chosen is given. */
  #noteGiven(): false {
    if ([...this.chosen()].every((cell) => this.board.isGiven(cell))) this.givenTries += 1;
    return false;
  }

  #goTo(cell: number, extend: boolean): void {
    this.select(extend ? selecting.added(this.selection, cell) : selecting.only(cell));
  }

  #selectWhole(what: "all" | "none" | "row" | "column"): void {
    const { selection, focus } = this;
    const { shape } = this.board;
    if (what === "all") this.select(selecting.all(selection, shape));
    else if (what === "none") this.select(selecting.none(selection));
    else {
      const cells = what === "row" ? selecting.rowOf(focus, shape) : selecting.columnOf(focus, shape);
      this.select(selecting.these(selection, cells, false));
    }
  }

  #apply(changes: readonly Change[]): void {
    for (const { layer, cell, after } of changes) {
      if (!isMode(layer) || typeof after !== "number") continue;
      this.layers[layer].set(cell, after);
    }
    this.version += 1;
    this.wrong.update(() => false);
    this.#judge();
    this.#highlight();
  }

  #judge(): void {
    const clashing = new Set(conflicts(this.board, this.valueAt).flatMap(({ cells }) => cells));
    this.clashing.update((cell) => clashing.has(cell) || (this.#breaking.has(cell) && this.valueAt(cell) !== 0));
    const counts = valueCounts(this.board, this.valueAt);
    this.counts.update((value) => counts[value] ?? 0);
  }

  #highlight(): void {
    const value = this.valueAt(this.focus);
    this.alike.update((cell) => value !== 0 && this.valueAt(cell) === value);
  }
}

function isMode(layer: string): layer is Mode {
  return (MODES as readonly string[]).includes(layer);
}
