/**
 * After replacing, removing and taking up, the engine and the plain model have the same landscape, on random boards.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { boards, complaint, offered, READY } from './boards.ts';
import { countOn, MARKERS, SPECIES, type Tile, tilesFor, without } from './model.ts';

const token = fc.constantFrom('mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS));

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
