/**
 * A table at one screen, for people who share it and for bots. Only plain data goes in and out, so it can run in a worker. The
 * log is the game: a caller that stores the logs of all news can reopen the game whatever happens to the table.
 */
import { type SetProgram, UserError } from '../../program/index.ts';
import {
  type Bot,
  type BotName,
  type Gain,
  type Game,
  type GameOptions,
  type LogChoice,
  makeBot,
  type OptionValues,
  SPECTATOR,
  thinkAs,
  thoughtAs,
} from '../../runtime/index.ts';
import { type CardBook, type CardWords, cardBook, wordsOfCards } from '../card-book.ts';
import type { Position } from '../decision/question.ts';
import { gameInLog, logText } from '../game/log.ts';
import { isSameChain, playAgain, type ReplayedGame } from '../game/play-again.ts';
import { chainCards } from '../game/table.ts';
import { choiceEvent, choiceToTakeBack } from '../game/table-events.ts';
import { type BotHint, makeHint } from '../hint.ts';
import type { ReplayOutcome, ReturnMoment, SavedLines, Start, Verdict } from '../messages.ts';
import { type OptionPreview, previewOption } from '../preview.ts';
import { type Screen, type ScreenView, type TableUpdate, whyNotBack } from '../screen/screen.ts';
import { HUMAN, peopleFirst } from '../seats.ts';
import { Line, type LineSetup, type LineSummary } from './line.ts';

/** A table at one screen. */
export class LocalTable {
  readonly #bookOf: (chain: readonly SetProgram[]) => CardBook;
  readonly #onChange: () => void;
  /** All lines of the game, by number. */
  #lines = new Map<number, Line>();
  #played: Line | undefined;
  #cards: LineSetup['cards'][] = [];
  #viewer: number = SPECTATOR;
  #v = 0;
  /** The last reported state, without its `v`. */
  #reported = '';
  /** The lines where something has happened since the last news. */
  readonly #changed = new Set<Line>();
  #thoughts: Generator<undefined, OptionValues> | undefined;
  /** Changed cards that wait for a person's decision. */
  #changedTo: readonly SetProgram[] | undefined;

  /**
   * @param bookOf how people read the cards; by default in English, with the set's own words
   * @param onChange is called when there may be news
   */
  constructor(bookOf = (chain: readonly SetProgram[]): CardBook => cardBook(chain), onChange = () => {}) {
    this.#bookOf = bookOf;
    this.#onChange = onChange;
  }

