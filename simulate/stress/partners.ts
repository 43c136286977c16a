/**
 * Finds out from their programs what cards do for each other: one puts into the landscape or gains what the other counts,
 * removes, or takes for its effect. So a search for cards that reinforce each other need not try all combinations.
 */
import {
  type Block,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  innerBlocks,
  isFeature,
  mergeDecks,
  mergeVocabulary,
  type SetProgram,
  type Step,
  stepInfo,
} from '../../program/index.ts';

type Card = CardProgram | FeatureProgram;

/** Rough amounts of each thing. */
type Amounts = Map<string, number>;

/** What a card yields, and what it can use. */
type Trade = ReturnType<typeof tradeOf>;

/** The things that a general word stands for. */
const THINGS_MEANT: Readonly<Record<string, readonly string[]>> = { land: ['desert', 'grassland'] };
/** A guess at how often a counted repetition runs, and at how many things of a kind there are. */
const TYPICAL_AMOUNT = 3;
/** The weight of things that an effect grows with, compared with things it needs once. */
const GROWTH_WEIGHT = 3;

/** The partners of each card, the best first: the cards that yield most of what it wants, or want most of what it yields. */
export function findPartners(chain: readonly SetProgram[]): Map<number, number[]> {
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const animals = words.animals.map(({ name }) => name);
  const { cards, features } = mergeDecks(chain);
  const all = [...cards, ...features].map((card) => ({ card, trade: tradeOf(card, animals) }));
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
const pull = ({ yields, elements }: Trade, { wants }: Trade): number =>
  [...yields].reduce((sum, [thing, amount]) => sum + amount * (wants.get(thing) ?? 0), 0) / (1 + elements);

function tradeOf(card: Card, animals: readonly string[]) {
  const [yields, wants]: Amounts[] = [new Map(), new Map()];
  const add = (to: Amounts, name: string, amount: number) => {
    for (const thing of name === 'animal' ? animals : (THINGS_MEANT[name] ?? [name]))
      to.set(thing, (to.get(thing) ?? 0) + amount);
  };
  /** Adds the things that a part of the card names; one that it names repeatedly counts each time. */
  const want = (part: unknown, weight: number, without?: ReadonlySet<unknown>) => {
    for (const name of wordsIn(part, without)) add(wants, name, weight);
  };
  /** Adds what these steps yield and want if they run this many times. */
  const read = (steps: Block, often: number): void => {
    for (const step of steps) {
      const { per, ...rest } = step as Step & { per?: unknown };
      for (const { things, amount = TYPICAL_AMOUNT } of stepInfo(step).yields(step))
        for (const thing of things)
          add(
            yields,
            typeof thing === 'object' && 'element' in thing ? thing.element : String(thing),
            (per === undefined ? 1 : TYPICAL_AMOUNT) * often * amount,
          );
      want(per, GROWTH_WEIGHT * often);
      if (step.op === 'repeat' && 'per' in step.times) want(step.times, GROWTH_WEIGHT * often);
      const own = new Set<Block>(innerBlocks(step));
      for (const [key, value] of Object.entries(rest)) if (!YIELD_KEYS.has(key)) want(value, 1, own);
      for (const block of own) read(block, step.op === 'repeat' ? often * timesOf(step) : often);
    }
  };
  want(isFeature(card) ? card.pattern : [...card.energy, 'cube', 'leaf'], 1);
  for (const steps of effectSteps(card)) read(steps, 1);
  /** The number of elements it takes before its effect runs; 0 for a feature, whose elements are not counted. */
  const elements = isFeature(card) ? 0 : card.energy.length;
  return { yields, wants, elements };
}

/** The properties of a step that describe what it yields, not what it wants. */
const YIELD_KEYS: ReadonlySet<string> = new Set(['op', 'kinds', 'with', 'rewards', 'as']);

const timesOf = ({ times }: Extract<Step, { op: 'repeat' }>): number =>
  'times' in times ? times.times : 'upTo' in times ? times.upTo : TYPICAL_AMOUNT;

/** All words in a part of a step, without those of the steps inside it. */
function wordsIn(value: unknown, without: ReadonlySet<unknown> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || without.has(value)) return [];
  return Object.values(value).flatMap((one) => wordsIn(one, without));
}
