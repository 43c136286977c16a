/** The parts of what a screen shows. */
import { rowsOfSteps, stepName } from '../../print/face/index.ts';
import { counted, type StepPath } from '../../program/index.ts';
import { type RunningEffect, SPECTATOR, type View } from '../../runtime/index.ts';
import { type CardBook, cardOf } from '../card-book.ts';
import { type MenuContext, menuOf } from '../decision/menu.ts';
import { questionOf, stepSentence } from '../decision/question.ts';
import { seatPart } from '../events/events.ts';
import type { CardSentence, DecisionPrompt, Player, RunningText, SeatStatus } from '../messages.ts';
import { HUMAN } from '../seats.ts';

/** The number of draws, including the current one, whose events are part of the state. */
export const DRAWS_IN_LOG = 3;

/** A seat as shown. */
export function seatStatus(
  { players, names }: { players: readonly Player[]; names: readonly string[] },
  view: View,
  seat: number,
): SeatStatus {
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
export function promptOf(asked: MenuContext): DecisionPrompt {
  return {
    kind: asked.decision.kind,
    question: questionOf(asked),
    step: stepSentence(asked),
    entries: menuOf(asked),
  };
}

/** The running effect, in words. */
export function runningText(book: CardBook, { card, seat, trigger, path }: RunningEffect): RunningText {
  const rows = rowsOfSteps(cardOf(book, card), book.words, book.lang);
  const around = rows.filter((row) => (row.trigger ?? -1) === trigger && row.path && isIn(path, row.path));
  // The innermost sentence that contains the step.
  const innermost = around.toSorted((a, b) => b.path!.length - a.path!.length)[0];
  // The effect of a feature may be a single sentence together with its trigger.
  const now = innermost ?? rows.find((row) => row.trigger !== undefined && row.trigger === trigger);
  const sentences = rows.map(({ text, depth, trigger: of, path: step }): CardSentence => {
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
