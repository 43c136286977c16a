/** Versions of a card with one number changed: a designer's first attempts. */
import {
  type Block,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  innerBlocks,
  isFeature,
  MAX_SPOTS,
  type SetProgram,
  type Step,
  stepInfo,
} from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
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
interface Dial {
  value: number;
  /** The numbers that it may have; from 1 by default. */
  least?: number | undefined;
  most?: number | undefined;
  /** What increasing it makes of the card. */
  more: Direction;
  describe(now: number): string;
  /** Changes the number on the card. */
  set(now: number): void;
}

/** The first change to a large number is a fraction (1/4) of it, because a change by one is hardly noticeable. */
const FIRST_PART = 4;

/** The most leaves that a card may have. */
const MOST_LEAVES = 4;

/**
 * The versions with one number changed that should make a card weaker or stronger: by one, or by a quarter of a large number.
 * Empty if no card has this number.
 */
export function makeVariations(chain: readonly SetProgram[], number: number, wanted: Direction): Variation[] {
  const all = chain.flatMap(({ id, cards, features }) =>
    [...cards, ...features].map((card) => ({ id, card })),
  );
  const found = all.findLast(({ card }) => card.number === number);
  if (!found) return [];
  const varied = (nth: number, times: number): Variation | null => {
    const copy = structuredClone(found.card);
    const { value, least = 1, most = Number.POSITIVE_INFINITY, more, describe, set } = dialsOf(copy)[nth]!;
    const now = value + (more === wanted ? times : -times);
    if (now < least || now > most) return null;
    const change = describe(now);
    set(now);
    const changed = mapCards(chain, (card, id) => (card.number === number && id === found.id ? copy : card));
    return { change, times, chain: changed, sized: (size) => varied(nth, size) };
  };
  return dialsOf(found.card).flatMap(
    ({ value }, nth) => varied(nth, Math.max(1, Math.floor(value / FIRST_PART))) ?? varied(nth, 1) ?? [],
  );
}

/** The numbers of a card. */
function dialsOf(card: Printed): Dial[] {
  if (isFeature(card)) return stepDials(card);
  const { leaves } = card;
  const more = (now: number) => moreOrFewer(now - leaves, 'leaf', 'leaves');
  return [
    ...stepDials(card),
    ...spotsDial(card),
    ...dial(card, 'leaves', 'stronger', more, { most: MOST_LEAVES }),
  ];
}

/** A number that is a property; none if it is missing. */
function dial<Key extends string>(
  of: { [Name in Key]?: number },
  key: Key,
  more: Direction,
  describe: Dial['describe'],
  limits: Pick<Dial, 'least' | 'most'> = {},
): Dial[] {
  const value = of[key];
  if (value === undefined) return [];
  return [{ ...limits, value, more, describe, set: (now) => Object.assign(of, { [key]: now }) }];
}

/** A changed amount of a counted noun: `1 leaf less`. */
function moreOrFewer(change: number, ...noun: [string, string?]): string {
  const times = Math.abs(change);
  return `${pluralize(times, ...noun)} ${change > 0 ? 'more' : times === 1 ? 'less' : 'fewer'}`;
}

/** The number of energy spots: those of the card's most frequent element change. */
function spotsDial({ energy }: CardProgram): Dial[] {
  const value = energy.length;
  const amount = (one: string) => energy.filter((other) => other === one).length;
  const [most] = energy.toSorted((a, b) => amount(b) - amount(a));
  if (most === undefined) return [];
  return [
    {
      value,
      least: Math.max(1, value - amount(most)),
      most: MAX_SPOTS,
      more: 'weaker',
      describe: (now) => `${moreOrFewer(now - value, 'spot')} (${most})`,
      set: (now) => {
        while (energy.length > now) energy.splice(energy.indexOf(most), 1);
        while (energy.length < now) energy.push(most);
      },
    },
  ];
}

/** The numbers in the steps of a card. Where two would be described alike, the step is named, too. */
function stepDials(printed: Printed): Dial[] {
  const dials = stepsOf(printed).flatMap(({ step, isOwn }, at) =>
    isOwn ? amountsOf(step).map((one) => ({ ...one, step: at + 1 })) : [],
  );
  const alike = Object.groupBy(dials, ({ describe, value }) => describe(value));
  return dials.map(({ step, describe, ...one }) => {
    const where = alike[describe(one.value)]!.length > 1 ? ` in step ${step}` : '';
    return { ...one, describe: (now) => `${describe(now)} instead of ${one.value}${where}` };
  });
}

/** The numbers in a step that decide how much the card's owner gains, pays or loses; `instead of` is added to descriptions. */
function amountsOf(step: Step): Dial[] {
  if (step.op === 'gain') {
    const { rewards, per, atMost, atLeast } = step;
    return [
      ...rewards.flatMap((reward) =>
        reward.gain === 'vp' ? dial(reward, 'amount', 'stronger', (now) => `${now}vp`) : [],
      ),
      ...(per ? dial(per, 'each', 'weaker', (now) => `for each ${now}`) : []),
      ...dial(step, 'atMost', 'stronger', (now) => `at most ${now}`, { least: atLeast }),
      ...dial(step, 'atLeast', 'stronger', (now) => `at least ${now}`, { most: atMost }),
    ];
  }
  if (!('what' in step && 'amount' in step.quantity)) return [];
  const { op, what, quantity } = step;
  const describe = (now: number) => `${op} ${what === 'vp' ? `${now}vp` : pluralize(now, what)}`;
  return dial(quantity, 'amount', 'weaker', describe);
}

/** All steps of a card or feature in source order; `isOwn` says whether "you" in the step is the card's owner. */
function stepsOf(printed: Printed): { step: Step; isOwn: boolean }[] {
  const within = (block: Block, isOwn: boolean): { step: Step; isOwn: boolean }[] =>
    block.flatMap((step) => [
      { step, isOwn },
      ...innerBlocks(step).flatMap((inner) => within(inner, isOwn && !stepInfo(step).forOthers)),
    ]);
  return effectSteps(printed).flatMap((block) => within(block, true));
}
