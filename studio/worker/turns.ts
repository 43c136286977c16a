/**
 * Makes parts of answers in turns. Between two of them the worker hears who asks meanwhile: the page then gets the part as far as it is,
 * so a question waits no longer than a turn.
 */
import type { Answered, ToWorker } from '../messages.ts';

/** About how many milliseconds a part takes, unless somebody asks. */
const PART = 5;

/** What turns need of the worker. */
export interface Turning {
  /** Answers a message; what takes long for a turn at a time. */
  answer(message: ToWorker): Answered | undefined;
  /** Sends an answer. */
  send(answered: Answered, to: ToWorker): void;
  /** Calls the function later, after messages that have come by then. */
  later(next: () => void): void;
}

/** Takes the messages of the page, one after the other. */
export function inTurns({ answer, send, later }: Turning): (message: ToWorker) => void {
  /** The part that is being made. */
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
    // What there was after the turn before stays, if this one adds nothing.
    const { more: _, ...before } = part;
    making.part = { ...before, ...answer({ id: part.id, continues: true })! };
    goOn();
  };
  /** Makes another turn, or sends what is whole or took long enough. */
  const goOn = (): void => {
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
    goOn();
  };
}
