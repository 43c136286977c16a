/** The worker behind the page of a table: it plays or follows the game, thinks for bots and draws, so that the page never waits. */

// The words and icons of cards, made when the pages are bundled.
import 'card-assets';
import { expose } from 'comlink';
import { type TableNews, TableWorker } from './table-worker.ts';

let isWaiting = false;
const scope = globalThis as unknown as { postMessage(news: TableNews): void };
const worker = new TableWorker((news) => scope.postMessage(news), wake);
expose(worker);

function wake(): void {
  if (!isWaiting) stepAfter(0);
}

/** Works in slices, so that messages from the page arrive between them. */
function stepAfter(time: number): void {
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    const wait = worker.step();
    if (wait !== undefined && !isWaiting) stepAfter(wait);
  }, time);
}
