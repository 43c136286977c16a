/** Merges a chain of sets and links it: the tables that all games with these sets share. */
import {
  type AnimalWord,
  type Block,
  type CardProgram,
  type FeatureProgram,
  handsOf,
  isFar,
  MAX_DISTANCE,
  mergeDecks,
  pieceGrounds,
  type SetProgram,
  SUPPLY_THINGS,
  UserError,
  type Vocabulary,
} from '../program/index.ts';
import { checkSets } from './input/check-arguments.ts';
import { awaitedMoments } from './link/features.ts';
import { BESIDE_EDGE, type Card, type HandTable, type Species, type Tables } from './link/tables.ts';
import { LAND_BITS, TILE_BITS, thingBits } from './link/thing-sets.ts';
import { WATER } from './link/things.ts';
import { speciesAndMarkers, thingCode, type WordNumbers } from './link/words.ts';
import { chainVocabulary, link, linkedCard } from './steps/linked-cards.ts';

/**
 * Merges and links a chain of sets, base first.
 * @param effects effects without a card, which get the first indices of `tables.effects`
 * @param moreTokens tokens beyond those of the set, by the name of the animal or marker (a scenario may need them)
 * @throws UserError when the sets have more tokens or a wider layout than a game can hold in memory
 */
export function makeTables(
  chain: readonly SetProgram[],
  effects: readonly Block[] = [],
  moreTokens: Readonly<Record<string, number>> = {},
): Tables {
  checkSets(chain);
  const words = chainVocabulary(chain);
  const codes = effects.map((steps) => link(steps, words));
  const merged = mergeDecks(chain);
  const cards = [...merged.cards, ...merged.features]
    .map((one) => {
      const { card, codes: own } = linkedCard(one, words, codes.length);
      codes.push(...own);
      return card;
    })
    .toSorted((a, b) => a.number - b.number);
  const cardOf = Object.fromEntries(cards.map((card, index) => [card.number, index]));
  const species = makeSpecies(words, moreTokens);
  const { supply = {} } = words.settings;
  refuseBoundless(words, species.at(-1)?.end ?? 0);
  return {
    sets: chain,
    words,
    species,
    animals: words.animals.length,
    anyExcludes: species.some(({ excludes }) => excludes),
    tokens: species.at(-1)?.end ?? 0,
    tokenSpecies: tokensOf(species),
    markersFrom: species[words.animals.length]?.first ?? species.at(-1)?.end ?? 0,
    supply: [
      ...SUPPLY_THINGS.map((thing) => supply[thing] ?? 0),
      ...speciesAndMarkers(words).map(({ count }) => count),
    ],
    bag: words.elements.map((element) => element.count),
    wild: words.elements.map((element) => element.any),
    cards,
    hasFeatures: cards.some((card) => card.feature !== null),
    cardsWait: cards.some(({ feature, triggers }) => !feature && triggers && triggers.events.length > 0),
    keepsRecord: codes.some((code) => code.keepsRecord) || cards.some(needsRecord),
    cardOf,
    hands: makeHands([...merged.cards, ...merged.features], words, cardOf),
    layouts: words.layouts,
    effects: codes,
    trace: null,
  };
}

/** Whether a card reads what a game keeps of its round and of completed cards, or waits for it. */
const needsRecord = ({ code, triggers }: Card): boolean =>
  code.keepsRecord || (triggers !== null && awaitedMoments(triggers).length > 0);

/** The species of each token. */
function tokensOf(species: readonly Species[]): Uint16Array {
  const tokens = new Uint16Array(species.at(-1)?.end ?? 0);
  for (const [index, { first, end }] of species.entries()) tokens.fill(index, first, end);
  return tokens;
}

/** The most tokens of animals and markers that a box may have. */
const MOST_TOKENS = 200_000;

/** Rejects sets whose games would exhaust the memory. */
function refuseBoundless(words: Vocabulary, tokens: number): void {
  if (tokens > MOST_TOKENS)
    throw new UserError(`the sets have ${tokens} tokens of animals; a box may have ${MOST_TOKENS}`);
  const far = words.layouts.find(({ tiles }) => tiles.some(isFar));
  if (far)
    throw new UserError(`the layout ${far.name} has a tile more than ${MAX_DISTANCE} hexes from its middle`);
}

function makeSpecies(words: WordNumbers, more: Readonly<Record<string, number>>): Species[] {
  let next = 0;
  return speciesAndMarkers(words).map((word) => {
    const first = next;
    next += word.count + (more[word.name] ?? 0);
    const on = pieceGrounds(word).reduce((bits, thing) => bits | thingBits(thingCode(words, thing)), 0);
    const water = on & (1 << WATER);
    return {
      name: word.name,
      plural: word.plural,
      on,
      beside: 'beside' in word ? besideCode(words, word) : 0,
      most: 'most' in word ? word.most : Number.POSITIVE_INFINITY,
      excludes: 'excludes' in word ? word.excludes : undefined,
      // Animals marked with a token count as land-only (R9.2).
      enters: (on & TILE_BITS) !== 1 << WATER ? LAND_BITS | water : water,
      first,
      end: next,
    };
  });
}

function besideCode(words: WordNumbers, { beside }: AnimalWord): number {
  if (beside === undefined) return 0;
  return beside === 'edge' ? BESIDE_EDGE : thingCode(words, beside);
}

function makeHands(
  cards: readonly (CardProgram | FeatureProgram)[],
  words: Vocabulary,
  cardOf: Readonly<Record<number, number>>,
): HandTable[] {
  const hands = words.hands.map((word) => {
    const members = cards.flatMap((card) =>
      handsOf(card)
        .filter(({ name }) => name === word.name)
        .map(({ active }) => ({ index: cardOf[card.number], active })),
    );
    const active = members.filter((member) => member.active);
    return { word, cards: members.map(({ index }) => index), active: active.map(({ index }) => index) };
  });
  return hands.filter((hand) => hand.cards.length > 0);
}
