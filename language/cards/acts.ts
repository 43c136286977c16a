/** Short descriptions of what cards do, to search by: `moves antelopes`, `places water`. */
import {
  allSteps,
  type CardProgram,
  type Coin,
  effectSteps,
  type FeatureProgram,
  type Kind,
  markersOf,
  type Reward,
  type Sought,
  type Step,
  type Vocabulary,
  wordFor,
} from '../../program/index.ts';

/** Plurals of the engine's own nouns. */
const PLURALS: Readonly<Record<string, string>> = {
  desert: 'deserts',
  grassland: 'grasslands',
  tile: 'tiles',
  mountain: 'mountains',
  forest: 'forests',
  animal: 'animals',
};

const COINS: Readonly<Record<Coin, string>> = { vp: 'points', cube: 'cubes', card: 'cards' };

/** What a card or Landscape Feature does, without duplicates, in the order of its steps. */
export function actsOf(card: CardProgram | FeatureProgram, words: Vocabulary): string[] {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const many = (thing: Sought) => {
    const word = wordFor(thing);
    return plurals.get(word) ?? PLURALS[word] ?? word;
  };
  return [
    ...new Set(
      effectSteps(card)
        .flatMap(allSteps)
        .flatMap((step) => actsOfStep(step, many)),
    ),
  ];
}

/** What a step does, without the steps inside it. */
function actsOfStep(step: Step, many: (thing: Sought) => string): string[] {
  switch (step.op) {
    case 'gain':
      return step.rewards.flatMap((reward) => rewardsOf(reward).map((what) => `gains ${what}`));
    case 'place':
      return step.kinds.map((kind) => `places ${kindOf(kind, many)}`);
    case 'move':
      return step.things.map((thing) => `moves ${many(thing)}`);
    case 'replace':
      return step.things.map((thing) => `replaces ${many(thing)}`);
    case 'remove':
      return step.things.map((thing) => `removes ${many(thing)}`);
    case 'swap':
      return [...step.things, ...step.with].map((thing) => `swaps ${many(thing)}`);
    case 'pay':
      return [`pays ${COINS[step.what]}`];
    case 'lose':
      return [`loses ${COINS[step.what]}`];
    case 'play':
      return ['plays a card'];
    case 'rotate':
      return ['turns a card'];
    case 'each-player':
    case 'choose-player':
      return ['acts on players'];
    case 'choose':
    case 'may':
    case 'either':
    case 'if':
    case 'repeat':
      return [];
  }
}

function rewardsOf(reward: Reward): readonly string[] {
  switch (reward.gain) {
    case 'vp':
    case 'cube':
    case 'card':
      return [COINS[reward.gain]];
    case 'card-to-play':
      return ['cards'];
    case 'element':
      return [reward.element];
    case 'mix':
      return reward.elements;
  }
}

const kindOf = (kind: Kind, many: (thing: Sought) => string): string =>
  typeof kind === 'string' ? many(kind) : 'animals';
