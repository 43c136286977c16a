/** Hands dealt at random instead of preset ones. Only chance decides who begins with a card. */
import type { HandTable, Tables } from '../link/tables.ts';
import { type Rng, shuffle } from '../random.ts';
import { type OwnCards, shuffledFirst, withFirst } from './own-cards.ts';
import { dealFor } from './setup.ts';

/** A card that a player begins with, by its index in `tables.cards`. */
export interface DealtCard {
  card: number;
  /** Whether its owner may not use it; then it does not start active. */
  barred: boolean;
}

/**
 * Hands dealt at random, own cards before all others. The hands are smaller if the set has too few cards.
 * @param people the seats that get own cards before the others
 */
export function dealtHands(
  tables: Tables,
  { cards }: OwnCards,
  players: number,
  rng: Rng,
  given?: DealtCard,
  people: readonly number[] = [],
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
    const turns = withFirst(seats, people);
    for (const card of pile) hands[turns[turn++ % players]].push(card);
  }
  return hands.map((hand, seat) => {
    const isBarred = (card: number) => given?.barred === true && card === given.card;
    const playable = hand.filter((card) => tables.cards[card].feature === null && !isBarred(card));
    const first = playable.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    const name = `dealt-${seat}`;
    return { word: { name, mark: 'leaf', title: name }, cards: hand, active: first.slice(0, active) };
  });
}

/** Tables with these as preset hands, and without any other cards dealt before the game begins. */
export function tablesWith(tables: Tables, hands: HandTable[]): Tables {
  const { words } = tables;
  const settings = { ...words.settings, deal: [{ brown: 0, blue: 0, active: 0 }] };
  return { ...tables, hands, words: { ...words, settings } };
}
