/** The walk that checks of steps share: each check sees a step, where it is written, and what can have come before it. */
import type { StepNode } from '../../grammar/index.ts';
import {
  allSteps,
  type Block,
  type Done,
  innerBlocks,
  type Kind,
  type Step,
  stepInfo,
  type Thing,
  wordFor,
} from '../../program/index.ts';
import { NO_PILES, type Piles } from '../feasibility/piles.ts';
import type { Reachability } from '../feasibility/run.ts';
import { either, type State } from '../feasibility/state.ts';
import { meantBy } from '../feasibility/things.ts';
import type { Context } from '../scope.ts';

/** What can have come before a step. */
export interface StepHistory {
  /** The states in which it may begin; empty if that was not asked for. */
  states: readonly State[];
  /** Whether this can have been done to any of these things; without things, to anything. */
  isDone: (did: Done, things: readonly Thing[]) => boolean;
}

/** Begins to check an effect; returns what is called for each of its steps, in text order. */
export type StepCheck<E> = (effect: E) => (step: Step, node: StepNode, before: StepHistory) => void;

/** An effect, and where its problems are reported. */
export interface EffectText extends Pick<Context, 'names' | 'report'> {
  steps: Block;
}

/** What one step does, and to what; without words, to anything. */
interface Doing {
  did: Done;
  words: readonly Thing[];
}

/** What people may do by hand. */
const BY_HAND = ['placed', 'moved', 'removed', 'lost'] as const;

function doingsOf(step: Step): Doing[] {
  if (stepInfo(step).isByHand) return BY_HAND.map((did) => ({ did, words: [] }));
  if (step.op === 'draw') return [{ did: 'drawn', words: [] }];
  if (!('quantity' in step)) return [];
  if ('what' in step) return [{ did: step.op === 'pay' ? 'paid' : 'lost', words: [step.what] }];
  const { deed } = stepInfo(step);
  const words = step.op === 'place' ? step.kinds.map(wordOf) : step.things.map(wordFor);
  return deed ? [{ did: deed, words }] : [];
}

const wordOf = (kind: Kind): Thing => (typeof kind === 'string' ? kind : 'animal');

/** Calls checks for each step of an effect, including those in its blocks. */
export function checkSteps<E extends EffectText>(
  effect: E,
  checks: readonly StepCheck<E>[],
  reached?: ReadonlyMap<Step, Reachability>,
): void {
  const { names, report } = effect;
  const begun = checks.map((check) => check(effect));
  const doings: Doing[] = [];
  const meant = (words: readonly Thing[]) =>
    words.map((word) => meantBy(names, word)).reduce(either, new Map());
  const isDone: StepHistory['isDone'] = (did, things) => {
    const wanted = meant(things);
    const isWanted = ([thing, piles]: [string, Piles]) =>
      (piles & (wanted.get(thing) ?? NO_PILES)) !== NO_PILES;
    return doings.some(
      ({ did: done, words }) =>
        done === did && (words.length * things.length === 0 || [...meant(words)].some(isWanted)),
    );
  };
  const visit = (steps: Block): void => {
    for (const step of steps) {
      const node = report.steps.get(step);
      const before = { states: reached?.get(step)?.states ?? [], isDone };
      if (node) for (const check of begun) check(step, node, before);
      const blocks = innerBlocks(step);
      // The count or condition of a loop is evaluated before its first round.
      if (stepInfo(step).repeats) doings.push(...blocks.flatMap(allSteps).flatMap(doingsOf));
      for (const block of blocks) visit(block);
      doings.push(...doingsOf(step));
    }
  };
  visit(effect.steps);
}
