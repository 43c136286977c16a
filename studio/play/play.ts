/** The worker of Play: it has its own table, so that bots never delay the page or the other worker. */

// The words and icons of cards, made when the studio is bundled.
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

/** Thinks in slices, so that messages from the page arrive between them. */
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
