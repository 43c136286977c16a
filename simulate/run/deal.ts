/**
 * The hands of simulated games. Cards that the figures cover are dealt first, so that each is seen often.
 *
 * Preset hands of the set itself alternate with hands dealt at random. Dealt hands show what a single card is worth, because only
 * chance decides who begins with it.
 */
import { mergeCards, type SetProgram } from '../../program/index.ts';
import { dealFor, disjoint, type HandTable, shuffle, type Tables } from '../../runtime/index.ts';

/** The state of a random number generator. */
type Rng = { random: number[] };

/** The cards and hands that the figures cover. */
export interface RunSubject {
  /** Indices in `tables.cards`, including features, sorted by number. */
  cards: number[];
  /** Preset hands that have cards. */
  hands: HandTable[];
}

/** The set's own cards and hands; with `inherited`, also those of all sets it extends. */
export function subjectOf(chain: readonly SetProgram[], tables: Tables, inherited: boolean): RunSubject {
  const sets = inherited ? chain : chain.slice(-1);
  const numbers = mergeCards(sets.map(({ cards, features }) => [...cards, ...features]));
  const names = new Set(sets.flatMap(({ vocabulary }) => vocabulary.hands.map(({ name }) => name)));
  return {
    cards: numbers.map(({ number }) => tables.cardOf[number]),
    hands: tables.hands.filter(({ word }) => names.has(word.name)),
  };
}

/** Preset hands for all seats, those of the subject first; null if the set has none, or too few without common cards. */
export function presetHands(
  tables: Tables,
  { hands }: RunSubject,
  players: number,
  rng: Rng,
): HandTable[] | null {
  if (hands.length === 0) return null;
  const own = hands.map((hand) => tables.hands.indexOf(hand));
  const order = shuffledFirst(rng, tables.hands.keys(), own);
  const chosen = disjoint(
    order.map((index) => tables.hands[index]),
    players,
  );
  if (!chosen) return null;
  const seats = chosen.map((_, seat) => seat);
  shuffle(rng, seats);
  return seats.map((seat) => chosen[seat]);
}

/** A card that a player begins with, by its index in `tables.cards`. */
export interface DealtCard {
  card: number;
  /** Whether its owner may not use it; then it does not start active. */
  barred: boolean;
}

/** Hands dealt at random, the cards of the subject before any others. The hands are smaller if the set has too few cards. */
export function dealtHands(
  tables: Tables,
  { cards }: RunSubject,
  players: number,
  rng: Rng,
  given?: DealtCard,
): HandTable[] {
  const { brown, blue, active } = dealFor(tables, players);
  const shuffled = shuffledFirst(rng, tables.cards.keys(), cards);
  const order = given ? [given.card, ...shuffled.filter((card) => card !== given.card)] : shuffled;
  const rank = new Map(order.map((card, at) => [card, at]));
  const hands = Array.from({ length: players }, (): number[] => []);
  const seats = hands.map((_, seat) => seat);
  shuffle(rng, seats);
  let turn = 0;
  for (const [deck, each] of [brown, blue].entries()) {
    const isOf = (card: number) => tables.cards[card].deck === deck;
    const pile = order.filter(isOf).slice(0, each * players);
    // Otherwise, with fewer own cards than players, they would always be in the hands with the first cards of the other deck.
    const own = cards.filter(isOf).length;
    if (turn > 0 && turn % players === 0 && own > 0 && own < players) shuffle(rng, seats);
    for (const card of pile) hands[seats[turn++ % players]].push(card);
  }
  return hands.map((hand, seat) => {
    const isBarred = (card: number) => given?.barred === true && card === given.card;
    const playable = hand.filter((card) => tables.cards[card].feature === null && !isBarred(card));
    const first = playable.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    const name = `dealt-${seat}`;
    return { word: { name, mark: 'leaf', title: name }, cards: hand, active: first.slice(0, active) };
  });
}

/** All indices in random order, with those in `first` before the others. */
function shuffledFirst(rng: Rng, all: Iterable<number>, first: readonly number[]): number[] {
  const own = [...first];
  const others = [...all].filter((index) => !first.includes(index));
  shuffle(rng, own);
  shuffle(rng, others);
  return [...own, ...others];
}

/** Tables with these as preset hands, and without any other cards dealt before the game begins. */
export function tablesWith(tables: Tables, hands: HandTable[]): Tables {
  const { words } = tables;
  const settings = { ...words.settings, deal: [{ brown: 0, blue: 0, active: 0 }] };
  return { ...tables, hands, words: { ...words, settings } };
}
