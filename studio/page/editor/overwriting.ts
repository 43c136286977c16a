/**
 * Writing over a selection. The browser would keep how the selected words look, as styles in the page, which the page's policy
 * refuses and reports; the editor wants the words alone.
 */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const overwriting: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state, composing } = view;
    const isWritten = event.inputType === 'insertText' && event.data !== null;
    if (!isWritten || composing || state.readOnly || state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
