/** The worker of the studio: does the computing, so that the page never waits. */

// The words and icons of cards, and the bundled sets; both are made when the studio is bundled.
import 'card-assets';
import bundled from 'bundled-sets';
import type { Answered, ToWorker } from '../messages.ts';
import { answering } from './answering.ts';
import { isLoaded, loadQuestions } from './questions.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: ToWorker }) => void;
  postMessage(message: Answered): void;
  reportError(error: unknown): void;
}

const scope = globalThis as unknown as Scope;
/** Messages that wait until the code for the first of them is loaded; they are answered in order. */
let waiting: ToWorker[] | undefined;

const answer = answering(bundled);

function take(message: ToWorker): void {
  const answered = answer(message);
  if (answered) scope.postMessage(answered);
}

scope.onmessage = ({ data }) => {
  if (waiting) waiting.push(data);
  else if ('name' in data && !isLoaded(data.name)) {
    waiting = [data];
    // If loading fails, each answer reports it.
    loadQuestions()
      .catch((error) => scope.reportError(error))
      .finally(takeWaiting);
  } else take(data);
};

function takeWaiting(): void {
  for (const message of waiting ?? []) take(message);
  waiting = undefined;
}
