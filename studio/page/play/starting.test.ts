import { expect, test } from 'vitest';
import type { SetProgram } from '../../../program/index.ts';
import { playersOf, startOf, targetOf, usualWish } from './starting.ts';

const set = (vocabulary: object): SetProgram =>
  ({ vocabulary: { settings: {}, hands: [], layouts: [], ...vocabulary } }) as unknown as SetProgram;
const CHAIN = [
  set({
    settings: { players: { from: 2, to: 3 }, target: { full: 80 } },
    hands: [{ name: 'lion' }, { name: 'stork' }],
  }),
  set({ settings: { players: { from: 2, to: 6 } }, hands: [{ name: 'lion' }, { name: 'shark' }] }),
];

test('one person against three bots, or as many as the set allows', () => {
  const { seats } = usualWish(CHAIN);
  expect(seats.map(({ player }) => player)).toEqual(['human', 'greedy', 'greedy', 'greedy']);
  expect(usualWish(CHAIN.slice(0, 1)).seats).toHaveLength(3);
  expect(playersOf(CHAIN)).toEqual({ from: 2, to: 6 });
  expect(targetOf(CHAIN)).toBe(80);
});

test('only what is wanted otherwise is an option of the game', () => {
  const wanted = { ...usualWish(CHAIN), seed: '7' };
  expect(startOf(CHAIN, wanted).options).toEqual({ players: 4, seed: 7 });
  const { options, names } = startOf(CHAIN, {
    ...wanted,
    ...{ hands: 'chosen', target: '20', layout: 'star' },
    seats: wanted.seats
      .slice(0, 2)
      .map((seat, at) => ({ ...seat, hand: at === 1 ? 'shark' : '', name: ' Ada ' })),
  });
  expect(options).toEqual({ players: 2, seed: 7, hands: ['lion', 'shark'], layout: 'star', target: 20 });
  expect(names).toEqual(['Ada', 'Ada']);
  expect(startOf(CHAIN, { ...wanted, hands: 'draft' }).options.hands).toEqual(Array(4).fill('draft'));
});
