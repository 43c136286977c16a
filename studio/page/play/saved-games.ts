/** Games saved in the browser, so that they can be continued after the page was closed. */
import type { SavedLines } from '../../../table/index.ts';
import { browserStorage, keep } from '../storage.ts';

/** The last game played in a folder. Its cards are large and rarely change, so they are stored separately. */
export class KeptGame {
  readonly #name: string;
  #chains: SavedLines['chains'] | undefined;

  constructor(folder: string) {
    this.#name = `ecos-game ${folder}`;
  }

  get isThere(): boolean {
    return browserStorage.getItem(this.#name) !== null;
  }

  read(): SavedLines | undefined {
    const game = browserStorage.getItem(this.#name);
    const chains = browserStorage.getItem(`${this.#name} cards`);
    return game && chains ? { ...JSON.parse(game), chains: JSON.parse(chains) } : undefined;
  }

  write({ chains, ...game }: SavedLines): void {
    if (chains !== this.#chains) keep(`${this.#name} cards`, JSON.stringify(chains));
    this.#chains = chains;
    keep(this.#name, JSON.stringify(game));
  }
}
