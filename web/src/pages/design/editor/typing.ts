/** Typed characters, put into the text without the editing of the browser. */
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Inserts what a key types before the browser does.
 *
 * The browser would lay the text out, change the page and lay it out again, and the editor would then read from the page
 * what has changed. Only a character that a key has just typed is inserted here. Text from an input method, a spelling
 * correction or an on-screen keyboard is left to the browser.
 */
export function typing(): Extension {
  let key = "";
  return [
    EditorView.domEventObservers({ keydown: (event) => void (key = event.key) }),
    EditorView.domEventHandlers({
      beforeinput: (event, view) => {
        const isTyped = event.inputType === "insertText" && event.data === key && !event.isComposing && !view.composing;
        if (!isTyped || !event.cancelable || view.state.readOnly) return false;
        view.dispatch(view.state.replaceSelection(key), { userEvent: "input.type", scrollIntoView: true });
        return true;
      },
    }),
  ];
}
