/** The page of a table: `/t/ID#KEY`. */
import { render } from 'lit-html';
import { showPage } from './page.ts';
import { type Panel, Seat } from './seat.ts';
import { seatPage } from './table-view.ts';

const [, id = ''] = /^\/t\/([a-z0-9]+)$/.exec(location.pathname) ?? [];
const key = location.hash.slice(1);
/** The element that had the focus when a panel was opened; it gets the focus back when the panel is closed. */
let opener: Element | null = null;
let opened: Panel | undefined;

showPage(key, {
  heading: 'Table',
  incomplete: 'The link is incomplete: the part after # is missing. Ask for it again.',
  begin: (changed) => new Seat({ id, key }, changed),
  draw,
  title: titleOf,
  table: ({ back, table }) => back?.table ?? table,
  escape: (seat) => {
    const isOpen = seat.panel !== undefined;
    if (isOpen) seat.open(undefined);
    return isOpen;
  },
});

function draw(seat: Seat): void {
  const { panel } = seat;
  if (panel !== opened && panel) opener = document.activeElement;
  render(seatPage(seat), document.body);
  if (opened && !panel && document.activeElement === document.body && opener instanceof HTMLElement)
    opener.focus();
  opened = panel;
}

/** The title of the window, which also shows when it is the user's turn. */
function titleOf({ title, table }: Seat): string {
  const name = title === '' ? 'Table' : title;
  const { asked, result } = table?.shown ?? {};
  return `${result != null ? 'Over: ' : asked ? 'Your turn: ' : ''}${name}`;
}
