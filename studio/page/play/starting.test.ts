import { expect, test } from 'vitest';
import type { SetProgram } from '../../../program/index.ts';
import { defaultChoices, startOf } from './starting.ts';

const GAMES = { players: { from: 2, to: 6 }, target: 80, hands: ['lion', 'stork', 'shark'], layouts: [] };
const SET = { chain: [] as SetProgram[], games: GAMES };

test('by default one person plays against three bots, or as many as the set allows', () => {
  const { seats } = defaultChoices(GAMES);
  expect(seats.map(({ player }) => player)).toEqual(['human', 'greedy', 'greedy', 'greedy']);
  expect(defaultChoices({ ...GAMES, players: { from: 2, to: 3 } }).seats).toHaveLength(3);
});

test('choices that differ from the default become options of the game', () => {
  const wanted = { ...defaultChoices(GAMES), seed: '7' };
  expect(startOf(SET, wanted).options).toEqual({
    players: 4,
    seed: 7,
    hands: Array(4).fill('recommended'),
  });
  const { options, names } = startOf(SET, {
    ...wanted,
    ...{ hands: 'chosen', target: '20', layout: 'star' },
    seats: wanted.seats
      .slice(0, 2)
      .map((seat, at) => ({ ...seat, hand: at === 1 ? 'shark' : '', name: ' Ada ' })),
  });
  expect(options).toEqual({ players: 2, seed: 7, hands: ['lion', 'shark'], layout: 'star', target: 20 });
  expect(names).toEqual(['Ada', 'Ada']);
  expect(startOf(SET, { ...wanted, hands: 'draft' }).options.hands).toEqual(Array(4).fill('draft'));
});
