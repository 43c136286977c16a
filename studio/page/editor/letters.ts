/**
 * Typed characters are inserted by the editor, not by the browser: when they replace a selection, the browser would preserve its
 * look as inline styles, which the page's policy refuses and reports. Composed input, such as accents, is left to the browser, and
 * so is input that replaces something other than the selection, such as a letter from the menu of a long key press.
 */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const letters: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state, composing } = view;
    const isWritten = event.inputType === 'insertText' && event.data !== null;
    if (!isWritten || composing || state.readOnly || !isAtSelection(event, view)) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** Whether an input replaces the selection, or goes to the cursor. Some browsers do not say where, and name the whole editor. */
function isAtSelection(event: InputEvent, view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const isAt = (node: Node, offset: number, at: number) =>
    view.contentDOM.contains(node) && view.posAtDOM(node, offset) === at;
  return event
    .getTargetRanges()
    .every(
      ({ startContainer, startOffset, endContainer, endOffset }) =>
        isAt(startContainer, startOffset, from) && isAt(endContainer, endOffset, to),
    );
}
