/** Setting up a table (R2): landscape, hands, decks. */
import { ask } from '../ask.ts';
import type { SetupFrame } from '../frames.ts';
import { hexCell } from '../landscape/hex.ts';
import { layTile } from '../landscape/landscape.ts';
import type { HandTable, Tables } from '../link/tables.ts';
import { thingCode } from '../link/words.ts';
import type { Game } from '../state.ts';
import { playableCards } from './active.ts';
import { shuffleDeck } from './own-cards.ts';

/** How many cards a player starts with (R2.3, R14.1); without `players`, the default deal. */
export function dealFor(tables: Tables, players?: number): { brown: number; blue: number; active: number } {
  const deals = tables.words.settings.deal ?? [];
  const deal = deals.find((d) => d.players === players) ?? deals.find((d) => d.players === undefined);
  return deal ?? { brown: 0, blue: 0, active: 0 };
}

/** Lays a starting landscape (R2.2). Its tiles come from the stacks (R1.1). */
export function layLayout(game: Game, name: string): void {
  const layout = game.tables.layouts.find((l) => l.name === name);
  for (const tile of layout?.tiles ?? []) {
    layTile(game.landscape, hexCell(tile.q, tile.r), thingCode(game.tables.words, tile.terrain));
  }
}

/**
 * Gives each seat its preset hand, shuffles the other cards into decks, and deals two players their extra cards (R2.3,
 * R2.5, R14.1).
 * @param hands null for a seat that drafts: it gets only what is dealt before the draft
 */
export function dealHands(game: Game, hands: readonly (HandTable | null)[]): void {
  const { tables, players } = game;
  const dealt = new Set(hands.flatMap((hand) => hand?.cards ?? []));
  tables.cards.forEach((card, index) => {
    if (!dealt.has(index)) game.decks[card.deck].push(index);
  });
  for (const deck of game.decks) shuffleDeck(game, deck);
  const deal = dealFor(tables, players);
  const drafted = dealFor(tables);
  hands.forEach((hand, seat) => {
    game.active[seat] = hand?.active.slice() ?? [];
    game.hands[seat] = hand?.cards.filter((card) => !hand.active.includes(card)) ?? [];
    [deal.brown, deal.blue].forEach((amount, deck) => {
      const own = hand?.cards.filter((card) => tables.cards[card].deck === deck).length;
      const missing = amount - (own ?? (deck === 0 ? drafted.brown : drafted.blue));
      for (let i = 0; i < missing; i++) {
        const card = game.decks[deck].pop();
        if (card !== undefined) game.hands[seat].push(card);
      }
    });
  });
}

/** Each seat chooses the active cards its hand does not name (R14.1). */
export function runSetup(game: Game, frame: SetupFrame): void {
  const { seat } = frame;
  if (seat === game.players) {
    game.stack.pop();
    return;
  }
  const { active } = dealFor(game.tables, game.players);
  const cards = playableCards(game, seat);
  if (game.active[seat].length < active && cards.length > 0) {
    ask(game, seat, 'choose-active', cards);
  } else {
    frame.seat++;
  }
}

export function answerSetup(game: Game, frame: SetupFrame, option: number): void {
  const hand = game.hands[frame.seat];
  hand.splice(hand.indexOf(option), 1);
  game.active[frame.seat].push(option);
}
