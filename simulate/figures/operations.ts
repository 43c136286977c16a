/** The steps of each card's program, and which of them ran. */
import {
  allSteps,
  allTriggers,
  type Block,
  isByHand,
  isFeature,
  mergeDecks,
  type SetProgram,
} from '../../program/index.ts';
import { type Coverage, type LinkedEffect, stepHeads, type Tables } from '../../runtime/index.ts';

/** One effect of a card or feature. */
export type Effect = ReturnType<typeof effectOf>;

/** @param effect index in `tables.effects`; -1 for the steps of a card */
function effectOf(block: Block, code: LinkedEffect, effect: number) {
  /** The index of each step's first instruction. */
  const heads = stepHeads(code);
  /** All its steps in source order, including steps inside other steps, and the path of each. */
  const [steps, paths] = [allSteps(block), heads.map((head) => code.paths[head])];
  return { steps, paths, heads, effect };
}

/** The effects of each card, by index in `tables.cards`. A card has its steps, and it and a feature one per trigger. */
export function cardEffects(chain: readonly SetProgram[], tables: Tables): Effect[][] {
  const { cards, features } = mergeDecks(chain);
  const programs = new Map([...cards, ...features].map((program) => [program.number, program]));
  return tables.cards.map(({ number, code, triggers }) => {
    const program = programs.get(number);
    if (!program) return [];
    const own = isFeature(program) ? [] : [effectOf(program.steps, code, -1)];
    const first = triggers?.first ?? 0;
    const others = allTriggers(program).map(({ steps }, nth) =>
      effectOf(steps, tables.effects[first + nth], first + nth),
    );
    return [...own, ...others];
  });
}

/** Whether people do some of it by hand: bots do not, so figures of what it gives would be wrong. */
export const hasHands = (effects: readonly Effect[]): boolean => effects.some(({ steps }) => isByHand(steps));

/** How many operations a card has. */
export function countOperations(effects: readonly Effect[]): number {
  return effects.reduce((sum, { steps }) => sum + steps.length, 0);
}

/** One game's coverage of a card's effects; `arrived` and `ran` are listed by step, in source order. */
export function cardRuns({ cards, effects: triggered }: Coverage, card: number, effects: readonly Effect[]) {
  const all = effects.map(({ effect, heads }) => ({
    heads,
    runs: effect < 0 ? cards[card] : triggered[effect],
  }));
  const sum = (of: 'runs' | 'points' | 'others' | 'again') =>
    all.reduce((total, { runs }) => total + runs[of], 0);
  return {
    runs: sum('runs'),
    points: sum('points'),
    others: sum('others'),
    again: sum('again'),
    most: Math.max(0, ...all.map(({ runs }) => runs.most)),
    arrived: all.flatMap(({ heads, runs }) => heads.map((head) => runs.arrived[head])),
    ran: all.flatMap(({ heads, runs }) => heads.map((head) => runs.ran[head])),
  };
}

/** The step that an instruction of a card's effect belongs to: its number in source order, from 1, and its operation. */
export function stepOfInstruction(effects: readonly Effect[], effect: number, instruction: number) {
  const which = effects.findIndex((one) => one.effect === effect);
  if (which < 0) return { step: null, operation: '' };
  const { steps, heads } = effects[which];
  const at = heads.findLastIndex((head) => head <= instruction);
  return { step: countOperations(effects.slice(0, which)) + at + 1, operation: steps[at]?.op ?? '' };
}
