/** Remembers in this browser which texts hung a worker, so that a reloaded page does not run them again by itself. */
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
    browserStorage.setItem(this.#key, `${times} ${markOf(texts)}`);
  }

  /** How often exactly these texts hung. */
  timesOf(texts: readonly FileText[]): number {
    const [times, ...mark] = (browserStorage.getItem(this.#key) ?? '').split(' ');
    return mark.join(' ') === markOf(texts) ? Number(times) : 0;
  }
}

/** A hash of the texts with their total length; collisions are unlikely. */
function markOf(texts: readonly FileText[]): string {
  const all = texts.map(({ file, text }) => `${file}\n${text}`).join('\n');
  let mark = 0;
  for (let i = 0; i < all.length; i++) mark = (Math.imul(mark, 31) + all.charCodeAt(i)) | 0;
  return `${all.length} ${mark}`;
}
