/** Random programs in the engine: they throw no exception, they end, and the landscape follows the rules afterwards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../program/operations.ts';
import { innerBlocks } from '../../program/walk.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { broken, stock } from './rules-kept.ts';
import { runs } from './runs.ts';
import { sourceOf } from './source.ts';
import { playOn, type Run, someRuns, started } from './table.ts';

function movesAnywhere(steps: Block): boolean {
  return steps.some(
    (step) => (step.op === 'move' && step.overAnyTerrain) || innerBlocks(step).some(movesAnywhere),
  );
}

/** Checks a property of random runs; a failure shows the program as text. */
function always(numRuns: number, seed: number, holds: (some: Run) => void): void {
  const property = fc.property(someRuns, (some) => {
    try {
      holds(some);
    } catch (error) {
      throw new Error(sourceOf(some.steps), { cause: error });
    }
  });
  fc.assert(property, { ...runs(numRuns, seed), includeErrorInReport: true });
}

test('every program runs to its end, loses no pieces and keeps to the rules of the landscape', () => {
  always(400, 40, (some) => {
    const game = started(some);
    const anywhere = movesAnywhere(some.steps);
    const mayStray = () => anywhere;
    const all = stock(game);
    playOn(game, some.seed, (state) => {
      expect(stock(state)).toEqual(all);
      expect(broken(state, mayStray)).toEqual([]);
    });
    expect(game.stack).toEqual([]);
  });
});

test('every decision has at least two different options, each with its own description', () => {
  always(200, 41, (some) => {
    playOn(started(some), some.seed, (game) => {
      const { options } = game.asked;
      if (options.length === 0) return;
      expect(options.length).toBeGreaterThan(1);
      const views = describeOptions(game).map((view) => JSON.stringify(view));
      expect([new Set(options).size, new Set(views).size]).toEqual([options.length, options.length]);
      expect(views.join()).not.toMatch(/null|undefined|NaN/);
    });
  });
});
