import { describe, expect, test } from 'vitest';
import { allSteps, type Block, stepAt } from '../../program/index.ts';
import { plainSet } from '../../test/plain-set.ts';
import { WORDS } from '../../test/programs/base.ts';
import { EXAMPLES } from '../../test/programs/examples.ts';
import { link } from '../effect/linked-cards.ts';
import { apply } from '../game.ts';
import { headsOf } from '../link/code.ts';
import { makeTables } from '../make-tables.ts';
import { YES } from '../options.ts';
import { run } from '../run.ts';
import { hash } from '../save/json.ts';
import { startEffect } from '../start-effect.ts';
import { clone, emptyGame, type Game } from '../state.ts';
import { layLayout } from '../table/setup.ts';

const one = { amount: 1, upTo: false };
const vp = (amount: number): Block[number] => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });

function effectOf(steps: Block): Game {
  const game = emptyGame(makeTables([plainSet], [steps]), 1, 1);
  layLayout(game, 'standard');
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

test('each instruction knows the step it was linked from', () => {
  const code = link(EXAMPLES, WORDS);
  expect(code.paths).toHaveLength(code.steps.length);
  const steps = headsOf(code).map((head) => stepAt(EXAMPLES, code.paths[head])?.op);
  expect(steps).toEqual(allSteps(EXAMPLES).map(({ op }) => op));
  for (const [at, { op }] of code.steps.entries()) {
    const step = stepAt(EXAMPLES, code.paths[at]);
    if (op === 'place' || op === 'gain' || op === 'move') expect(step?.op).toBe(op);
  }
});

test('L12 a gate that closes inside `may` ends only that block', () => {
  const water: Block = [
    { op: 'remove', quantity: { amount: 2, upTo: false }, things: ['water'] },
    { op: 'may', steps: [vp(1), { op: 'place', quantity: one, kinds: ['pike'] }, vp(10)] },
    vp(100),
  ];
  const game = effectOf(water);
  while (game.asked.kind !== 'yes-no') apply(game, game.asked.options[0]);
  apply(game, YES);
  expect(game.vp).toEqual([101]);
});

describe('progress', () => {
  const STEPS: Record<string, Block> = {
    place: [{ op: 'place', quantity: { amount: 2, upTo: true }, kinds: ['land', 'water'] }],
    gain: [{ op: 'gain', rewards: [{ gain: 'mix', elements: ['sun', 'leaf'], amount: 3 }] }],
    remove: [{ op: 'remove', quantity: { amount: 2, upTo: true }, things: ['tile'] }],
    replace: [
      { op: 'replace', quantity: { amount: 2, upTo: true }, things: ['tile'], with: ['desert', 'water'] },
    ],
    'replace all': [{ op: 'replace', quantity: { all: true }, things: ['tile'], with: ['desert', 'water'] }],
    'move all': [{ op: 'move', quantity: { all: true }, things: ['animal'], spaces: 2 }],
    swap: [{ op: 'swap', things: ['tile'], with: ['tile'] }],
    choose: [{ op: 'choose', things: ['tile'] }],
  };

  test.each(Object.entries(STEPS))('of %s is copied with the game', (_, steps) => {
    const game = effectOf(steps);
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
    const steps: Block = [
      { op: 'place', quantity: one, kinds: ['hare'] },
      { op: 'move', quantity: { amount: 3, upTo: false }, things: ['hare'], spaces: 1 },
      vp(1),
    ];
    const game = effectOf(steps);
    apply(game, game.asked.options[0]);
    expect([game.vp, game.asked.options]).toEqual([[1], []]);
  });
});
