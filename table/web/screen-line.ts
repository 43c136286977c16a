/** The connection to the worker that turns a server's messages into text and pictures. */

import type { CardWords } from '../messages.ts';
import { WorkerLine } from '../page/worker-line.ts';
import type { CardsOfGame } from '../screen/far-table.ts';
import { askServer, inGame } from './ask-server.ts';

/** The language of the cards. */
const LANG = 'en';

export const newScreenLine = (options: Omit<WorkerLine['options'], 'worker' | 'lang'>): WorkerLine =>
  new WorkerLine({ worker: new Worker('/table-worker.js'), lang: LANG, far: {}, ...options });

/**
 * Fetches the cards of a game, and passes them to the worker.
 * @param game index of the game at its table, from 0; the last game if missing
 * @throws Refusal with the server's message
 */
export async function loadCards(
  line: WorkerLine,
  id: string,
  key: string,
  game?: number,
): Promise<{ title: string; cards: ReadonlyMap<number, CardWords> }> {
  const cards = await askServer<CardsOfGame>(`/t/${id}/cards${inGame(game)}`, key);
  line.forget();
  line.tell({ cards });
  const words = await line.ask('cards');
  return {
    title: cards.chain.at(-1)?.title ?? '',
    cards: new Map(words.map((card) => [card.number, card])),
  };
}
