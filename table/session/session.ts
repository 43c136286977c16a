/** A game with people: who plays, what each person has seen, and which choices can be taken back. */
import type { SetProgram } from '../../program/index.ts';
import {
  applyInSteps,
  type Bot,
  type BotName,
  clone,
  decision,
  type Game,
  type GameOptions,
  type LogChoice,
  logChoice,
  makeBot,
  newGame,
  type RunningEffect,
  runningEffect,
  type Thought,
  thinkAs,
  thoughtAs,
  type View,
  view,
} from '../../runtime/index.ts';
import { type CardBook, cardBook } from '../card-book.ts';
import { eventsBetween } from '../events/events.ts';
import type { EventLine, Player } from '../messages.ts';
import { HUMAN } from '../seats.ts';
import { NEW_TOKEN, whyNoUndo } from './undo.ts';

/** What one person has seen. */
export interface Observer {
  view: View;
  /** The running effect, if the person may know the pending decision. */
  running: RunningEffect | undefined;
  /** The view at the person's last choice. */
  before: View;
  /** All events, one line each. */
  events: readonly EventLine[];
  /** How many events there were at the person's last choice. */
  read: number;
}

/** A game at one moment, and what each person has seen so far, by seat. */
interface Snapshot {
  game: Game;
  observers: ReadonlyMap<number, Observer>;
}

export interface Session extends Snapshot {
  readonly chain: readonly SetProgram[];
  readonly options: GameOptions;
  readonly players: readonly Player[];
  readonly book: CardBook;
  choices: LogChoice[];
  /** The game before each choice that might be taken back. */
  snapshots: Snapshot[];
  /** The names of the seats; a seat without a name is `Seat 2`. */
  readonly names: readonly string[];
  /** The log that records choices; missing while a log is replayed. */
  log?: ChoiceLog;
}

/** Records the choices of a game while it is played. */
export interface ChoiceLog {
  /** Adds a line. */
  add(line: LogChoice): void;
  /** Removes the last line. */
  dropLast(): void;
}

/** Optional parts of a session. */
interface Given {
  /** The game to start with; by default a new one. */
  game?: Game;
  /** The names and texts of the cards. */
  book?: CardBook;
  names?: readonly string[];
  /** The seats whose views are tracked, -1 for a spectator; by default those of all people. */
  viewers?: readonly number[];
}

/** Starts a session with a new game, or with the given one. Throws the errors of `newGame`. */
export function startSession(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  {
    game = newGame(chain, options),
    book = cardBook(chain),
    names = [],
    viewers = peopleAt(players),
  }: Given = {},
): Omit<Session, 'log'> {
  const running = runningEffect(game);
  const observers = new Map(
    viewers.map((seat) => {
      const seen = view(game, seat);
      return [seat, { view: seen, running, before: seen, events: [], read: 0 }];
    }),
  );
  return { chain, options, players, book, names, game, observers, choices: [], snapshots: [] };
}

/** The seats of people. */
export function peopleAt(players: readonly Player[]): number[] {
  return players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
}

/** Answers the pending decision and updates what each person has seen. */
export function choose(session: Session, option: number): void {
  const { game, players, log } = session;
  const { seat } = game.asked;
  const choice = logChoice(game, option);
  log?.add(choice);
  if (players[seat] === HUMAN) session.snapshots.push({ game: clone(game), observers: session.observers });
  session.choices.push(choice);
  const own = session.observers.get(seat);
  if (own)
    session.observers = new Map(session.observers).set(seat, {
      ...own,
      before: own.view,
      read: own.events.length,
    });
  applyInSteps(game, option, (act) => {
    act();
    session.observers = observed(session);
  });
  // Choices from before the last token was drawn cannot be taken back.
  session.snapshots = session.snapshots.filter((before) => before.game.draws === game.draws);
}

/** Updates each person's view, but hides that another seat has to decide because of its hand. */
function observed({ game, observers, book, names }: Session): Session['observers'] {
  const isAsked = decision(game) !== null;
  const running = runningEffect(game);
  return new Map(
    [...observers].map(([seat, seen]) => {
      const now = view(game, seat);
      if (isAsked && now.decision === null) return [seat, seen];
      const events = [...seen.events, ...eventsBetween(seen.view, now, book, names)];
      return [seat, { ...seen, view: now, running, events }];
    }),
  );
}

/** Takes back the last choice of a seat, by default of the deciding one. Returns `null`, or the reason why it cannot. */
export function undo(session: Session, seat: number = session.game.asked.seat): string | null {
  const { choices, snapshots } = session;
  const at = lastOf(session, seat);
  const reason = whyNotUndone(session, seat);
  if (reason !== null) return reason;
  const before = snapshots[at];
  const since = choices.slice(before.game.decisions);
  for (const _ of since) session.log?.dropLast();
  Object.assign(session, before, {
    choices: choices.slice(0, before.game.decisions),
    snapshots: snapshots.slice(0, at),
  });
  return null;
}

/** Why the last choice of a seat cannot be taken back; `null` if it can. */
export function whyNotUndone(session: Session, seat: number): string | null {
  const { game, choices, snapshots } = session;
  const before = snapshots[lastOf(session, seat)];
  if (!before)
    return choices.some((choice) => choice.seat === seat) ? NEW_TOKEN : 'you have not chosen anything yet';
  return whyNoUndo(before.game, game, choices.slice(before.game.decisions));
}

const lastOf = ({ snapshots }: Session, seat: number): number =>
  snapshots.findLastIndex((before) => before.game.asked.seat === seat);

/**
 * What a bot would choose now. Its random numbers depend on the seed, the seat and the number of decisions so far, so that a
 * resumed game continues as it would have without the break.
 */
export function botChoice(session: Session, name: BotName): number {
  return thoughtOf(session, name).option;
}

/** The same, with the bot's evaluation of each option. */
export function thoughtOf(session: Session, name: BotName): Thought {
  return thoughtAs(name, session.game, rngOf(session, name));
}

/** The same in slices of a few milliseconds, so that a person's input can be handled in between. */
export function thinking(session: Session, name: BotName): Generator<undefined, Thought> {
  return thinkAs(name, session.game, rngOf(session, name));
}

function rngOf({ game, options }: Session, name: BotName): Bot['rng'] {
  const seed = (options.seed ^ Math.imul(game.decisions + 1, 0x27d4eb2d)) >>> 0;
  return makeBot(name, seed, game.asked.seat).rng;
}
