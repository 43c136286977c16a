/**
 * A table: its players, the game, and all operations on it. It uses no sockets, files or clock, and knows nothing of screens:
 * one screen for everybody, pages on the web and a terminal play at the same table. The same events always give the same
 * table. Impossible events throw a `UserError` and change nothing.
 */
import { type SetProgram, UserError } from '../../program/index.ts';
import {
  apply,
  applyInSteps,
  type BotName,
  type CommonView,
  clone,
  decision,
  type Game,
  type GameOptions,
  hash,
  type LogChoice,
  logChoice,
  logEnd,
  logHead,
  makeTables,
  runningEffect,
  SPECTATOR,
  seatNumber,
  startGame,
  type Tables,
  view,
  viewCommon,
} from '../../runtime/index.ts';
import { aroundOf } from '../decision/question.ts';
import type { Player, ReplayOutcome } from '../messages.ts';
import { HUMAN } from '../seats.ts';
import { Gathering, momentOf } from './gathering.ts';
import type { TableEvent } from './journal.ts';
import { playAgain } from './play-again.ts';
import { choicesOf, othersInMoment } from './replay.ts';
import { NEW_TOKEN, whyNoUndo } from './undo.ts';
import type { VisibleState } from './viewer.ts';

/** The cards of a game: a chain of sets, base first, and the engine's tables made from them, which games share. */
export interface Cards {
  chain: readonly SetProgram[];
  tables: Tables;
}

/** Looks up cards by the name that entries use. */
export type CardsNamed = (name: string) => Cards;

/** The cards of a chain of sets, base first. */
export const cardsOf = (chain: readonly SetProgram[]): Cards => ({ chain, tables: makeTables(chain) });

/** A task for a bot: to decide in the state that is reached by playing `choices` and then `aside`. */
export interface BotTask {
  seat: number;
  bot: BotName;
  options: GameOptions;
  cards: string;
  /** The options chosen since the start of the game. */
  choices: readonly number[];
  /** Further options, in the copy of the game that is used for simultaneous choices. */
  aside: readonly number[];
  /** How many choices the seat has made. Together with the options of the game, it seeds the bot's random numbers. */
  decisions: number;
}

/** A choice that a seat would take back. */
export interface TakeBack {
  /** The number of the choice; `null` for the last simultaneous choice that does not count yet. */
  to: number | null;
  /** Why the other players have to agree; `null` if nothing new was revealed. */
  reason: string | null;
}

/** A request to take back a choice, which needs the consent of all other people. */
export interface UndoRequest {
  seat: number;
  to: number;
  reason: string;
  /** The seats that agree. */
  agreed: readonly number[];
}

/** Called whenever something new may be visible; with a seat if only that seat can see it. */
export type OnMoment = (seat?: number) => void;

export class Table {
  readonly #cardsNamed: CardsNamed;
  #cardsName = '';
  #cards!: Cards;
  #options: GameOptions = { players: 0, seed: 0 };
  #players: Player[] = [];
  #names: string[] = [];
  #game!: Game;
  #choices: LogChoice[] = [];
  #gathering: Gathering | undefined;
  #undoRequest: UndoRequest | null = null;
  /** The game before the first choice of the last draw in which somebody chose, and how many choices it had then. */
  #drawStart: { game: Game; choices: number } | undefined;
  /** Cache: the public part of the views of a game after a number of decisions. */
  #seen: { game: Game; decisions: number; common: CommonView } | undefined;

