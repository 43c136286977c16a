/**
 * After replacing, removing and taking up, the engine and the plain model have the same landscape, on random boards.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Expectation } from '../../program/scenario.ts';
import { boards, choiceOf, complaint, offered, READY } from './boards.ts';
import {
  countOn,
  type Land,
  MARKERS,
  replaced,
  SPECIES,
  TERRAINS,
  type Tile,
  tilesFor,
  trimmed,
  without,
} from './model.ts';

const token = fc.constantFrom('mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS));
const terrain = fc.constantFrom(...TERRAINS);

/** Expects the tile to be exactly like this. */
function exactly(tile: Tile): Expectation {
  const things = ['mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS)];
  return {
    expect: 'tile',
    hex: { q: tile.q, r: tile.r, name: 'there' },
    need: {
      terrain: tile.terrain,
      tokens: things.map((thing) => ({ compare: { is: 'exactly', amount: countOn(tile, thing) }, thing })),
    },
  };
}

/** A tile of the board that has the thing, picked by any number. */
function tileWith(land: Land, thing: string, nth: number): Tile | undefined {
  const tiles = [...land.values()].filter((tile) => countOn(tile, thing) > 0);
  return tiles[nth % Math.max(1, tiles.length)];
}

test('R10.1 a replaced tile keeps the same things as in the model', () => {
  fc.assert(
    fc.property(boards, terrain, terrain, fc.nat(), (land, from, to, nth) => {
      const tile = tileWith(land, from, nth);
      fc.pre(tile !== undefined && from !== to);
      const expected = [exactly(replaced(tile, to)), { expect: 'finished' } as const];
      expect(complaint(land, `replace a ${from} with ${to}`, expected, choiceOf(land, from, tile))).toBe('');
    }),
  );
});

test('R10.3 removing a token leaves the same things as in the model', () => {
  fc.assert(
    fc.property(boards, token, fc.nat(), (land, thing, nth) => {
      const tile = tileWith(land, thing, nth);
      fc.pre(tile !== undefined);
      const expected = [exactly(trimmed(without(tile, thing)))];
      expect(complaint(land, `remove a ${thing}`, expected, choiceOf(land, thing, tile))).toBe('');
    }),
  );
});

test('R7.4, L9 an empty supply allows the same tokens and destinations as in the model', () => {
  fc.assert(
    fc.property(boards, token, fc.nat(), (land, thing, nth) => {
      const tiles = [...land.values()];
      const spotsAfter = (taken: Tile): number =>
        tilesFor(
          thing,
          tiles.map((tile) => (tile === taken ? without(tile, thing) : tile)),
        ).length;
      const takeable = tiles.filter((tile) => countOn(tile, thing) > 0 && spotsAfter(tile) > 0);
      const steps = `place ${thing}; gain 1vp`;
      // With none beside them.
      const expected = offered(takeable.length && takeable.length + 1, 'gate');
      expect(complaint(land, steps, expected, undefined, thing)).toBe('');
      const taken = takeable[nth % Math.max(1, takeable.length)];
      if (!taken) return;
      expect(complaint(land, steps, offered(spotsAfter(taken), 'gate'), taken, thing)).toBe('');
    }),
  );
});

test.each([
  ['replace a desert with water', true],
  ['remove a forest', true],
  ['remove up to 2 animals', true],
  ['gain 1vp; may { gain 1 sun; remove a lion }', true],
  ['either { gain 1vp } or { repeat up to 2 { replace a land with land } }', true],
  ['if there is a lion { gain 1vp } else { remove a tile }', true],
  ['each other player { remove a lion }', true],
  ['place grassland; move a lion 2 spaces; gain 1vp', false],
  ['choose a lion; place antelope on this tile', false],
  ['play a card and place a cube on it', false],
])('R10.4 whether { %s } is an Impact card follows from its steps: %s', (steps, impact) => {
  const text = `card 1 brown leaves 2 energy sun { ${steps} }`;
  const { sets } = compile([{ files: [{ file: 'impact.eco', text }] }], [READY]);
  expect(sets[0].program.cards.map((card) => card.impact)).toEqual([impact]);
});
