/** The page of a table: `/t/ID#KEY`. */
import { showPage } from './page.tsx';
import { Seat } from './seat.ts';
import { SeatPage } from './seat-page.tsx';

const [, id = ''] = /^\/t\/([a-z0-9]+)$/.exec(location.pathname) ?? [];
const key = location.hash.slice(1);

showPage(key, {
  heading: 'Table',
  incomplete: 'The link is incomplete: the part after # is missing. Ask for it again.',
  begin: () => new Seat({ id, key }),
  view: (seat) => <SeatPage seat={seat} />,
  // It also shows when it is the user's turn.
  title: ({ facts, entry, table }) => {
    const { asked, result } = table?.shown.value ?? {};
    const { name = 'Table' } = facts.value ?? entry.value?.invitation ?? {};
    return `${result != null ? 'Over: ' : asked ? 'Your turn: ' : ''}${name}`;
  },
  table: ({ review, table }) => review.value?.table ?? table,
  escape: ({ panel }) => {
    const isOpen = panel.value !== undefined;
    panel.value = undefined;
    return isOpen;
  },
});
