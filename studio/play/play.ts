/** The worker of Play: a table of its own, so that bots never keep the page or the other worker waiting. */

// Made when the studio is bundled: the words and icons of cards.
import 'card-assets';
import type { FromPlay, ToPlay } from '../play-messages.ts';
import { PlayWorker } from './play-worker.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: ToPlay }) => void;
  postMessage(message: FromPlay): void;
}

const scope = globalThis as unknown as Scope;
const playing = new PlayWorker((message) => scope.postMessage(message));
let isThinking = false;

/** Messages of the page come between the parts. */
function think(): void {
  isThinking = true;
  setTimeout(() => {
    isThinking = playing.think();
    if (isThinking) think();
  }, 0);
}

scope.onmessage = ({ data }) => {
  playing.take(data);
  if (!isThinking) think();
};
