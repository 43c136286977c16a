/**
 * A table: its players, the game, and all operations on it. It uses no sockets, files or clock, and knows nothing of screens:
 * one screen for everybody, pages on the web and a terminal play at the same table. The same events always give the same
 * table. Impossible events throw a `UserError` and change nothing.
 */
import { type SetProgram, UserError } from '../../program/index.ts';
import {
  decision,
  type Game,
  type GameOptions,
  hash,
  type LogChoice,
  logChoice,
  makeTables,
  seatNumber,
  startGame,
  type Tables,
  type View,
  view,
} from '../../runtime/index.ts';
import type { Player } from '../messages.ts';
import { HUMAN } from '../seats.ts';
import { choiceMoment, Gathering } from './gathering.ts';
import type { TableEvent } from './journal.ts';
import { type PassingEvent, PassingEvents } from './passing.ts';
import { othersInMoment } from './replay.ts';

/** The cards of a game: a chain of sets, base first, and the engine's tables made from them, which games share. */
export interface Cards {
  chain: readonly SetProgram[];
  tables: Tables;
}

/** Looks up cards by the name that entries use. */
export type CardsNamed = (name: string) => Cards;

/** The cards of a chain of sets, base first. */
export const chainCards = (chain: readonly SetProgram[]): Cards => ({ chain, tables: makeTables(chain) });

/** A request to take back a choice, which needs the consent of all other people. */
export interface UndoRequest {
  seat: number;
  to: number;
  reason: string;
  /** The seats that agree. */
  agreed: readonly number[];
}

/** The visible state of a game at a moment. */
export interface VisibleState {
  view: View;
  /** What happened in passing, if anything did. */
  passing?: readonly PassingEvent[];
}

/** Called whenever something new may be visible; with a seat if only that seat can see it. */
export type OnMoment = (seat?: number) => void;

export class Table {
  /** Looks up cards by the name that events use. */
  readonly cardsNamed: CardsNamed;
  /** The name of the current cards, and the cards. Only events change what follows. */
  cards = '';
  chain: readonly SetProgram[] = [];
  tables!: Tables;
  options: GameOptions = { players: 0, seed: 0 };
  players: readonly Player[] = [];
  /** The names of people, by seat; empty if not given. */
  names: readonly string[] = [];
  /** The seats that a person has taken. A seat that nobody has taken is free, unless a bot plays there. */
  taken: readonly boolean[] = [];
  /** How often each seat was given back. */
  returns: readonly number[] = [];
  /** Whether all seats for people have been taken once, or somebody has chosen. */
  hasStarted = false;
  /** The game after the last choice that counts. */
  game!: Game;
  /** The choices that count. */
  made: LogChoice[] = [];
  /** A request to take back a choice that waits for consent. */
  undoRequest: UndoRequest | null = null;
  /** The index of the game among those that have begun at the table. */
  index = -1;
  /** The index of the last game that was over before another one replaced it. */
  lastOver: number | undefined;
  #gathering: Gathering | undefined;
  #passing = new PassingEvents();

  /** @param begun the first entry of the journal */
  constructor(cardsNamed: CardsNamed, begun: TableEvent) {
    this.cardsNamed = cardsNamed;
    if (begun.is !== 'begun') throw new UserError('the journal does not begin with a game');
    this.take(begun);
  }

  get isOver(): boolean {
    return this.game.status !== 'playing';
  }

