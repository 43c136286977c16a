/**
 * What scenarios reach in cards: steps, both outcomes of conditions and questions, branches, steps that cannot be done,
 * limits and ties. Whatever no scenario reaches is untested.
 */
import {
  type Block,
  blocksOf,
  type CardProgram,
  type FeatureProgram,
  isAction,
  isFeature,
  type Scenario,
  type SetProgram,
  type Step,
  type StepPath,
} from '../../../program/index.ts';
import { canBeDone } from '../../effect/effect.ts';
import { ifHolds, timesOf } from '../../effect/step.ts';
import { actor, type EffectFrame } from '../../frames.ts';
import { closePatches, openPatches } from '../../landscape/groups.ts';
import type { Instruction, InstructionOf, RegionCode } from '../../link/code.ts';
import { isTrue } from '../../queries/counts.ts';
import { clockwiseFrom, seatsWith } from '../../queries/players.ts';
import { patchesOf } from '../../queries/regions.ts';
import { codeOf, type Game } from '../../state.ts';
import { describe } from '../../view/describe.ts';
import { playScenario } from '../scenario.ts';
import { type RunningStep, stepOf } from './running-step.ts';

/** What can happen at a step. */
export type Happening =
  | 'runs'
  /** A condition holds, or does not. */
  | 'holds'
  | 'fails'
  /** An offer is accepted, or declined; an `up to` ends early. */
  | 'yes'
  | 'no'
  | 'done'
  /** The step cannot be done: no cell to place on, nothing to remove, too little to pay. */
  | 'cannot'
  /** The amount is above `at most`, or below `at least`. */
  | 'over'
  | 'under'
  /** Several groups are equally large, or several players have equally much. */
  | 'tie'
  /** The branch of `either` with this index is taken. */
  | `branch ${number}`;

/** Something that can happen at a step of a card. */
export interface Goal {
  /** For a feature: the index of its trigger. */
  trigger?: number;
  path: StepPath;
  step: Step;
  happening: Happening;
}

/** All that can happen in a card or Landscape Feature, in the order of its steps. */
export function goalsOf(card: CardProgram | FeatureProgram): Goal[] {
  if (!isFeature(card)) return goalsIn(card.steps, []);
  return card.triggers.flatMap(({ steps }, trigger) =>
    goalsIn(steps, []).map((goal) => ({ ...goal, trigger })),
  );
}

function goalsIn(steps: Block, before: StepPath): Goal[] {
  return steps.flatMap((step, i) => {
    const path = [...before, i];
    const own = ['runs' as const, ...happeningsOf(step)].map((happening) => ({ path, step, happening }));
    return [...own, ...blocksOf(step).flatMap((block, nth) => goalsIn(block, [...path, nth]))];
  });
}

function happeningsOf(step: Step): Happening[] {
  return [
    ...('if' in step && step.if ? (['holds', 'fails'] as const) : []),
    ...ownHappenings(step),
    ...(hasTie(step) ? (['tie'] as const) : []),
  ];
}

function ownHappenings(step: Step): Happening[] {
  switch (step.op) {
    case 'if':
      return ['holds', 'fails'];
    case 'may':
      return ['yes', 'no', 'cannot'];
    case 'repeat':
      return 'upTo' in step.times ? ['yes', 'no'] : 'per' in step.times ? ['cannot'] : [];
    case 'either':
      return step.branches.map((_, nth): Happening => `branch ${nth}`);
    case 'gain':
      return step.per
        ? [
            ...(step.atMost === undefined ? [] : (['over'] as const)),
            ...(step.atLeast === undefined ? [] : (['under'] as const)),
          ]
        : [];
    case 'place':
      return step.quantity.upTo ? ['done'] : ['cannot'];
    case 'pay':
      return 'upTo' in step.quantity && step.quantity.upTo ? [] : ['cannot'];
    case 'move':
    case 'replace':
    case 'remove':
      return 'upTo' in step.quantity && step.quantity.upTo ? ['cannot', 'done'] : ['cannot'];
    case 'swap':
    case 'choose':
    case 'play':
    case 'rotate':
      return ['cannot'];
    case 'lose':
    case 'each-player':
    case 'choose-player':
      return [];
  }
}

