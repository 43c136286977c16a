/** The steps of blocks, each in the first of its equivalent forms. */
import { isSameData } from '../../program/hash.ts';
import type { Block, Op, Step } from '../../program/operations.ts';
import type { Condition, Reward } from '../../program/terms.ts';
import { plainTerms } from './terms.ts';

/**
 * The steps in normal form, their terms being so already.
 * @param isBranch whether `either` looks at how the block begins, to see whether it can be done (L13)
 */
export function plainBlock(steps: Block, isBranch = false, isInner = false): Block {
  let isSeen = isBranch;
  const plain = steps.flatMap((step) => {
    const isHere = isSeen;
    isSeen &&= step.op === 'gain' || step.op === 'the-owner';
    const inside = asOffer(withPlainBlocks(step, isHere));
    return isHere ? [inside] : plainStep(inside);
  });
  // Whether a block can be done depends on its first step, even if that does nothing (L11).
  const mayBeEmpty = (at: number) => !isBranch && (at > 0 || !isInner);
  return plain.filter((step, at) => !mayBeEmpty(at) || !isEmpty(step));
}

function withPlainBlocks(step: Step, isSeen: boolean): Step {
  if (step.op === 'either')
    return { ...step, branches: step.branches.map((branch) => plainBlock(branch, true, true)) };
  if (!('steps' in step)) return step;
  const plain = { ...step, steps: plainBlock(step.steps, isSeen && step.op === 'the-owner', true) };
  if (plain.op !== 'if' || !plain.otherwise) return plain;
  const { otherwise, ...one } = plain;
  return otherwise.length === 0 ? one : { ...one, otherwise: plainBlock(otherwise, false, true) };
}

const isEmpty = (step: Step): boolean =>
  (step.op === 'may' || (step.op === 'if' && !step.otherwise)) && step.steps.length === 0;

/** "You may do this once" is an offer. */
function asOffer(step: Step): Step {
  if (step.op === 'repeat' && 'upTo' in step.times && step.times.upTo === 1)
    return { op: 'may', steps: step.steps };
  const [only, ...others] = step.op === 'may' ? step.steps : [];
  const isOnce = only?.op === 'repeat' && 'times' in only.times && only.times.times === 1;
  return isOnce && others.length === 0 ? { op: 'may', steps: only.steps } : step;
}

/** A step where no `either` sees how it begins. */
function plainStep(step: Step): Block {
  switch (step.op) {
    case 'if':
      return [joined(step)];
    case 'may':
      return [plainOffer(step)];
    case 'repeat':
      return 'times' in step.times && step.times.times === 1 && step.steps.length > 0 ? step.steps : [step];
    case 'either': {
      const rewards = step.branches.map(onlyReward);
      if (rewards.every((one) => one !== undefined))
        return [plainTerms({ op: 'gain', rewards, choice: true })];
      return [placementOf(step.branches) ?? step];
    }
    default: {
      if (!('if' in step) || !step.if) return eachReward(step);
      const { if: condition, ...action } = step;
      return [{ op: 'if', condition, steps: eachReward(action as Step) }];
    }
  }
}

/** What is gained together is gained one after the other, but elements of a mix are asked for before any is used; up to one is an offer. */
function eachReward(step: Step): Block {
  if (step.op === 'place' && step.quantity.upTo && step.quantity.amount === 1)
    return [{ op: 'may', steps: [{ ...step, quantity: { amount: 1, upTo: false } }] }];
  if (step.op !== 'gain' || step.choice || step.per) return [step];
  if (step.rewards.some(({ gain }) => gain === 'mix')) return [step];
  return step.rewards.map((reward) => ({ ...step, rewards: [reward] }));
}

/** `if` in `if` is one, unless one of them has an `else`. */
function joined(step: Op<'if'>): Step {
  const [only, ...others] = step.steps;
  if (only?.op !== 'if' || others.length > 0 || step.otherwise || only.otherwise) return step;
  const { condition, steps } = only;
  if (condition.join === 'any' || step.condition.join === 'any') return step;
  const tests = [...step.condition.tests, ...condition.tests];
  return { op: 'if', condition: plainTerms<Condition>({ join: 'all', tests }), steps };
}

/** An offer within an offer is one; under a condition alone, it is made only if that holds (L11). */
function plainOffer(step: Op<'may'>): Step {
  const [only, ...others] = step.steps;
  if (only === undefined || others.length > 0) return step;
  if (only.op === 'may' || (only.op === 'repeat' && 'upTo' in only.times)) return only;
  if (only.op !== 'if' || only.otherwise) return step;
  return joined({ ...only, steps: [plainOffer({ ...step, steps: only.steps })] });
}

/** The one placement that blocks are of which each places one thing, in places that are the same. */
function placementOf(blocks: readonly Block[]): Step | undefined {
  const places = blocks.map(([step, ...others]) =>
    step?.op === 'place' && others.length === 0 && !step.quantity.upTo && step.quantity.amount === 1
      ? step
      : undefined,
  );
  const [first] = places;
  if (!first || !places.every((one) => one && isSameData({ ...one, kinds: [] }, { ...first, kinds: [] })))
    return undefined;
  return plainTerms({ ...first, kinds: places.flatMap((one) => one!.kinds) });
}

/** The reward of a block that does nothing but give it, whatever is left in the box. */
function onlyReward([gain, ...others]: Block): Reward | undefined {
  if (gain?.op !== 'gain' || others.length > 0) return undefined;
  const { rewards, op: _, ...more } = gain;
  const [reward, ...further] = rewards;
  const isAlone = further.length === 0 && Object.keys(more).length === 0;
  return isAlone && ['vp', 'element', 'mix'].includes(reward.gain) ? reward : undefined;
}
