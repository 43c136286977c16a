/**
 * Computes answers in turns. Between two turns the worker handles new messages: the page then gets the part available so far,
 * so a question waits no longer than one turn.
 */
import type { Answered, ToWorker } from '../messages.ts';

/** Roughly how many milliseconds a part takes, unless a message arrives. */
const PART = 5;

/** The functions of the worker that turns need. */
export interface Turning {
  /** Answers a message; a long answer advances by one turn per call. */
  answer(message: ToWorker): Answered | undefined;
  /** Sends an answer. */
  send(answered: Answered, to: ToWorker): void;
  /** Calls the function later, after the messages that have arrived by then. */
  later(next: () => void): void;
}

/** Returns a function that handles the page's messages in order. */
export function inTurns({ answer, send, later }: Turning): (message: ToWorker) => void {
  /** The part in progress. */
  let making: { part: Answered; to: ToWorker; until: number } | undefined;
  let isDue = false;

  const end = (): void => {
    if (making) send(making.part, making.to);
    making = undefined;
  };
  const next = (): void => {
    isDue = false;
    if (!making) return;
    const { part } = making;
    // If this turn adds nothing, the result of the previous turn stays.
    const { more: _, ...before } = part;
    making.part = { ...before, ...answer({ id: part.id, continues: true })! };
    proceed();
  };
  /** Schedules another turn, or sends the part if it is complete or took long enough. */
  const proceed = (): void => {
    if (!making?.part.more || performance.now() >= making.until) end();
    else if (!isDue) {
      isDue = true;
      later(next);
    }
  };
  return (message) => {
    end();
    const until = performance.now() + PART;
    const part = answer(message);
    if (!part) return;
    making = { part, to: message, until };
    proceed();
  };
}