  /** @param begun the first entry of the journal */
  constructor(cardsNamed: CardsNamed, begun: TableEvent) {
    this.#cardsNamed = cardsNamed;
    if (begun.is !== 'begun') throw new UserError('the journal does not begin with a game');
    this.take(begun);
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** The names of people, by seat; empty if not given. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The name of the current cards. */
  get cards(): string {
    return this.#cardsName;
  }

  get chain(): readonly SetProgram[] {
    return this.#cards.chain;
  }

  /** Whether the game has a card or feature with this number. */
  hasCard(number: number): boolean {
    return this.game.tables.cardOf[number] !== undefined;
  }

  get options(): GameOptions {
    return this.#options;
  }

  /** The game after the last choice that counts. */
  get game(): Game {
    return this.#game;
  }

  /** The choices that count. */
  get made(): readonly LogChoice[] {
    return this.#choices;
  }

  get tables(): Tables {
    return this.#cards.tables;
  }

  get isOver(): boolean {
    return this.#game.status !== 'playing';
  }

  /** A request to take back a choice that waits for consent. */
  get undoRequest(): UndoRequest | null {
    return this.#undoRequest;
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
    return [...this.#choices, ...choosers.slice(0, first + 1).flatMap(({ choices }) => choices)];
  }

  /**
   * The log for `ecos replay`, line by line. Only that of a finished game has an end.
   * @param until includes only this many choices, as of an unfinished game
   */
  logTexts(until?: number): string[] {
    const choices = this.logged.slice(0, until);
    const end = until === undefined && this.isOver ? [logEnd(this.#game)] : [];
    const lines = [logHead(this.chain, this.#options, this.#players), ...choices, ...end];
    return lines.map((line) => JSON.stringify(line));
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
        this.#undoRequest = { seat: entry.seat, to: entry.to, reason: entry.reason, agreed: [] };
        break;
      case 'consent':
        this.#consent(entry.seat, entry.isGiven);
        break;
      case 'took back':
        this.#takeBack(entry.seat, entry.to);
        break;
      case 'player':
        this.#players[this.#seat(entry.seat)] = entry.player;
        break;
      case 'name':
        this.#names[this.#seat(entry.seat)] = entry.name;
        break;
      case 'cards':
        this.#changeCards(entry.cards, entry.choices);
        break;
      case 'over':
        if (hash(this.#game) !== entry.hash) throw new UserError('the game did not end like this');
        break;
    }
    if (this.#endsRequest(entry)) this.#undoRequest = null;
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
    return seen.view.decision === null && decision(this.#game) ? undefined : seen;
  }

  /** The same for a viewer who has not seen anything yet and receives the table in any case. */
  firstSeen(viewer: number): VisibleState {
    const gathering = this.#gathering;
    const asked = this.asked(viewer);
    const seen = gathering ? gathering.seen(viewer) : view(this.#game, viewer, this.#common());
    const running = runningEffect(this.#game) ?? null;
    const around = asked ? aroundOf(asked) : {};
    return { view: seen, running, ...(Object.keys(around).length > 0 && { around }) };
  }

  /** The entry for a choice, by its index among the options that the seat sees. */
  chosen(seat: number, index: number, at: number): TableEvent {
    const asked = this.asked(seat);
    if (!asked)
      throw this.isOver
        ? new UserError('The game is over.', 'GAME_OVER')
        : new UserError('There is no question for you now.', 'NOT_ASKED');
    const option = asked.asked.options[index];
    if (option === undefined)
      throw new UserError(
        `There is no option ${index}: there are ${asked.asked.options.length}.`,
        'OPTION_NOT_OFFERED',
      );
    return { at, is: 'chose', seat, kind: asked.asked.kind, option };
  }

  /** The game, or its copy, in which a question to a seat is pending. */
  asked(seat: number): Game | undefined {
    if (this.#gathering) return this.#gathering.asked(seat)?.game;
    return decision(this.#game)?.seat === seat ? this.#game : undefined;
  }

  /** The seats with a pending question, in the engine's order. */
  get choosers(): number[] {
    if (!this.#gathering) return [decision(this.#game)?.seat ?? []].flat();
    return this.#gathering.choosers.filter(({ isDone }) => !isDone).map(({ seat }) => seat);
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
    const chooser = this.#gathering?.choosers.find((one) => one.seat === seat);
    return this.#choices.filter((choice) => choice.seat === seat).length + (chooser?.choices.length ?? 0);
  }

  /** The index of an option of the engine among the pending options of a seat; -1 if it is not one of them. */
  indexOf(seat: number, option: number): number {
    return this.asked(seat)?.asked.options.indexOf(option) ?? -1;
  }

  /** The pending decisions of bots at the table. */
  botTasks(): BotTask[] {
    return this.choosers.flatMap((seat) => {
      const bot = this.#players[seat];
      return bot === HUMAN ? [] : [this.#botTask(seat, bot)];
    });
  }

  /** The entry for a bot's choice. */
  chosenBy(bot: BotName, seat: number, option: number, at: number): TableEvent {
    const asked = this.asked(seat);
    if (!asked?.asked.options.includes(option)) throw new Error(`${bot} chose what is not offered`);
    return { at, is: 'chose', seat, kind: asked.asked.kind, option, by: bot };
  }

  /**
   * The choice that a seat would take back.
   * @throws UserError if there is none
   */
  toTakeBack(seat: number): TakeBack {
    if (this.#gathering?.choosers.some((one) => one.seat === seat && one.choices.length > 0))
      return { to: null, reason: null };
    const to = this.#choices.findLastIndex((choice) => choice.seat === seat);
    if (to < 0) throw new UserError('You have not chosen anything yet.');
    if (this.isOver) throw new UserError('The game is over.', 'GAME_OVER');
    const before = this.#inThisDraw(to);
    return { to, reason: before ? whyNoUndo(before, this.#game, this.#choices.slice(to)) : NEW_TOKEN };
  }

  /**
   * The event with which a seat takes back its last choice: at once if nothing new was revealed, or nobody else has to agree;
   * otherwise a request.
   * @throws UserError if there is nothing to take back, or somebody asks already
   */
  undo(seat: number, at: number): TableEvent {
    const { to, reason } = this.toTakeBack(seat);
    const isAlone = this.people.every((one) => one === seat);
    if (to === null || reason === null || isAlone)
      return { at, is: 'took back', seat, to, isFree: reason === null };
    if (this.#undoRequest?.seat === seat)
      throw new UserError('You are already asking the others: wait for them, or withdraw.');
    if (this.#undoRequest) throw new UserError('Somebody else is already asking to take something back.');
    return { at, is: 'wish', seat, to, reason };
  }

  /**
   * The event with which a seat agrees or disagrees that another one takes back a choice, or withdraws its own request.
   * @throws UserError if nobody asks for its consent
   */
  consent(seat: number, isGiven: boolean, at: number): TableEvent {
    const request = this.#undoRequest;
    if (!request || (request.seat === seat && isGiven)) throw new UserError('Nobody asks for your consent.');
    const agreed = [request.seat, seat, ...request.agreed];
    if (isGiven && this.people.every((one) => agreed.includes(one)))
      return { at, is: 'took back', seat: request.seat, to: request.to, isFree: false };
    return { at, is: 'consent', seat, isGiven };
  }

  /** How the game would go with other cards, as far as everybody may know, and the event that continues with them. */
  again(cards: string, at: number): { shown: ReplayOutcome; entry: TableEvent } {
    const { chain } = this.#cardsNamed(cards);
    const viewedBy = { viewer: SPECTATOR, game: this.#game };
    const { shown, choices } = playAgain(this.chain, chain, this.#options, this.#choices, viewedBy);
    const options = choices.map(({ option }) => option);
    return { shown, entry: { at, is: 'cards', cards, choices: options, from: this.#choices.length } };
  }

  /** The entry that ends the game. */
  over(at: number): TableEvent {
    return { at, is: 'over', hash: hash(this.#game), vp: [...this.#game.vp] };
  }

  /** The public part of all views. */
  #common(): CommonView {
    const { decisions } = this.#game;
    if (this.#seen?.game !== this.#game || this.#seen.decisions !== decisions)
      this.#seen = { game: this.#game, decisions, common: viewCommon(this.#game) };
    return this.#seen.common;
  }

  #seat(seat: number): number {
    if (this.#players[seat] === undefined) throw new UserError(`there is no seat ${seatNumber(seat)}`);
    return seat;
  }

  /** The seats of people. */
  get people(): number[] {
    return this.#players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  }

  #consent(seat: number, isGiven: boolean): void {
    const request = this.#undoRequest;
    if (isGiven && request)
      this.#undoRequest = { ...request, agreed: [...new Set([...request.agreed, seat])] };
    else this.#undoRequest = null;
  }

  /**
   * Whether an event ends the request to take back a choice: it replaced the game, its cards or its players, ended the game, or
   * changed which public choice of the requesting seat is the last. Choices made or taken back in secret do not count, so that
   * they stay secret.
   */
  #endsRequest({ is }: TableEvent): boolean {
    const request = this.#undoRequest;
    if (!request) return false;
    if (this.isOver || is === 'begun' || is === 'cards' || is === 'player') return true;
    return this.#choices.findLastIndex((choice) => choice.seat === request.seat) !== request.to;
  }

  #botTask(seat: number, bot: BotName): BotTask {
    const chooser = this.#gathering?.asked(seat);
    return {
      ...{ seat, bot, options: this.#options, cards: this.#cardsName },
      choices: this.#choices.map(({ option }) => option),
      aside: chooser ? [...chooser.before, ...chooser.choices.map(({ option }) => option)] : [],
      decisions: this.asked(seat)!.answers[seat],
    };
  }

  #begin(options: GameOptions, cards: string, players: Player[]): void {
    const fresh = this.#cardsNamed(cards);
    const game = startGame(fresh.tables, options);
    if (players.length !== game.players)
      throw new UserError(`there are ${players.length} players at ${game.players} seats`);
    this.#cards = fresh;
    this.#cardsName = cards;
    this.#options = options;
    this.#players = [...players];
    this.#names = players.map((_, seat) => this.#names[seat] ?? '');
    this.#choices = [];
    this.#drawStart = undefined;
    this.#game = game;
    this.#gather();
  }

  #start(): Game {
    return startGame(this.#cards.tables, this.#options);
  }

  /** Starts a simultaneous choice if the game has reached one. */
  #gather(): void {
    const moment = momentOf(this.#game);
    this.#gathering = moment === null ? undefined : new Gathering(this.#game, moment);
  }

  #choose(seat: number, option: number, onMoment: OnMoment, onStep?: () => void): void {
    const asked = this.asked(seat);
    if (!asked?.asked.options.includes(option))
      throw new UserError(`seat ${seatNumber(seat)} has no such option now`, 'OPTION_NOT_OFFERED');
    const gathering = this.#gathering;
    if (!gathering) {
      this.#put(logChoice(this.#game, option), onStep);
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
    const game = this.#game;
    const { seat, option } = choice;
    if (game.asked.seat !== seat || !game.asked.options.includes(option))
      throw new Error(`seat ${seatNumber(seat)} chose ${option}, but the game asks otherwise`);
    if (this.#drawStart?.game.draws !== game.draws)
      this.#drawStart = { game: clone(game), choices: this.#choices.length };
    this.#choices.push(choice);
    applyInSteps(game, option, (act) => {
      act();
      this.#seen = undefined;
      onStep?.();
    });
  }

  /** The game before a choice, if no token has been drawn since. */
  #inThisDraw(choice: number): Game | undefined {
    const start = this.#drawStart;
    if (!start || start.game.draws !== this.#game.draws || choice < start.choices) return undefined;
    const before = clone(start.game);
    for (const { option } of this.#choices.slice(start.choices, choice)) apply(before, option);
    return before;
  }

  #takeBack(seat: number, to: number | null): void {
    if (to === null) {
      if (!this.#gathering?.takeBack(seat)) throw new UserError('there is nothing to take back');
      return;
    }
    if (this.#choices[to]?.seat !== seat) throw new UserError(`choice ${to} was not made by this seat`);
    // Keep what others have chosen in the same moment.
    this.#playTo(this.#choices.slice(0, to), this.#start(), othersInMoment(this, to));
  }

  #changeCards(cards: string, choices: readonly number[]): void {
    const fresh = this.#cardsNamed(cards);
    const game = startGame(fresh.tables, this.#options);
    const made = choicesOf(game, choices);
    this.#cards = fresh;
    this.#cardsName = cards;
    this.#playTo(made, game, []);
  }

  /**
   * Replays choices from the start of the game. If they end within a simultaneous moment, its choices become pending again,
   * together with those that the other seats made in it.
   */
  #playTo(choices: readonly LogChoice[], game: Game, others: readonly LogChoice[]): void {
    this.#game = game;
    this.#choices = [];
    this.#drawStart = undefined;
    this.#gather();
    for (const { seat, option } of choices) this.#choose(seat, option, () => undefined);
    for (const choice of others) {
      const asked = this.#gathering?.asked(choice.seat);
      if (asked?.game.asked.options.includes(choice.option) && asked.game.asked.kind === choice.kind)
        this.#gathering?.choose(choice.seat, choice.option);
    }
  }
}
