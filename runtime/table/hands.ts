/** Which preset hands are at the table, and who drafts (R2.3, R2.4, R2.6). */
import { DECKS, pluralize, RECOMMENDED_PAIRS, UserError } from '../../program/index.ts';
import type { GameOptions } from '../game-options.ts';
import type { HandTable, Tables } from '../link/tables.ts';
import { type Rng, randomBelow, shuffle } from '../random.ts';
import type { Game } from '../state.ts';
import { dealtHands } from './dealt-hands.ts';
import { ownCards, shuffledFirst, withFirst } from './own-cards.ts';
import { dealFor } from './setup.ts';

/** Used instead of a hand's name: the seat drafts. */
export const DRAFT = 'draft';

/** Used instead of a hand's name: people get the hands that the rulebooks recommend to them. */
export const RECOMMENDED = 'recommended';

/** The words that can stand for the name of a hand, with their meanings. */
export const HAND_WORDS = Object.freeze({
  [RECOMMENDED]: 'footprint hands, for two players a pair',
  leaf: 'leaf hands',
  any: 'any preset hands',
  [DRAFT]: 'drafted hands',
} as const);

/** A word that can stand for the name of a hand. */
export type HandWord = keyof typeof HAND_WORDS;

/** The words for hands that the seed picks, each with its preset hands. */
const POOLS: Readonly<Record<string, (game: Game, seats: number) => HandTable[]>> = {
  [RECOMMENDED]: recommendedHands,
  leaf: ({ tables }) => tables.hands.filter(({ word }) => word.mark === 'leaf'),
  any: ({ tables }) => tables.hands,
};

/**
 * The named hands and those that words stand for, null for a seat that drafts. Without names, the seed picks hands that
 * share no card (R2.3).
 * @throws UserError when there are no such hands
 */
export function chooseHands(game: Game, { hands: names, ownFirst }: GameOptions): (HandTable | null)[] {
  const wanted = names ?? Array<string>(game.players).fill('any');
  const hands = namedHands(game.tables, wanted, game.players);
  for (const word of Object.keys(POOLS)) {
    const seats = wanted.flatMap((name, seat) => (name === word && !hands[seat] ? [seat] : []));
    if (seats.length === 0) continue;
    const taken = hands.filter((hand) => hand !== null);
    const picked = handsBySeed(game, word, seats, taken, ownFirst);
    seats.forEach((seat, at) => {
      hands[seat] = picked[at];
    });
  }
  checkCards(game.tables, hands);
  return hands;
}

/** Picks hands for some seats that share no card with each other or with those taken. */
function handsBySeed(
  game: Game,
  word: string,
  at: readonly number[],
  taken: readonly HandTable[],
  ownFirst: GameOptions['ownFirst'] = false,
): HandTable[] {
  const { tables, players } = game;
  const { length: seats } = at;
  const people = typeof ownFirst === 'object' ? ownFirst.map((seat) => at.indexOf(seat)) : [];
  const isFree = (hand: HandTable): boolean => taken.every((other) => areDisjoint(other, hand));
  const meant = POOLS[word](game, seats);
  const free = meant.filter(isFree);
  const pool = word === RECOMMENDED && !disjoint(free, seats) ? tables.hands.filter(isFree) : free;
  const own = ownFirst ? ownCards(tables) : { cards: [], hands: [] };
  const inPool = own.hands.filter((hand) => pool.includes(hand));
  const first = inPool.length > 0 ? inPool : own.hands.filter(isFree);
  const { brown, blue } = dealFor(tables, players);
  const isDealt = first.length === 0 && own.cards.length > 0 && seats === players && brown + blue > 0;
  const hands = isDealt
    ? dealtHands(tables, own, players, game, undefined, people)
    : presetHands(game, [...new Set([...pool, ...first])], seats, first, people);
  if (hands) return hands;
  const noun = `${word === 'leaf' ? word : 'preset'} hand`;
  const all = word === 'leaf' ? meant : tables.hands;
  throw new UserError(
    `${pluralize(seats, 'player')} ${seats === 1 ? 'needs' : 'need'} ${pluralize(seats, noun)} that share no card: the set has ${pluralize(all.length, 'hand')}`,
  );
}

/**
 * Hands from a pool by chance that share no card; null if there are too few.
 * @param own hands of the pool that come before the others, in random seats
 * @param people the seats that get own hands before the others
 */
