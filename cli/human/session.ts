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
import type { GrowingLog } from '../files/growing-log.ts';
import { type CardBook, cardBook } from './card-book.ts';
import { newsBetween } from './news.ts';
import { HUMAN, type Player } from './players.ts';
import { type Choice, whyNoUndo } from './undo.ts';

/** What one person has seen. */
interface Witness {
  view: View;
  /** All that happened, a line each. */
  news: string[];
  /** How many lines of it were there when the person last chose. */
  read: number;
}

interface Snapshot {
  game: Game;
  witnesses: Map<number, Witness>;
}

export interface Session {
  readonly chain: readonly SetProgram[];
  readonly options: GameOptions;
  readonly players: readonly Player[];
  readonly book: CardBook;
  game: Game;
  /** What each person has seen, by seat. */
  witnesses: Map<number, Witness>;
  choices: Choice[];
  /** The game before each choice of a person that might be taken back. */
  snapshots: Snapshot[];
  /** Where choices are written; missing while a log is played again. */
  log?: GrowingLog;
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
  const witnesses = new Map(people.map((seat) => [seat, { view: view(game, seat), news: [], read: 0 }]));
  return { chain, options, players, book: cardBook(chain), game, witnesses, choices: [], snapshots: [] };
}

/** Answers the decision that waits, and tells everybody what came of it. */
export function choose(session: Session, option: number): void {
  const { game, players, log } = session;
  const { seat } = game.asked;
  log?.add(logChoice(game, option));
  if (players[seat] === HUMAN) {
    session.snapshots.push({ game: clone(game), witnesses: copied(session.witnesses) });
    const witness = session.witnesses.get(seat);
    if (witness) witness.read = witness.news.length;
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
function look({ game, witnesses, book }: Session): void {
  const isAsked = decision(game) !== null;
  for (const [seat, witness] of witnesses) {
    const now = view(game, seat);
    if (isAsked && now.decision === null) continue;
    witness.news.push(...newsBetween(witness.view, now, book));
    witness.view = now;
  }
}

function copied(witnesses: Session['witnesses']): Session['witnesses'] {
  return new Map([...witnesses].map(([seat, witness]) => [seat, { ...witness, news: witness.news.slice() }]));
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
  session.witnesses = before.witnesses;
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
