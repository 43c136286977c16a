/** What two people read at the table on the web, who see the game only when they are asked. */
import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { cardBook } from '../card-book.ts';
import { lineText } from '../events/parts.ts';
import { chainCards, Table } from '../game/table.ts';
import { choiceEvent } from '../game/table-events.ts';
import { HUMAN } from '../seats.ts';
import { Screen } from './screen.ts';

const DECKS = [...Array(40).fill('brown'), ...Array(20).fill('blue')];
const SET = `set mine "Mine" extends first-continent\n${DECKS.map(
  (deck, at) => `card ${900 + at} ${deck} leaves 2 energy sun, sun { place water }`,
).join('\n')}`;

test('the log of a seat begins with the first draw, and says what the last answer completed', () => {
  const { chain } = compileText(SET).sets.at(-1)!;
  const table = new Table(() => chainCards(chain), {
    at: 0,
    is: 'begun',
    cards: '',
    options: { players: 2, seed: 1, ownFirst: true },
    players: [HUMAN, HUMAN],
  });
  const screens = [0, 1].map((seat) => {
    const screen = new Screen(cardBook(chain));
    screen.take(table.firstSeen(seat), []);
    return screen;
  });
  const show = (only?: number) => {
    for (const [seat, screen] of screens.entries()) {
      const seen = only === undefined || only === seat ? table.seen(seat) : undefined;
      if (seen) screen.take(seen, []);
    }
  };
  // The first seat answers last.
  while (table.game.asked.kind !== 'place') {
    const seat = table.choosers.at(-1)!;
    const { options } = table.seen(seat)!.view.decision!;
    table.take(
      choiceEvent(
        table,
        seat,
        options!.findIndex((one) => 'spot' in one),
        0,
      ),
      show,
    );
  }
  const people = table.players.map((player) => ({ name: '', player }));
  const [own, other] = screens.map((screen) => screen.shown(1, people).said.map(lineText));
  expect(own).toEqual([
    'Draw 1: sun and sun',
    'You: a cube on #954, sun.',
    'You: a cube on #954, sun.',
    'You: #954 is completed.',
    'Acacia: a cube on #932, sun; a cube on #932, sun.',
  ]);
  expect(other).toEqual([
    'Draw 1: sun and sun',
    'You: a cube on #932, sun.',
    'You: a cube on #932, sun.',
    'Fern: a cube on #954, sun; a cube on #954, sun; #954 is completed.',
  ]);
});
