/** The page of a table: `/t/ID#KEY`. */
import { html, render } from 'lit-html';
import { Seat } from './seat.ts';
import { seatPage } from './table-view.ts';

const [, id = ''] = /^\/t\/([a-z0-9]+)$/.exec(location.pathname) ?? [];
const key = location.hash.slice(1);
// Another link to the same table is another seat.
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
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      render(seatPage(seat), document.body);
      document.title = titleOf(seat);
    });
  };
  const seat = new Seat({ id, key }, changed);
  addEventListener('keydown', (event) => takeKey(seat, event), { capture: true });
  changed();
}

/** Says so where somebody looks at another window. */
function titleOf({ title, table }: Seat): string {
  const name = title === '' ? 'Table' : title;
  const { asked, result } = table?.shown ?? {};
  return `${result != null ? 'Over: ' : asked ? 'Your turn: ' : ''}${name}`;
}

function takeKey({ table: own, back }: Seat, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key: pressed, target } = event;
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  const table = back?.table ?? own;
  if (ctrlKey || metaKey || altKey || isWriting) return;
  if (table?.takesKey(pressed.length === 1 ? pressed.toLowerCase() : pressed)) event.preventDefault();
}
