/** The most that the steps of an effect can have done by the time one of them runs. */
import {
  type Block,
  blocksOf,
  type Coin,
  type Deed,
  isGround,
  isToken,
  type Kind,
  type QuantityOrAll,
  type Sought,
  type Spending,
  type Step,
  TERRAINS,
  type Terrain,
  type Thing,
  wordFor,
} from '../../program/index.ts';

/** What one step does, and how often at most. */
type Doing = { most: number } & (
  | { deed: Deed; kinds: readonly (Kind | Sought)[] }
  | { how: Spending; what: Coin }
);

/** What was done before a step. */
export interface DoneBefore {
  /** The most times this was done to any of these things; with an empty list, to anything. */
  done: (deed: Deed, things: readonly Sought[]) => number;
  /** The most that was paid or lost. */
  spent: (how: Spending, what: Coin) => number;
}

/** Visits each step of an effect with what can have been done before it, including earlier rounds of enclosing loops. */
export function withDoneBefore(effect: Block, visit: (step: Step, before: DoneBefore) => void): void {
  const doings: Doing[] = [];
  const before: DoneBefore = {
    done: (deed, things) =>
      sum(
        doings.filter(
          (doing) =>
            'deed' in doing && doing.deed === deed && mayBeAny(doing.kinds.map(wordOf), things.map(wordFor)),
        ),
      ),
    spent: (how, what) =>
      sum(doings.filter((doing) => 'how' in doing && doing.how === how && doing.what === what)),
  };
  const follow = (steps: Block) => {
    for (const step of steps) {
      visitStep(step);
      const own = doingOf(step);
      if (own) doings.push(own);
    }
  };
  const visitStep = (step: Step) => {
    // The count or condition of a loop is evaluated before its first round.
    visit(step, before);
    if (mayRunAgain(step))
      for (const inner of allInside(step)) doings.push({ ...inner, most: Number.POSITIVE_INFINITY });
    for (const block of blocksOf(step)) follow(block);
  };
  follow(effect);
}

const sum = (doings: readonly Doing[]): number => doings.reduce((all, { most }) => all + most, 0);

const mayRunAgain = ({ op }: Step): boolean =>
  op === 'repeat' || op === 'each-player' || op === 'choose-player';

const allInside = (step: Step): Doing[] =>
  blocksOf(step).flatMap((block) =>
    block.flatMap((inner) => [doingOf(inner) ?? [], allInside(inner)].flat()),
  );

function doingOf(step: Step): Doing | undefined {
  switch (step.op) {
    case 'place':
      return { most: step.quantity.amount, deed: 'placed', kinds: step.kinds };
    case 'move':
      return { most: mostOf(step.quantity), deed: 'moved', kinds: step.things };
    case 'remove':
      return { most: mostOf(step.quantity), deed: 'removed', kinds: step.things };
    case 'replace':
      return { most: mostOf(step.quantity), deed: 'replaced', kinds: step.things };
    case 'pay':
    case 'lose':
      return { most: mostOf(step.quantity), how: step.op === 'pay' ? 'paid' : 'lost', what: step.what };
    default:
      return undefined;
  }
}

const mostOf = (quantity: QuantityOrAll): number =>
  'all' in quantity ? Number.POSITIVE_INFINITY : quantity.amount;

const wordOf = (kind: Kind | Sought): Thing =>
  typeof kind === 'object' && 'animalOf' in kind ? 'animal' : wordFor(kind);

/** Whether something named by one of these words can also be named by one of the others; an empty `others` matches everything. */
const mayBeAny = (words: readonly Thing[], others: readonly Thing[]): boolean =>
  others.length === 0 || words.some((word) => others.some((other) => mayBe(word, other)));

function mayBe(word: Thing, other: Thing): boolean {
  if (word === other) return true;
  if (isGround(word) && isGround(other))
    return terrainsOf(word).some((terrain) => terrainsOf(other).includes(terrain));
  const isNamed = (one: Thing) => !isGround(one) && !isToken(one);
  return (word === 'animal' && isNamed(other)) || (other === 'animal' && isNamed(word));
}

function terrainsOf(ground: Thing): readonly Terrain[] {
  if (ground === 'tile') return TERRAINS;
  return ground === 'land' ? ['desert', 'grassland'] : TERRAINS.filter((terrain) => terrain === ground);
}
