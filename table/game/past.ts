/** Reviewing games. */
import { type Game, runningEffect, SPECTATOR, view } from '../../runtime/index.ts';
import type { TableEvent } from './journal.ts';
import { PassingEvents } from './passing.ts';
import { firstChoices, gameAfter, type Replayable } from './replay.ts';
import { type CardsNamed, replayTable, type Table } from './table.ts';

/**
 * One of the games of a journal, at a table of its own.
 * @param game the index of the game, counted from 0
 */
export function journalGame(entries: readonly TableEvent[], game: number, cardsNamed: CardsNamed): Table {
  const begun = entries.flatMap((entry, at) => (entry.is === 'begun' ? [at] : []));
  const from = begun[game]!;
  // People keep the names that they gave during earlier games.
  const named = entries.slice(0, from).filter(({ is }) => is === 'name' || is === 'sat' || is === 'left');
  return replayTable([entries[from]!, ...named, ...entries.slice(from + 1, begun[game + 1])], cardsNamed);
}

/** A choice of a game: the seat, the card that it is about, and the card whose effect was running. */
export type GameMoment = ReturnType<typeof gameMoments>[number];

/** All choices of a game. */
export function gameMoments(played: Replayable) {
  const moments: { seat: number; card: number | null; ran: number | null }[] = [];
  gameAfter(played, undefined, (game, { option, seat }) => {
    moments.push({ seat, card: cardIn(game, option), ran: runningEffect(game)?.card ?? null });
  });
  return moments;
}

/** What a seat saw after a number of choices, and the index of the option that was chosen then; -1 at the end. */
export function momentAfter(played: Replayable, choice: number, viewer: number) {
  const passing = new PassingEvents();
  const game = gameAfter(played, choice, undefined, (then, option) => passing.apply(then, option));
  const next = played.made[choice];
  return {
    view: view(game, viewer),
    passing: passing.latest,
    chosen: next ? game.asked.options.indexOf(next.option) : -1,
  };
}

/**
 * The events with which another table continues a game from a moment. Everything seen until then stays the same. Decks are
 * reshuffled and later draws are random again (`GameOptions.anew`), because the log of this game reveals the original ones.
 * @param secret the secret of the new game
 */
export function continuation(table: Table, choice: number, secret: string): (at: number) => TableEvent[] {
  const { options, players, cards } = table;
  const choices = firstChoices(table, choice).map(({ option }) => option);
  const anew = [...(options.anew ?? []).filter((one) => one.after < choice), { after: choice, secret }];
  return (at) => [
    { at, is: 'begun', options: { ...options, anew }, cards, players: [...players] },
    { at, is: 'cards', cards, choices, from: choice },
  ];
}

/** The numbers of the cards that each seat of a finished game started with, and of those it had in play at any time. */
export function cardsOfSeats(table: Table) {
  const seats = table.players.map(() => ({ began: [] as number[], played: new Set<number>() }));
  let hasBegun = false;
  const collect = ({ draws, hands, active, features, tables }: Game) => {
    const numbers = (cards: readonly number[]) => cards.map((card) => tables.cards[card]!.number);
    for (const [seat, { played }] of seats.entries()) {
      // In a draft, hands are complete only when the first token is drawn.
      if (draws > 0 && !hasBegun) seats[seat]!.began = numbers([...hands[seat]!, ...active[seat]!]);
      const laid = features.flatMap((one) => (one.seat === seat ? [one.card] : []));
      for (const card of numbers([...active[seat]!, ...laid])) played.add(card);
    }
    hasBegun ||= draws > 0;
  };
  collect(gameAfter(table, undefined, collect));
  return seats.map(({ began, played }) => ({ began, played: [...played] }));
}

/** The cards that everybody at a table knows to be in the game. */
export function knownCards({ game }: Table): ReadonlySet<number> {
  const { seats, display, discard, features } = view(game, SPECTATOR);
  const own = seats.flatMap(({ active, shown }) => [...active.map(({ card }) => card), ...shown]);
  return new Set([...own, ...display, ...discard, ...features.map(({ card }) => card)]);
}

/** The card that an option of the pending decision is about; `null` if none. */
function cardIn(game: Game, option: number): number | null {
  const { asked } = game;
  const shown = view(game, asked.seat).decision?.options?.[asked.options.indexOf(option)];
  return shown && 'card' in shown ? shown.card : null;
}
