/**
 * A table on the web: who plays, the game and everything that may happen to it. No sockets, files or clock: what happens comes in
 * as an entry of the journal, and the same entries give the same table. Whatever cannot be throws a `UserError` before it
 * becomes an entry.
 */
import { type SetProgram, UserError } from '../program/index.ts';
import {
  apply,
  type BotName,
  type CommonView,
  decision,
  type Game,
  type GameOptions,
  hash,
  type LogChoice,
  logChoice,
  makeTables,
  runningEffect,
  seatNumber,
  startGame,
  type Tables,
  view,
  viewCommon,
} from '../runtime/index.ts';
import { type AgainShown, aroundOf, HUMAN, type Player, playAgain, whyNotTakenBack } from '../table/index.ts';
import { after, beforeOpenMoment, choicesOf, othersBeside } from './again.ts';
import { Gathering, momentOf } from './gathering.ts';
import type { PlaytestEvent } from './journal.ts';
import type { Seen } from './viewer.ts';

/** The cards of a game: a chain of sets, base first, and the engine's tables of them, which games share. */
export interface Cards {
  chain: readonly SetProgram[];
  tables: Tables;
}

/** Cards by the name that entries give them. */
export type CardsNamed = (name: string) => Cards;

/** The cards of a chain of sets, base first. */
export const cardsOf = (chain: readonly SetProgram[]): Cards => ({ chain, tables: makeTables(chain) });

/** What a bot has to decide. Who plays the choices, then the options aside, is asked what the bot is. */
export interface BotTask {
  seat: number;
  bot: BotName;
  options: GameOptions;
  cards: string;
  /** Options since the start of the game. */
  choices: readonly number[];
  /** More options, of the copy in which the seat chooses while the others do. */
  aside: readonly number[];
  /** How many choices the seat has made: with the start of the game it seeds the bot's chance. */
  decisions: number;
}

/** What a seat would take back. */
export interface TakeBack {
  /** The number of the choice; null for the last of those that do not count yet. */
  to: number | null;
  /** Why the others have to agree; null where nothing new was shown. */
  reason: string | null;
}

