/**
 * A table for programs: people and bots play at it, and it says what each seat may know. What happens at it is a journal, from which
 * it can be made again.
 */

import type { SetIn } from '../print/face/index.ts';
import { hashSets, type SetProgram, UserError } from '../program/index.ts';
import { type GameOptions, SPECTATOR, type View } from '../runtime/index.ts';
import { bookIn, cardBook } from './card-book.ts';
import { botChoice, botTasks } from './game/bot-tasks.ts';
import { isEvent, isKept, type TableEvent } from './game/journal.ts';
import { chainCards, Table as TableState } from './game/table.ts';
import { botChoiceEvent, choiceEvent, consentEvent, endEvent, undoEvent } from './game/table-events.ts';
import type { EventLine, Player } from './messages.ts';
import { Screen } from './screen/screen.ts';
import { HUMAN, readPlayer } from './seats.ts';
import { eventLine, type InSet, type QuestionWords, question } from './words.ts';

/** How a table is made: for a new game `players` and `options` are needed, for one that goes on its `journal`. */
export interface TableOptions {
  /** The sets, base first. */
  chain: readonly SetProgram[];
  /** Who plays at each seat. Everybody sits there from the start. */
  players?: readonly Player[];
  /** As for `newGame`. Give a `secret` where people must not compute hidden cards. */
  options?: Omit<GameOptions, 'players'>;
  /** The words of questions and events; by default the set's own, in English. */
  set?: SetIn;
  /** The names of the seats; one without a name has that of a plant. */
  names?: readonly string[];
  /** The journal of an earlier table: the game continues from its end. */
  journal?: readonly TableEvent[];
  /** The time of events, in milliseconds; by default the clock of this machine. */
  now?: () => number;
  /** Called at the end of each call that changes views, with the seats whose views have changed; -1 stands for spectators. */
  onChange?: (seats: readonly number[]) => void;
}

/** What a seat may know now. */
export interface TableView extends View {
  /**
   * Names the question that waits for this seat; null if none does. Each question has another name, also the same one after it has
   * been taken back.
   */
  question: string | null;
}

/** What has become of taking back: it is done, or the others are asked whether they agree. */
export type UndoAnswer =
  | { is: 'undone' }
  | {
      is: 'asked';
      /** The seat that asks. */
      seat: number;
      /** Why the others have to agree: `a token has been drawn from the bag since`. */
      reason: string;
      /** The seats that have agreed. */
      agreed: readonly number[];
    };

/** A table at which people and bots play. A call that is refused throws a `UserError` and changes nothing. */
export interface Table {
  readonly isOver: boolean;
  /** All that has happened, as JSON. It holds the secret, and `createTable` makes the table again from it. */
  readonly journal: readonly TableEvent[];
  /** The request to take back a choice that waits for the others; null if there is none. */
  readonly request: (UndoAnswer & { is: 'asked' }) | null;
  /** The people whom the game waits for, as far as everybody may know. */
  readonly asked: readonly number[];
  /** What a seat may know now, -1 for spectators; null if it must not be sent anything now. */
  view(seat: number): TableView | null;
  /** The question that waits for a seat, in words; null if none does. */
  question(seat: number): QuestionWords | null;
  /** What has happened so far, as a seat may know it. */
  events(seat: number): readonly EventLine[];
  /**
   * Answers the question of a seat.
   * @param index of the option in `decision.options` of the view
   * @param question that of the view: a late answer to another one is refused
   * @throws UserError `GAME_OVER`, `NOT_ASKED`, `STALE` or `OPTION_NOT_OFFERED`
   */
  choose(seat: number, index: number, question?: string): void;
  /**
   * Takes back the last choice of a seat, or asks the others if it has revealed anything. Bots agree.
   * @throws UserError `CANNOT_UNDO` or `GAME_OVER`
   */
  undo(seat: number): UndoAnswer;
  /**
   * Agrees to the request of another seat or declines it; the seat that asks withdraws it with `false`.
   * @returns null if the request is over without being granted
   * @throws UserError `NOT_ASKED`
   */
  agree(seat: number, yes: boolean): UndoAnswer | null;
}

