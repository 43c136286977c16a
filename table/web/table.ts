/** The page of a table: `/t/ID#KEY`. */
import { html, render } from 'lit-html';
import { keepFocus } from '../page/around/kept-focus.ts';
import { type Panel, Seat } from './seat.ts';
import { seatPage } from './table-view.ts';

const [, id = ''] = /^\/t\/([a-z0-9]+)$/.exec(location.pathname) ?? [];
const key = location.hash.slice(1);
// Another link to the same table is for another seat.
addEventListener('hashchange', () => location.reload());
document.body.replaceChildren();
if (key === '') {
  render(
    html`<main class="refused"><h1>Table</h1><p>The link is incomplete: the part after # is missing. Ask for it again.</p></main>`,
    document.body,
  );
} else begin();

function begin(): void {
  let isWaiting = false;
  const focusKept = keepFocus();
  /** The element that had the focus when a panel was opened; it gets the focus back when the panel is closed. */
  let opener: Element | null = null;
  let opened: Panel | undefined;
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      const { panel } = seat;
      if (panel !== opened && panel) opener = document.activeElement;
      render(seatPage(seat), document.body);
      document.title = titleOf(seat);
      if (opened && !panel && document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus();
      opened = panel;
      focusKept();
    });
  };
  const seat = new Seat({ id, key }, changed);
  addEventListener('keydown', (event) => takeKey(seat, event), { capture: true });
  changed();
}

/** The title of the window, which also shows when it is the user's turn. */
function titleOf({ title, table }: Seat): string {
  const name = title === '' ? 'Table' : title;
  const { asked, result } = table?.shown ?? {};
  return `${result != null ? 'Over: ' : asked ? 'Your turn: ' : ''}${name}`;
}

function takeKey(seat: Seat, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key: pressed, target } = event;
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  const table = seat.back?.table ?? seat.table;
  if (ctrlKey || metaKey || altKey) return;
  if (pressed === 'Escape' && seat.panel) seat.open(undefined);
  else if (isWriting || !table?.takesKey(pressed.length === 1 ? pressed.toLowerCase() : pressed)) return;
  event.preventDefault();
}
