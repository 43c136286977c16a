import { expect, test } from 'vitest';
import { keptSituations, knownAnimals, readSituation, writtenSituation } from './situations.ts';

test('there are 400 situations of four players, each different', () => {
  const kept = keptSituations();
  expect(kept).toHaveLength(400);
  expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(400);
  for (const { seats, tiles } of kept) {
    expect(seats).toHaveLength(4);
    expect(tiles.length).toBeGreaterThan(7);
    expect(new Set(tiles.map(({ q, r }) => `${q} ${r}`)).size).toBe(tiles.length);
  }
});

test('a situation is read back from its text', () => {
  for (const situation of keptSituations()) {
    expect(readSituation(writtenSituation(situation, knownAnimals()), knownAnimals())).toEqual(situation);
  }
});

test('a line of text describes seats and tiles', () => {
  expect(readSituation('15,2,6,5;3,0,1,2 D^ab.W&&aa', ['lion', 'fish'])).toEqual({
    seats: [
      { vp: 15, cubes: 2, hand: 6, active: 5 },
      { vp: 3, cubes: 0, hand: 1, active: 2 },
    ],
    tiles: [
      {
        q: 0,
        r: 0,
        terrain: 'desert',
        mountains: 1,
        forests: 0,
        animals: [
          { species: 'lion', amount: 1 },
          { species: 'fish', amount: 1 },
        ],
      },
      { q: -1, r: 1, terrain: 'water', mountains: 0, forests: 2, animals: [{ species: 'lion', amount: 2 }] },
    ],
  });
});
