/**
 * Finds out from their programs what cards do for each other: one puts into the landscape or gains what the other counts,
 * removes, or takes for its effect. So a search for cards that reinforce each other need not try all combinations.
 */
import {
  type Block,
  blocksOf,
  type CardProgram,
  type FeatureProgram,
  isFeature,
  markersOf,
  mergeDecks,
  mergeVocabulary,
  operationOf,
  type SetProgram,
  type Step,
  type Vocabulary,
} from '../../program/index.ts';

type Card = CardProgram | FeatureProgram;

/** Rough amounts of each thing. */
type Amounts = Map<string, number>;

/** What a card yields, and what it can use. */
interface Trade {
  yields: Amounts;
  wants: Amounts;
  /** The number of elements it takes before its effect runs; 0 for a feature, whose elements are not counted. */
  elements: number;
}

/** The things that a general word stands for. */
const THINGS_MEANT: Readonly<Record<string, readonly string[]>> = { land: ['desert', 'grassland'] };
/** A guess at how often a counted repetition runs, and at how many things of a kind there are. */
const TYPICAL_AMOUNT = 3;
/** Larger amounts of a thing do not count. */
const MOST_COUNTED = 12;
/** The weight of things that an effect grows with, compared with things it needs once. */
const GROWTH_WEIGHT = 3;

/** The partners of each card, the best first: the cards that yield most of what it wants, or want most of what it yields. */
export function partnersIn(chain: readonly SetProgram[]): Map<number, number[]> {
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const { cards, features } = mergeDecks(chain);
  const all = [...cards, ...features].map((card) => ({ card, trade: tradeOf(card, words) }));
  return new Map(
    all.map(({ card, trade }) => {
      const others = all.flatMap((other) => {
        if (other.card.number === card.number) return [];
        const score = pull(other.trade, trade) + pull(trade, other.trade);
        return score > 0 ? [{ number: other.card.number, score }] : [];
      });
      const best = others.toSorted((a, b) => b.score - a.score || a.number - b.number);
      return [card.number, best.map(({ number }) => number)];
    }),
  );
}

/** How much of what another card wants this card yields, relative to its price. */
function pull({ yields, elements }: Trade, { wants }: Trade): number {
  let sum = 0;
  for (const [thing, amount] of yields) sum += Math.min(amount, MOST_COUNTED) * (wants.get(thing) ?? 0);
  return sum / (1 + elements);
}

function tradeOf(card: Card, words: Vocabulary): Trade {
  const animals = words.animals.map(({ name }) => name);
  const known = new Set([
    ...['desert', 'grassland', 'water', 'land', 'mountain', 'forest', 'animal', 'cube', 'card', 'leaf'],
    ...[...words.animals, ...markersOf(words), ...words.elements].map(({ name }) => name),
  ]);
  const trade: Trade = { yields: new Map(), wants: new Map(), elements: 0 };
  const add = (to: Amounts, name: unknown, amount: number) => {
    for (const thing of name === 'animal' ? animals : (THINGS_MEANT[name as string] ?? [name as string]))
      to.set(thing, (to.get(thing) ?? 0) + amount);
  };
  /** Adds wanted things; a thing that is named repeatedly counts each time. */
  const want = (named: readonly string[], weight: number) => {
    for (const name of named) if (known.has(name)) add(trade.wants, name, weight);
  };
  /** Adds what these steps yield and want if they run this many times. */
  const read = (steps: Block, often: number): void => {
    for (const step of steps) {
      const { per, ...rest } = step as Step & { per?: unknown };
      for (const { things, amount = TYPICAL_AMOUNT } of operationOf(step).yields(step))
        for (const thing of things)
          add(
            trade.yields,
            typeof thing === 'object' && 'element' in thing ? thing.element : thing,
            (per === undefined ? 1 : TYPICAL_AMOUNT) * often * amount,
          );
      want(wordsIn(per), GROWTH_WEIGHT * often);
      if (step.op === 'repeat' && 'per' in step.times) want(wordsIn(step.times), GROWTH_WEIGHT * often);
      const own = new Set<unknown>(blocksOf(step));
      for (const [key, value] of Object.entries(rest))
        if (!YIELDED.has(key) && !own.has(value)) want(wordsIn(value, own), 1);
      for (const block of own) read(block as Block, step.op === 'repeat' ? often * timesOf(step) : often);
    }
  };
  if (isFeature(card)) {
    for (const { tokens, terrain } of card.pattern) want([terrain, ...tokens.map(({ thing }) => thing)], 1);
    for (const { steps } of card.triggers) read(steps, 1);
  } else {
    trade.elements = card.energy.length;
    want([...card.energy, 'cube', 'leaf'], 1);
    read(card.steps, 1);
  }
  return trade;
}

/** The properties of a step that describe what it yields, not what it wants. */
const YIELDED: ReadonlySet<string> = new Set(['op', 'kinds', 'with', 'rewards', 'as']);

const timesOf = ({ times }: Extract<Step, { op: 'repeat' }>): number =>
  'times' in times ? times.times : 'upTo' in times ? times.upTo : TYPICAL_AMOUNT;

/** All words in a part of a step, without those of the steps inside it. */
function wordsIn(value: unknown, without: ReadonlySet<unknown> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || without.has(value)) return [];
  return Object.values(value).flatMap((one) => wordsIn(one, without));
}
