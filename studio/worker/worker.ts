/** The worker of the studio: thinks about cards, so that the page never waits. */

// Both are made when the studio is bundled: the words and icons of cards, and the bundled sets.
import 'card-assets';
import bundled from 'bundled-sets';
import type { Answered, ToWorker } from '../messages.ts';
import { answering } from './answering.ts';
import { isLoaded, loadQuestions } from './questions.ts';
import { inTurns } from './turns.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: ToWorker }) => void;
  postMessage(message: Answered): void;
  reportError(error: unknown): void;
  readonly name: string;
  readonly MessageChannel: new () => Record<'port1' | 'port2', Port>;
}

interface Port {
  onmessage: () => void;
  postMessage(message: null): void;
}

const scope = globalThis as unknown as Scope;
/** The way of urgent answers: the page says which they are, and listens to both. */
const urgent = new BroadcastChannel(scope.name);
/** Messages that wait until what answers the first of them is there: they are answered in their order. */
let waiting: ToWorker[] | undefined;

/** Messages of the worker to itself come after those that the page has sent by then. */
const { port1: turn, port2: turns } = new scope.MessageChannel();

const take = inTurns({
  answer: answering(bundled),
  send: (answered, to) => ('isUrgent' in to ? urgent : scope).postMessage(answered),
  later: (next) => {
    turn.onmessage = next;
    turns.postMessage(null);
  },
});

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
