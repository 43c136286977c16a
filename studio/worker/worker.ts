/** The worker of the studio: thinks about cards, so that the page never waits. */

// Both are made when the studio is bundled: the words and icons of cards, and the bundled sets.
import 'card-assets';
import bundled from 'bundled-sets';
import type { Answered, ToWorker } from '../messages.ts';
import { answering } from './answering.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: ToWorker }) => void;
  postMessage(message: Answered): void;
  readonly name: string;
}

const scope = globalThis as unknown as Scope;
const answer = answering(bundled);
/** The way of urgent answers: the page says which they are, and listens to both. */
const urgent = new BroadcastChannel(scope.name);
scope.onmessage = ({ data }) => {
  const answered = answer(data);
  if (answered) ('isUrgent' in data ? urgent : scope).postMessage(answered);
};
