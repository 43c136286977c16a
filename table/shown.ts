/** What a screen shows of a session. */
import { rowsOfSteps, stepName } from '../print/face/index.ts';
import { counted, type StepPath } from '../program/index.ts';
import { type Game, type RunningEffect, SPECTATOR, type View } from '../runtime/index.ts';
import { type MenuContext, menuOf } from './asked/menu.ts';
import { askedOf, questionOf, stepSentence } from './asked/question.ts';
import { type CardBook, cardOf } from './card-book.ts';
import type { AskedShown, RunningShown, SeatShown, SentenceShown, TableShown } from './messages.ts';
import { changedHexes, seatPart } from './said/events.ts';
import { HUMAN } from './seats.ts';
import { type Observer, type Session, whyNotUndone } from './session/session.ts';

/** Which screen it is. */
export interface ScreenShown {
  v: number;
  /** The seat of the person who looks at it; -1 for nobody in particular. */
  viewer: number;
  /** The seat whose person is to take it. */
  handOver: number | null;
  /** The line that is played. */
  line: number;
}

/** For how many draws, the present one included, lines of the log are sent along. */
export const DRAWS_SAID = 3;

/** All that a screen shows. It depends on nothing that its viewer may not know. */
export function tableShown(session: Session, { v, viewer, handOver, line }: ScreenShown): TableShown {
  const { view, running, events, before } = observerOf(session, handOver === null ? viewer : SPECTATOR);
  const isAsked = handOver === null && view.decision?.seat === viewer;
  const from = events.findIndex(({ draw }) => draw > view.draws - DRAWS_SAID);
  const saidBefore = from < 0 ? events.length : from;
  return {
    v,
    view,
    seats: session.players.map((_, seat) => seatShown(session, view, seat)),
    handOver,
    running: running ? runningShown(session.book, running) : null,
    asked: isAsked ? askedShown(askedOf(session)) : null,
    said: events.slice(saidBefore),
    saidBefore,
    changed: changedHexes(before.landscape, view.landscape),
    undo: whyNotBack(session, viewer, handOver) ?? true,
    line,
    result: resultSentence(session.names, view, stoppedBy(session.game)),
  };
}

/** What the viewer of a session has seen. */
export function observerOf({ observers }: Session, seat: number): Observer {
  const observer = observers.get(seat);
  if (!observer) throw new Error(`nobody looks from seat ${seat}`);
  return observer;
}

/** Why the person at the screen cannot take back a choice; null if that is possible. */
export function whyNotBack(session: Session, viewer: number, handOver: number | null): string | null {
  if (viewer === SPECTATOR || handOver !== null) return 'nobody is at the screen';
  const { view } = observerOf(session, viewer);
  if (view.status !== 'playing') return 'the game is over';
  // While another seat decides something that would reveal its hand, not even that may be noticed (R6.2).
  if (view.decision === null) return "it is somebody else's turn";
  return whyNotUndone(session, viewer);
}

/** Who sits at a seat. */
export function seatShown(
  { players, names }: Pick<Session, 'players' | 'names'>,
  view: View,
  seat: number,
): SeatShown {
  const player = players[seat];
  const { text } = seatPart(seat, SPECTATOR, names);
  const acts = player === HUMAN ? 'chooses' : 'thinks';
  return {
    name: text,
    player,
    state: view.decision?.seat === seat ? acts : 'waits',
    isHarbinger: view.harbinger === seat,
  };
}

/** The decision of the seat that is asked. */
export function askedShown(asked: MenuContext): AskedShown {
  return {
    kind: asked.decision.kind,
    question: questionOf(asked),
    step: stepSentence(asked),
    entries: menuOf(asked),
  };
}

/** The effect that runs, in words. */
export function runningShown(book: CardBook, { card, seat, trigger, path }: RunningEffect): RunningShown {
  const rows = rowsOfSteps(cardOf(book, card), book.words, book.lang);
  const around = rows.filter((row) => (row.trigger ?? -1) === trigger && row.path && isIn(path, row.path));
  // The innermost of the sentences that the step is part of.
  const innermost = around.toSorted((a, b) => b.path!.length - a.path!.length)[0];
  // What a feature does may be one sentence with the words that lead to it.
  const now = innermost ?? rows.find((row) => row.trigger !== undefined && row.trigger === trigger);
  const sentences = rows.map(({ text, depth, trigger: of, path: step }): SentenceShown => {
    return { text, depth, ...(step && { step: stepName(step, of) }), isNow: false };
  });
  if (now) sentences[rows.indexOf(now)].isNow = true;
  return { card, seat, sentences };
}

const isIn = (path: StepPath | null, outer: StepPath): boolean =>
  path !== null && outer.every((part, at) => part === path[at]);

/** How the game ended, in a sentence. */
export function resultSentence(
  names: readonly string[],
  { status, winner, seats }: View,
  stopped: string,
): string | null {
  if (status === 'playing') return null;
  if (status === 'unfinished') return `The game was stopped: ${stopped}.`;
  if (winner === null) return 'A tie.';
  const { text } = seatPart(winner, SPECTATOR, names);
  return `${text} wins with ${counted(seats[winner].vp, 'point')}.`;
}

/** Which bound stopped a game (R12.6). */
export const stoppedBy = ({ bound }: Game): string => `too many ${bound ?? 'steps'}`;