/** Called at every moment at which somebody may see something new; with a seat where only that one can. */
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
  /** What everybody saw of a game after a number of decisions. */
  #seen: { game: Game; decisions: number; common: CommonView } | undefined;

  /** @param begun the first entry of the journal */
  constructor(cardsNamed: CardsNamed, begun: PlaytestEvent) {
    this.#cardsNamed = cardsNamed;
    if (begun.is !== 'begun') throw new UserError('the journal does not begin with a game');
    this.take(begun);
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** What people are called, by seat; empty where nobody said. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The name of the cards that are played with. */
  get cards(): string {
    return this.#cardsName;
  }

  get chain(): readonly SetProgram[] {
    return this.#cards.chain;
  }

  /** Whether it is the number of a card or feature that is played with. */
  hasCard(number: number): boolean {
    return this.game.tables.cardOf[number] !== undefined;
  }

  get options(): GameOptions {
    return this.#options;
  }

  /** The game, up to the last choice that counts. */
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

  /** Does what an entry says. @throws UserError if that cannot be, which leaves the table as it was */
  take(entry: PlaytestEvent, onMoment: OnMoment = () => undefined): void {
    switch (entry.is) {
      case 'begun':
        this.#begin(entry.options, entry.cards, entry.players);
        break;
      case 'chose':
        this.#choose(entry.seat, entry.option, onMoment);
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
        this.#goOnWith(entry.cards, entry.choices);
        break;
      case 'over':
        if (hash(this.#game) !== entry.hash) throw new UserError('the game did not end like this');
        break;
    }
    onMoment();
  }

  /** Does what an entry of a journal says. @param at its index there @throws UserError with its line */
  takeFrom(entry: PlaytestEvent, at: number, onMoment?: OnMoment): void {
    try {
      this.take(entry, onMoment);
    } catch (error) {
      // The first line names the table.
      throw error instanceof UserError ? new UserError(`line ${at + 2}: ${error.message}`) : error;
    }
  }

  /** What somebody may see now; nothing while they may not even know that something is asked (R6.2). */
  seen(viewer: number): Seen | undefined {
    const seen = this.firstSeen(viewer);
    return seen.view.decision === null && !this.isOver ? undefined : seen;
  }

  /** The same for a viewer who has seen nothing yet, and gets the table in any case. */
  firstSeen(viewer: number): Seen {
    const gathering = this.#gathering;
    const asked = this.#askedIn(viewer);
    const seen = gathering ? gathering.seen(viewer) : view(this.#game, viewer, this.#common());
    const running = runningEffect(this.#game) ?? null;
    const around = asked ? aroundOf(asked) : {};
    return { view: seen, running, ...(Object.keys(around).length > 0 && { around }) };
  }

  /** The entry for a choice by its index among the options that the seat is shown. */
  chosen(seat: number, index: number, at: number): PlaytestEvent {
    const asked = this.#askedIn(seat);
    if (!asked) throw new UserError(this.isOver ? 'The game is over.' : 'You are not asked anything now.');
    const option = asked.asked.options[index];
    if (option === undefined)
      throw new UserError(`There is no option ${index}: there are ${asked.asked.options.length}.`);
    return { at, is: 'chose', seat, kind: asked.asked.kind, option };
  }

  /** Names what a seat is asked now: another text is another question. Nothing if it is not asked. */
  question(seat: number): string | undefined {
    const asked = this.#askedIn(seat);
    return asked && `${asked.draws} ${asked.answers[seat]} ${asked.asked.kind}`;
  }

  /** How many choices of a seat count, with those that it has made while others still choose. */
  choicesOf(seat: number): number {
    const chooser = this.#gathering?.choosers.find((one) => one.seat === seat);
    return this.#choices.filter((choice) => choice.seat === seat).length + (chooser?.chosen.length ?? 0);
  }

  /** The index of an option of the engine among those a seat is asked about; -1 if it is none of them. */
  indexOf(seat: number, option: number): number {
    return this.#askedIn(seat)?.asked.options.indexOf(option) ?? -1;
  }

  /** What the bots at the table have to decide now. */
  botTasks(): BotTask[] {
    const seats = this.#gathering
      ? this.#gathering.choosers.filter(({ isDone }) => !isDone).map(({ seat }) => seat)
      : [decision(this.#game)?.seat ?? []].flat();
    return seats.flatMap((seat) => {
      const bot = this.#players[seat];
      return bot === HUMAN ? [] : [this.#botTask(seat, bot)];
    });
  }

  /** The entry for what a bot decided. */
  chosenBy(bot: BotName, seat: number, option: number, at: number): PlaytestEvent {
    const asked = this.#askedIn(seat);
    if (!asked?.asked.options.includes(option)) throw new Error(`${bot} chose what is not offered`);
    return { at, is: 'chose', seat, kind: asked.asked.kind, option, by: bot };
  }

  /** What a seat would take back. @throws UserError if there is nothing */
  toTakeBack(seat: number): TakeBack {
    if (this.#gathering?.choosers.some((one) => one.seat === seat && one.chosen.length > 0))
      return { to: null, reason: null };
    const to = this.#choices.findLastIndex((choice) => choice.seat === seat);
    if (to < 0) throw new UserError('You have not chosen anything yet.');
    if (this.isOver) throw new UserError('The game is over.');
    return { to, reason: whyNotTakenBack(after(this, to), this.#game, this.#choices.slice(to)) };
  }

  /** How the game would go with other cards, as everybody may know it, and the entry that continues with them. */
  again(cards: string, at: number): { shown: AgainShown; entry: PlaytestEvent } {
    const listener = { viewer: NOBODY, game: this.#game };
    const { shown, choices } = playAgain(
      this.#cards.chain,
      this.#cardsNamed(cards).chain,
      this.#options,
      this.#choices,
      listener,
    );
    const options = choices.map(({ option }) => option);
    return { shown, entry: { at, is: 'cards', cards, choices: options, from: this.#choices.length } };
  }

  /** The entry that ends the game. */
  over(at: number): PlaytestEvent {
    return { at, is: 'over', hash: hash(this.#game), vp: [...this.#game.vp] };
  }

  /** What all see alike. */
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

  /** The game, or its copy, in which a seat is asked now. */
  #askedIn(seat: number): Game | undefined {
    if (this.#gathering) return this.#gathering.asked(seat)?.game;
    return decision(this.#game)?.seat === seat ? this.#game : undefined;
  }

  #botTask(seat: number, bot: BotName): BotTask {
    const chooser = this.#gathering?.asked(seat);
    return {
      ...{ seat, bot, options: this.#options, cards: this.#cardsName },
      choices: this.#choices.map(({ option }) => option),
      aside: chooser ? [...chooser.before, ...chooser.chosen] : [],
      decisions: this.#askedIn(seat)!.answers[seat],
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
    this.#game = game;
    this.#gather();
  }

  #start(): Game {
    return startGame(this.#cards.tables, this.#options);
  }

  /** All choose at once now, if they do. */
  #gather(): void {
    const moment = momentOf(this.#game);
    this.#gathering = moment === null ? undefined : new Gathering(this.#game, moment);
  }

  #choose(seat: number, option: number, onMoment: OnMoment): void {
    const asked = this.#askedIn(seat);
    if (!asked?.asked.options.includes(option))
      throw new UserError(`seat ${seatNumber(seat)} is not asked that now`);
    const gathering = this.#gathering;
    if (!gathering) {
      this.#put(option);
      this.#gather();
      return;
    }
    gathering.choose(seat, option);
    onMoment(seat);
    if (!gathering.isOver) return;
    for (const { seat: chooser, chosen } of gathering.choosers)
      for (const one of chosen) this.#put(one, chooser);
    this.#gather();
  }

  /** Puts a choice into the game. */
  #put(option: number, seat = this.#game.asked.seat): void {
    const { asked } = this.#game;
    if (asked.seat !== seat || !asked.options.includes(option))
      throw new Error(`seat ${seatNumber(seat)} chose ${option}, but the game asks otherwise`);
    this.#choices.push(logChoice(this.#game, option));
    apply(this.#game, option);
  }

  #takeBack(seat: number, to: number | null): void {
    if (to === null) {
      if (!this.#gathering?.takeBack(seat)) throw new UserError('there is nothing to take back');
      return;
    }
    if (this.#choices[to]?.seat !== seat) throw new UserError(`choice ${to} is not of this seat`);
    // What others chose meanwhile stays chosen.
    this.#playTo(this.#choices.slice(0, to), this.#start(), othersBeside(this, to));
  }

  #goOnWith(cards: string, choices: readonly number[]): void {
    const fresh = this.#cardsNamed(cards);
    const game = startGame(fresh.tables, this.#options);
    const made = choicesOf(game, choices);
    this.#cards = fresh;
    this.#cardsName = cards;
    this.#playTo(made, game, []);
  }

  /**
   * Plays choices from the start of the game. Where they end while all choose at once, they go back to the table, and so do those
   * that others made in the same moment.
   */
  #playTo(choices: readonly LogChoice[], game: Game, others: readonly LogChoice[]): void {
    const { game: now, counted } = beforeOpenMoment(game, choices);
    this.#game = now;
    this.#choices = choices.slice(0, counted);
    this.#gather();
    for (const choice of [...choices.slice(counted), ...others]) {
      const asked = this.#gathering?.asked(choice.seat);
      if (asked?.game.asked.options.includes(choice.option) && asked.game.asked.kind === choice.kind)
        this.#gathering?.choose(choice.seat, choice.option);
    }
  }
}

/** A viewer for whom everything is hidden that is hidden from anybody. */
const NOBODY = -1;
