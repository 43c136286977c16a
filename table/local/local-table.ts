/**
 * A table at one screen, for people who share it and for bots. Only plain data goes in and out, so it can run in a worker. The
 * log is the game: a caller that stores everything in `keeping` can reopen the game whatever happens to the table.
 */
import { type SetProgram, UserError } from '../../program/index.ts';
import { decision, type LogChoice, SPECTATOR, type Thought } from '../../runtime/index.ts';
import { type CardLanguage, cardBook } from '../card-book.ts';
import { wordsOfCards } from '../card-words.ts';
import { type Again, isSameChain, playAgain } from '../changed-cards/play-again.ts';
import { hintOf } from '../hint.ts';
import type {
  AgainShown,
  MomentShown,
  PreviewShown,
  SavedLines,
  Start,
  TableAnswered,
  TableAsked,
  TableQuestion,
  TableQuestions,
  TableShown,
  TableUpdate,
} from '../messages.ts';
import { previewOf } from '../preview.ts';
import { HUMAN } from '../seats.ts';
import { peopleAt, type Session, thinking, thoughtOf, undo } from '../session/session.ts';
import { observerOf, tableShown, whyNotBack } from '../shown.ts';
import { Line, type LineSetup, lineOf } from './line.ts';

/** The bot that gives hints by default. */
const HINTS_BY = 'greedy';

/** The functions that answer questions. */
type Answers = {
  [Name in TableQuestion]: (params: TableQuestions[Name]['params']) => TableQuestions[Name]['answer'];
};

/** A table at one screen. */
export class LocalTable {
  readonly #language: CardLanguage;
  /** All lines of the game, by number. */
  #lines = new Map<number, Line>();
  #played: Line | undefined;
  #chains: (readonly SetProgram[])[] = [];
  #viewer: number = SPECTATOR;
  #handOver: number | null = null;
  #v = 0;
  /** The last reported state, without its `v`. */
  #reported = '';
  #isPaused = false;
  #thoughts: Generator<undefined, Thought> | undefined;
  /** Changed cards that wait for a person's decision. */
  #changedTo: readonly SetProgram[] | undefined;

  /** @param language how people read the cards; by default in English, with the set's own words */
  constructor(language: CardLanguage = {}) {
    this.#language = language;
  }

