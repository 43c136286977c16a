/** What a screen shows of a session. */
import { rowsOfSteps, stepName } from '../print/face/index.ts';
import { counted, type StepPath } from '../program/index.ts';
import { type Game, type RunningEffect, SPECTATOR, type View } from '../runtime/index.ts';
import { type MenuContext, menuOf } from './asked/menu.ts';
import { askedOf, questionOf, stepSentence } from './asked/question.ts';
import { type CardBook, cardOf } from './card-book.ts';
import { changedHexes, seatPart } from './events/events.ts';
import type { AskedShown, RunningShown, SeatShown, SentenceShown, TableShown } from './messages.ts';
import { HUMAN } from './seats.ts';
import { type Observer, type Session, whyNotUndone } from './session/session.ts';

/** The state of a screen. */
export interface ScreenShown {
  v: number;
  /** The seat of the viewer; -1 for a spectator. */
  viewer: number;
  /** The seat whose person has to take the screen. */
  handOver: number | null;
  /** The current line. */
  line: number;
}

/** The number of draws, including the current one, whose events are part of the state. */
export const DRAWS_IN_LOG = 3;

/** Everything that a screen shows. It depends on nothing that the viewer may not know. */
export function tableShown(session: Session, { v, viewer, handOver, line }: ScreenShown): TableShown {
  const { view, running, events, before } = observerOf(session, handOver === null ? viewer : SPECTATOR);
  const isAsked = handOver === null && view.decision?.seat === viewer;
  const from = events.findIndex(({ draw }) => draw > view.draws - DRAWS_IN_LOG);
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

/** What a viewer of a session has seen. */
export function observerOf({ observers }: Session, seat: number): Observer {
  const observer = observers.get(seat);
  if (!observer) throw new Error(`nobody looks from seat ${seat}`);
  return observer;
}

/** Why the person at the screen cannot take back a choice; `null` if they can. */
export function whyNotBack(session: Session, viewer: number, handOver: number | null): string | null {
  if (viewer === SPECTATOR || handOver !== null) return 'nobody is at the screen';
  const { view } = observerOf(session, viewer);
  if (view.status !== 'playing') return 'the game is over';
  // If another seat's decision would reveal something about its hand, not even that may be noticeable (R6.2).
  if (view.decision === null) return "it is another player's turn";
  return whyNotUndone(session, viewer);
}

/** A seat as shown. */
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

/** The pending decision as shown. */
export function askedShown(asked: MenuContext): AskedShown {
  return {
    kind: asked.decision.kind,
    question: questionOf(asked),
    step: stepSentence(asked),
    entries: menuOf(asked),
  };
}

/** The running effect, in words. */
export function runningShown(book: CardBook, { card, seat, trigger, path }: RunningEffect): RunningShown {
  const rows = rowsOfSteps(cardOf(book, card), book.words, book.lang);
  const around = rows.filter((row) => (row.trigger ?? -1) === trigger && row.path && isIn(path, row.path));
  // The innermost sentence that contains the step.
  const innermost = around.toSorted((a, b) => b.path!.length - a.path!.length)[0];
  // The effect of a feature may be a single sentence together with its trigger.
  const now = innermost ?? rows.find((row) => row.trigger !== undefined && row.trigger === trigger);
  const sentences = rows.map(({ text, depth, trigger: of, path: step }): SentenceShown => {
    return { text, depth, ...(step && { step: stepName(step, of) }), isNow: false };
  });
  if (now) sentences[rows.indexOf(now)].isNow = true;
  return { card, seat, sentences };
}

const isIn = (path: StepPath | null, outer: StepPath): boolean =>
  path !== null && outer.every((part, at) => part === path[at]);

/** The result of the game, as a sentence. */
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

/** The limit that stopped a game (R12.6). */
export const stoppedBy = ({ bound }: Game): string => `too many ${bound ?? 'steps'}`;
