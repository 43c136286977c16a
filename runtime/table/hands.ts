/** Which preset hands are at the table, and who drafts (R2.3, R2.4, R2.6). */

import { counted, DECKS, RECOMMENDED_PAIRS, UserError } from '../../program/index.ts';
import type { HandTable, Tables } from '../link/tables.ts';
import { randomBelow, shuffle } from '../random.ts';
import type { Game } from '../state.ts';
import { dealFor } from './setup.ts';

/** Used instead of a hand's name: the seat drafts. */
export const DRAFT = 'draft';

/** Used instead of all hands' names: people get the hands that the rulebooks recommend to them. */
export const RECOMMENDED = 'recommended';

/**
 * The named hands, null for a seat that drafts. Without names, the seed picks hands that share no card (R2.3).
 * @throws UserError when there are no such hands
 */
export function chooseHands(game: Game, names?: readonly string[]): (HandTable | null)[] {
  const isRecommended = names?.length === game.players && names.every((name) => name === RECOMMENDED);
  const hands = isRecommended
    ? recommendedHands(game)
    : names
      ? namedHands(game.tables, names, game.players)
      : handsBySeed(game);
  checkCards(game.tables, hands);
  return hands;
}

/** Footprint hands, and for two players a pair (R2.3, R14.3). If the set has too few of them, any preset hands. */
function recommendedHands(game: Game): HandTable[] {
  const { hands } = game.tables;
  const pairs = RECOMMENDED_PAIRS.map((pair) => hands.filter(({ word }) => pair.includes(word.name)));
  const whole = game.players === 2 ? pairs.filter((pair) => disjoint(pair, 2)) : [];
  const footprints = hands.filter(({ word }) => word.mark === 'footprint');
  const pool = whole.length > 0 ? whole[randomBelow(game, whole.length)] : footprints;
  return handsBySeed(game, disjoint(pool, game.players) ? pool : hands);
}

function handsBySeed(game: Game, hands = game.tables.hands): HandTable[] {
  const { players } = game;
  const order = hands.map((_, index) => index);
  shuffle(game, order);
  const dealt = disjoint(
    order.map((index) => hands[index]),
    players,
  );
  if (dealt) return dealt;
  throw new UserError(
    `${counted(players, 'player')} ${players === 1 ? 'needs' : 'need'} ${counted(players, 'preset hand')} that share no card: the set has ${counted(hands.length, 'hand')}`,
  );
}

function namedHands(tables: Tables, names: readonly string[], players: number): (HandTable | null)[] {
  if (names.length !== players) {
    throw new UserError(
      `${counted(names.length, 'hand')} for ${counted(players, 'player')}: name one for each`,
    );
  }
  const hands = names.map((name) => {
    if (name === DRAFT) return null;
    const hand = tables.hands.find((h) => h.word.name === name);
    if (hand) return hand;
    const known = tables.hands.map((h) => h.word.name).join(', ');
    throw new UserError(`no preset hand '${name}': the set has ${known || 'none with cards'}`);
  });
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
    const missing = `${counted(needed, `${colour} card`)} in addition to the preset hands`;
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
