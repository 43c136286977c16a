/**
 * A chain of sets, merged and linked: what every game with them shares and nothing ever changes.
 */
import type { Code } from './code.ts';
import { link } from './link.ts';
import { elementCode, type Words } from './link-terms.ts';
import {
  type CardProgram,
  type HandWord,
  type LayoutWord,
  mergeCards,
  mergeVocabulary,
  type SetProgram,
  type Vocabulary,
} from './ops/program.ts';
import type { Block } from './ops.ts';

/** Index of a supply: tiles by stack, then tokens; species `s` is `SUPPLY_SPECIES + s`. */
export const SUPPLY_LAND = 0;
export const SUPPLY_WATER = 1;
export const SUPPLY_MOUNTAIN = 2;
export const SUPPLY_FOREST = 3;
export const SUPPLY_SPECIES = 4;

/** Bits of the terrain an animal's tabs show. */
export const TAB_DESERT = 1;
export const TAB_GRASSLAND = 2;
export const TAB_WATER = 4;

export interface Species {
  name: string;
  plural: string;
  /** Bits of its tabs; 0 for animals marked with a token. */
  tabs: number;
  /** `MOUNTAIN` or `FOREST` for animals marked with a token (R8.1), else 0. */
  token: number;
  /** May enter land, water, or both when moved (R9.2). */
  entersLand: boolean;
  entersWater: boolean;
  /** Its tokens are numbered from `first` up to, not including, `end`. */
  first: number;
  end: number;
}

export interface Card {
  number: number;
  /** 0 brown, 1 blue. */
  deck: number;
  leaves: number;
  /** Element of each spot. */
  spots: number[];
  /** All spots covered, as bits. */
  full: number;
  impact: boolean;
  code: Code;
}

export interface Tables {
  words: Vocabulary;
  species: Species[];
  /** How many animal tokens there are. */
  tokens: number;
  /** Supply of each kind at the start, before the landscape is laid (R1). */
  supply: number[];
  /** Tokens of each element in the bag (R1.3). */
  bag: number[];
  /** Elements that fit every spot (R3.4). */
  wild: boolean[];
  /** All cards of the chain, by index; sorted by number. */
  cards: Card[];
  /** Index of a card by its number. */
  cardOf: Record<number, number>;
  hands: HandTable[];
  layouts: LayoutWord[];
  /** Effects without a card, by index: those of a scenario. */
  effects: Code[];
}

/** A preset hand: indices of its cards and of those that start active (R2.3). */
export interface HandTable {
  word: HandWord;
  cards: number[];
  active: number[];
}

const TAB: Record<string, number> = { desert: TAB_DESERT, grassland: TAB_GRASSLAND, water: TAB_WATER };
const TOKEN: Record<string, number> = { mountain: 6, forest: 7 };

/**
 * Merges and links a chain of sets, base first.
 * @param effects effects without a card, which get the indices of `tables.effects`
 * @param moreTokens animal tokens beyond what the set has, by species name (a scenario may ask for them)
 */
export function makeTables(
  chain: readonly SetProgram[],
  effects: readonly Block[] = [],
  moreTokens: Readonly<Record<string, number>> = {},
): Tables {
  const words = mergeVocabulary(chain.map((set) => set.vocabulary));
  const cards = mergeCards(chain.map((set) => set.cards)).map((card) => makeCard(card, words));
  const cardOf = Object.fromEntries(cards.map((card, index) => [card.number, index]));
  const species = makeSpecies(words, moreTokens);
  const { supply = {} } = words.settings;
  return {
    words,
    species,
    tokens: species.at(-1)?.end ?? 0,
    supply: [
      ...['land', 'water', 'mountain', 'forest'].map((thing) => supply[thing] ?? 0),
      ...words.animals.map((animal) => animal.count),
    ],
    bag: words.elements.map((element) => element.count),
    wild: words.elements.map((element) => element.any),
    cards,
    cardOf,
    hands: makeHands(chain, words, cardOf),
    layouts: words.layouts,
    effects: effects.map((steps) => link(steps, words)),
  };
}

function makeCard(card: CardProgram, words: Words): Card {
  const spots = card.energy.map((element) => elementCode(words, element));
  return {
    number: card.number,
    deck: card.deck === 'brown' ? 0 : 1,
    leaves: card.leaves,
    spots,
    full: (1 << spots.length) - 1,
    impact: card.impact,
    code: link(card.steps, words),
  };
}

function makeSpecies(words: Words, more: Readonly<Record<string, number>>): Species[] {
  let next = 0;
  return words.animals.map((animal) => {
    const first = next;
    next += animal.count + (more[animal.name] ?? 0);
    const tabs = 'terrain' in animal.on ? animal.on.terrain.reduce((bits, t) => bits | TAB[t], 0) : 0;
    return {
      name: animal.name,
      plural: animal.plural,
      tabs,
      token: 'token' in animal.on ? TOKEN[animal.on.token] : 0,
      // Animals marked with a token count as land-only (R9.2).
      entersLand: tabs !== TAB_WATER,
      entersWater: (tabs & TAB_WATER) !== 0,
      first,
      end: next,
    };
  });
}

function makeHands(
  chain: readonly SetProgram[],
  words: Vocabulary,
  cardOf: Readonly<Record<number, number>>,
): HandTable[] {
  const cards = mergeCards(chain.map((set) => set.cards));
  return words.hands
    .map((word) => {
      const members = cards.flatMap((card) =>
        card.hands
          .filter((h) => h.name === word.name)
          .map((h) => ({ index: cardOf[card.number], active: h.active })),
      );
      return {
        word,
        cards: members.map((m) => m.index),
        active: members.filter((m) => m.active).map((m) => m.index),
      };
    })
    .filter((hand) => hand.cards.length > 0);
}
