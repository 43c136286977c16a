/** Reviewing games: everything in a finished game, and the public moments of an unfinished one. */
import { UserError } from '../../program/index.ts';
import { type Game, runningEffect, SPECTATOR, type View, view } from '../../runtime/index.ts';
import { isSameMoment, momentOf } from './gathering.ts';
import type { TableEvent } from './journal.ts';
import { logText } from './log.ts';
import { Moments, walk } from './replay.ts';
import { type CardsNamed, Table } from './table.ts';
import type { VisibleState } from './viewer.ts';

/** A moment of a game. */
export interface Moment extends VisibleState {
  choice: number;
  choices: number;
  /**
   * The choice that was made then: the seat, the kind of decision, the index of the option, and the card it is about; `null` at
   * the end and in an unfinished game.
   */
  next: { seat: number; kind: string; index: number; card: number | null } | null;
}

/** A choice: its draw, its seat, the card it is about, and the card whose effect was running. */
export interface ChoiceMade {
  draw: number;
  seat: number;
  card: number | null;
  ran: number | null;
}

/** The numbers of the cards that a seat of a finished game started with, and of those it had in play at any time. */
export interface SeatCards {
  began: number[];
  played: number[];
}

/**
 * Reviews the game of a table.
 * @throws UserError if the game is not over
 */
export function past(table: Table): Past {
  if (!table.isOver) throw new UserError('The game is not over yet: looking back would show what is hidden.');
  return new Past(table);
}

/**
 * One of the games of a journal, at a separate table.
 * @param game index of the game, from 0
 */
export function gameOf(entries: readonly TableEvent[], game: number, cardsNamed: CardsNamed): Table {
  const begun = entries.flatMap((entry, at) => (entry.is === 'begun' ? [at] : []));
  const from = begun[game];
  if (from === undefined) throw new UserError(`There is no game ${game + 1} at this table.`);
  const [first, ...others] = entries.slice(from, begun[game + 1]);
  const table = new Table(cardsNamed, first!);
  for (const entry of others) table.take(entry);
  return table;
}

/** A game that does not continue: it is over, or another one has replaced it. */
export class Past {
  readonly table: Table;
  readonly #games: Moments;
  #log: string | undefined;
  #made: ChoiceMade[] | undefined;

  constructor(table: Table) {
    this.table = table;
    this.#games = new Moments(table);
  }

  /**
   * The log for `ecos replay`. That of a game which was replaced by another has no end.
   * @param until includes only this many choices, as of an unfinished game
   */
  log(until?: number): string {
    if (until !== undefined) return logText(this.table, until);
    this.#log ??= logText(this.table);
    return this.#log;
  }

