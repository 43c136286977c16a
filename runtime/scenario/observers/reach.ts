/**
 * What scenarios reach in cards: steps, both outcomes of conditions and questions, branches, steps that cannot be done,
 * limits and ties. Whatever no scenario reaches is untested.
 */
import {
  allEffects,
  type Block,
  type CardProgram,
  type FeatureProgram,
  innerBlocks,
  OPERATIONS,
  type OpName,
  type Outcome,
  type Scenario,
  type SetProgram,
  type Step,
  type StepPath,
  stepInfo,
} from '../../../program/index.ts';
import { ifHolds, perCount } from '../../effect/step.ts';
import { actor, type EffectFrame } from '../../frames.ts';
import { closePatches, openPatches } from '../../landscape/groups.ts';
import type { Instruction, InstructionOf, RegionCode } from '../../link/code.ts';
import { isTrue } from '../../queries/counts.ts';
import { clockwiseFrom, seatsWith } from '../../queries/players.ts';
import { regionPatches } from '../../queries/regions.ts';
import { frameCode, type Game } from '../../state.ts';
import { canBeDone } from '../../steps/effect.ts';
import { describe } from '../../view/describe.ts';
import { playScenario } from '../scenario.ts';
import { frameStep, type RunningStep } from './running-step.ts';

/** What can happen at a step. */
export type StepEvent =
  | 'runs'
  /** Several groups are equally large, or several players have equally much. */
  | 'tie'
  | Outcome;

/** Something that can happen at a step of a card. */
export interface Goal {
  /** The index of its trigger, if it is in one. */
  trigger?: number;
  path: StepPath;
  step: Step;
  happening: StepEvent;
}

/** All that can happen in a card or Landscape Feature, in the order of its steps. */
export function cardGoals(card: CardProgram | FeatureProgram): Goal[] {
  return allEffects(card).flatMap(({ steps, ...which }) =>
    goalsIn(steps, []).map((goal) => ({ ...goal, ...which })),
  );
}

function goalsIn(steps: Block, before: StepPath): Goal[] {
  return steps.flatMap((step, i) => {
    const path = [...before, i];
    const own = ['runs' as const, ...happeningsOf(step)].map((happening) => ({ path, step, happening }));
    return [...own, ...innerBlocks(step).flatMap((block, nth) => goalsIn(block, [...path, nth]))];
  });
}

function happeningsOf(step: Step): StepEvent[] {
  return [
    ...('if' in step && step.if ? (['holds', 'fails'] as const) : []),
    ...stepInfo(step).outcomes(step),
    ...(hasTie(step) ? (['tie'] as const) : []),
  ];
}

/** Whether a step, without the steps inside it, mentions the largest, the smallest, most or fewest. */
function hasTie(step: Step): boolean {
  const inner = new Set<unknown>(innerBlocks(step));
  const own = JSON.stringify(step, (_, value: unknown) => (inner.has(value) ? undefined : value));
  return /"(region|rank)":"(largest|smallest|most|fewest)"/.test(own);
}

/** Identifies a goal, to match it with those reached. */
export const goalKey = (
  card: number,
  { trigger, path, happening }: Pick<Goal, 'trigger' | 'path' | 'happening'>,
) => `${card} ${trigger ?? ''} ${path.join('.')} ${happening}`;

/** The keys (`goalKey`) of everything that happens in a scenario. */
export function reachedGoals(chain: readonly SetProgram[], scenario: Scenario): Set<string> {
  const reached = new Set<string>();
  let at: RunningStep | undefined;
  const note = (step: RunningStep | undefined, happening: StepEvent): void => {
    if (step?.card !== undefined) reached.add(goalKey(step.card, { ...step, happening }));
  };
  playScenario(chain, scenario, {
    step: (game, frame) => {
      at = frameStep(game, frame);
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
function happeningsNow(game: Game, frame: EffectFrame): StepEvent[] {
  const step = frameCode(game, frame).steps[frame.at];
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

/** Whether a step is impossible, so that scenarios should try that, too. */
function cannot(game: Game, frame: EffectFrame, step: Instruction): boolean {
  if (step.op === 'set') return step.per !== null && perCount(game, frame, step.per) === 0;
  return OPERATIONS[step.op as OpName]?.cannot !== undefined && !canBeDone(game, frame);
}

function limitsReached(game: Game, frame: EffectFrame, step: InstructionOf<'gain'>): StepEvent[] {
  const times = step.per ? perCount(game, frame, step.per) : 1;
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
    const { length } = regionPatches(game, frame, region);
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
