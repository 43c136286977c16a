/** The width of the text. */
import { EditorView } from '@codemirror/view';

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
    const { scrollDOM, state } = view;
    const at = Math.min(place(), state.doc.length);
    const top = view.lineBlockAt(at).top - scrollDOM.scrollTop;
    if (top >= 0 && top < scrollDOM.clientHeight)
      view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    view.requestMeasure();
  }).observe(host);
}
