/** Versions of a card with one number changed: a designer's first attempts. */
import {
  type Block,
  blocksOf,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  isFeature,
  MAX_SPOTS,
  operationOf,
  type SetProgram,
  type Step,
} from '../../program/index.ts';
import { counted } from '../../program/messages/index.ts';

/** The purpose of a change. */
export type Direction = 'weaker' | 'stronger';

/** A version of a set in which one number of one card is different. */
export interface Variation {
  /** Describes the change as people would: `3vp instead of 4`. */
  change: string;
  chain: SetProgram[];
  /** The size of the change, in steps of one. */
  times: number;
  /** The same change with another size, in steps of one; null if that size is impossible. */
  sized(times: number): Variation | null;
}

type Printed = CardProgram | FeatureProgram;

/** Changes a copy of a card or feature by a number of steps, and returns a description; null if that is impossible. */
type Change = (copy: Printed, times: number) => string | null;

/** One way to change a card. */
interface Edit {
  change: Change;
  /** How many steps to try first. */
  first: number;
}

/** The first change to a large number is a fraction (1/4) of it, because a change by one is hardly noticeable. */
const FIRST_PART = 4;

/** The most leaves that a card may have. */
const MOST_LEAVES = 4;

/**
 * The versions with one number changed that should make a card weaker or stronger: by one, or by a quarter of a large number.
 * Empty if no card has this number.
 */
export function variationsOf(chain: readonly SetProgram[], number: number, wanted: Direction): Variation[] {
  const isIt = (one: Printed) => one.number === number;
  const at = chain.findLastIndex(({ cards, features }) => cards.some(isIt) || features.some(isIt));
  if (at < 0) return [];
  const { cards, features } = chain[at];
  const printed = cards.find(isIt) ?? features.find(isIt);
  if (!printed) return [];
  const put = <T extends Printed>(all: readonly T[], copy: Printed): T[] =>
    all.map((one) => (isIt(one) ? (copy as T) : one));
  const varied = (make: Change, times: number): Variation | null => {
    const copy = structuredClone(printed);
    const change = make(copy, times);
    if (change === null) return null;
    const changed = { ...chain[at], cards: put(cards, copy), features: put(features, copy) };
    return { change, times, chain: chain.with(at, changed), sized: (more) => varied(make, more) };
  };
  return editsOf(printed, wanted).flatMap(
    ({ change, first }) => varied(change, first) ?? varied(change, 1) ?? [],
  );
}

function editsOf(printed: Printed, wanted: Direction): Edit[] {
  const steps = stepsOf(printed);
  const numbers = steps.flatMap(({ step, isOwn }, at) =>
    isOwn ? amountsOf(step).map((amount) => ({ amount, at })) : [],
  );
  const edits = numbers.map(({ amount, at }): Edit => {
    const { value, describe } = amount;
    const isTwice =
      numbers.filter((one) => one.amount.describe(1, one.amount.value) === describe(1, value)).length > 1;
    const change: Change = (copy, times) => {
      const now = value + (amount.more === wanted ? times : -times);
      const { step } = stepsOf(copy)[at];
      if (now < 1) return null;
      amount.put(step, now);
      // `atLeast` must not exceed `atMost`.
      if (step.op === 'gain' && (step.atLeast ?? 0) > (step.atMost ?? Number.POSITIVE_INFINITY)) return null;
      return `${describe(now, value)}${isTwice ? ` in step ${at + 1}` : ''}`;
    };
    return { change, first: Math.max(1, Math.floor(value / FIRST_PART)) };
  });
  const price = [spotsChange(wanted), leavesChange(wanted)].map((change): Edit => ({ change, first: 1 }));
  return isFeature(printed) ? edits : [...edits, ...price];
}

/** The comparative for a decrease of a counted noun. */
const lessOf = (times: number) => (times === 1 ? 'less' : 'fewer');

