/**
 * After replacing, removing and taking up, the engine and the plain model have the same landscape, on random boards.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { runs } from '../programs/runs.ts';
import { BASE, boards, gameOn, MORE, READY } from './boards.ts';
import { answer, asked } from './engine.ts';
import { countOn, key, type Tile, tilesFor, without } from './model.ts';
import { TOKENS } from './scenes.ts';

const scenarioOf = (thing: string) => `scenario "${thing}" { board "d" do { place ${thing}; gain 1vp } }`;
const { chain, scenarios } = compile(
  [
    {
      files: [
        {
          file: 'placing.eco',
          text: `set placing "Placing" extends more\n${TOKENS.map(scenarioOf).join('\n')}`,
        },
      ],
    },
  ],
  [BASE, MORE],
).sets[0];

test('R7.4, L9 an empty supply allows the same tokens and destinations as in the model', () => {
  fc.assert(
    fc.property(boards, fc.constantFrom(...TOKENS), fc.nat(), (land, thing, nth) => {
      const tiles = [...land.values()];
      const spotsAfter = (taken: Tile): string[] =>
        tilesFor(
          thing,
          tiles.map((tile) => (tile === taken ? without(tile, thing) : tile)),
        ).map(key);
      const takeable = tiles.filter((tile) => countOn(tile, thing) > 0 && spotsAfter(tile).length > 0);
      const game = gameOn(chain, scenarios[TOKENS.indexOf(thing)], land, thing, 0);
      startEffect(game, 0, -1, 0);
      run(game);
      if (takeable.length === 0) {
        // The gate closes.
        expect([asked(game), game.vp]).toEqual([[], [0]]);
        return;
      }
      expect(asked(game).toSorted()).toEqual(
        ['none', ...takeable.map((tile) => `${thing} ${key(tile)}`)].toSorted(),
      );
      const taken = takeable[nth % takeable.length];
      answer(game, `${thing} ${key(taken)}`);
      const spots = spotsAfter(taken);
      // A single one is taken without asking.
      const expected = spots.length > 1 ? [spots.toSorted(), [0]] : [[], [1]];
      expect([asked(game).toSorted(), game.vp]).toEqual(expected);
    }),
    runs(300, 91),
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

test.each([
  ['', 'by hand "Take it all."', false],
  ['impact ', 'by hand "Take it all."', true],
  ['impact ', 'gain 1vp; if there is a lion { by hand "Take it all." }', true],
  ['impact ', 'at end { by hand "Take it all." }', true],
  ['', 'by hand "Take it all."; remove a lion', true],
  ['impact ', 'by hand "Take it all."; remove a lion', true],
])('R10.4 a card says itself what is done by hand: %s{ %s }: %s', (clause, steps, impact) => {
  const text = `card 1 brown leaves 2 ${clause}energy sun { ${steps} }`;
  const { sets, problems } = compile([{ files: [{ file: 'impact.eco', text }] }], [READY]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(sets[0].program.cards.map((card) => card.impact)).toEqual([impact]);
});

test.each([
  ['card 1 brown leaves 2 impact energy sun { remove a lion }', 22],
  ['feature 1 blue "F" impact pattern "G" { on play { by hand "Take it all." } }', 19],
])('R10.4 elsewhere `impact` is an error, whose fix deletes it: %s', (text, at) => {
  const { problems } = compile([{ files: [{ file: 'impact.eco', text }] }], [READY]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ code: 'ECO409', column: at + 1, length: 'impact'.length }]);
  expect(errors[0]!.fixes).toMatchObject([{ edits: [{ text: '' }] }]);
});
