/**
 * A step that the compiler calls impossible (ECO310) never happens: random effects on random boards, answered at
 * random.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import type { Step } from '../../program/index.ts';
import { stepAt } from '../../program/walk.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { DONE } from '../../runtime/options.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { frameCode, type Game } from '../../runtime/state.ts';
import { compileText } from '../base-set.ts';
import { base } from '../rules/boards.ts';
import { phrase, sequences, word } from './effect-texts.ts';
import { AMPLE_SET, onBoards, runOnBoard } from './on-board.ts';
import { few, runs } from './runs.ts';
import { sourceOf } from './source.ts';
import { anyPrograms, neverDone } from './steps.ts';

/** Called whenever a step has something to act on. */
const seen = vi.hoisted(() => ({ does: (_game: unknown): void => {} }));

vi.mock(import('../../runtime/ask.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    ask: (...given) => {
      real.ask(...given);
      if (given[3].some((option) => option !== DONE)) seen.does(given[0]);
    },
  };
});

vi.mock(import('../../runtime/effect/change-options.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    changeOptions: (...given) => {
      const options = real.changeOptions(...given);
      // A step with "all" does not ask.
      if (given[2].all && options.length > 0) seen.does(given[0]);
      return options;
    },
  };
});

const place = word(
  '',
  'on this tile',
  'in this habitat',
  'on x',
  'in an adjacent habitat',
  'in this landmass',
  'in this community',
  'adjacent to 7 tiles',
  'on 2 land',
  'on no grassland',
  'on no tile',
);
const KINDS = ['desert', 'grassland', 'water', 'mountain', 'forest', 'lion', 'fish', 'leopard', 'stork'];
const kind = word(...KINDS, 'land', 'animal', 'lion or fish');
const ground = word('desert', 'grassland', 'water', 'land', 'tile');
const action = fc.oneof(
  { weight: 4, arbitrary: phrase('place', word('', '2', 'up to 2'), kind, place) },
  phrase('choose a', kind, place),
  phrase('replace a', ground, place, 'with', word('desert', 'grassland', 'water', 'land')),
  phrase('move a', word('lion', 'fish', 'animal'), place, '2 spaces', word('', 'over any terrain')),
  phrase(
    'swap a',
    word('desert with a water', 'tile with a land', 'lion with a fish', 'animal with an animal'),
    place,
  ),
);
const named = fc.oneof(
  { weight: 8, arbitrary: phrase(action, word('', 'as x', 'as x')) },
  phrase('remove a', kind, place),
);
const sequence = sequences(named, 5, ['may', 'repeat 2', 'repeat up to 2', 'each player']);

/** Effects whose steps use "this" and a name more often than cards do. Steps refused for other reasons are left out. */
const closeEffects = sequence.map((text) => compileSteps(`choose a tile as x; ${text}`, base.words).steps);

/** The number of effects with an impossible step, and of steps in them that did happen. */
const tally = { impossible: 0, done: 0 };

test('L1, L2, L4, L12 and L13 a step reported as impossible never runs, whatever the board and the choices', () => {
  fc.assert(
    fc.property(fc.oneof(anyPrograms, closeEffects), onBoards(50), (steps, at) => {
      const never = neverDone(steps);
      if (never.size === 0) return;
      tally.impossible++;
      const linked = makeTables([AMPLE_SET], [steps]);
      const done = new Set<Step>();
      seen.does = (of) => {
        const game = of as Game;
        const frame = game.stack.at(-1);
        if (frame?.task !== 'effect') return;
        const step = stepAt(steps, frameCode(game, frame).paths[frame.at]);
        if (step) done.add(step);
      };
      for (const board of at) runOnBoard(linked, board);
      seen.does = () => {};
      tally.done += done.size;
      const wrong = [...never].filter(([step]) => done.has(step));
      expect(wrong.map(([step, why]) => ({ effect: sourceOf(steps), step: sourceOf([step]), why }))).toEqual(
        [],
      );
    }),
    { ...runs(400, 36), includeErrorInReport: true },
  );
  // Otherwise the test has shown nothing.
  expect(tally.impossible).toBeGreaterThan(few(20));
  expect(tally.done).toBeGreaterThan(few(20));
});

test('R15.9 a step that a feature may make possible in between is only a warning', () => {
  const { sets, problems } = compileText(`card 1 brown leaves 2 energy sun {
  place grassland;
  move a lion on this tile 1 space;
  gain 3vp;
}
feature 90 brown "Herds" pattern "G" { when a grassland is placed { move a lion 1 space } }
scenario "the lion comes in between" {
  board "a 1" where a = grassland with 1 lion
  do feature 90;
  do card 1;
  choose 1;
  expect a is grassland with 1 lion;
  expect 3vp;
}`);
  expect(problems.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['ECO310', 'warning', 3],
  ]);
  const [{ chain, scenarios }] = sets;
  expect(runScenario(chain, scenarios[0])).toMatchObject({ passed: true });
});