  /** All choices, each with its draw and the card it is about. */
  moments(): ChoiceMade[] {
    if (this.#made) return this.#made;
    const moments: ChoiceMade[] = [];
    walk(this.table, (game, { option, seat }) => {
      const chosen = cardIn(view(game, seat), game, option);
      moments.push({ seat, draw: game.draws, card: chosen, ran: runningEffect(game)?.card ?? null });
    });
    this.#made = moments;
    return moments;
  }

  /** What a seat saw after a number of choices, and the choice that was made then. */
  moment(choice: number, viewer: number): Moment {
    const { made } = this.table;
    const game = this.#games.after(choice);
    const next = made[choice];
    const index = next ? game.asked.options.indexOf(next.option) : -1;
    const running = runningEffect(game) ?? null;
    const card = next && cardIn(view(game, game.asked.seat), game, next.option);
    return {
      ...{ choice, choices: made.length, view: view(game, viewer), running },
      next: next ? { seat: next.seat, kind: next.kind, index, card: card ?? running?.card ?? null } : null,
    };
  }

  /**
   * The events with which another table continues the game from a moment of this one. Everything seen until then stays the same.
   * Decks are reshuffled and later draws are random again (`GameOptions.anew`), because this game's log reveals the original
   * ones.
   * @param secret the secret of the new game
   */
  from(choice: number, secret: string): (at: number) => TableEvent[] {
    const { made, options, players, cards } = this.table;
    this.#games.after(choice);
    const anew = [...(options.anew ?? []).filter((one) => one.after < choice), { after: choice, secret }];
    const choices = made.slice(0, choice).map(({ option }) => option);
    return (at) => [
      { at, is: 'begun', options: { ...options, anew }, cards, players: [...players] },
      { at, is: 'cards', cards, choices, from: choice },
    ];
  }

  /** The cards that each seat started with and played. */
  seats(): SeatCards[] {
    const { players, game: end } = this.table;
    const seats = players.map(() => ({ began: [] as number[], played: new Set<number>() }));
    const numbers = (cards: readonly number[]) => cards.map((card) => end.tables.cards[card]!.number);
    let hasBegun = false;
    const look = ({ draws, hands, active, features }: Game) => {
      for (const [seat, { played }] of seats.entries()) {
        // In a draft, hands are complete only when the first token is drawn.
        if (draws > 0 && !hasBegun) seats[seat]!.began = numbers([...hands[seat]!, ...active[seat]!]);
        const laid = features.flatMap((one) => (one.seat === seat ? [one.card] : []));
        for (const card of numbers([...active[seat]!, ...laid])) played.add(card);
      }
      hasBegun ||= draws > 0;
    };
    walk(this.table, look);
    look(end);
    return seats.map(({ began, played }) => ({ began, played: [...played] }));
  }
}

/**
 * An unfinished game, as everybody has seen it. Its moments are those at which something new became public. They are numbered
 * separately, because the number of secret choices is hidden, too.
 */
export class PublicPast {
  readonly table: Table;
  readonly #games: Moments;
  /** The number of choices before each public moment. */
  readonly #shown: number[] = [];
  readonly #moments: ChoiceMade[] = [];

  constructor(table: Table) {
    this.table = table;
    this.#games = new Moments(table);
    let [moment, last]: [string | null, number] = [null, -1];
    const look = (game: Game, at: number, seat = last) => {
      if (!isSameMoment(game, moment, last)) {
        moment = momentOf(game);
        const { decision } = view(game, SPECTATOR);
        if (decision) {
          this.#shown.push(at);
          const ran = runningEffect(game)?.card ?? null;
          this.#moments.push({ seat: decision.seat, draw: game.draws, card: null, ran });
        }
      }
      last = seat;
    };
    walk(table, (game, { seat }, at) => look(game, at, seat));
    look(table.game, table.made.length);
  }

  moments(): ChoiceMade[] {
    // The last moment is the current one.
    return this.#moments.slice(0, -1);
  }

  moment(choice: number): Moment {
    const at = this.#shown[choice];
    const choices = this.#shown.length - 1;
    if (at === undefined) throw new UserError(`The game has only ${choices} moments so far, not ${choice}.`);
    const game = this.#games.after(at);
    const running = runningEffect(game) ?? null;
    return { choice, choices, view: view(game, SPECTATOR), running, next: null };
  }

  /** The last public moment after a number of choices. */
  momentAfter(choices: number): number {
    return Math.max(
      0,
      this.#shown.findLastIndex((at) => at <= choices),
    );
  }

  /** The cards that everybody knows to be in the game. */
  cards(): ReadonlySet<number> {
    const { seats, display, discard, features } = view(this.table.game, SPECTATOR);
    const own = seats.flatMap(({ active, shown }) => [...active.map(({ card }) => card), ...shown]);
    return new Set([...own, ...display, ...discard, ...features.map(({ card }) => card)]);
  }
}

/** The card that an option of the engine is about; `null` if none. */
function cardIn({ decision }: View, { asked }: Game, option: number): number | null {
  const shown = decision?.options?.[asked.options.indexOf(option)];
  return shown && 'card' in shown ? shown.card : null;
}