/** Whether a step, without the steps inside it, mentions the largest, the smallest, most or fewest. */
function hasTie(step: Step): boolean {
  const inner = new Set<unknown>(blocksOf(step));
  const own = JSON.stringify(step, (_, value: unknown) => (inner.has(value) ? undefined : value));
  return /"(region|rank)":"(largest|smallest|most|fewest)"/.test(own);
}

/** Identifies a goal, to match it with those reached. */
export const goalKey = (
  card: number,
  { trigger, path, happening }: Pick<Goal, 'trigger' | 'path' | 'happening'>,
) => `${card} ${trigger ?? ''} ${path.join('.')} ${happening}`;

/** The keys (`goalKey`) of everything that happens in a scenario. */
export function reachedIn(chain: readonly SetProgram[], scenario: Scenario): Set<string> {
  const reached = new Set<string>();
  let at: RunningStep | undefined;
  const note = (step: RunningStep | undefined, happening: Happening): void => {
    if (step?.card !== undefined) reached.add(goalKey(step.card, { ...step, happening }));
  };
  playScenario(chain, scenario, {
    step: (game, frame) => {
      at = stepOf(game, frame);
      const { path } = at;
      // Reaching the first step of a block means that its branch or offer was taken, even if no question was asked.
      const [nth = 0, first] = path.slice(-2);
      const around = { ...at, path: path.slice(0, -2) };
      if (first === 0 && path.length > 2)
        for (const one of [`branch ${nth}`, 'yes'] as const) note(around, one);
      for (const happening of happeningsNow(game, frame)) note(at, happening);
    },
    answer: (game, option) => {
      const said = describe(game, option).option;
      if (said === 'no' || said === 'done') note(at, said);
    },
  });
  return reached;
}

/** What happens at the instruction that is about to run. */
function happeningsNow(game: Game, frame: EffectFrame): Happening[] {
  const step = codeOf(game, frame).steps[frame.at];
  if (step.op === 'if') {
    return ['runs', isTrue(game, frame, step.condition, actor(frame, step.you)) ? 'holds' : 'fails'];
  }
  const own = 'if' in step && step.if ? ifHolds(game, frame, step) : undefined;
  if (own === false) return ['runs', 'fails'];
  return [
    'runs',
    ...(own ? (['holds'] as const) : []),
    ...(cannot(game, frame, step) ? (['cannot'] as const) : []),
    ...(step.op === 'gain' ? limitsReached(game, frame, step) : []),
    ...(isTied(game, frame, step) ? (['tie'] as const) : []),
  ];
}

/** Whether a step is impossible, so that scenarios should try that, too. Gains and losses are done as far as possible. */
function cannot(game: Game, frame: EffectFrame, step: Instruction): boolean {
  if (step.op === 'set') return step.per !== null && timesOf(game, frame, step.per) === 0;
  const isTried = step.op === 'may' || (isAction(step.op) && step.op !== 'gain' && step.op !== 'lose');
  return isTried && !canBeDone(game, frame);
}

function limitsReached(game: Game, frame: EffectFrame, step: InstructionOf<'gain'>): Happening[] {
  const times = step.per ? timesOf(game, frame, step.per) : 1;
  const due = step.rewards.map(({ amount }) => amount * times);
  return [
    ...(step.atMost > 0 && due.some((amount) => amount > step.atMost) ? (['over'] as const) : []),
    ...(due.some((amount) => amount < step.atLeast) ? (['under'] as const) : []),
  ];
}

function isTied(game: Game, frame: EffectFrame, step: Instruction): boolean {
  if (step.op === 'each-first' && step.players?.rank) {
    const seats = clockwiseFrom(frame.seat, game).slice(step.other ? 1 : 0);
    return seatsWith(game, step.players, seats).length > 1;
  }
  return largestIn(step).some((region) => {
    const level = openPatches();
    const { length } = patchesOf(game, frame, region);
    closePatches(level);
    return length > 1;
  });
}

/** Every "the largest …" and "the smallest …" of an instruction. */
function largestIn(value: unknown): RegionCode[] {
  if (Array.isArray(value)) return value.flatMap(largestIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('region' in value && value.region === 'largest') return [value as RegionCode];
  return Object.values(value).flatMap(largestIn);
}
