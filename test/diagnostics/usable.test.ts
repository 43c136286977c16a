/**
 * The compiler's output for texts with mistakes is usable or is refused with a reason: scenarios run or are left out,
 * games are played or refused in one line, and every card has rules text.
 */
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { type CompiledSet, compile, type SourceText } from '../../compiler/compile.ts';
import { featureText, stepsText } from '../../print/index.ts';
import { UserError } from '../../program/index.ts';
import { loadSet } from '../../program/json/load.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { broken, chance } from './breaking.ts';

const POND = `set pond "Pond"
  players 2 to 4
  target 20 short 10
  cubes 40 start 5
  supply land 14, water 15, mountain 3, forest 3
  deal 1 brown, 1 blue, 1 active
  draw 2 for 2 players
element sun x10
element wild x2 any
animal frog x4 on water
animal fox plural foxes x4 on desert or grassland
hand reed footprint "Reed"
hand moss leaf "Moss"
layout pond
  " d g "
  "w w w"
card 1 brown leaves 2 energy sun hand reed active { place frog as jumper; gain 1vp if adjacent to jumper }
card 2 blue leaves 2 energy sun hand reed { move up to 2 foxes 1 space; replace a desert with water }
card 3 brown leaves 1 energy sun hand moss active { gain 1vp per fox community; rotate a card counter-clockwise }
card 4 blue leaves 1 energy sun hand moss { either { play a card } or { place fox; gain a card and a cube } }
feature 5 blue "Reeds" pattern "W W d" { on play { gain 1vp } when a fox is moved { gain 1 sun } }
scenario "frog"
{
  layout pond
  given card 2 active with 1 leaves; given hand 3, 4
  do card 1;
  expect 3 options
}
scenario "reeds"
{
  board "w w d" " 1 a " where a = desert with 1 fox
  given feature 5 in hand; given 2 players; given supply fox 1
  do feature 5;
  expect 1vp
}
`;

const MORE = `set more "More" extends pond
animal newt x2 on water
card 6 brown leaves 2 energy sun { place newt; gain 1vp per frog }
card 4 brown leaves 2 energy sun hand moss { place newt; gain 1vp per frog in this habitat }
scenario "newt"
{
  layout pond
  given hand 1, 4; given card 3 active; given feature 5 in hand
  do card 6;
  expect 3 options
}
`;

/** A soak test multiplies the number of runs. */
const TIMES = Math.max(1, Number(process.env.SOAK ?? 0));

/** How often each outcome occurred, so that the test does not pass without any cases. */
const outcomes = { passed: 0, failed: 0, played: 0, refused: 0, worded: 0, broken: 0, loaded: 0 };

/** Does everything with a compiled set that can be done with one. */
function use(set: CompiledSet, seed: number): void {
  const { chain, program, words, scenarios, brokenScenarios } = set;
  for (const scenario of scenarios) outcomes[runScenario(chain, scenario).passed ? 'passed' : 'failed']++;
  outcomes.broken += brokenScenarios.length;
  for (const { steps } of program.cards) {
    expect(stepsText(steps, words)).not.toMatch(/undefined|\{/);
    outcomes.worded++;
  }
  for (const feature of program.features) expect(featureText(feature, words)).not.toMatch(/undefined|\{/);
  try {
    if (loadSet(structuredClone(program), chain.slice(0, -1)).chain) outcomes.loaded++;
    const game = newGame(chain, { players: 2, seed, maxDraws: 6 });
    const random = chance(seed);
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      apply(game, waiting.options[random(waiting.options.length)]);
    }
    outcomes.played++;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    outcomes.refused++;
  }
}

/** Compiles sets and uses each; a failure shows the texts. */
function compileAndUse(texts: readonly (readonly SourceText[])[], seed: number): void {
  const { sets, problems } = compile(texts.map((files) => ({ files: [...files] })));
  try {
    for (const set of sets) use(set, seed);
  } catch (error) {
    const reported = problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
    throw new Error([...texts.flat().map(({ text }) => text), ...reported].join('\n'), { cause: error });
  }
}

test('sets with one to three mistakes, and sets that extend them, are usable', () => {
  for (let seed = 1; seed <= 200 * TIMES; seed++) {
    const random = chance(seed);
    const texts = [POND, MORE];
    for (let mistakes = 1 + random(3); mistakes > 0; mistakes--) {
      const at = random(4) > 0 ? 0 : 1;
      texts[at] = broken(texts[at], random).text;
    }
    compileAndUse(
      texts.map((text, at) => [{ file: `${at}.eco`, text }]),
      seed,
    );
  }
  expect(outcomes.passed).toBeGreaterThan(120);
  expect(outcomes.broken).toBeGreaterThan(200);
  expect(outcomes.played).toBeGreaterThan(120);
  expect(outcomes.refused).toBeGreaterThan(80);
  expect(outcomes.worded).toBeGreaterThan(800);
  expect(outcomes.loaded).toBeGreaterThan(120);
});

test('the bundled cards with a mistake in one of their files are usable', () => {
  const { files } = bundledSets().find(({ id }) => id === 'first-continent')!;
  for (let seed = 1; seed <= 4 * TIMES; seed++) {
    const random = chance(seed);
    const at =
      seed % 2 === 0 ? files.findIndex(({ file }) => file.endsWith('set.eco')) : random(files.length);
    const texts = files.with(at, { ...files[at], text: broken(files[at].text, random).text });
    compileAndUse([texts], seed);
  }
});
