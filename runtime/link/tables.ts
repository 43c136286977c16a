/**
 * A chain of sets, merged and linked: what every game with them shares and nothing ever changes.
 */
import {
  type Block,
  type CardProgram,
  FARTHEST,
  type FeatureProgram,
  type HandWord,
  isFar,
  type LayoutWord,
  mergeDecks,
  mergeVocabulary,
  type SetProgram,
  SUPPLIED,
  UserError,
  type Vocabulary,
} from '../../program/index.ts';
import type { Code } from './code.ts';
import type { Coverage } from './coverage.ts';
import { type FeatureTable, linkFeature } from './features.ts';
import { link } from './link.ts';
import { elementCode, type Words } from './words.ts';

/** Index of a supply, in the order of `SUPPLIED`; species `s` is `SUPPLY_SPECIES + s`. */
export const SUPPLY_LAND = 0;
export const SUPPLY_WATER = 1;
export const SUPPLY_MOUNTAIN = 2;
export const SUPPLY_FOREST = 3;
export const SUPPLY_SPECIES = 4;

/** Bits of the terrain an animal's tabs show. */
export const TAB_DESERT = 1;
export const TAB_GRASSLAND = 2;
export const TAB_WATER = 4;

/** A species of animal: where it may be, and its tokens. */
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

/** A card, or a Landscape Feature, as the engine uses it; it is known by its index in `tables.cards`. */
export interface Card {
  number: number;
  /** For messages. */
  title: string | undefined;
  /** 0 brown, 1 blue. */
  deck: number;
  leaves: number;
  /** Element of each spot. */
  spots: number[];
  /** All spots covered, as bits. */
  full: number;
  /** For each spot the earlier ones of the same element, as bits: of equal spots the first is filled first. */
  alike: number[];
  impact: boolean;
  code: Code;
  /** What makes it a Landscape Feature, which is no card to be played or completed (R6.5, R15); else null. */
  feature: FeatureTable | null;
}

/** What all games with the same sets share and none changes; `makeTables` makes it. */
export interface Tables {
  /** What they were made of, base first. */
  sets: readonly SetProgram[];
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
  /** True if any of them is a Landscape Feature. */
  hasFeatures: boolean;
  /** Index of a card by its number. */
  cardOf: Record<number, number>;
  hands: HandTable[];
  layouts: LayoutWord[];
  /** Effects without a card, by index: those of a scenario, then those of features. */
  effects: Code[];
  /** Counts what runs (`effect/trace.ts`); null for play. */
  trace: Coverage | null;
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
 * @throws UserError when they have so many tokens, or so wide a layout, that games would only fill the memory
 * @param moreTokens animal tokens beyond what the set has, by species name (a scenario may ask for them)
 */
export function makeTables(
  chain: readonly SetProgram[],
  effects: readonly Block[] = [],
  moreTokens: Readonly<Record<string, number>> = {},
): Tables {
  const words = mergeVocabulary(chain.map((set) => set.vocabulary));
  const codes = effects.map((steps) => link(steps, words));
  const merged = mergeDecks(chain);
  const cards = [
    ...merged.cards.map((card) => makeCard(card, words)),
    ...merged.features.map((feature) => makeFeature(feature, words, codes)),
  ].toSorted((a, b) => a.number - b.number);
  const cardOf = Object.fromEntries(cards.map((card, index) => [card.number, index]));
  const species = makeSpecies(words, moreTokens);
  const { supply = {} } = words.settings;
  refuseBoundless(words, species.at(-1)?.end ?? 0);
  return {
    sets: chain,
    words,
    species,
    tokens: species.at(-1)?.end ?? 0,
    supply: [...SUPPLIED.map((thing) => supply[thing] ?? 0), ...words.animals.map((animal) => animal.count)],
    bag: words.elements.map((element) => element.count),
    wild: words.elements.map((element) => element.any),
    cards,
    hasFeatures: cards.some((card) => card.feature !== null),
    cardOf,
    hands: makeHands(merged.cards, words, cardOf),
    layouts: words.layouts,
    effects: codes,
    trace: null,
  };
}

/** Most tokens of animals that a box may have. */
const MOST_TOKENS = 200_000;

/** Refuses sets whose games would only fill the memory. */
function refuseBoundless(words: Vocabulary, tokens: number): void {
  if (tokens > MOST_TOKENS)
    throw new UserError(`the sets have ${tokens} tokens of animals; a box may have ${MOST_TOKENS}`);
  const far = words.layouts.find(({ tiles }) => tiles.some(isFar));
  if (far)
    throw new UserError(`the layout ${far.name} has a tile more than ${FARTHEST} hexes from its middle`);
}

function makeCard(card: CardProgram, words: Words): Card {
  const spots = card.energy.map((element) => elementCode(words, element));
  return {
    number: card.number,
    title: card.title,
    deck: card.deck === 'brown' ? 0 : 1,
    leaves: card.leaves,
    spots,
    full: (1 << spots.length) - 1,
    alike: spots.map((element, spot) => spotsOf(spots.slice(0, spot), element)),
    impact: card.impact,
    code: link(card.steps, words),
    feature: null,
  };
}

/** The spots of this element, as bits. */
function spotsOf(spots: readonly number[], wanted: number): number {
  return spots.reduce((bits, element, spot) => (element === wanted ? bits | (1 << spot) : bits), 0);
}

/** A feature is a card without spots; its effects are added to `codes`. */
function makeFeature(feature: FeatureProgram, words: Vocabulary, codes: Code[]): Card {
  return {
    number: feature.number,
    title: feature.title,
    deck: feature.deck === 'brown' ? 0 : 1,
    leaves: 0,
    spots: [],
    full: 0,
    alike: [],
    impact: false,
    code: link([], words),
    feature: linkFeature(feature, words, codes),
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
  cards: readonly CardProgram[],
  words: Vocabulary,
  cardOf: Readonly<Record<number, number>>,
): HandTable[] {
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
