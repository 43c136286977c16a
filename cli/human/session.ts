/** A game with people: who plays, what each person has seen, and which choices can be taken back. */
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
import { type Choice, NEW_TOKEN, whyNoUndo } from './undo.ts';

/** What one person has seen. */
interface Observer {
  view: View;
  /** All that happened, one line per event. */
  events: readonly string[];
  /** How many of them there were when the person last chose. */
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
  choices: Choice[];
  /** The game before each choice that a person might take back. */
  snapshots: Snapshot[];
  /** Where choices are written; missing while a log is replayed. */
  log?: GameLog;
}

/** Starts a session with a new game, or with the one given; people read the cards of `book`. Throws what `newGame` refuses. */
export function startSession(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  { game = newGame(chain, options), book = cardBook(chain) }: { game?: Game; book?: CardBook } = {},
): Session {
  const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  const observers = new Map(people.map((seat) => [seat, { view: view(game, seat), events: [], read: 0 }]));
  return { chain, options, players, book, game, observers, choices: [], snapshots: [] };
}

/** Answers the pending decision and shows everybody what follows. */
export function choose(session: Session, option: number): void {
  const { game, players, log } = session;
  const { seat } = game.asked;
  log?.add(logChoice(game, option));
  if (players[seat] === HUMAN) session.snapshots.push({ game: clone(game), observers: session.observers });
  session.choices.push({ seat, option });
  const own = session.observers.get(seat);
  if (own) session.observers = new Map(session.observers).set(seat, { ...own, read: own.events.length });
  applyInSteps(game, option, (act) => {
    act();
    session.observers = observed(session);
  });
  // Choices from before the last token was drawn cannot be taken back.
  session.snapshots = session.snapshots.filter((before) => before.game.draws === game.draws);
}

/** Shows everybody what has changed, but not that another seat is asked because of its hand. */
function observed({ game, observers, book }: Session): Session['observers'] {
  const isAsked = decision(game) !== null;
  return new Map(
    [...observers].map(([seat, seen]) => {
      const now = view(game, seat);
      if (isAsked && now.decision === null) return [seat, seen];
      return [seat, { ...seen, view: now, events: [...seen.events, ...eventsBetween(seen.view, now, book)] }];
    }),
  );
}

/** Takes back the last choice of the seat that is asked. Returns null, or the reason why it cannot. */
export function undo(session: Session): string | null {
  const { game, choices, snapshots } = session;
  const { seat } = game.asked;
  const at = snapshots.findLastIndex((before) => before.game.asked.seat === seat);
  const before = snapshots[at];
  if (!before)
    return choices.some((choice) => choice.seat === seat) ? NEW_TOKEN : 'you have not chosen anything yet';
  const since = choices.slice(before.game.decisions);
  const reason = whyNoUndo(before.game, game, since);
  if (reason !== null) return reason;
  for (const _ of since) session.log?.dropLast();
  Object.assign(session, before, {
    choices: choices.slice(0, before.game.decisions),
    snapshots: snapshots.slice(0, at),
  });
  return null;
}

/**
 * What a bot would choose now. Its random numbers depend on the seed, the seat and the number of decisions so far, so that
 * a resumed game continues as it would have without the break.
 */
export function botChoice({ game, options }: Session, name: BotName): number {
  const seed = (options.seed ^ Math.imul(game.decisions + 1, 0x27d4eb2d)) >>> 0;
  return chooseAs(name, game, makeBot(name, seed, game.asked.seat).rng);
}
