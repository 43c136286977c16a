/** The normal form of programs: it is played as they are, and joins what means the same and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { allSteps, type Block } from '../../program/index.ts';
import { apply, decision } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { viewLandscape } from '../../runtime/view/view.ts';
import { WORDS } from '../programs/base.ts';
import { runs } from '../programs/runs.ts';
import { sourceOf } from '../programs/source.ts';
import { someRuns, started } from '../programs/table.ts';
import { boards } from '../rules/boards.ts';
import { normalEffect, normalForm } from './normal-form.ts';

/** What all see of a game when nothing waits: equal tokens on a tile are one to them (L6). */
function resultOf(game: Game): unknown {
  const { landscape, vp, cubes, cubeSupply, hands, active, leaves, covered, dial, decks, display } = game;
  const seats = { vp, cubes, cubeSupply, hands, active, leaves, covered, dial };
  const { supply } = landscape;
  return structuredClone({ land: viewLandscape(game), supply, seats, decks, display, status: game.status });
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
    // A step that names a species is skipped whole before one is chosen (L68), also where another of its words would do.
    fc.pre(!some.steps.some(({ op }) => op === 'choose-species'));
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

/** Ways to say one thing, and what looks like it but is another. */
const ROWS: readonly { joins: readonly string[]; not: readonly string[] }[] = [
  {
    joins: ['gain 3vp and a card if there is a lion', 'if there is a lion { gain 3vp; gain a card }'],
    not: ['gain 3vp if there is a lion; gain a card', 'gain 3vp or a card if there is a lion'],
  },
  {
    joins: ['gain 1vp if there is a lion', 'if there is a lion { gain 1vp }'],
    not: ['if there is a lion { gain 1vp } else { gain 1vp }', 'gain 1vp if there is no lion'],
  },
  {
    joins: [
      'if there is a lion { if you have a cube { gain 1vp } }',
      'if you have a cube and there is a lion { gain 1vp }',
      'if there is a lion and you have a cube and there is a lion { gain 1vp }',
    ],
    not: [
      'if there is a lion or you have a cube { gain 1vp }',
      'if there is a lion { if you have a cube { gain 1vp } else { gain 1vp } }',
    ],
  },
  {
    // Whether a branch is offered depends on what it begins with (L13).
    joins: ['either { place lion if you have no card } or { gain 1vp }'],
    not: ['either { if you have no card { place lion } } or { gain 1vp }'],
  },
  {
    joins: [
      'gain 1vp if there are at most 3 forests',
      'gain 1vp if not there are at least 4 forests',
      'gain 1vp if not there are 4 forests',
    ],
    not: [
      'gain 1vp if not there are at most 3 forests',
      'gain 1vp if there are at least 4 forests',
      'gain 1vp if there are exactly 3 forests',
      'gain 1vp if not there are exactly 4 forests',
      'gain 1vp if there are at most 4 forests',
    ],
  },
  {
    joins: [
      'gain 1vp if there is no forest',
      'gain 1vp if there are exactly 0 forests',
      'gain 1vp if not there is a forest',
      'gain 1vp if there are at most 0 forests',
      'gain 1vp if there are exactly 0 forests in the landscape',
    ],
    not: ['gain 1vp if not there is no forest', 'gain 1vp if there is a forest'],
  },
  {
    // Of several habitats one is enough, with and without "not".
    joins: ['place lion; gain 1vp if an adjacent habitat has no forest'],
    not: ['place lion; gain 1vp if not an adjacent habitat has a forest'],
  },
  {
    joins: [
      'place lion; gain 1vp if this habitat has 3 forests',
      'place lion; gain 1vp if there are 3 forests in this habitat',
      'place lion; gain 1vp if not there are at most 2 forests in this habitat',
    ],
    not: [
      'place lion; gain 1vp if an adjacent habitat has 3 forests',
      'place lion; gain 1vp if there are 3 forests in an adjacent habitat',
      'place lion; gain 1vp if there are exactly 3 forests in this habitat',
    ],
  },
  {
    joins: [
      'place lion; gain 1vp if this tile has 2 animals',
      'place lion; gain 1vp if there are 2 animals on this tile',
    ],
    not: ['place lion; gain 1vp if adjacent to 2 animals'],
  },
  {
    joins: [
      'place lion; gain 1vp per adjacent forest',
      'place lion; gain 1vp per forest adjacent to this',
      'place lion as beast; gain 1vp per forest adjacent to beast',
      'place lion as cat; gain 1vp per forest in the landscape and within 1 space of cat',
    ],
    not: [
      'place lion; gain 1vp per forest not adjacent to this',
      'place lion; gain 1vp per forest adjacent to this tile',
      'place lion; gain 1vp per forest within 2 spaces of this',
      'place lion; gain 1vp per forest on this tile',
    ],
  },
  {
    joins: [
      'place lion; gain 1vp if adjacent to no animals',
      'place lion; gain 1vp if not adjacent to an animal',
      'place lion; gain 1vp if there are no animals adjacent to this',
    ],
    not: ['place lion; gain 1vp if there are no animals', 'place lion; gain 1vp if adjacent to an animal'],
  },
  {
    joins: [
      'place lion as one; place forest; gain 1vp per water adjacent to one',
      'place lion as cat; place forest as tree; gain 1vp per water adjacent to cat',
    ],
    not: [
      'place lion; place forest; gain 1vp per water adjacent to this',
      'place lion; place forest as one; gain 1vp per water adjacent to one',
    ],
  },
  {
    // The step may find nothing, and "this" is then what it was before.
    joins: ['place lion; choose a fish as prey; gain 1vp per water adjacent to prey'],
    not: ['place lion; choose a fish as prey; gain 1vp per water adjacent to this'],
  },
  {
    joins: [
      'choose a fish as prey; gain 1vp per water adjacent to prey',
      'choose a fish; gain 1vp per adjacent water',
    ],
    not: ['choose a fish; gain 1vp per water'],
  },
  {
    // Where the second animal is looked for, "this" is the first.
    joins: ['place lion as one; swap an animal with an animal adjacent to one'],
    not: ['place lion; swap an animal with an animal adjacent to this'],
  },
  {
    joins: [
      'remove a lion either on the edge or in the landscape',
      'remove a lion',
      'remove a lion in the landscape or the largest landmass',
    ],
    not: ['remove a lion on the edge', 'remove a lion not in the landscape'],
  },
  {
    // Deeds are counted without a place, things with one (L38).
    joins: ['place 2 lions; gain 1vp per placed lion'],
    not: ['place 2 lions; gain 1vp per placed lion in the landscape'],
  },
  {
    joins: ['remove a desert or grassland or water', 'remove a tile', 'remove a water or land'],
    not: ['remove a desert or grassland', 'remove an animal'],
  },
  {
    joins: ['place land', 'place grassland or desert'],
    not: ['place grassland; place desert', 'place land or water'],
  },
  {
    joins: [
      'remove a forest on the edge adjacent to a lion',
      'remove a forest adjacent to a lion and on the edge',
    ],
    not: [
      'remove a forest either on the edge or adjacent to a lion',
      'remove a forest not on the edge adjacent to a lion',
    ],
  },
  {
    joins: [
      'place fish',
      'place fish on a water',
      'place fish on a water or mountain',
      'place fish on a tile in the landscape',
    ],
    not: [
      'place fish on a water with a fish',
      'place fish not on a water with a fish',
      'place fish on 2 fish',
    ],
  },
  {
    joins: ['place lion', 'place lion on land', 'place lion on a desert or grassland'],
    not: ['place lion on a desert', 'place lion on a grassland with a forest or desert'],
  },
  {
    joins: ['either { gain 1vp } or { gain 2 sun }', 'gain 2 sun or 1vp'],
    not: ['gain 2 sun and 1vp', 'either { gain 1vp; gain 1vp } or { gain 2 sun }'],
  },
  {
    // With no cube left, only a branch is offered.
    joins: ['either { gain 1vp } or { gain a cube }'],
    not: ['gain 1vp or a cube'],
  },
  {
    joins: ['gain 2 of sun, water', 'gain 2 of water, sun'],
    not: ['gain 2 sun or 2 water', 'gain 1 of sun, water'],
  },
  {
    joins: [
      'may { may { place lion } }',
      'may place lion',
      'may { repeat 1 { place lion } }',
      'repeat up to 1 { place lion }',
      'place up to 1 lion',
    ],
    not: ['place lion', 'repeat up to 2 { place lion }', 'may { may { place lion }; gain 1vp }'],
  },
  {
    joins: [
      'if there is a lion { may { remove a lion; gain 1vp } }',
      'may { if there is a lion { remove a lion; gain 1vp } }',
    ],
    not: ['may { remove a lion if there is a lion; gain 1vp }', 'may { remove a lion; gain 1vp }'],
  },
  {
    joins: ['repeat 1 { place lion; gain 1vp }', 'place lion; gain 1vp'],
    not: ['repeat 2 { place lion; gain 1vp }', 'repeat up to 1 { place lion; gain 1vp }'],
  },
  {
    joins: [
      'move a lion 2 spaces; gain 1vp per moved animal',
      'move a lion 2 spaces; gain 1vp per moved animal or lion',
    ],
    not: [
      'move a lion 2 spaces; gain 1vp per moved lion',
      'move a lion 2 spaces; gain 1vp per placed animal',
    ],
  },
  {
    joins: ['by hand "Sing."; gain 1vp', 'by hand "Dance."; gain 1vp'],
    not: ['gain 1vp; by hand "Sing."', 'gain 1vp'],
  },
];

const stepsOf = (text: string): Block => {
  const { steps, problems } = compileSteps(text, WORDS);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return steps;
};

/** All that a game can come to, up to this many answers; undefined beyond. */
const MANY = 2_000;
function resultsOf(game: Game, left = { answers: MANY }): Set<string> | undefined {
  const waiting = decision(game);
  if (!waiting) return new Set([JSON.stringify(resultOf(game))]);
  const all = new Set<string>();
  for (const option of waiting.options) {
    if (left.answers-- <= 0) return undefined;
    const next = clone(game);
    apply(next, option);
    for (const result of resultsOf(next, left) ?? []) all.add(result);
  }
  return left.answers <= 0 ? undefined : all;
}

test.each(ROWS)('$joins.0', ({ joins, not }) => {
  const forms = joins.map((text) => normalForm(stepsOf(text), WORDS));
  for (const form of forms) expect(form).toEqual(forms[0]);
  for (const text of not) expect(normalForm(stepsOf(text), WORDS), text).not.toEqual(forms[0]);
  // What people do by hand has no end.
  if (joins.length === 1 || joins[0]!.startsWith('by hand')) return;
  let seen = 0;
  for (const land of fc.sample(boards, { numRuns: 12, seed: 53 })) {
    if (land.size > 6) continue;
    const results = joins.map((text) =>
      resultsOf(started({ steps: stepsOf(text), land, players: 2, seed: 1, left: [], cards: false })),
    );
    for (const all of results) expect(all).toEqual(results[0]);
    if (results[0]) seen++;
  }
  expect(seen).toBeGreaterThan(0);
});
