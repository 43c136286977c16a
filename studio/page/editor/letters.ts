/**
 * Letters are written by the editor, not by the browser: then they are checked before they are drawn, and where they replace a
 * selection, the browser does not keep how that looked, as styles in the page, which the page's policy refuses and reports.
 * What is composed of several keys, as accents are, is left to the browser, and so is what replaces something else than the
 * selection, as a letter chosen from those that a long key press offers.
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

/** Whether an input replaces the selection, or goes where the cursor is. Some browsers do not say where, and name the whole editor. */
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
