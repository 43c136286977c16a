/** The worker of the studio: thinks about cards, so that the page never waits. */

// Both are made when the studio is bundled: the words and icons of cards, and the bundled sets.
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
  readonly name: string;
}

const scope = globalThis as unknown as Scope;
const answer = answering(bundled);
/** The way of urgent answers: the page says which they are, and listens to both. */
const urgent = new BroadcastChannel(scope.name);
/** Messages that wait until what answers the first of them is there: they are answered in their order. */
let waiting: ToWorker[] | undefined;

scope.onmessage = ({ data }) => {
  if (waiting) waiting.push(data);
  else if ('name' in data && !isLoaded(data.name)) {
    waiting = [data];
    // Without it, each answer says so.
    loadQuestions()
      .catch((error) => scope.reportError(error))
      .finally(takeWaiting);
  } else take(data);
};

function takeWaiting(): void {
  for (const message of waiting ?? []) take(message);
  waiting = undefined;
}

function take(message: ToWorker): void {
  const answered = answer(message);
  if (answered) ('isUrgent' in message ? urgent : scope).postMessage(answered);
}
