/** The text of a puzzle in CodeMirror. It stands in a shadow root: the policy of the page allows no style elements. */
import { acceptCompletion, autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyField, historyKeymap, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { type Diagnostic as Lint, forEachDiagnostic, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorSelection, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";

import type { Edit } from "../../../core/design/edit";
import { propose } from "./completion";
import { look } from "./look";
import { notation } from "./notation";
import { typing } from "./typing";

/** A problem at a place of the text. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  readonly fixes: readonly { readonly label: string; readonly edits: readonly Edit[] }[];
}

/** Lines that are marked. */
export interface Marked {
  readonly from: number;
  readonly to: number;
  readonly kind: "clashing" | "idle";
}

export interface Options {
  readonly host: HTMLElement;
  readonly text: string;
  /** What `saved` has returned; `null` for a text without a past. */
  readonly history: unknown;
  readonly label: string;
  readonly phrases: Readonly<Record<string, string>>;
  /** Called with each change before it is shown: an answer about it can be on its way while the browser draws. */
  changing(text: string): void;
  /** Called with each change once it is shown. */
  changed(text: string): void;
  /** Called when the cursor goes to another place. */
  moved(at: number): void;
}

const mark = StateEffect.define<readonly Marked[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, change) => {
    const moved = shown.map(change.changes);
    const wanted = change.effects.find((effect) => effect.is(mark));
    if (wanted === undefined || !wanted.is(mark)) return moved;
    const { doc } = change.state;
    const lines = wanted.value.flatMap(({ from, to, kind }) => {
      const end = Math.min(to, doc.length);
      const decorations = [];
      for (let at = doc.lineAt(Math.min(from, end)); ; at = doc.line(at.number + 1)) {
        decorations.push(Decoration.line({ class: `cm-${kind}` }).range(at.from));
        if (at.to >= end || at.number === doc.lines) return decorations;
      }
    });
    return Decoration.set(lines, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const SEVERITIES = { error: "error", warning: "warning", note: "info" } as const;

export class Editor {
  readonly #view: EditorView;
  /** The problems, and the text that they are in. */
  #problems: { readonly text: string; readonly list: readonly Problem[] } = { text: "", list: [] };
  /** Whether there are marks: nothing is not replaced by nothing, which would lay the text out anew. */
  #hasMarks = false;
  readonly #extensions;

  constructor({ host, text, history: past, label, phrases, changing, changed, moved }: Options) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    this.#extensions = [
      lineNumbers(),
      history(),
      // A caret that blinks begins an animation with each key, and the browser holds answers back until its first frame.
      drawSelection({ cursorBlinkRate: 0 }),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      autocompletion({ override: [propose], icons: false, activateOnTypingDelay: 50 }),
      typing(),
      notation,
      marks,
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off", autocorrect: "off" }),
      EditorState.phrases.of(phrases),
      // Tab is the browser's: it leaves the editor.
      keymap.of([...completionKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap, { key: "Ctrl-Enter", run: acceptCompletion }]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString());
        if (update.selectionSet || update.docChanged) moved(update.state.selection.main.head);
      }),
    ];
    this.#view = new EditorView({
      state: this.#stateOf(text, past),
      root,
      parent: root,
      dispatchTransactions: (transactions, view) => {
        if (transactions.some(({ docChanged }) => docChanged)) changing(transactions.at(-1)?.newDoc.toString() ?? "");
        view.update(transactions);
      },
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** What a later editor needs to undo what was done in this one. */
  get saved(): unknown {
    return this.#view.state.toJSON({ history: historyField });
  }

  get canUndo(): boolean {
    return undoDepth(this.#view.state) > 0;
  }

  get canRedo(): boolean {
    return redoDepth(this.#view.state) > 0;
  }

  undo(): void {
    undo(this.#view);
  }

  redo(): void {
    redo(this.#view);
  }

  /** Shows another text with its own past. */
  load(text: string, past: unknown): void {
    this.#view.setState(this.#stateOf(text, past));
  }

  /** Changes the text, as one step to undo. `shows` brings the change into view and puts the cursor at its end. */
  edit(edits: readonly Edit[], shows = false): void {
    const changes = this.#view.state.changes(edits.map(({ from, to, insert }) => ({ from, to, insert })));
    const last = edits.at(-1);
    const at = last === undefined ? null : changes.mapPos(last.to, 1);
    const selection = shows && at !== null ? { selection: EditorSelection.cursor(at), scrollIntoView: true } : {};
    this.#view.dispatch({ changes, userEvent: "input.form", ...selection });
  }

  /** Goes to a place in the text. */
  goTo(from: number, to = from): void {
    const end = this.#view.state.doc.length;
    const selection = EditorSelection.range(Math.min(from, end), Math.min(to, end));
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: "center" }) });
    this.#view.focus();
  }

  /** Shows the problems of a text. Until those of a newer one are known, they move with what is written. */
  showProblems(list: readonly Problem[], text: string): void {
    this.#problems = { text, list };
    if (text !== this.text) return;
    const end = text.length;
    const lints = list.map(({ from, to, severity, message, fixes }, at): Lint => ({
      from: Math.min(from, end),
      to: Math.min(Math.max(to, from), end),
      severity: SEVERITIES[severity],
      message,
      actions: fixes.map(({ label }, which) => ({ name: label, apply: () => this.#mend(at, which) })),
    }));
    // To show what is shown already would lay the text out anew.
    if (!this.#shows(lints)) this.#view.dispatch(setDiagnostics(this.#view.state, lints));
  }

  /** Whether these problems are shown, in these places. */
  #shows(wanted: readonly Lint[]): boolean {
    const shown: string[] = [];
    forEachDiagnostic(this.#view.state, (lint, from, to) => shown.push(keyOf({ ...lint, from, to })));
    return shown.sort().join("\n") === wanted.map(keyOf).sort().join("\n");
  }

  /** Mends a problem, if the text has not changed since it was found. */
  #mend(at: number, which: number): void {
    const { text, list } = this.#problems;
    const fix = text === this.text ? list[at]?.fixes[which] : undefined;
    if (fix !== undefined) this.edit(fix.edits);
  }

  showMarks(marked: readonly Marked[]): void {
    if (marked.length === 0 && !this.#hasMarks) return;
    this.#hasMarks = marked.length > 0;
    this.#view.dispatch({ effects: mark.of(marked) });
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  #stateOf(text: string, past: unknown): EditorState {
    const fresh = { doc: text, extensions: this.#extensions };
    if (typeof past !== "object" || past === null) return EditorState.create(fresh);
    try {
      const state = EditorState.fromJSON(past, { extensions: this.#extensions }, { history: historyField });
      return state.doc.toString() === text ? state : EditorState.create(fresh);
    } catch {
      // A past of another version of the editor: the text itself is what counts.
      return EditorState.create(fresh);
    }
  }
}

/** What is seen of a problem. */
function keyOf({ from, to, severity, message, actions }: Lint): string {
  return JSON.stringify([from, to, severity, message, actions?.map(({ name }) => name)]);
}