/**
 * Makes a table. Bots answer before a call returns.
 * @throws UserError for impossible options, and for a journal that is damaged or was written with other cards
 */
export function createTable(options: TableOptions): Table {
  return new TableOfProgram(options);
}

/** What a seat or spectator could see until now. */
interface Viewer {
  screen: Screen;
  /** The last view, as JSON. */
  view: string;
  /** Whether not even a new view may be sent. */
  isSecret: boolean;
  /** The pending question as the table names it, and how many there were until now. */
  question: string | null;
  count: number;
}

class TableOfProgram implements Table {
  readonly #table: TableState;
  readonly #words: InSet;
  readonly #now: () => number;
  readonly #onChange: (seats: readonly number[]) => void;
  readonly #journal: TableEvent[];
  readonly #viewers: ReadonlyMap<number, Viewer>;
  readonly #changed = new Set<number>();
  #asked: readonly number[] = [];

  constructor(options: TableOptions) {
    const { chain, journal, now = Date.now, onChange = () => undefined } = options;
    const cards = chainCards(chain);
    this.#now = now;
    this.#onChange = onChange;
    this.#words = options.set ? { set: options.set } : {};
    const book = options.set ? bookIn(options.set) : cardBook(chain);
    const name = JSON.stringify(hashSets(chain));
    const [begun, ...events] = journal ? checkedJournal(journal, name) : firstEvents(options, name, now());
    this.#table = new TableState(() => cards, begun!);
    this.#journal = [begun!];
    const seats = [SPECTATOR, ...this.#table.players.keys()];
    this.#viewers = new Map(
      seats.map((seat) => {
        const screen = new Screen(book);
        return [seat, { screen, view: '', isSecret: false, question: null, count: 0 }];
      }),
    );
    this.#show();
    for (const [at, event] of events.entries()) {
      try {
        this.#add(event);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(`event ${at + 1} of the journal: ${error.message}`, 'DAMAGED');
      }
    }
    this.#playBots();
    this.#changed.clear();
  }

  get isOver(): boolean {
    return this.#table.isOver;
  }