/** Changes the number of energy spots, of the card's most frequent element. More spots make a card weaker. */
const spotsChange =
  (wanted: Direction): Change =>
  (copy, times) => {
    if (isFeature(copy)) return null;
    const { energy } = copy;
    const amount = (one: string) => energy.filter((other) => other === one).length;
    const [most] = energy.toSorted((a, b) => amount(b) - amount(a));
    const isMore = wanted === 'weaker';
    if (isMore ? energy.length + times > MAX_SPOTS : amount(most) < times || energy.length <= times)
      return null;
    for (let spot = 0; spot < times; spot++) {
      if (isMore) energy.push(most);
      else energy.splice(energy.indexOf(most), 1);
    }
    return `${counted(times, 'spot')} ${isMore ? 'more' : lessOf(times)} (${most})`;
  };

/** Changes the number of leaves. Fewer leaves make a card weaker. */
const leavesChange =
  (wanted: Direction): Change =>
  (copy, times) => {
    if (isFeature(copy)) return null;
    const now = copy.leaves + (wanted === 'weaker' ? -times : times);
    if (now < 1 || now > MOST_LEAVES) return null;
    copy.leaves = now;
    return `${counted(times, 'leaf', 'leaves')} ${wanted === 'weaker' ? lessOf(times) : 'more'}`;
  };

/** A number in a step; `more` says whether increasing it makes the card stronger or weaker. */
interface Amount {
  value: number;
  more: Direction;
  describe(now: number, before: number): string;
  put(step: Step, now: number): void;
}

/** The numbers in a step that decide how much the card's owner gains, pays or loses. */
function amountsOf(step: Step): Amount[] {
  if (step.op === 'gain') return gainAmounts(step);
  if ((step.op === 'pay' || step.op === 'lose') && 'amount' in step.quantity) {
    const { op, what } = step;
    return [
      {
        ...{ value: step.quantity.amount, more: 'weaker' },
        describe: (now, before) =>
          `${op} ${what === 'vp' ? `${now}vp` : counted(now, what)} instead of ${before}`,
        put: (copy, now) => Object.assign((copy as typeof step).quantity, { amount: now }),
      },
    ];
  }
  return [];
}

type Gain = Extract<Step, { op: 'gain' }>;

function gainAmounts({ rewards, per, atMost, atLeast }: Gain): Amount[] {
  const amounts: Amount[] = rewards.flatMap((reward, at): Amount[] =>
    reward.gain !== 'vp'
      ? []
      : [
          {
            ...{ value: reward.amount, more: 'stronger' },
            describe: (now, before) => `${now}vp instead of ${before}`,
            put: (copy, now) => Object.assign((copy as Gain).rewards[at], { amount: now }),
          },
        ],
  );
  if (per)
    amounts.push({
      ...{ value: per.each, more: 'weaker' },
      describe: (now, before) => `for each ${now} instead of ${before}`,
      put: (copy, now) => Object.assign((copy as Gain).per as object, { each: now }),
    });
  for (const [name, word, value] of [
    ['atMost', 'at most', atMost],
    ['atLeast', 'at least', atLeast],
  ] as const) {
    if (value === undefined) continue;
    amounts.push({
      ...{ value, more: 'stronger' },
      describe: (now, before) => `${word} ${now} instead of ${before}`,
      put: (copy, now) => Object.assign(copy, { [name]: now }),
    });
  }
  return amounts;
}

/** All steps of a card or feature in source order; `isOwn` says whether "you" in the step is the card's owner. */
function stepsOf(printed: Printed): { step: Step; isOwn: boolean }[] {
  const all: { step: Step; isOwn: boolean }[] = [];
  const add = (block: Block, isOwn: boolean) => {
    for (const step of block) {
      all.push({ step, isOwn });
      const { forOthers } = operationOf(step);
      for (const inner of blocksOf(step)) add(inner, isOwn && !forOthers);
    }
  };
  for (const block of effectSteps(printed)) add(block, true);
  return all;
}
