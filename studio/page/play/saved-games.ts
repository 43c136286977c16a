/** Games saved in the browser, so that they can be continued after the page was closed. */
import type { SavedLines } from '../../../table/index.ts';
import { browserStorage, keep, storedNames } from '../storage.ts';

/** The last game played in a folder. Its cards are large and rarely change, so they are stored separately. */
export class KeptGame {
  readonly #names: ReturnType<typeof storedNames>;
  #chains: SavedLines['chains'] | undefined;

  constructor(folder: string) {
    this.#names = storedNames(folder);
  }

  get isThere(): boolean {
    return browserStorage.getItem(this.#names.game) !== null;
  }

  read(): SavedLines | undefined {
    const game = browserStorage.getItem(this.#names.game);
    const chains = browserStorage.getItem(this.#names.gameCards);
    return game && chains ? { ...JSON.parse(game), chains: JSON.parse(chains) } : undefined;
  }

  write({ chains, ...game }: SavedLines): void {
    if (chains !== this.#chains) keep(this.#names.gameCards, JSON.stringify(chains));
    this.#chains = chains;
    keep(this.#names.game, JSON.stringify(game));
  }
}
