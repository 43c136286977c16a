/**
 * Letters are written by the editor, not by the browser: then they are checked before they are drawn, and where they replace a
 * selection, the browser does not keep how that looked, as styles in the page, which the page's policy refuses and reports.
 * What is composed of several keys, as accents are, is left to the browser.
 */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const letters: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state, composing } = view;
    const isWritten = event.inputType === 'insertText' && event.data !== null;
    if (!isWritten || composing || state.readOnly) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
