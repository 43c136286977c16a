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
import { mapCards } from '../run/chain.ts';

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

/** A number on a card that can be changed. */
interface Dial<Part> {
  value: number;
  /** The numbers that it may have; from 1 by default. */
  least?: number;
  most?: number;
  /** What increasing it makes of the card. */
  more: Direction;
  describe(now: number): string;
  /** Sets the number in a copy of the card or step. */
  put(copy: Part, now: number): void;
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
  const all = chain.flatMap(({ id, cards, features }) =>
    [...cards, ...features].map((card) => ({ id, card })),
  );
  const found = all.findLast(({ card }) => card.number === number);
  if (!found) return [];
  const varied = (dial: Dial<Printed>, times: number): Variation | null => {
    const now = dial.value + (dial.more === wanted ? times : -times);
    if (now < (dial.least ?? 1) || now > (dial.most ?? Number.POSITIVE_INFINITY)) return null;
    const copy = structuredClone(found.card);
    dial.put(copy, now);
    const changed = mapCards(chain, (card, set) =>
      card.number === number && set === found.id ? copy : card,
    );
    return { change: dial.describe(now), times, chain: changed, sized: (more) => varied(dial, more) };
  };
  const price = isFeature(found.card) ? [] : [...spotsDial(found.card), leavesDial(found.card)];
  return [
    ...stepDials(found.card).flatMap(
      (dial) => varied(dial, Math.max(1, Math.floor(dial.value / FIRST_PART))) ?? varied(dial, 1) ?? [],
    ),
    ...price.flatMap((dial) => varied(dial, 1) ?? []),
  ];
}

/** A changed amount of a counted noun: `1 leaf less`. */
function moreOrFewer(change: number, ...noun: [string, string?]): string {
  const times = Math.abs(change);
  return `${counted(times, ...noun)} ${change > 0 ? 'more' : times === 1 ? 'less' : 'fewer'}`;
}

/** The number of energy spots: those of the card's most frequent element change. */
function spotsDial({ energy }: CardProgram): Dial<Printed>[] {
  const amount = (one: string) => energy.filter((other) => other === one).length;
  const [most] = energy.toSorted((a, b) => amount(b) - amount(a));
  if (most === undefined) return [];
  const others = energy.length - amount(most);
  return [
    {
      ...{ value: energy.length, least: Math.max(1, others), most: MAX_SPOTS, more: 'weaker' },
      describe: (now) => `${moreOrFewer(now - energy.length, 'spot')} (${most})`,
      put: (copy, now) => {
        const { energy: spots } = copy as CardProgram;
        while (spots.length > now) spots.splice(spots.indexOf(most), 1);
        while (spots.length < now) spots.push(most);
      },
    },
  ];
}

const leavesDial = ({ leaves }: CardProgram): Dial<Printed> => ({
  ...{ value: leaves, most: MOST_LEAVES, more: 'stronger' },
  describe: (now) => moreOrFewer(now - leaves, 'leaf', 'leaves'),
  put: (copy, now) => Object.assign(copy, { leaves: now }),
});

/** The numbers in the steps of a card. Where two would be described alike, the step is named, too. */
function stepDials(printed: Printed): Dial<Printed>[] {
  const dials = stepsOf(printed).flatMap(({ step, isOwn }, at) =>
    isOwn ? amountsOf(step).map((dial) => ({ ...dial, at })) : [],
  );
  const alike = Object.groupBy(dials, ({ describe, value }) => `${describe(1)} ${value}`);
  return dials.map(({ at, describe, put, ...dial }) => ({
    ...dial,
    describe: (now) =>
      `${describe(now)} instead of ${dial.value}${alike[`${describe(1)} ${dial.value}`]!.length > 1 ? ` in step ${at + 1}` : ''}`,
    put: (copy, now) => put(stepsOf(copy)[at].step, now),
  }));
}

/** The numbers in a step that decide how much the card's owner gains, pays or loses; `instead of` is added to descriptions. */
function amountsOf(step: Step): Dial<Step>[] {
  if (step.op === 'gain') return gainAmounts(step);
  if (!((step.op === 'pay' || step.op === 'lose') && 'amount' in step.quantity)) return [];
  const { op, what } = step;
  return [
    {
      ...{ value: step.quantity.amount, more: 'weaker' },
      describe: (now) => `${op} ${what === 'vp' ? `${now}vp` : counted(now, what)}`,
      put: (copy, now) => Object.assign((copy as typeof step).quantity, { amount: now }),
    },
  ];
}

type Gain = Extract<Step, { op: 'gain' }>;

function gainAmounts({ rewards, per, atMost, atLeast }: Gain): Dial<Step>[] {
  const dials: Dial<Step>[] = rewards.flatMap((reward, at): Dial<Step>[] =>
    reward.gain !== 'vp'
      ? []
      : [
          {
            ...{ value: reward.amount, more: 'stronger' },
            describe: (now) => `${now}vp`,
            put: (copy, now) => Object.assign((copy as Gain).rewards[at], { amount: now }),
          },
        ],
  );
  if (per)
    dials.push({
      ...{ value: per.each, more: 'weaker' },
      describe: (now) => `for each ${now}`,
      put: (copy, now) => Object.assign((copy as Gain).per as object, { each: now }),
    });
  for (const [name, word, value, limits] of [
    ['atMost', 'at most', atMost, { least: atLeast ?? 1 }],
    ['atLeast', 'at least', atLeast, { most: atMost ?? Number.POSITIVE_INFINITY }],
  ] as const)
    if (value !== undefined)
      dials.push({
        ...{ ...limits, value, more: 'stronger' },
        describe: (now) => `${word} ${now}`,
        put: (copy, now) => Object.assign(copy, { [name]: now }),
      });
  return dials;
}

/** All steps of a card or feature in source order; `isOwn` says whether "you" in the step is the card's owner. */
function stepsOf(printed: Printed): { step: Step; isOwn: boolean }[] {
  const within = (block: Block, isOwn: boolean): { step: Step; isOwn: boolean }[] =>
    block.flatMap((step) => [
      { step, isOwn },
      ...blocksOf(step).flatMap((inner) => within(inner, isOwn && !operationOf(step).forOthers)),
    ]);
  return effectSteps(printed).flatMap((block) => within(block, true));
}
