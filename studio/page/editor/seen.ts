/** What of the text is seen, also when its width changes. */
import type { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Scrolls a character to the middle. */
export const centred = (at: number): StateEffect<unknown> => EditorView.scrollIntoView(at, { y: 'center' });

/** Whether the line with a character is in view. */
export function isSeen(view: EditorView, at: number): boolean {
  const top = view.lineBlockAt(at).top - view.scrollDOM.scrollTop;
  return top >= 0 && top < view.scrollDOM.clientHeight;
}

/**
 * Redraws the text when its width changes. CodeMirror misses a change right after it has drawn, and line numbers would then be
 * beside the wrong lines.
 * @param host the element around the view
 * @param place the character that stays in view
 */
export function followWidth(view: EditorView, host: HTMLElement, place: () => number): void {
  let before = host.clientWidth;
  new ResizeObserver(() => {
    if (host.clientWidth === before) return;
    before = host.clientWidth;
    const at = Math.min(place(), view.state.doc.length);
    if (isSeen(view, at)) view.dispatch({ effects: centred(at) });
    view.requestMeasure();
  }).observe(host);
}
