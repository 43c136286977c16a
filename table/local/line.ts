/** A line of a game at one screen: all choices from its start. */
import { UserError } from '../../program/index.ts';
import { type Gain, type Game, type GameOptions, type LogChoice, SPECTATOR } from '../../runtime/index.ts';
import type { CardBook } from '../card-book.ts';
import { entryWith, makeMenu } from '../decision/menu.ts';
import { menuContext, type Position } from '../decision/question.ts';
import { replayGains } from '../game/replay.ts';
import { type Cards, Table } from '../game/table.ts';
import { choiceToTakeBack } from '../game/table-events.ts';
import type { PersonAtTable, Player, ReturnMoment } from '../messages.ts';
import { Screen } from '../screen/screen.ts';
import { HUMAN } from '../seats.ts';

/** The setup of a line. */
export interface LineSetup {
  cards: Cards & { book: CardBook };
  options: GameOptions;
  players: readonly Player[];
  names: readonly string[];
}

/** A line of the game: all choices from the start to the last one. */
export type LineSummary = ReturnType<Line['shown']>;

/** A line that is or was played. */
export class Line {
  readonly number: number;
  /** The line it branched from, and the draw of the branch; `null` for the first line. */
  readonly from: { line: number; draw: number } | null;
  readonly setting: LineSetup;
  table!: Table;
  /** What each person has seen, by seat; with several people or none also a spectator, whom the screen shows between them. */
  screens!: ReadonlyMap<number, Screen>;
  /** The choices of people. */
  moments: ReturnMoment[] = [];
  #gains: readonly Gain[] | undefined;
  /** How many choices it started with: those of the line it branched from. */
  readonly #begun: number;

  /**
   * Replays some choices.
   * @param left the line that it branches from
   */
  constructor(number: number, setting: LineSetup, choices: readonly LogChoice[], left?: number) {
    this.number = number;
    this.setting = setting;
    this.#replay(choices);
    this.#begun = choices.length;
    this.from = left === undefined ? null : { line: left, draw: this.game.draws };
  }

  get game(): Game {
    return this.table.game;
  }

  /** All choices, including those of a simultaneous moment that do not count yet. */
  get choices(): LogChoice[] {
    return [...this.table.made, ...this.table.pending];
  }

  /** Where all points came from, once the game is over; then no choice can be taken back any more. */
  get gains(): readonly Gain[] | undefined {
    if (this.table.isOver) this.#gains ??= replayGains(this.table);
    return this.#gains;
  }

  /** Whether it is a branch without any choice of its own. */
  get isEmpty(): boolean {
    return this.from !== null && this.choices.length === this.#begun;
  }

  /** Who sits at each seat. */
  get people(): PersonAtTable[] {
    const { players, names } = this.setting;
    return players.map((player, seat) => ({ player, name: names[seat] ?? '' }));
  }

  /** The pending question of a seat; `undefined` if there is none. */
  position(seat: number): Position | undefined {
    const game = this.table.asked(seat);
    const { cards, names } = this.setting;
    return game && { game, book: cards.book, names };
  }

  /** Answers the pending question of a seat. */
  choose(seat: number, option: number): void {
    const position = this.position(seat);
    if (!position) throw new UserError('there is no question for this seat now', 'NOT_ASKED');
    const { asked, answers, draws } = position.game;
    const { kind } = asked;
    if (this.table.players[seat] === HUMAN) {
      const entry = entryWith(asked.options.indexOf(option), makeMenu(menuContext(position)));
      this.moments.push({ seat, decisions: answers[seat], draw: draws, text: entry?.name ?? '' });
    }
    for (const viewer of [seat, SPECTATOR]) this.screens.get(viewer)?.mark();
    const observe = (only?: number) => this.#observe(only);
    this.table.take({ at: 0, is: 'chose', seat, kind, option }, observe, observe);
  }

  /** Takes back the last choice of a seat. What people have seen is then what they would have seen without it. */
  undo(seat: number): void {
    const { to } = choiceToTakeBack(this.table, seat);
    this.table.take({ at: 0, is: 'took back', seat, to, isFree: true });
    this.#replay(this.choices);
  }

  /** The choices before an answer of a seat, by its number, counted from 0; `undefined` if it has not given that answer. */
  before(seat: number, decisions: number): LogChoice[] | undefined {
    const { choices } = this;
    const at = choices.flatMap((choice, index) => (choice.seat === seat ? [index] : []))[decisions];
    return at === undefined ? undefined : choices.slice(0, at);
  }

  /** Its row in the list of lines. */
  shown(isPlayed: boolean) {
    const { number: line, from, game } = this;
    return { line, from, draw: game.draws, points: [...game.vp], isPlayed };
  }

  #replay(choices: readonly LogChoice[]): void {
    const { cards, options, players, names } = this.setting;
    this.table = new Table(() => cards, { at: 0, is: 'begun', options, cards: '', players: [...players] });
    this.table.names = names;
    const { people } = this.table;
    const viewers = people.length === 1 ? people : [...people, SPECTATOR];
    this.screens = new Map(viewers.map((seat) => [seat, new Screen(cards.book)]));
    this.moments = [];
    for (const [viewer, screen] of this.screens)
      screen.take(this.table.firstSeen(viewer), this.setting.names);
    for (const { seat, option } of choices) this.choose(seat, option);
  }

  /** Shows all people, or only one of them, what has become visible. */
  #observe(only?: number): void {
    for (const [viewer, screen] of this.screens) {
      const seen = only === undefined || only === viewer ? this.table.seen(viewer) : undefined;
      if (seen) screen.take(seen, this.setting.names);
    }
  }
}
