/** Which part of the text is visible, even when its width changes. */
import type { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Scrolls a position to the middle. */
export const scrollToMiddle = (at: number): StateEffect<unknown> =>
  EditorView.scrollIntoView(at, { y: 'center' });

/** Whether the line with a character is in view. */
export function isSeen(view: EditorView, at: number, height = view.scrollDOM.clientHeight): boolean {
  const top = view.lineBlockAt(at).top - view.scrollDOM.scrollTop;
  return top >= 0 && top < height;
}

/** The distance in pixels of the line with a position from the top of the visible text. */
const topOf = (view: EditorView, at: number): number =>
  view.lineBlockAt(at).top + view.documentTop - view.scrollDOM.getBoundingClientRect().top;

/** Keeps the line of the cursor in place while the messages above it change; empty if the line is not in view. */
export function held(view: EditorView): StateEffect<unknown>[] {
  const { head } = view.state.selection.main;
  if (!isSeen(view, head)) return [];
  return [EditorView.scrollIntoView(head, { y: 'start', yMargin: topOf(view, head) })];
}

/** Handles that scrolling, so that only the text scrolls and nothing around it. */
export const holding = EditorView.scrollHandler.of((view, { head }, { y, yMargin }) => {
  if (y !== 'start') return false;
  view.scrollDOM.scrollTop += topOf(view, head) - yMargin;
  return true;
});

/**
 * Redraws the text when its width changes. CodeMirror misses a change right after it has drawn, and line numbers would then be
 * next to the wrong lines. When the height shrinks, as when a list of problems opens below, the cursor stays visible.
 * @param host the element around the view
 * @param place returns the position that stays in view
 */
export function followSize(view: EditorView, host: HTMLElement, place: () => number): void {
  let { clientWidth: width, clientHeight: height } = host;
  new ResizeObserver(() => {
    const at = Math.min(place(), view.state.doc.length);
    if (host.clientWidth !== width && isSeen(view, at)) view.dispatch({ effects: scrollToMiddle(at) });
    else if (host.clientHeight < height && isSeen(view, at, height))
      view.dispatch({ effects: EditorView.scrollIntoView(at) });
    view.requestMeasure();
    ({ clientWidth: width, clientHeight: height } = host);
  }).observe(host);
}
