/** The worker behind the page of a table: it plays or follows the game, thinks for bots and draws, so that the page never waits. */

// The words and icons of cards, made when the pages are bundled.
import 'card-assets';
import type { FromTableWorker, ToTableWorker } from './messages.ts';
import { TableWorker } from './table-worker.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: ToTableWorker }) => void;
  postMessage(message: FromTableWorker): void;
}

const scope = globalThis as unknown as Scope;
const worker = new TableWorker((message) => scope.postMessage(message));
let isWaiting = false;

/** Works in slices, so that messages from the page arrive between them. */
function stepAfter(time: number): void {
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    const wait = worker.step();
    if (wait !== undefined && !isWaiting) stepAfter(wait);
  }, time);
}

scope.onmessage = ({ data }) => {
  worker.take(data);
  if (!isWaiting) stepAfter(0);
};
