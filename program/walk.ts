/** Visits the steps of a program. */
import { type Block, type Step, stepInfo } from './operations.ts';
import { type CardProgram, effectSteps, type FeatureProgram, isFeature } from './set.ts';

/**
 * The position of a step in an effect: its index among the steps; then, for each enclosing block from the outside in, the index
 * of the block in its step (as listed by `innerBlocks`) and the index of the step in that block. `[2]` is the third step,
 * `[2, 1, 0]` the first step of the second block of the third step. The steps of a card are one effect; each trigger of a feature
 * is another.
 */
export type StepPath = readonly number[];

/** The step at a path, if there is one. */
export function stepAt(steps: Block, [at, block, ...inner]: StepPath): Step | undefined {
  const step = at === undefined ? undefined : steps[at];
  if (!step || block === undefined) return step;
  const inside = innerBlocks(step)[block];
  return inside && stepAt(inside, inner);
}

/** The blocks directly inside a step, in text order. */
export function innerBlocks(step: Step): readonly Block[] {
  return stepInfo(step).blocks(step);
}

/**
 * Whether these steps make a card an Impact card: they can replace, remove or swap something in the landscape (R10.4), or take
 * something from other players (L37).
 * @param forOthers whether players other than the owner of the card may run them
 * @param outside the same for the block of players around them
 */
export function hasImpact(steps: Block, forOthers = false, outside = false): boolean {
  return steps.some((step) => {
    const row = stepInfo(step);
    if (row.impact || (row.takes && forOthers)) return true;
    const inside: [boolean, boolean] =
      step.op === 'the-owner' ? [outside, false] : row.forOthers ? [true, forOthers] : [forOthers, outside];
    return row.blocks(step).some((inner) => hasImpact(inner, ...inside));
  });
}

/** Whether a card or Landscape Feature is one of Impact (R10.4): a card says so. */
export const isImpact = (card: CardProgram | FeatureProgram): boolean =>
  isFeature(card) ? effectSteps(card).some((steps) => hasImpact(steps)) : card.impact;

/** Whether people do some of these steps by hand, and bots do not (L60). */
export function isByHand(steps: Block): boolean {
  return allSteps(steps).some((step) => stepInfo(step).isByHand);
}

/** All steps of a block, each followed by those inside it, in text order. */
export function allSteps(steps: Block): Step[] {
  return steps.flatMap((step) => [step, ...innerBlocks(step).flatMap(allSteps)]);
}

/** The name that an effect gives to the species it chooses (L68). */
export const speciesName = (steps: Block): string | undefined =>
  allSteps(steps).find((step) => step.op === 'choose-species')?.as;

/** Which player a step names, beside "you". */
const namedPlayer = (step: Step) =>
  step.op === 'give' ? step.to : step.op === 'the-owner' ? 'owner' : step.op;

/**
 * The steps that name a player: whether there is one, for `the owner` who is "you" outside of a block of players (L61), and
 * whether `that player` is whose card the `do` before it in the block did (L72), else who did what a trigger waits for (L45).
 * @param byAnother whether a trigger waits for what another player does
 */
export function namedPlayers(
  steps: Block,
  byAnother = false,
  behindDo = false,
  depth = 0,
): { step: Step; who: 'owner' | 'that-player'; isThere: boolean; isOfCard: boolean }[] {
  let isOfCard = behindDo;
  return steps.flatMap((step) => {
    if (step.op === 'do') isOfCard = step.card !== 'another';
    const who = namedPlayer(step);
    const inside = depth + (who === 'owner' ? -1 : stepInfo(step).forOthers ? 1 : 0);
    const inner = () =>
      innerBlocks(step).flatMap((block) => namedPlayers(block, byAnother, isOfCard, inside));
    if (who !== 'owner' && who !== 'that-player') return inner();
    const isThere = who === 'owner' ? depth > 0 : isOfCard || byAnother;
    return [{ step, who, isThere, isOfCard: isOfCard && who === 'that-player' }, ...(isThere ? inner() : [])];
  });
}
