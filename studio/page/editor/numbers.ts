/** Numbers in a text: Alt with the arrow keys changes the one at the cursor, Alt with the mouse drags it. */
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A number in a text. */
export interface NumberSpan {
  from: number;
  to: number;
  value: number;
}

/** The pixels of a drag that add 1. */
const STEP = 12;

/** The text before a number that is the name of a card. */
const NAMES = /\b(?:card|feature)\s+$/;

/** The whole number at an offset: the 3 in `3vp`. Numbers in comments, quoted texts and names do not count. */
export function findNumber(state: EditorState, offset: number): NumberSpan | undefined {
  const line = state.doc.lineAt(offset);
  const code = line.text.replace(/"[^"]*"?|#.*/g, (part) => ' '.repeat(part.length));
  for (const { index, 0: image } of code.matchAll(/\d+/g)) {
    const from = line.from + index;
    const to = from + image.length;
    const isName = NAMES.test(code.slice(0, index));
    if (!isName && from <= offset && offset <= to) return { from, to, value: Number(image) };
  }
  return undefined;
}

/** Adds to the number at the cursor; the result is at least 0. Returns whether there is a number. */
export function addAtCursor(view: EditorView, by: number): boolean {
  const found = findNumber(view.state, view.state.selection.main.head);
  if (!found) return false;
  change(view, found, found.value + by);
  return true;
}

function change(view: EditorView, { from, to, value }: NumberSpan, wanted: number): NumberSpan {
  const now = Math.max(0, Math.round(wanted));
  const insert = String(now);
  if (view.state.readOnly) return { from, to, value };
  if (now !== value)
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from },
      userEvent: 'input.number',
    });
  return { from, to: from + insert.length, value: now };
}

/** Dragging numbers to the left and right with Alt held. */
export const draggedNumbers: Extension = EditorView.domEventHandlers({
  mousedown(event, view) {
    const offset = event.altKey ? view.posAtCoords(event) : null;
    let dragged = offset === null ? undefined : findNumber(view.state, offset);
    if (!dragged) return false;
    const first = dragged.value;
    const move = (now: MouseEvent) => {
      dragged = change(view, dragged!, first + Math.round((now.clientX - event.clientX) / STEP));
    };
    const end = () => {
      removeEventListener('mousemove', move);
      removeEventListener('mouseup', end);
    };
    addEventListener('mousemove', move);
    addEventListener('mouseup', end);
    view.dispatch({ selection: { anchor: dragged.from } });
    event.preventDefault();
    return true;
  },
});
