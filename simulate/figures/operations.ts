/** The steps of each card's program, and which of them ran. */

import { allSteps, type Block, mergeDecks, type SetProgram, type Step } from '../../program/index.ts';
import { type Code, type CodeCoverage, type Coverage, headsOf, type Tables } from '../../runtime/index.ts';
import type { CardTally } from './tally.ts';

/** One effect of a card or feature. */
export interface Effect {
  /** Its steps as they are nested. */
  block: Block;
  /** Its steps in the order of the text, blocks included. */
  steps: Step[];
  /** The instruction each begins with. */
  heads: number[];
  /** Index in `tables.effects`, -1 for the effect of a card. */
  effect: number;
}

/** The effects of each card, by index in `tables.cards`: one of a card, of a feature one for each trigger. */
export function effectsOf(chain: readonly SetProgram[], tables: Tables): Effect[][] {
  const { cards, features } = mergeDecks(chain);
  const effect = (steps: Block, code: Code, index: number): Effect => ({
    block: steps,
    steps: allSteps(steps),
    heads: headsOf(code),
    effect: index,
  });
  const programs = new Map([...cards, ...features].map((program) => [program.number, program]));
  return tables.cards.map(({ number, code, feature }) => {
    const program = programs.get(number);
    if (!program) return [];
    if ('steps' in program) return [effect(program.steps, code, -1)];
    const first = feature?.first ?? 0;
    return program.triggers.map(({ steps }, nth) => effect(steps, tables.effects[first + nth], first + nth));
  });
}

/** How many operations a card has. */
export function operationsOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, { steps }) => sum + steps.length, 0);
}

function traceOf(trace: Coverage, card: number, { effect }: Effect): CodeCoverage {
  return effect < 0 ? trace.cards[card] : trace.effects[effect];
}

/** How often the effects of a card began. */
export function runsOf(trace: Coverage, card: number, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + traceOf(trace, card, effect).runs, 0);
}

/** Adds what one game's trace says of a card. */
export function countRuns(
  trace: Coverage,
  card: number,
  effects: readonly Effect[],
  to: Pick<CardTally, 'completed' | 'points' | 'others' | 'again' | 'most' | 'arrived' | 'ran'>,
): void {
  let at = 0;
  for (const effect of effects) {
    const one = traceOf(trace, card, effect);
    to.completed += one.runs;
    to.points += one.points;
    to.others += one.others;
    to.again += one.again;
    to.most = Math.max(to.most, one.most);
    for (const head of effect.heads) {
      to.arrived[at] += one.arrived[head];
      to.ran[at++] += one.ran[head];
    }
  }
}

/** The step an instruction of one of a card's effects belongs to: its number in the text, from 1, and its operation. */
export function stepAt(effects: readonly Effect[], effect: number, instruction: number) {
  const which = effects.findIndex((one) => one.effect === effect);
  if (which < 0) return { step: null, operation: '' };
  const { steps, heads } = effects[which];
  const at = heads.findLastIndex((head) => head <= instruction);
  return { step: operationsOf(effects.slice(0, which)) + at + 1, operation: steps[at]?.op ?? '' };
}
