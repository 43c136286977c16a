/** The worker of the studio: does the computing, so that the page never waits. */

// The words and icons of cards, and the bundled sets; both are made when the studio is bundled.
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
/** The channel for urgent answers: the page marks its urgent questions, and listens to both channels. */
const urgent = new BroadcastChannel(scope.name);
/** Messages that wait until the code for the first of them is loaded; they are answered in order. */
let waiting: ToWorker[] | undefined;

/** The worker's messages to itself arrive after those that the page has sent by then. */
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
