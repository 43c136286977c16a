/** Merges a chain of sets and links it: the tables that all games with these sets share. */
import {
  type AnimalWord,
  type Block,
  type CardProgram,
  FARTHEST,
  type FeatureProgram,
  isFar,
  type MarkerWord,
  mergeDecks,
  mergeVocabulary,
  type SetProgram,
  SUPPLIED,
  UserError,
  type Vocabulary,
} from '../program/index.ts';
import { type Code, FOREST, MOUNTAIN } from './link/code.ts';
import { type FeatureTable, turnPattern } from './link/features.ts';
import { Linker } from './link/linker.ts';
import {
  BESIDE_EDGE,
  type Card,
  type HandTable,
  type Species,
  TAB_DESERT,
  TAB_GRASSLAND,
  TAB_WATER,
  type Tables,
} from './link/tables.ts';
import { elementCode, speciesAndMarkers, thingCode, type Words } from './link/words.ts';
import { engineOf, linkStep } from './steps/steps.ts';

const TAB: Record<string, number> = { desert: TAB_DESERT, grassland: TAB_GRASSLAND, water: TAB_WATER };
const TOKEN: Record<string, number> = { mountain: MOUNTAIN, forest: FOREST };

/** Links steps to code that runs with a set of these words. */
export function link(steps: Block, words: Words): Code {
  const linker = new Linker(words, linkStep);
  linker.block(steps, { gates: null, you: -1, resets: [], since: null });
  return { ...linker.code, engines: linker.code.steps.map(engineOf) };
}

/**
 * Merges and links a chain of sets, base first.
 * @param effects effects without a card, which get the indices of `tables.effects`
 * @throws UserError when they have more tokens or a wider layout than games can hold in memory
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
    animals: words.animals.length,
    tokens: species.at(-1)?.end ?? 0,
    markersFrom: species[words.animals.length]?.first ?? species.at(-1)?.end ?? 0,
    supply: [
      ...SUPPLIED.map((thing) => supply[thing] ?? 0),
      ...speciesAndMarkers(words).map(({ count }) => count),
    ],
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
  // The earlier spots of the same element, as bits.
  const alike = spots.map((element, at) =>
    spots.reduce((bits, other, spot) => (spot < at && other === element ? bits | (1 << spot) : bits), 0),
  );
  const code = link(card.steps, words);
  const { leaves, impact } = card;
  return {
    ...printed(card),
    leaves,
    spots,
    full: (1 << spots.length) - 1,
    alike,
    elements: spots.reduce((bits, element) => bits | (1 << (element & 31)), 0),
    impact,
    code,
    feature: null,
  };
}

/** A feature is a card without spots; its effects are added to `codes`. */
function makeFeature(feature: FeatureProgram, words: Vocabulary, codes: Code[]): Card {
  return {
    ...printed(feature),
    leaves: 0,
    spots: [],
    full: 0,
    alike: [],
    elements: 0,
    impact: false,
    code: link([], words),
    feature: linkFeature(feature, words, codes),
  };
}

function printed({ number, title, deck }: CardProgram | FeatureProgram) {
  return { number, title, deck: deck === 'brown' ? 0 : 1 };
}

/** Links a feature; its effects are added to `codes`. */
function linkFeature(feature: FeatureProgram, words: Vocabulary, codes: Code[]): FeatureTable {
  const table: FeatureTable = {
    patterns: turnPattern(feature.pattern, words),
    token: feature.token !== undefined,
    first: codes.length,
    onPlay: [],
    atEnd: [],
    events: [],
  };
  for (const trigger of feature.triggers) {
    const effect = codes.push(link(trigger.steps, words)) - 1;
    if (trigger.on === 'event')
      table.events.push({ event: new Linker(words, linkStep).event(trigger), effect });
    else if (trigger.on === 'play') table.onPlay.push(effect);
    else table.atEnd.push(effect);
  }
  return table;
}

function makeSpecies(words: Words, more: Readonly<Record<string, number>>): Species[] {
  let next = 0;
  return speciesAndMarkers(words).map((word) => {
    const first = next;
    next += word.count + (more[word.name] ?? 0);
    const { terrain, ...others } = homesOf(word);
    const tabs = terrain.reduce((bits, t) => bits | (TAB[t] ?? 0), 0);
    return {
      name: word.name,
      plural: word.plural,
      ...others,
      tabs,
      // Animals marked with a token count as land-only (R9.2).
      entersLand: tabs !== TAB_WATER,
      entersWater: (tabs & TAB_WATER) !== 0,
      first,
      end: next,
    };
  });
}

/** The terrains an animal or marker can be placed on, and what else that asks for. */
function homesOf(
  word: AnimalWord | MarkerWord,
): Pick<Species, 'token' | 'beside' | 'marker'> & { terrain: readonly string[] } {
  if ('most' in word) {
    const [mountain, forest] = [word.on.includes('mountain'), word.on.includes('forest')];
    return { terrain: word.on, token: 0, beside: 0, marker: { mountain, forest, most: word.most } };
  }
  const { on, beside } = word;
  return {
    terrain: 'terrain' in on ? on.terrain : [],
    token: 'token' in on ? TOKEN[on.token] : 0,
    beside: besideCode(beside),
    marker: null,
  };
}

function besideCode(beside: AnimalWord['beside']): number {
  if (beside === undefined) return 0;
  return beside === 'edge' ? BESIDE_EDGE : thingCode({ animals: [], elements: [] }, beside);
}

function makeHands(
  cards: readonly CardProgram[],
  words: Vocabulary,
  cardOf: Readonly<Record<number, number>>,
): HandTable[] {
  const hands = words.hands.map((word) => {
    const members = cards.flatMap((card) =>
      card.hands
        .filter(({ name }) => name === word.name)
        .map(({ active }) => ({ index: cardOf[card.number], active })),
    );
    const active = members.filter((member) => member.active);
    return { word, cards: members.map(({ index }) => index), active: active.map(({ index }) => index) };
  });
  return hands.filter((hand) => hand.cards.length > 0);
}
