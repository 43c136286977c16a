/** How the pages of a table and of the host begin, are drawn again, and take keys. */
import { html, render, type TemplateResult } from 'lit-html';
import { keepFocus } from '../page/around/kept-focus.ts';
import type { TableController } from '../page/table-controller.ts';

/** A page with its state. */
export interface Page<State> {
  heading: string;
  /** What a page without a key says. */
  incomplete: TemplateResult | string;
  begin(changed: () => void): State;
  draw(state: State): void;
  title(state: State): string;
  /** The table that takes keys. */
  table(state: State): TableController | undefined;
  /** Closes what `Escape` closes first. Returns false if there is nothing. */
  escape?(state: State): boolean;
}

/** Shows a page. @param key the key in its address */
export function showPage<State>(key: string, page: Page<State>): void {
  const { heading, incomplete } = page;
  // Another link to the same page has another key.
  addEventListener('hashchange', () => location.reload());
  document.body.replaceChildren();
  if (key === '') {
    render(html`<main class="refused"><h1>${heading}</h1><p>${incomplete}</p></main>`, document.body);
    return;
  }
  const focusKept = keepFocus();
  let isWaiting = false;
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      page.draw(state);
      document.title = page.title(state);
      focusKept();
    });
  };
  const state = page.begin(changed);
  addEventListener('keydown', (event) => takeKey(page, state, event), { capture: true });
  changed();
}

function takeKey<State>(page: Page<State>, state: State, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key, target } = event;
  if (ctrlKey || metaKey || altKey) return;
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  const takes = () => page.table(state)?.takesKey(key);
  if ((key === 'Escape' && page.escape?.(state)) || (!isWriting && takes())) event.preventDefault();
}
