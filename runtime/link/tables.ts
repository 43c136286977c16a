/** A chain of sets, merged and linked: immutable, and shared by all games with these sets. `make-tables.ts` makes it. */
import type { HandWord, LayoutWord, MarkerWord, SetProgram, Vocabulary } from '../../program/index.ts';
import type { LinkedEffect } from './code.ts';
import type { Coverage } from './coverage.ts';
import type { FeatureTable, TriggerTable } from './features.ts';

/** Index of a supply, in the order of `SUPPLY_THINGS`. The supply of `tables.species[s]` is `SUPPLY_SPECIES + s`. */
export const SUPPLY_LAND = 0;
export const SUPPLY_WATER = 1;
export const SUPPLY_MOUNTAIN = 2;
export const SUPPLY_FOREST = 3;
export const SUPPLY_SPECIES = 4;

/** `beside` of a species that lives on the edge of the landscape. */
export const BESIDE_EDGE = -1;

/** A species of animal, or a marker: where it may be, and its tokens. */
export interface Species {
  name: string;
  plural: string;
  /** Bits of the terrains and tokens (`thing-sets.ts`) of which its tile must be or have one (R8.1). */
  on: number;
  /** Thing that one of the neighbouring tiles must be or have, `BESIDE_EDGE`, or 0. */
  beside: number;
  /** The most of them on one tile. */
  most: number;
  /** What a marker keeps out of its tile (L69). */
  excludes: MarkerWord['excludes'];
  /** Bits of the terrains it may enter when moved (R9.2). */
  enters: number;
  /** Its tokens are numbered from `first` up to, not including, `end`. */
  first: number;
  end: number;
}

/** A card, or a Landscape Feature, as the engine uses it, identified by its index in `tables.cards`. */
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
  /** For each spot, the earlier spots of the same element, as bits: equal spots are filled in order. */
  alike: number[];
  /** The elements of its spots, as bits of their number modulo 32: an element without a bit here fits no spot. */
  elements: number;
  code: LinkedEffect;
  /** For a Landscape Feature, which is never played or completed like a card (R6.5, R15). Null for other cards. */
  feature: FeatureTable | null;
  /** Null for cards that do something only when they are completed. */
  triggers: TriggerTable | null;
}

/** Immutable data that all games with the same sets share; `makeTables` makes it. */
export interface Tables {
  /** The sets they were made from, base first. */
  sets: readonly SetProgram[];
  words: Vocabulary;
  /** The species of animals, followed by the markers. */
  species: Species[];
  /** How many of `species` are animals. */
  animals: number;
  /** True if any marker keeps something out (L69). */
  anyExcludes: boolean;
  /** The number of animal and marker tokens. */
  tokens: number;
  /** Species or marker of each token, as an index of `species`. */
  tokenSpecies: Uint16Array;
  /** The first token of a marker; equals `tokens` without markers. */
  markersFrom: number;
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
  /** True if any card that is not a feature waits for events (L43). */
  cardsWait: boolean;
  /** True if anything needs what a game keeps of its round and of completed cards. */
  keepsRecord: boolean;
  /** Index of a card by its number. */
  cardOf: Record<number, number>;
  hands: HandTable[];
  layouts: LayoutWord[];
  /** Effects other than the steps of cards, by index: those of a scenario, then those of triggers. */
  effects: LinkedEffect[];
  /** Counts which steps run (`effect/coverage.ts`); null in normal play. */
  trace: Coverage | null;
}

/** A preset hand: indices of its cards and of those that start active (R2.3). */
export interface HandTable {
  word: HandWord;
  cards: number[];
  active: number[];
}
