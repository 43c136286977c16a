/** Remembers in this browser which texts hung a worker, so that a reloaded page does not run them again by itself. */
import { markOf } from '../../link/mark.ts';
import type { FileText } from '../../text-places.ts';
import { browserStorage } from '../storage.ts';

/** Remembers how often the texts of a set hung. */
export class TimedOutTexts {
  readonly #key: string;

  /** @param set distinguishes its texts from those of other sets */
  constructor(set: string) {
    this.#key = `ecos-hung ${set}`;
  }

  /** Remembers that these texts hung. */
  remember(texts: readonly FileText[], times: number): void {
    browserStorage.setItem(this.#key, `${times} ${markOf(JSON.stringify(texts))}`);
  }

  /** How often exactly these texts hung. */
  timesOf(texts: readonly FileText[]): number {
    const [times, mark] = (browserStorage.getItem(this.#key) ?? '').split(' ');
    return mark === markOf(JSON.stringify(texts)) ? Number(times) : 0;
  }
}
