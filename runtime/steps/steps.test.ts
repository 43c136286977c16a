import { describe, expect, test } from 'vitest';
import { allSteps, stepAt } from '../../program/index.ts';
import { effectOf } from '../../test/effect-of.ts';
import { WORDS } from '../../test/programs/base.ts';
import { EXAMPLES } from '../../test/programs/examples.ts';
import { apply } from '../game.ts';
import { stepHeads } from '../link/code.ts';
import { YES } from '../options.ts';
import { hash } from '../save/json.ts';
import { clone } from '../state.ts';
import { link } from './linked-cards.ts';

test('each instruction knows the step it was linked from', () => {
  const code = link(EXAMPLES, WORDS);
  expect(code.paths).toHaveLength(code.steps.length);
  const steps = stepHeads(code).map((head) => stepAt(EXAMPLES, code.paths[head])?.op);
  expect(steps).toEqual(allSteps(EXAMPLES).map(({ op }) => op));
  for (const [at, { op }] of code.steps.entries()) {
    const step = stepAt(EXAMPLES, code.paths[at]);
    // What is done by hand are instructions of other steps.
    if (op === 'place' || op === 'gain' || op === 'move') expect([op, 'by-hand']).toContain(step?.op);
  }
});

test('L12 a gate that closes inside `may` ends only that block', () => {
  const game = effectOf('remove 2 water; may { gain 1vp; place pike; gain 10vp }; gain 100vp');
  while (game.asked.kind !== 'yes-no') apply(game, game.asked.options[0]);
  apply(game, YES);
  expect(game.vp).toEqual([101]);
});

describe('progress', () => {
  test.each([
    'place up to 2 land or water',
    'gain 3 of sun, leaf',
    'remove up to 2 tiles',
    'replace up to 2 tiles with desert or water',
    'replace all tiles with desert or water',
    'move all animals 2 spaces',
    'swap a tile with a tile',
    'choose a tile',
  ])('of `%s` is copied with the game', (text) => {
    const game = effectOf(text);
    for (let answers = 0; game.asked.options.length > 0 && answers < 8; answers++) {
      const [copy, before] = [clone(game), hash(game)];
      apply(copy, copy.asked.options[0]);
      expect(hash(game)).toBe(before);
      apply(game, game.asked.options[0]);
      expect(hash(game)).toBe(hash(copy));
    }
    expect(game.stack.some((frame) => frame.task === 'effect')).toBe(false);
  });

  test('R9.3 an animal moves once per step', () => {
    const game = effectOf('place hare; move 3 hares 1 space; gain 1vp');
    apply(game, game.asked.options[0]);
    expect([game.vp, game.asked.options]).toEqual([[1], []]);
  });
});
