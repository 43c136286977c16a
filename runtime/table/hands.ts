/** Which preset hands are at the table, and who drafts (R2.3, R2.4, R2.6). */
import { DECKS } from '../ops/program.ts';
import { shuffle } from '../random.ts';
import { Refusal } from '../refusal.ts';
import type { Game } from '../state.ts';
import type { HandTable, Tables } from '../tables.ts';
import { dealFor } from './setup.ts';

/** Instead of a hand's name: this seat drafts. */
export const DRAFT = 'draft';

/**
 * The hands named, null for a seat that drafts; without names some that share no card, by the seed (R2.3).
 * @throws Refusal when they cannot be
 */
export function chooseHands(game: Game, names?: readonly string[]): (HandTable | null)[] {
  const { tables, players } = game;
  if (names) return namedHands(tables, names, players);
  const order = tables.hands.map((_, index) => index);
  shuffle(game, order);
  const dealt = disjoint(
    order.map((index) => tables.hands[index]),
    players,
  );
  if (dealt) return dealt;
  throw new Refusal(
    `${players} players need ${players} preset hands that share no card: the set has ${tables.hands.length} hands`,
  );
}

function namedHands(tables: Tables, names: readonly string[], players: number): (HandTable | null)[] {
  if (names.length !== players) {
    throw new Refusal(`${names.length} hands for ${players} players: name one for each`);
  }
  const hands = names.map((name) => {
    if (name === DRAFT) return null;
    const hand = tables.hands.find((h) => h.word.name === name);
    if (hand) return hand;
    const known = tables.hands.map((h) => h.word.name).join(', ');
    throw new Refusal(`no preset hand '${name}': the set has ${known || 'none with cards'}`);
  });
  hands.forEach((hand, seat) => {
    const other = hands.slice(0, seat).find((earlier) => earlier && hand && !areDisjoint(earlier, hand));
    if (hand && other) {
      throw new Refusal(
        `hands '${other.word.name}' and '${hand.word.name}' share a card: hands at one table share none (R2.3)`,
      );
    }
  });
  checkDraft(tables, hands);
  return hands;
}

/** Packs and what is dealt before must come from the cards of no preset hand at the table (R2.4, R2.6). */
function checkDraft(tables: Tables, hands: readonly (HandTable | null)[]): void {
  const drafting = hands.filter((hand) => hand === null).length;
  if (drafting === 0) return;
  const held = new Set(hands.flatMap((hand) => hand?.cards ?? []));
  const deal = dealFor(tables, hands.length);
  const drafted = dealFor(tables);
  for (const [deck, colour] of DECKS.entries()) {
    const free = tables.cards.filter((card, index) => card.deck === deck && !held.has(index)).length;
    const dealt = (deal[colour] - drafted[colour]) * hands.length;
    const needed = (drafted[colour] + 1) * drafting + dealt;
    if (needed <= free) continue;
    throw new Refusal(`a draft of ${drafting} needs ${needed} ${colour} cards: ${free} are free`);
  }
}

function areDisjoint(a: HandTable, b: HandTable): boolean {
  return !a.cards.some((card) => b.cards.includes(card));
}

/** The first `n` hands, in this order, that share no card. */
function disjoint(hands: readonly HandTable[], n: number, chosen: HandTable[] = []): HandTable[] | null {
  if (chosen.length === n) return chosen;
  for (let i = 0; i < hands.length; i++) {
    if (!chosen.every((other) => areDisjoint(other, hands[i]))) continue;
    const found = disjoint(hands.slice(i + 1), n, [...chosen, hands[i]]);
    if (found) return found;
  }
  return null;
}