  /** News for the screen since the last call; `undefined` if nothing changed. */
  news(): TableUpdate | undefined {
    if (this.#changed.size === 0) return undefined;
    const logs = this.#logs([...this.#changed]);
    this.#changed.clear();
    const { v: _, ...shown } = this.shown;
    const text = JSON.stringify(shown);
    if (text !== this.#reported) this.#v++;
    this.#reported = text;
    return { shown: { v: this.#v, ...shown }, logs };
  }

  /** Where all points came from, once the game is over. */
  gains(): readonly Gain[] | undefined {
    return this.line.gains;
  }

  /** The full state of the screen. */
  get shown(): ScreenView {
    const { table, people, number } = this.line;
    const isAsked = this.#handOver === null && table.asked(this.#viewer) !== undefined;
    // While the person chooses, too, the screen stays as it is.
    const thinking = table.isSimultaneous && !isAsked ? table.choosers : [];
    return this.#screen().shown(this.#v, people, {
      handOver: this.#handOver,
      undo: this.#whyNotBack() ?? true,
      line: number,
      thinking: thinking.filter((seat) => table.players[seat] !== HUMAN),
      stopped: table.game.bound ?? undefined,
      gains: this.gains(),
    });
  }

  /** The cards in use. */
  get book(): CardBook {
    return this.line.setting.cards.book;
  }

  /** The line that is played. @throws UserError if there is none */
  get line(): Line {
    if (!this.#played) throw new UserError('there is no game yet');
    return this.#played;
  }

  /** Lets the next bot think for a slice of a few milliseconds. Returns false if no bot has anything to do. */
  think(): boolean {
    const line = this.#played;
    const seat = line?.table.choosers.find((one) => line.table.players[one] !== HUMAN);
    if (!line || seat === undefined) return false;
    const game = line.table.asked(seat)!;
    const bot = line.table.players[seat] as BotName;
    this.#thoughts ??= thinkAs(bot, game, rngOf(bot, game, line.setting.options));
    const next = this.#thoughts.next();
    if (!next.done) return true;
    line.choose(seat, next.value.option);
    this.#settle();
    return true;
  }

  /** Starts a game. */
  start({ chain, options, players, names }: Start): void {
    const cards = this.#cardsOf(chain);
    // May throw, so do this before giving up the current game.
    const line = new Line(1, { cards, options: peopleFirst(options, players), players, names }, []);
    this.#begin([cards], [line], line);
  }

  /** Opens a saved game; each line is played with its own cards. */
  open({ chains, names, lines, line: played }: SavedLines): void {
    const all = chains.map((chain) => this.#cardsOf(chain));
    const opened = Object.entries(lines).map(([number, { chain, log }]) => {
      const cards = all[chain];
      if (!cards) throw new UserError(`the cards of line ${number} are missing`);
      const { options, players, made } = gameInLog(cards.chain, log);
      return new Line(Number(number), { cards, names, options, players }, made);
    });
    const line = opened.find(({ number }) => number === played);
    if (!line) throw new UserError(`line ${played} of the game is missing`);
    this.#begin(all, opened, line);
  }

  /** The person of the seat in `handOver` has taken the screen. */
  takeScreen(seat: number): void {
    if (this.#handOver !== seat) throw new UserError('this seat does not have to take the screen');
    this.#viewer = seat;
    this.#change();
  }

  /** Answers the question that was sent with `v`. @param answer index of the option */
  answer(answer: number, v: number): void {
    this.line.choose(this.#viewer, this.#option(v, answer));
    this.#settle();
  }

  /** Takes back the last choice of the person at the screen. */
  undo(): void {
    const reason = this.#whyNotBack();
    if (reason !== null) throw new UserError(`You cannot take that back: ${reason}.`);
    this.line.undo(this.#viewer);
    this.#settle();
  }

  /** What a bot would choose, and why. */
  hint(v: number, bot: BotName = 'greedy'): BotHint {
    const position = this.#asked(v);
    const rng = rngOf(bot, position.game, this.line.setting.options);
    return makeHint(position, bot, thoughtAs(bot, position.game, rng));
  }

  /** What an option of the pending decision would give, as far as the person at the screen can know. */
  preview(v: number, option: number): OptionPreview {
    this.#option(v, option);
    return previewOption(this.#asked(v), option);
  }

  /**
   * The moments of the current line to which the person at the screen can return (once the game is over, those of all people),
   * and all lines.
   */
  moments(): { moments: ReturnMoment[]; lines: LineSummary[] } {
    const lines = [...this.#lines.values()].map((one) => one.shown(one === this.#played));
    return { moments: this.#moments(), lines };
  }

  /** Starts a new line from a moment of the current line, or switches to another line. */
  returnTo(where: Pick<ReturnMoment, 'seat' | 'decisions'> | { line: number }): void {
    const played = this.line;
    if ('line' in where) {
      const line = this.#lines.get(where.line);
      if (!line) throw new UserError(`there is no line ${where.line}`);
      this.#play(line);
      return;
    }
    const { seat, decisions } = where;
    const isOffered = this.#moments().some((one) => one.seat === seat && one.decisions === decisions);
    const choices = played.before(seat, decisions);
    if (!choices || !isOffered) throw new UserError('there is no such moment to return to');
    this.#branch(played.setting, choices, played);
  }

  cards(): CardWords[] {
    return wordsOfCards(this.book, this.#cards[0]!.book);
  }

  /** The game in the form to store. */
  save(): SavedLines {
    const { number, setting } = this.line;
    const chains = this.#cards.map(({ chain }) => chain);
    return { chains, names: setting.names, lines: this.#logs([...this.#lines.values()]), line: number };
  }

  #logs(lines: readonly Line[]): SavedLines['lines'] {
    const logs = lines.map(({ number, setting, table }) => {
      return [number, { chain: this.#cards.indexOf(setting.cards), log: logText(table) }] as const;
    });
    return Object.fromEntries(logs);
  }

  /** How the current line would go with other cards. Nothing changes before `decide`. */
  changed(chain: readonly SetProgram[]): ReplayOutcome {
    const { shown } = this.#again(chain, this.line);
    this.#changedTo = chain;
    return shown;
  }

  /** Decides how the game continues after `changed`. */
  decide(decided: Verdict): void {
    const chain = this.#changedTo;
    if (!chain) throw new UserError('there is nothing to decide');
    const line = this.line;
    if (decided === 'anew') this.start({ ...line.setting, chain });
    if (decided === 'go on') {
      const { shown, choices } = this.#again(chain, line);
      if (shown.is === 'refused') throw new UserError(shown.reason);
      if (shown.is !== 'same') this.#branch({ ...line.setting, cards: this.#stored(chain) }, choices, line);
    }
    this.#changedTo = undefined;
  }

  /** Why the person at the screen cannot take back a choice; `null` if they can. */
  #whyNotBack(): string | null {
    if (this.#handOver !== null) return 'the next player has to take the screen first';
    const { table } = this.line;
    const { view } = table.firstSeen(this.#seen());
    // If another seat's decision would reveal something about its hand, not even that may be noticeable (R6.2).
    const isOther = view.status === 'playing' && view.decision === null;
    const reason = isOther ? "it is another player's turn" : whyNotBack(view);
    return reason ?? choiceToTakeBack(table, this.#viewer).reason;
  }

  /** The question that was sent with `v`, if the person at the screen has to answer it; otherwise throws. */
  #asked(v: number): Position {
    const position = this.#handOver === null ? this.line.position(this.#viewer) : undefined;
    if (!position) throw new UserError('there is no question for this screen now', 'NOT_ASKED');
    if (v !== this.#v)
      throw new UserError('the table has changed since: this answers an earlier question', 'STALE');
    return position;
  }

  /** The option of the engine with this index among those that were sent with `v`. */
  #option(v: number, index: number): number {
    this.#asked(v);
    return choiceEvent(this.line.table, this.#viewer, index, 0).option;
  }

  /** The seat whose view the screen shows. */
  #seen(): number {
    return this.#handOver === null ? this.#viewer : SPECTATOR;
  }

  /** What the screen shows. */
  #screen(): Screen {
    return this.line.screens.get(this.#seen())!;
  }

  #cardsOf(chain: readonly SetProgram[]): LineSetup['cards'] {
    return { ...chainCards(chain), book: this.#bookOf(chain) };
  }

  #begin(cards: LineSetup['cards'][], lines: readonly Line[], played: Line): void {
    this.#cards = cards;
    this.#lines = new Map(lines.map((line) => [line.number, line]));
    this.#changed.clear();
    this.#changedTo = undefined;
    this.#viewer = SPECTATOR;
    this.#reported = '';
    this.#play(played);
  }

  #play(line: Line): void {
    this.#played = line;
    if (line.screens.size === 1) [this.#viewer] = line.screens.keys();
    this.#settle();
  }

  /** The seat whose person has to take the screen first; `null` if none has to. */
  get #handOver(): number | null {
    const { table } = this.line;
    const people = table.choosers.filter((seat) => table.players[seat] === HUMAN);
    return people.includes(this.#viewer) ? null : (people[0] ?? null);
  }

  /** After each choice: discards a bot's unfinished thoughts. */
  #settle(): void {
    this.#thoughts = undefined;
    this.#change();
  }

  #change(): void {
    this.#changed.add(this.line);
    this.#onChange();
  }

  /** Starts a line that branches from another one; if that one has no choices of its own, it is replaced. */
  #branch(setting: LineSetup, choices: readonly LogChoice[], from: Line): void {
    const number = from.isEmpty ? from.number : Math.max(...this.#lines.keys()) + 1;
    const line = new Line(number, setting, choices, from.isEmpty ? from.from?.line : from.number);
    this.#lines.set(line.number, line);
    this.#play(line);
  }

  /** The cards of a chain as stored; added if they are new. */
  #stored(chain: readonly SetProgram[]): LineSetup['cards'] {
    const known = this.#cards.find((one) => isSameChain(one.chain, chain));
    if (!known) this.#cards.push(this.#cardsOf(chain));
    return known ?? this.#cards.at(-1)!;
  }

  #moments(): ReturnMoment[] {
    const { moments, table } = this.line;
    const seen = this.#seen();
    // Once the game is over, nothing is hidden.
    return moments.filter(({ seat }) => seat === seen || table.isOver);
  }

  #again(chain: readonly SetProgram[], { setting, table }: Line): ReplayedGame {
    const viewedBy = { viewer: this.#seen(), game: table.game };
    return playAgain(setting.cards.chain, chain, setting.options, table.logged, viewedBy);
  }
}

/** A bot's random numbers depend on the seed, the seat and the choices so far, so that a resumed game goes on as it would have. */
function rngOf(bot: BotName, game: Game, { seed }: GameOptions): Bot['rng'] {
  return makeBot(bot, (seed ^ Math.imul(game.decisions + 1, 0x27d4eb2d)) >>> 0, game.asked.seat).rng;
}
