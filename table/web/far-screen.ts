/** A table far away on a page: the worker that turns a server's messages into text and pictures, and what the page shows. */
import { TableController } from '../page/table-controller.ts';
import { WorkerLine } from '../page/worker-line.ts';
import type { CardsAnswer } from '../screen/far-table.ts';
import { askServer, inGame } from './ask-server.ts';

type FarOptions = Partial<Pick<WorkerLine['options'], 'far' | 'note' | 'looked' | 'about' | 'replay'>> & {
  /** Called with the reason when the worker has ended. */
  lost(reason: string): void;
  /** Called after each update. */
  updated?(): void;
};

export class FarScreen {
  readonly line: WorkerLine;
  readonly table: TableController;
  /** The table, a key of it, and the index of the game there. */
  #place: readonly [id: string, key: string, game: number] = ['', '', 0];

  constructor({ lost, updated, ...options }: FarOptions) {
    this.line = new WorkerLine({
      worker: new Worker('/table-worker.js'),
      lang: 'en',
      far: {},
      picture: async (card) => {
        const [id, key, game] = this.#place;
        return (await askServer(`/t/${id}/picture${inGame(game)}&card=${card}`, key)).blob();
      },
      about: () => ({ set: '' }),
      ...options,
      updated: ({ shown, board }) => {
        this.table.take(shown, board);
        updated?.();
      },
      lost: () => lost('The page stopped working: load it again.'),
    });
    this.table = new TableController(this.line);
  }

  /**
   * Fetches the cards of a game, and returns what else the server says about it.
   * @param game index of the game at its table, from 0; the last game if missing
   * @throws Refusal with the server's message
   */
  async loadCards(id: string, key: string, game?: number): Promise<CardsAnswer> {
    const answer = await askServer(`/t/${id}/cards${inGame(game)}`, key);
    const cards = (await answer.json()) as CardsAnswer;
    this.#place = [id, key, cards.game];
    void this.line.farTable.take({ cards, lang: cards.lang });
    await this.table.loadCards();
    return cards;
  }
}