  /** Answers a question. An impossible request is refused with a sentence and changes nothing. */
  ask({ id, name, params }: TableAsked): TableAnswered {
    try {
      const answer = this.#answers[name] as (
        params: TableAsked['params'],
      ) => TableQuestions[TableQuestion]['answer'];
      return { id, answer: answer(params) };
    } catch (error) {
      if (error instanceof UserError) return { id, refused: error.message };
      throw error;
    }
  }

  /** News for the screen since the last call; `undefined` if nothing changed. */
  news(): TableUpdate | undefined {
    if (!this.#played) return undefined;
    const { v: _, ...shown } = this.#shown();
    const text = JSON.stringify(shown);
    const keeping = [...this.#lines.values()].flatMap((line) => line.keeping() ?? []);
    if (text === this.#reported && keeping.length === 0) return undefined;
    if (text !== this.#reported) this.#v++;
    this.#reported = text;
    return { shown: { v: this.#v, ...shown }, keeping };
  }

  /** The full state of the screen. */
  get shown(): TableShown {
    return this.#shown();
  }

  /** The sets in use, base first. */
  get chain(): readonly SetProgram[] {
    return this.#line().setting.chain;
  }

  /** What an option of the pending decision would give, as far as the person at the screen can know. */
  preview(option: number): PreviewShown {
    const { asked } = this.#asked(this.#v);
    if (asked.options[option] === undefined)
      throw new UserError(`there is no option ${option}`, 'OPTION_NOT_OFFERED');
    return previewOf(this.#line().session, option);
  }

  /** Lets the bot to move think for a slice of a few milliseconds. Returns false if no bot has anything to do. */
  think(): boolean {
    const line = this.#played;
    const waiting = line && decision(line.game);
    if (!line || !waiting || this.#isPaused) return false;
    const player = line.session.players[waiting.seat];
    if (player === HUMAN) return false;
    this.#thoughts ??= thinking(line.session, player);
    const next = this.#thoughts.next();
    if (!next.done) return true;
    this.#thoughts = undefined;
    line.choose(next.value.option);
    this.#settle();
    return true;
  }

  readonly #answers: Answers = {
    start: (start) => {
      this.#begin(start);
      return null;
    },
    open: ({ kept }) => {
      this.#open(kept);
      return null;
    },
    here: ({ seat }) => {
      if (this.#handOver !== seat) throw new UserError('this seat does not have to take the screen');
      this.#viewer = seat;
      this.#handOver = null;
      return null;
    },
    answer: ({ answer, v }) => {
      const line = this.#line();
      const { options } = this.#asked(v).asked;
      const option = options[answer];
      if (option === undefined)
        throw new UserError(
          `there is no option ${answer}: there are ${options.length}`,
          'OPTION_NOT_OFFERED',
        );
      line.choose(option);
      this.#settle();
      return null;
    },
    undo: () => {
      const { session } = this.#line();
      const reason = whyNotBack(session, this.#viewer, this.#handOver) ?? undo(session, this.#viewer);
      if (reason !== null) throw new UserError(`You cannot take that back: ${reason}.`);
      this.#settle();
      return null;
    },
    pause: ({ isPaused }) => {
      this.#isPaused = isPaused;
      return null;
    },
    hint: ({ v, bot = HINTS_BY }) => {
      this.#asked(v);
      const { session } = this.#line();
      return hintOf(session, bot, thoughtOf(session, bot));
    },
    preview: ({ v, option }) => {
      this.#asked(v);
      return this.preview(option);
    },
    log: () => [...observerOf(this.#line().session, this.#seen()).events],
    moments: () => ({
      moments: this.#moments(),
      lines: [...this.#lines.values()].map((one) => one.shown(one === this.#played)),
    }),
    return: (params) => {
      if ('line' in params) this.#switchTo(params.line);
      else this.#returnTo(params);
      return null;
    },
    points: () => this.#line().points(),
    cards: () => wordsOfCards(this.#line().session.book, cardBook(this.#chains[0])),
    save: () => this.#save(),
    changed: ({ chain }) => this.#changed(chain),
    decide: ({ decided }) => {
      const chain = this.#changedTo;
      if (!chain) throw new UserError('there is nothing to decide');
      const line = this.#line();
      if (decided === 'anew') this.#begin({ ...line.setting, chain });
      if (decided === 'go on') this.#continueWith(chain, line);
      this.#changedTo = undefined;
      return null;
    },
  };

  #line(): Line {
    if (!this.#played) throw new UserError('there is no game yet');
    return this.#played;
  }

  #shown(): TableShown {
    const line = this.#line();
    const screen = { v: this.#v, viewer: this.#viewer, handOver: this.#handOver, line: line.number };
    return tableShown(line.session, screen);
  }

  /** The game, if the person at the screen has to answer the question that was sent with `v`; otherwise throws. */
  #asked(v: number): Session['game'] {
    const { game } = this.#line();
    const isAsked = decision(game)?.seat === this.#viewer && this.#handOver === null;
    if (!isAsked) throw new UserError('there is no question for this screen now', 'NOT_ASKED');
    if (v !== this.#v)
      throw new UserError('the table has changed since: this answers an earlier question', 'STALE');
    return game;
  }

  /** The seat whose view the screen shows. */
  #seen(): number {
    return this.#handOver === null ? this.#viewer : SPECTATOR;
  }

  #begin({ chain, options, players, names }: Start): void {
    const setting: LineSetup = { chain, chainNumber: 0, options, players, names, language: this.#language };
    // May throw, so do this before giving up the current game.
    const line = new Line(1, setting, []);
    this.#reset([chain], [line]);
    this.#play(line);
  }

  #open({ chains, names, lines, line: played }: SavedLines): void {
    const opened = Object.entries(lines).map(([number, { chain: chainNumber, log }]) => {
      const chain = chains[chainNumber];
      if (!chain) throw new UserError(`the cards of line ${number} are missing`);
      return lineOf(Number(number), { chain, chainNumber, names, language: this.#language }, log);
    });
    const line = opened.find(({ number }) => number === played);
    if (!line) throw new UserError(`line ${played} of the game is missing`);
    this.#reset([...chains], opened);
    this.#play(line);
  }

  #reset(chains: (readonly SetProgram[])[], lines: readonly Line[]): void {
    this.#chains = chains;
    this.#lines = new Map(lines.map((line) => [line.number, line]));
    this.#changedTo = undefined;
    this.#viewer = SPECTATOR;
    this.#reported = '';
  }

  #play(line: Line): void {
    this.#played = line;
    const [first, ...more] = peopleAt(line.session.players);
    if (more.length === 0) this.#viewer = first ?? SPECTATOR;
    this.#settle();
  }

  /** After each choice: discards a bot's unfinished thoughts, and checks whether the screen must be handed over. */
  #settle(): void {
    const { session } = this.#line();
    this.#thoughts = undefined;
    const waiting = decision(session.game);
    const isPerson = waiting !== null && session.players[waiting.seat] === HUMAN;
    this.#handOver = isPerson && waiting.seat !== this.#viewer ? waiting.seat : null;
  }

  /** Starts a line that branches from another one; if that one has no choices of its own, it is replaced. */
  #branch(setting: LineSetup, choices: readonly LogChoice[], from: Line): void {
    const number = from.isEmpty ? from.number : Math.max(...this.#lines.keys()) + 1;
    const line = new Line(number, setting, choices, from.isEmpty ? from.from?.line : from.number);
    this.#lines.set(line.number, line);
    this.#play(line);
  }

  /** The chain as stored, with its index; added if it is new. */
  #numbered(chain: readonly SetProgram[]): Pick<LineSetup, 'chain' | 'chainNumber'> {
    const known = this.#chains.findIndex((one) => isSameChain(one, chain));
    if (known >= 0) return { chain: this.#chains[known], chainNumber: known };
    this.#chains.push(chain);
    return { chain, chainNumber: this.#chains.length - 1 };
  }

  #moments(): MomentShown[] {
    const { returnPoints, game } = this.#line();
    const seen = this.#seen();
    // Once the game is over, nothing is hidden.
    return returnPoints
      .filter(({ seat }) => seat === seen || game.status !== 'playing')
      .map(({ choices: _, ...moment }) => moment);
  }

  #returnTo({ seat, decisions }: Pick<MomentShown, 'seat' | 'decisions'>): void {
    const line = this.#line();
    const isOffered = this.#moments().some((one) => one.seat === seat && one.decisions === decisions);
    const point = line.returnPoints.find((one) => one.seat === seat && one.decisions === decisions);
    if (!point || !isOffered) throw new UserError('there is no such moment to return to');
    this.#branch(line.setting, line.session.choices.slice(0, point.choices), line);
  }

  #switchTo(number: number): void {
    const line = this.#lines.get(number);
    if (!line) throw new UserError(`there is no line ${number}`);
    this.#play(line);
  }

  #save(): SavedLines {
    const line = this.#line();
    const lines = [...this.#lines.values()].map((one) => [
      one.number,
      { chain: one.setting.chainNumber, log: one.log() },
    ]);
    return {
      chains: this.#chains,
      names: line.setting.names,
      lines: Object.fromEntries(lines),
      line: line.number,
    };
  }

  #changed(chain: readonly SetProgram[]): AgainShown {
    const { shown } = this.#again(chain, this.#line());
    this.#changedTo = chain;
    return shown;
  }

  #again(chain: readonly SetProgram[], { setting, session }: Line): Again {
    const viewedBy = { viewer: this.#seen(), game: session.game };
    return playAgain(setting.chain, chain, setting.options, session.choices, viewedBy);
  }

  #continueWith(chain: readonly SetProgram[], line: Line): void {
    const { shown, choices } = this.#again(chain, line);
    if (shown.is === 'refused') throw new UserError(shown.reason);
    if (shown.is !== 'same') this.#branch({ ...line.setting, ...this.#numbered(chain) }, choices, line);
  }
}
