/** R12.6: an effect that would run forever is stopped, in a scenario as in a game. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { MAX_REPETITIONS } from '../../runtime/bounds.ts';
import { playScenario } from '../../runtime/scenario/scenario.ts';
import type { Game } from '../../runtime/state.ts';
import { READY } from './boards.ts';

/** Almost the maximum number of repetitions. */
const NEARLY = 0.98 * MAX_REPETITIONS;

test.each([
  ['repeat 99999 { repeat 99999 { gain 1vp } }', 0],
  ['repeat 99999 { repeat 99999 { repeat up to 99999 { remove a lion } } }', NEARLY],
  ['choose a desert as one; repeat 99999 { replace 99999 land on one with land }', NEARLY],
])('R12.6 a scenario whose effect repeats too often fails and says so: %s', (steps, before) => {
  const text = `scenario "long" { board "d g" do { ${steps} }; expect finished }`;
  const [{ chain, scenarios }] = compile([{ files: [{ file: 'long.eco', text }] }], [READY]).sets;
  const start = (game: Game) => {
    game.repetitions = before;
  };
  const { result, game } = playScenario(chain, scenarios[0], { start });
  expect(game.repetitions).toBe(MAX_REPETITIONS + 1);
  expect(result).toMatchObject({
    passed: false,
    code: 'ECO619',
    message: expect.stringContaining('the effect repeats more than 1000000 times'),
  });
});