  get journal(): readonly TableEvent[] {
    return structuredClone(this.#journal);
  }

  get request(): Table['request'] {
    const request = this.#table.undoRequest;
    return request && { is: 'asked', seat: request.seat, reason: request.reason, agreed: request.agreed };
  }

  get asked(): readonly number[] {
    return this.#asked;
  }

  view(seat: number): TableView | null {
    const { view, isSecret } = this.#viewer(seat);
    return isSecret ? null : (JSON.parse(view) as TableView);
  }

  question(seat: number): QuestionWords | null {
    this.#viewer(seat);
    const game = this.#table.asked(seat);
    return game ? question(game, { ...this.#words, names: this.#table.names }) : null;
  }

  events(seat: number): readonly EventLine[] {
    return this.#viewer(seat).screen.said.map(eventLine);
  }

  choose(seat: number, index: number, question?: string): void {
    const { count } = this.#viewer(seat);
    // A late answer may name an option that the question has not.
    if (question !== undefined && question !== `${count}` && this.#table.asked(seat))
      throw new UserError('This answers an earlier question.', 'STALE');
    this.#do(choiceEvent(this.#table, seat, index, this.#now()));
  }

  undo(seat: number): UndoAnswer {
    this.#person(seat);
    const event = undoEvent(this.#table, seat, this.#now());
    this.#do(event);
    return event.is === 'wish' ? this.request! : { is: 'undone' };
  }

  agree(seat: number, yes: boolean): UndoAnswer | null {
    this.#person(seat);
    const event = consentEvent(this.#table, seat, yes, this.#now());
    this.#do(event);
    return event.is === 'took back' ? { is: 'undone' } : this.request;
  }

  #viewer(seat: number): Viewer {
    const viewer = this.#viewers.get(seat);
    if (!viewer)
      throw new UserError(`The table has the seats 0 to ${this.#viewers.size - 2}, and no ${seat}.`);
    return viewer;
  }

  #person(seat: number): void {
    if (!this.#table.people.includes(seat))
      throw new UserError(`No person plays at seat ${seat}.`, 'NOT_ASKED');
  }

  /** Adds an event, and what bots answer. */
  #do(event: TableEvent): void {
    this.#add(event);
    this.#playBots();
    const changed = [...this.#changed].toSorted((a, b) => a - b);
    this.#changed.clear();
    if (changed.length > 0) this.#onChange(changed);
  }

  #add(event: TableEvent): void {
    // Questions that come again after something was taken back are other ones, as far as the seat may notice.
    if (event.is === 'took back')
      for (const [seat, viewer] of this.#viewers)
        if (seat === event.seat || !event.isFree) viewer.question = null;
    this.#table.take(event, (seat) => this.#show(seat));
    if (isKept(event)) this.#journal.push(event);
  }

  #playBots(): void {
    const table = this.#table;
    for (let [task] = botTasks(table); task; [task] = botTasks(table)) {
      const { bot, seat } = task;
      const option = botChoice(task, table.asked(seat)!);
      this.#add(botChoiceEvent(table, bot, seat, option, this.#now()));
    }
    if (table.isOver && this.#journal.at(-1)!.is !== 'over') this.#add(endEvent(table, this.#now()));
  }

  /** Shows a seat, or all, what they may know now. */
  #show(only?: number): void {
    const table = this.#table;
    for (const [seat, viewer] of this.#viewers) {
      if (only !== undefined && seat !== only) continue;
      const seen = table.seen(seat);
      viewer.isSecret = !seen;
      if (!seen) continue;
      const question = table.question(seat) ?? null;
      if (question !== null && question !== viewer.question) viewer.count++;
      viewer.question = question;
      const view: TableView = { ...seen.view, question: question && `${viewer.count}` };
      const text = JSON.stringify(view);
      if (text !== viewer.view) this.#changed.add(seat);
      viewer.view = text;
      viewer.screen.take(seen, table.names);
      if (seat !== SPECTATOR) continue;
      const asked = seen.view.decision?.seat;
      this.#asked = table.people.filter((one) => table.isSimultaneous || one === asked);
    }
  }
}

/** How a new game begins, and who sits down to it. */
function firstEvents(
  { players, options, names = [] }: TableOptions,
  cards: string,
  at: number,
): TableEvent[] {
  if (!players || !options)
    throw new UserError('createTable expects `players` and `options`, or the `journal` of a table');
  for (const player of players) {
    const read = readPlayer(`${player}`);
    if ('problem' in read) throw new UserError(`${read.problem}, or ${HUMAN} for a person`);
  }
  const game = { ...structuredClone(options), players: players.length };
  const sat = players.map((_, seat) => ({ at, is: 'sat', seat, name: names[seat] ?? '' }) as const);
  return [{ at, is: 'begun', cards, players: [...players], options: game }, ...sat];
}

/** @throws UserError for anything but the journal of a table with these cards */
function checkedJournal(journal: readonly TableEvent[], cards: string): readonly TableEvent[] {
  const wrong = Array.isArray(journal) ? journal.findIndex((event) => !isEvent(event)) : 0;
  const [begun] = journal;
  if (wrong >= 0 || begun?.is !== 'begun')
    throw new UserError(`event ${Math.max(0, wrong)} of the journal is not one of a table`, 'DAMAGED');
  if (begun.cards !== cards)
    throw new UserError('the journal was written with other cards than `chain`', 'CARDS_CHANGED');
  return structuredClone(journal);
}
