/** Why steps of a card never ran: which condition, gate or choice stopped it, and how often each let it go on. */
import { type Block, blocksOf, type Step } from '../../program/index.ts';
import type { Effect } from '../figures/operations.ts';
import type { CardTally } from '../figures/tally.ts';

/** What decides whether an effect goes on, and how often it did. */
export interface Gate {
  /** The step it belongs to, from 1, and its operation. */
  step: number;
  operation: Step['op'];
  /** `if`: its own condition; `place`: a placement that ends the effect unless done in full; others: a block. */
  kind: 'if' | 'place' | 'block';
  /** How often it was come to, and how often what it guards ran. */
  times: number;
  held: number;
}

/** A step that never ran, and why. */
export interface Stuck {
  step: number;
  operation: Step['op'];
  /** In words, with numbers; empty for a step that only follows another one named before. */
  reason: string;
}

/** A step where it stands: those around it by their index in the text. */
interface Place {
  step: Step;
  /** The step whose block it is in, and the step before it there; -1 for none. */
  parent: number;
  before: number;
  /** Which of the blocks of its parent, from 0. */
  block: number;
  /** The step after it in its block, -1 for none. */
  after: number;
}

function placesOf(effects: readonly Effect[]): Place[] {
  const places: Place[] = [];
  const walk = (steps: Block, parent: number, block: number): void => {
    let before = -1;
    for (const step of steps) {
      const at = places.push({ step, parent, before, block, after: -1 }) - 1;
      if (before >= 0) places[before].after = at;
      for (const [which, inner] of blocksOf(step).entries()) walk(inner, at, which);
      before = at;
    }
  };
  for (const { block } of effects) walk(block, -1, 0);
  return places;
}

/** All that decides about the steps of a card. */
export function gatesOf(effects: readonly Effect[], { arrived, ran }: CardTally): Gate[] {
  const places = placesOf(effects);
  return places.flatMap(({ step, after }, at): Gate[] => {
    const one = (kind: Gate['kind'], held: number, times = arrived[at]): Gate => ({
      step: at + 1,
      operation: step.op,
      kind,
      times,
      held,
    });
    const inner = places.findIndex((place) => place.parent === at && place.block === 0);
    return [
      ...('if' in step && step.if ? [one('if', ran[at])] : []),
      ...(step.op === 'place' && after >= 0 ? [one('place', arrived[after])] : []),
      ...((step.op === 'if' || step.op === 'may') && inner >= 0 ? [one('block', arrived[inner])] : []),
    ];
  });
}

/** The steps of a card that never ran. */
export function stuckSteps(effects: readonly Effect[], { arrived, ran }: CardTally): Stuck[] {
  const places = placesOf(effects);
  return places.flatMap(({ step }, at) =>
    ran[at] > 0 ? [] : [{ step: at + 1, operation: step.op, reason: reasonOf(places, at, arrived) }],
  );
}

function reasonOf(places: readonly Place[], at: number, arrived: readonly number[]): string {
  const { before, parent, block } = places[at];
  if (arrived[at] > 0) return `its condition held 0 of ${arrived[at]} times`;
  if (before >= 0) {
    if (arrived[before] === 0) return '';
    const ended = `step ${before + 1} (${places[before].step.op})`;
    return `${ended} ended the effect all ${arrived[before]} times`;
  }
  if (parent < 0) return 'nothing set it off';
  const times = arrived[parent];
  return times === 0 ? '' : blockReason(places[parent].step, parent + 1, block, times);
}

/** Why a block of a step that was come to so often never began. */
function blockReason(step: Step, number: number, block: number, times: number): string {
  switch (step.op) {
    case 'if':
      return `the condition of step ${number} held ${block === 0 ? 0 : times} of ${times} times`;
    case 'either':
      return `branch ${block + 1} of step ${number} was taken 0 of ${times} times`;
    case 'repeat':
      return 'per' in step.times
        ? `step ${number} counted nothing ${times} times`
        : `step ${number} could not be done, or nobody wanted it, ${times} times`;
    case 'each-player':
      return `there was no other player, ${times} times`;
    default:
      return `step ${number} could not be done, or nobody wanted it, ${times} times`;
  }
}
