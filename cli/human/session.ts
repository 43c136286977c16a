/** A game with people in it: who plays, what each person has seen happen, and what can be taken back. */

import type { SetProgram } from '../../program/index.ts';
import {
  applyInSteps,
  type BotName,
  chooseAs,
  clone,
  decision,
  type Game,
  type GameOptions,
  logChoice,
  makeBot,
  newGame,
  type View,
  view,
} from '../../runtime/index.ts';
import type { GameLog } from '../run/game-log.ts';
import { HUMAN, type Player } from '../run/seats.ts';
import { type CardBook, cardBook } from './card-book.ts';
import { eventsBetween } from './events.ts';
import { type Choice, whyNoUndo } from './undo.ts';

/** What one person has seen. */
interface Observer {
  view: View;
  /** All that happened, a line each. */
  events: string[];
  /** How many of them there were when the person last chose. */
  read: number;
}

interface Snapshot {
  game: Game;
  observers: Map<number, Observer>;
}

export interface Session {
  readonly chain: readonly SetProgram[];
  readonly options: GameOptions;
  readonly players: readonly Player[];
  readonly book: CardBook;
  game: Game;
  /** What each person has seen, by seat. */
  observers: Map<number, Observer>;
  choices: Choice[];
  /** The game before each choice of a person that might be taken back. */
  snapshots: Snapshot[];
  /** Where choices are written; missing while a log is played again. */
  log?: GameLog;
}

/** Sets up a game. Throws what `newGame` refuses. */
export function startSession(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
): Session {
  return sessionAt(newGame(chain, options), chain, options, players);
}

/** A game as it stands, with nothing yet to be taken back. */
export function sessionAt(
  game: Game,
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
): Session {
  const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  const observers = new Map(people.map((seat) => [seat, { view: view(game, seat), events: [], read: 0 }]));
  return { chain, options, players, book: cardBook(chain), game, observers, choices: [], snapshots: [] };
}

/** Answers the decision that waits, and tells everybody what came of it. */
export function choose(session: Session, option: number): void {
  const { game, players, log } = session;
  const { seat } = game.asked;
  log?.add(logChoice(game, option));
  if (players[seat] === HUMAN) {
    session.snapshots.push({ game: clone(game), observers: copied(session.observers) });
    const observer = session.observers.get(seat);
    if (observer) observer.read = observer.events.length;
  }
  session.choices.push({ seat, option });
  applyInSteps(game, option, (act) => {
    act();
    look(session);
  });
  // What was chosen before the last token came out of the bag stays.
  session.snapshots = session.snapshots.filter((before) => before.game.draws === game.draws);
}

/** Everybody sees what is different now, but not that another seat is asked because of its hand. */
function look({ game, observers, book }: Session): void {
  const isAsked = decision(game) !== null;
  for (const [seat, observer] of observers) {
    const now = view(game, seat);
    if (isAsked && now.decision === null) continue;
    observer.events.push(...eventsBetween(observer.view, now, book));
    observer.view = now;
  }
}

function copied(observers: Session['observers']): Session['observers'] {
  return new Map(
    [...observers].map(([seat, observer]) => [seat, { ...observer, events: [...observer.events] }]),
  );
}

/** Takes back the last choice of the seat that is asked; why not, if that cannot be. */
export function undo(session: Session): string | null {
  const { game, choices } = session;
  const { seat } = game.asked;
  const at = session.snapshots.findLastIndex((before) => before.game.asked.seat === seat);
  const before = session.snapshots[at];
  if (!before)
    return choices.some((choice) => choice.seat === seat) ? SINCE_DRAWN : 'you have not chosen anything yet';
  const since = choices.slice(before.game.decisions);
  const reason = whyNoUndo(before.game, game, since);
  if (reason !== null) return reason;
  for (const _ of since) session.log?.dropLast();
  session.choices = choices.slice(0, before.game.decisions);
  session.snapshots = session.snapshots.slice(0, at);
  session.game = before.game;
  session.observers = before.observers;
  return null;
}

const SINCE_DRAWN = 'a token has been drawn from the bag since';

/**
 * What a bot would choose now. Its chance depends on seed, seat and how far the game is, so that a game that is taken
 * up again goes on as it would have.
 */
export function botChoice({ game, options }: Session, name: BotName): number {
  const seed = (options.seed ^ Math.imul(game.decisions + 1, 0x27d4eb2d)) >>> 0;
  return chooseAs(name, game, makeBot(name, seed, game.asked.seat).rng);
}