  /**
   * The choices made so far in a simultaneous moment, in the engine's order. Those of the first seats, up to one that still has
   * to choose, may follow `made` in a log.
   */
  get pending(): LogChoice[] {
    return (this.#gathering?.choosers ?? []).flatMap(({ choices }) => choices);
  }

  /** The choices of a log of the game so far: those that count, and the pending ones that may follow them. */
  get logged(): LogChoice[] {
    const choosers = this.#gathering?.choosers ?? [];
    const first = choosers.findIndex(({ isDone }) => !isDone);
    return [...this.made, ...choosers.slice(0, first + 1).flatMap(({ choices }) => choices)];
  }

  /**
   * Applies an event.
   * @param onStep is called after each step of the effects that a choice runs
   * @throws UserError if the event is impossible; the table is then unchanged
   */
  take(entry: TableEvent, onMoment: OnMoment = () => undefined, onStep?: () => void): void {
    switch (entry.is) {
      case 'begun':
        this.#begin(entry.options, entry.cards, entry.players);
        break;
      case 'chose':
        this.#choose(entry.seat, entry.option, onMoment, onStep);
        break;
      case 'wish':
        this.undoRequest = { seat: entry.seat, to: entry.to, reason: entry.reason, agreed: [] };
        break;
      case 'consent': {
        const request = entry.isGiven ? this.undoRequest : null;
        this.undoRequest = request && { ...request, agreed: [...new Set([...request.agreed, entry.seat])] };
        break;
      }
      case 'took back':
        this.#takeBack(entry.seat, entry.to);
        break;
      case 'player':
        this.players = this.players.with(this.#seat(entry.seat), entry.player);
        break;
      case 'name':
        this.names = this.names.with(this.#seat(entry.seat), entry.name);
        break;
      case 'sat':
        this.taken = this.taken.with(this.#seat(entry.seat), true);
        this.names = this.names.with(entry.seat, entry.name);
        break;
      case 'left': {
        const { seat } = entry;
        this.taken = this.taken.with(this.#seat(seat), false);
        this.names = this.names.with(seat, '');
        this.returns = this.returns.with(seat, this.returns[seat]! + 1);
        break;
      }
      case 'cards':
        this.#replay(entry.cards, entry.choices);
        break;
      case 'over':
        if (hash(this.game) !== entry.hash) throw new UserError('the game did not end like this');
        break;
    }
    this.hasStarted ||= entry.is === 'chose' || this.freeSeats.length === 0;
    if (this.#endsRequest(entry)) this.undoRequest = null;
    onMoment();
  }

  /**
   * Applies an entry of a journal.
   * @param at index of the entry
   * @throws UserError with the line number
   */
  takeFrom(entry: TableEvent, at: number, onMoment?: OnMoment): void {
    try {
      this.take(entry, onMoment);
    } catch (error) {
      // The first line of the journal is its head.
      throw error instanceof UserError
        ? new UserError(`line ${at + 2}: ${error.message}`, error.code)
        : error;
    }
  }

  /** What a viewer may see now; `undefined` while they may not even know that a question is pending (R6.2). */
  seen(viewer: number): VisibleState | undefined {
    const seen = this.firstSeen(viewer);
    return seen.view.decision === null && decision(this.game) ? undefined : seen;
  }

  /** The same for a viewer who has not seen anything yet and receives the table in any case. */
  firstSeen(viewer: number): VisibleState {
    const seen = this.#gathering?.seen(viewer) ?? view(this.game, viewer);
    const { latest: passing } = this.#passing;
    return { view: seen, ...(passing.length > 0 && { passing }) };
  }

  /** The game, or its copy, in which a question to a seat is pending. */
  asked(seat: number): Game | undefined {
    if (this.#gathering) return this.#gathering.asked(seat)?.game;
    return decision(this.game)?.seat === seat ? this.game : undefined;
  }

  /** The seats with a pending question, in the engine's order. */
  get choosers(): number[] {
    if (!this.#gathering) return [decision(this.game)?.seat ?? []].flat();
    return this.#gathering.choosers.filter(({ isDone }) => !isDone).map(({ seat }) => seat);
  }

  /** The options set aside in the copy of the game in which a question to a seat is pending: before it, and its own. */
  aside(seat: number): number[] {
    const chooser = this.#gathering?.asked(seat);
    return chooser ? [...chooser.before, ...chooser.choices.map(({ option }) => option)] : [];
  }

  /** Whether several seats choose simultaneously. */
  get isSimultaneous(): boolean {
    return this.#gathering !== undefined;
  }

  /** Identifies the pending question of a seat: a different text is a different question. `undefined` if there is none. */
  question(seat: number): string | undefined {
    const asked = this.asked(seat);
    return asked && `${asked.draws} ${asked.answers[seat]} ${asked.asked.kind}`;
  }

  /** How many choices of a seat count, including those made during the current simultaneous moment. */
  choicesOf(seat: number): number {
    return [...this.made, ...this.pending].filter((choice) => choice.seat === seat).length;
  }

  #seat(seat: number): number {
    if (this.players[seat] === undefined) throw new UserError(`there is no seat ${seatNumber(seat)}`);
    return seat;
  }

  /** The seats of people. */
  get people(): number[] {
    return this.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  }

  /** The seats at which a person sits now. */
  get seated(): number[] {
    return this.people.filter((seat) => this.taken[seat]);
  }

  /** The seats of people that nobody has taken. */
  get freeSeats(): number[] {
    return this.people.filter((seat) => !this.taken[seat]);
  }

  /**
   * Whether an event ends the request to take back a choice: it replaced the game, its cards or its players, ended the game, or
   * changed which public choice of the requesting seat is the last. Choices made or taken back in secret do not count, so that
   * they stay secret.
   */
  #endsRequest({ is }: TableEvent): boolean {
    const request = this.undoRequest;
    if (!request) return false;
    if (this.isOver || is === 'begun' || is === 'cards' || is === 'player' || is === 'left') return true;
    return this.made.findLastIndex((choice) => choice.seat === request.seat) !== request.to;
  }

  #begin(options: GameOptions, cards: string, players: Player[]): void {
    const fresh = this.cardsNamed(cards);
    const game = startGame(fresh.tables, options);
    if (players.length !== game.players)
      throw new UserError(`there are ${players.length} players at ${game.players} seats`);
    if (this.index >= 0 && this.isOver) this.lastOver = this.index;
    this.index++;
    Object.assign(this, { ...fresh, cards, options, players: [...players], made: [], game });
    this.#passing = new PassingEvents();
    this.names = players.map((_, seat) => this.names[seat] ?? '');
    this.taken = players.map((_, seat) => this.taken[seat] ?? false);
    this.returns = players.map((_, seat) => this.returns[seat] ?? 0);
    this.#gather();
  }

  /** Starts a simultaneous choice if the game has reached one. */
  #gather(): void {
    const moment = choiceMoment(this.game);
    this.#gathering = moment === null ? undefined : new Gathering(this.game, moment);
  }

  #choose(seat: number, option: number, onMoment: OnMoment, onStep?: () => void): void {
    const asked = this.asked(seat);
    if (!asked?.asked.options.includes(option))
      throw new UserError(`seat ${seatNumber(seat)} has no such option now`, 'OPTION_NOT_OFFERED');
    const gathering = this.#gathering;
    if (!gathering) {
      this.#put(logChoice(this.game, option), onStep);
      this.#gather();
      return;
    }
    gathering.choose(seat, option);
    onMoment(seat);
    if (!gathering.isOver) return;
    this.#gathering = undefined;
    const { choosers } = gathering;
    const all = choosers.flatMap(({ choices }) => choices);
    // Each seat has seen its own choices already, and sees those of others when the last one counts.
    for (const [at, choice] of all.entries()) this.#put(choice, at === all.length - 1 ? onStep : undefined);
    this.#gather();
  }

  /** Applies a choice to the game. */
  #put(choice: LogChoice, onStep?: () => void): void {
    const game = this.game;
    const { seat, option } = choice;
    if (game.asked.seat !== seat || !game.asked.options.includes(option))
      throw new Error(`seat ${seatNumber(seat)} chose ${option}, but the game asks otherwise`);
    this.made.push(choice);
    this.#passing.apply(game, option, onStep);
  }

  #takeBack(seat: number, to: number | null): void {
    if (to === null) {
      if (!this.#gathering?.takeBack(seat)) throw new UserError('there is nothing to take back');
      return;
    }
    if (this.made[to]?.seat !== seat) throw new UserError(`choice ${to} was not made by this seat`);
    // Keep what others have chosen in the same moment.
    const before = this.made.slice(0, to).map(({ option }) => option);
    this.#replay(this.cards, before, othersInMoment(this, to));
  }

  /**
   * Replays choices from the start of the game. If they end within a simultaneous moment, its choices become pending again,
   * together with those that the other seats made in it.
   * @param cards the name of the cards to play with
   */
  #replay(cards: string, options: readonly number[], others: readonly LogChoice[] = []): void {
    const players = [...this.players];
    const fresh = new Table(this.cardsNamed, { at: 0, is: 'begun', cards, options: this.options, players });
    for (const option of options) {
      const [seat = -1] = fresh.choosers;
      if (!fresh.asked(seat)?.asked.options.includes(option))
        throw new UserError('the choices do not fit the cards');
      fresh.#choose(seat, option, () => undefined);
    }
    const gathering = fresh.#gathering;
    for (const { seat, kind, option } of others) {
      const asked = gathering?.asked(seat)?.game.asked;
      if (asked?.kind === kind && asked.options.includes(option)) gathering?.choose(seat, option);
    }
    const { chain, tables, game, made } = fresh;
    Object.assign(this, { cards, chain, tables, game, made });
    this.#gathering = gathering;
    this.#passing = fresh.#passing;
  }
}

/**
 * The table that events lead to.
 * @param seen is called whenever something new may be visible; with a seat if only that seat can see it
 * @throws UserError with the line of the journal for an impossible event
 */
export function replayTable(
  [begun, ...entries]: readonly TableEvent[],
  cardsNamed: CardsNamed,
  seen: (table: Table, seat?: number) => void = () => undefined,
): Table {
  if (!begun) throw new UserError('no game has begun');
  const table = new Table(cardsNamed, begun);
  seen(table);
  for (const [at, entry] of entries.entries()) table.takeFrom(entry, at + 1, (seat) => seen(table, seat));
  return table;
}
