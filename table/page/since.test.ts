/** The strip of what has happened, in games played by chance. */
import { expect, test } from 'vitest';
import { begun, cards, chain } from '../../test/table/people.ts';
import { cardBook } from '../card-book.ts';
import { Table, type VisibleState } from '../game/table.ts';
import { choiceEvent } from '../game/table-events.ts';
import type { ScreenLine } from '../messages.ts';
import { Screen } from '../screen/screen.ts';
import { chipsSince } from './since.ts';

test('every change of points since the own last choice is in a chip of its seat, of whatever seat', () => {
  const table = new Table(() => cards, begun({ target: 40 }));
  const people = table.players.map((player) => ({ name: '', player }));
  const screens = people.map(() => new Screen(cardBook(chain)));
  const pointsIn = ({ view }: VisibleState) => view.seats.map(({ vp }) => vp);
  const since = people.map((_, seat) => pointsIn(table.firstSeen(seat)));
  const last = people.map(() => ({ decisions: 0, points: since[0]! }));
  let changes = 0;
  for (let n = 1; table.choosers.length > 0; n++) {
    for (const [seat, screen] of screens.entries()) {
      const state = table.seen(seat);
      if (!state) continue;
      const { decisions } = state.view;
      if (decisions > last[seat]!.decisions) since[seat] = last[seat]!.points;
      last[seat] = { decisions, points: pointsIn(state) };
      screen.take(state, []);
      const chips = chipsSince(screen.shown(n, people));
      const told = people.map((_, at) =>
        chips.filter((chip) => chip.seat === at).reduce((sum, { points }) => sum + points, 0),
      );
      expect(told).toEqual(last[seat].points.map((vp, at) => vp - since[seat]![at]!));
      if (told.some((points) => points !== 0)) changes++;
      expect(chips.length).toBeLessThan(10);
    }
    const [seat] = table.choosers as [number];
    const { options } = table.asked(seat)!.asked;
    table.take(choiceEvent(table, seat, (n * 7919) % options.length, 0));
  }
  expect(changes).toBeGreaterThan(50);
});

test('what a card does is one chip with its things and points, and the next draw another', () => {
  const line = (more: Partial<ScreenLine>): ScreenLine => ({
    ...{ draw: 4, learned: 4, decisions: 7, seat: null, parts: [] },
    ...more,
  });
  const by = { seat: 1, card: 12 };
  const hex = { q: 1, r: 2 };
  const said = [
    line({ decisions: 6, seat: 0, points: 9 }),
    line({ seat: 1, parts: [{ text: '#12', card: 12, begins: true }] }),
    line({
      by,
      parts: [
        { text: 'lion', thing: 'lion' },
        { text: 'k12', hex },
      ],
    }),
    line({ seat: 1, by, points: 3 }),
    line({ parts: [{ text: 'Draw 5: ' }, { text: 'sun', element: 'sun' }] }),
  ];
  const chips = chipsSince({ said, view: { seat: 0, decisions: 7 } as never });
  expect(chips).toEqual([
    expect.objectContaining({ seat: 1, card: 12, deeds: [{ thing: 'lion', hexes: [hex] }], points: 3 }),
    expect.objectContaining({ seat: null, drawn: ['sun'], points: 0 }),
  ]);
});