export function presetHands(
  rng: Rng,
  pool: readonly HandTable[],
  players: number,
  own: readonly HandTable[] = [],
  people: readonly number[] = [],
): HandTable[] | null {
  const first = own.map((hand) => pool.indexOf(hand));
  const order = shuffledFirst(rng, pool.keys(), first);
  const chosen = disjoint(
    order.map((index) => pool[index]),
    players,
  );
  if (!chosen || own.length === 0) return chosen;
  const places = chosen.map((_, seat) => seat);
  shuffle(rng, places);
  const seats = withFirst(
    places.map((_, at) => places.indexOf(at)),
    people,
  );
  return chosen.map((_, seat) => chosen[seats.indexOf(seat)]);
}

/** Footprint hands, and for two players a pair (R2.3, R14.3). */
function recommendedHands(game: Game, seats: number): HandTable[] {
  const { hands } = game.tables;
  const pairs = RECOMMENDED_PAIRS.map((pair) => hands.filter(({ word }) => pair.includes(word.name)));
  const whole = game.players === 2 && seats === 2 ? pairs.filter((pair) => disjoint(pair, 2)) : [];
  if (whole.length > 0) return whole[randomBelow(game, whole.length)];
  return hands.filter(({ word }) => word.mark === 'footprint');
}
/** The hands with these names, null for words. The name of a hand precedes the words `leaf` and `any`. */
function namedHands(tables: Tables, names: readonly string[], players: number): (HandTable | null)[] {
  const hands = names.map((name) => {
    const hand = tables.hands.find((h) => h.word.name === name);
    if (name === DRAFT || name === RECOMMENDED) return null;
    if (hand || Object.hasOwn(POOLS, name)) return hand ?? null;
    const known = tables.hands.map((h) => h.word.name).join(', ');
    throw new UserError(`no preset hand '${name}': the set has ${known || 'none with cards'}`);
  });
  if (names.length !== players) {
    throw new UserError(
      `${pluralize(names.length, 'hand')} for ${pluralize(players, 'player')}: name one for each`,
    );
  }
  hands.forEach((hand, seat) => {
    const other = hands.slice(0, seat).find((earlier) => earlier && hand && !areDisjoint(earlier, hand));
    if (hand && other) {
      throw new UserError(
        `hands '${other.word.name}' and '${hand.word.name}' share a card: hands at one table share none (R2.3)`,
      );
    }
  });
  return hands;
}

/** Rejects hands that leave too few cards for the deal and the packs of a draft (R2.4, R14.1). */
function checkCards(tables: Tables, hands: readonly (HandTable | null)[]): void {
  const held = new Set(hands.flatMap((hand) => hand?.cards ?? []));
  const deal = dealFor(tables, hands.length);
  for (const [deck, colour] of DECKS.entries()) {
    const isOfDeck = (index: number): boolean => tables.cards[index].deck === deck;
    const free = tables.cards.filter((_, index) => isOfDeck(index) && !held.has(index)).length;
    const needed = hands.reduce((sum, hand) => {
      // A pack has one card more than a seat keeps.
      if (!hand) return sum + deal[colour] + 1;
      return sum + Math.max(0, deal[colour] - hand.cards.filter(isOfDeck).length);
    }, 0);
    if (needed <= free) continue;
    const what = hands.includes(null) ? 'the draft' : 'the deal';
    const missing = `${pluralize(needed, `${colour} card`)} in addition to the preset hands`;
    throw new UserError(`${what} needs ${missing}: ${free} ${free === 1 ? 'is' : 'are'} free`);
  }
}

function areDisjoint(a: HandTable, b: HandTable): boolean {
  return !a.cards.some((card) => b.cards.includes(card));
}

/** The first `n` hands, in this order, that share no card. */
export function disjoint(
  hands: readonly HandTable[],
  n: number,
  chosen: HandTable[] = [],
): HandTable[] | null {
  if (chosen.length === n) return chosen;
  for (let i = 0; i < hands.length; i++) {
    if (!chosen.every((other) => areDisjoint(other, hands[i]))) continue;
    const found = disjoint(hands.slice(i + 1), n, [...chosen, hands[i]]);
    if (found) return found;
  }
  return null;
}

/** The preset hand of each seat at the start of a game; null if its cards are not a preset hand. */
export function handNames({ tables, active, hands, discard, players }: Game): (string | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const held = new Set([...active[seat], ...hands[seat], ...discard]);
    return tables.hands.find((hand) => hand.cards.every((card) => held.has(card)))?.word.name ?? null;
  });
}
