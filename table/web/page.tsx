/** How the pages of a table and of the host begin, and take keys. */
import { effect } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { Button } from '../page/around/controls.tsx';
import { keepFocus } from '../page/around/kept-focus.ts';
import type { TableController } from '../page/table-controller.ts';
import { Sign } from '../page/views/signs.tsx';

/** A page with its state. */
export interface Page<State> {
  heading: string;
  /** What a page without a key says. */
  incomplete: ComponentChild;
  begin(): State;
  view(state: State): ComponentChild;
  title(state: State): string;
  /** The table that takes keys. */
  table(state: State): TableController | undefined;
  /** Closes what `Escape` closes first. Returns false if there is nothing. */
  escape?(state: State): boolean;
}

/** Shows a page. @param key the key in its address */
export function showPage<State>(key: string, page: Page<State>): void {
  // Another link to the same page has another key.
  addEventListener('hashchange', () => location.reload());
  document.body.replaceChildren();
  if (key === '') {
    render(<RefusalPage heading={page.heading}>{page.incomplete}</RefusalPage>, document.body);
    return;
  }
  const state = page.begin();
  keepFocus();
  addEventListener('keydown', (event) => takeKey(page, state, event), { capture: true });
  effect(() => {
    document.title = page.title(state);
  });
  render(page.view(state), document.body);
}

function takeKey<State>(page: Page<State>, state: State, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key, target } = event;
  if (ctrlKey || metaKey || altKey) return;
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  const takes = () => page.table(state)?.takesKey(key);
  if ((key === 'Escape' && page.escape?.(state)) || (!isWriting && takes())) event.preventDefault();
}

/** A page that shows nothing but why. */
export const RefusalPage = ({ heading, children }: { heading: string; children: ComponentChild }) => (
  <main class="refused">
    <h1>{heading}</h1>
    <p role="alert">{children}</p>
  </main>
);

/** Says why a request failed. */
export const Refusal = ({ words }: { words: string }) =>
  words === '' ? null : (
    <p class="bar banner bad" role="alert">
      {words}
    </p>
  );

/** Toggles between dark and light until the page is closed; the initial theme is that of the system. */
export const ThemeButton = () => (
  <Button
    words={<Sign name="theme" />}
    class="quiet"
    aria-label="Dark or light"
    press={() => {
      const { dataset } = document.documentElement;
      dataset.theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    }}
  />
);
