/** The page of a table: `/t/ID#KEY`, and of the replay of a game there: `/t/ID#replay=0`. */
import { GameReview } from './game-review.ts';
import { GameReviewView } from './game-review-view.tsx';
import { showPage } from './page.tsx';
import { REPLAY, Seat } from './seat.ts';
import { SeatPage } from './seat-page.tsx';

const [, id = ''] = /^\/t\/([a-z0-9]+)$/.exec(location.pathname) ?? [];
const key = location.hash.slice(1);

if (key.startsWith(REPLAY))
  showPage(key, {
    heading: 'Replay',
    incomplete: '',
    begin: () => new GameReview({ id, game: Number(key.slice(REPLAY.length)), choice: 0 }, ''),
    view: (review) => (
      <main class="seat-page around-table" aria-label="Replay">
        <h1 class="vh">Replay</h1>
        <GameReviewView review={review} />
      </main>
    ),
    title: () => 'Replay',
    table: ({ table }) => table,
  });
else
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
