/** Words, numbers and quantities of programs as nodes of the tree. */
import type { AllNode, CompareNode, Num, QuantityNode, ThingNode, Word } from '../../../grammar/index.ts';
import { markersOf } from '../../../program/set.ts';
import type {
  Coin,
  Compare,
  Holder,
  Kind,
  Quantity,
  QuantityOrAll,
  Sought,
  Thing,
} from '../../../program/terms.ts';
import { WORDS } from '../base.ts';

/** Positions of nodes that come from no text. */
export const AT = { from: 0, to: 0 } as const;

export const word = (text: string): Word => ({ ...AT, text });
export const num = (value: number): Num => ({ ...AT, value });

/** The word for a thing, in singular or plural. */
export function noun(thing: Thing, amount: number): Word {
  if (amount === 1 || thing === 'water' || thing === 'land') return word(thing);
  return word(
    [...WORDS.animals, ...markersOf(WORDS)].find(({ name }) => name === thing)?.plural ?? `${thing}s`,
  );
}
export const nouns = (things: readonly Sought[], amount: number): ThingNode[] =>
  things.map((sought) =>
    typeof sought === 'string'
      ? noun(sought, amount)
      : { ...noun(sought.ground, amount), ...heldNode(sought) },
  );
const heldNode = ({ with: held }: Holder) => ({
  held: held.map(({ compare, things }) => ({
    compare: compareNode(compare),
    things: things.map((thing) => noun(thing, compare.amount)),
  })),
});

/** The word for a coin, in singular or plural. */
export const coin = (what: Coin, amount: number): Word =>
  word(what === 'vp' || amount === 1 ? what : `${what}s`);

export const animalOf = ({ animalOf }: Exclude<Kind, string>, { quantity }: { quantity: Quantity }) => ({
  word: noun('animal', quantity.amount),
  of: word(animalOf),
});

/** The amount that decides between singular and plural. */
export const amountOf = ({ quantity }: { quantity: QuantityOrAll }) =>
  'all' in quantity ? 2 : quantity.amount;

/** The quantity; left out if it is 1. */
export function many(s: { quantity: Quantity }): { quantity?: QuantityNode };
export function many(s: { quantity: QuantityOrAll }): { quantity?: QuantityNode | AllNode };
export function many({ quantity }: { quantity: QuantityOrAll }) {
  if ('all' in quantity) return { quantity: { ...AT, all: true } as const };
  const { amount, upTo } = quantity;
  return amount === 1 && !upTo ? {} : { quantity: { ...num(amount), upTo } };
}

/** Leaves out "at least" before small amounts: a bare number means at least that many. */
export function compareNode({ is, amount }: Compare): CompareNode {
  return { ...num(amount), is: is === 'least' && amount < 3 ? 'bare' : is };
}
