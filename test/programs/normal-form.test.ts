/** The normal form of programs: it is played as they are, and joins what means the same and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSteps, type Block, normalEffect, normalForm } from '../../program/index.ts';
import { apply, decision } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import type { Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { WORDS } from './base.ts';
import { runs } from './runs.ts';
import { sourceOf } from './source.ts';
import { someRuns, started } from './table.ts';

/** What is left of a game when nothing waits, but for how it came there. */
function resultOf({ tables: _, ...game }: Game): unknown {
  const { choices, decisions, answers, effects, repetitions, lookups, stack, asked, ...result } = game;
  return JSON.parse(JSON.stringify(result));
}

/** How many questions of its own a program has: offers, and choices between branches. */
const questionsOf = (steps: Block): number =>
  allSteps(steps).filter(
    (step) => step.op === 'either' || step.op === 'may' || (step.op === 'repeat' && 'upTo' in step.times),
  ).length;

const optionsOf = (game: Game): string[] =>
  describeOptions(game).map((view) =>
    JSON.stringify(view.option === 'reward' ? { ...view, elements: view.elements.toSorted() } : view),
  );

/** Plays two games with the same answers, until nothing waits. */
function playBoth(one: Game, other: Game, seed: number): void {
  const chance = { random: seedRandom(seed) };
  for (let waiting = decision(one); waiting; waiting = decision(one)) {
    expect(other.asked.kind).toBe(one.asked.kind);
    const [options, others] = [optionsOf(one), optionsOf(other)];
    expect(others.toSorted()).toEqual(options.toSorted());
    const at = randomBelow(chance, options.length);
    apply(one, waiting.options[at]);
    apply(other, other.asked.options[others.indexOf(options[at])]);
  }
  expect(decision(other)).toBeNull();
  expect(resultOf(other)).toEqual(resultOf(one));
}

test('a program does the same as its normal form', () => {
  const property = fc.property(someRuns, (some) => {
    const steps = normalForm(some.steps, WORDS);
    // The same can then be done with other answers; the examples below show that.
    fc.pre(questionsOf(steps) === questionsOf(some.steps));
    try {
      playBoth(started(some), started({ ...some, steps }), some.seed);
    } catch (error) {
      throw new Error(sourceOf(some.steps) + JSON.stringify(steps), { cause: error });
    }
  });
  fc.assert(property, { ...runs(2_000, 52), includeErrorInReport: true });
});

test('the things and deeds of an event are in any order', () => {
  const steps: Block = [{ op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] }];
  const one = { on: 'event', thing: 'lion', otherThings: ['land'], deed: 'placed', steps } as const;
  const other = { ...one, thing: 'grassland', otherThings: ['desert', 'lion'] } as const;
  const third = { ...one, otherDeeds: ['removed'] } as const;
  const form = (trigger: typeof one | typeof other | typeof third) =>
    normalEffect({ triggers: [trigger] } as unknown as Parameters<typeof normalEffect>[0], WORDS);
  expect(form(other)).toEqual(form(one));
  expect(form(third)).not.toEqual(form(one));
});
