/** How a clause goes on with the effects before it. */
import { expect, test } from 'vitest';
import { type Effect, readClauses, readEffect } from './effect.ts';
import { join } from './joins.ts';

/** The effects of a first step and a clause with the mark of a table. */
const joined = (first: string, clause: string) =>
  join([readEffect(first)!], readClauses(clause)![0]!)?.map(({ eco }) => eco);

test.each([
  // What is said next stands beside it.
  ['place lion', 'gain 1vp', ['place lion', 'gain 1vp']],
  // "If you do" follows what must be done, what may be done, and what may fail.
  ['lose a card', '@done gain 3vp', ['pay a card; gain 3vp']],
  ['may { lose a card }', '@done gain 3vp', ['may { pay a card; gain 3vp }']],
  ['remove a lion', '@done gain 3vp', ['remove a lion; if you removed a lion { gain 3vp }']],
  ['lose up to 2 cards', '@done gain 3vp', undefined],
  // "Otherwise" is about the last condition, or about what may be done.
  ['gain 1vp if on the edge', '@else gain a card', ['if on the edge { gain 1vp } else { gain a card }']],
  ['may { gain 1vp }', '@else gain a card', ['either { gain 1vp } or { gain a card }']],
  ['gain 1vp', '@else gain a card', undefined],
  ['gain 1vp', '@or gain a card', undefined],
  // In a trigger, its effect goes on.
  [
    'when a lion is placed { may { lose a card } }',
    '@done gain 3vp',
    ['when a lion is placed { may { pay a card; gain 3vp } }'],
  ],
])('%s, %s', (first, clause, effects) => {
  expect(joined(first, clause)).toEqual(effects);
});

test('a choice has each of its ways, from the first on', () => {
  const ways = ['@either gain 1vp', '@or gain a card', '@or gain a cube'].flatMap((way) => readClauses(way)!);
  const effects = ways.reduce((before, way) => join(before, way)!, [] as Effect[]);
  expect(effects.map(({ eco }) => eco)).toEqual([
    'either { gain 1vp } or { gain a card } or { gain a cube }',
  ]);
});
