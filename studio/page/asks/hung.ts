/** Remembers in this browser which texts hung a worker, so that a reloaded page does not run them again by itself. */

import type { QuestionName } from '../../messages.ts';
import type { FileText } from '../../text-places.ts';
import { browserStorage } from '../storage.ts';

/** Remembers which questions hung on the texts of a set. */
export class HungTexts {
  readonly #key: string;

  /** @param set distinguishes its texts from those of other sets */
  constructor(set: string) {
    this.#key = `ecos-hung ${set}`;
  }

  /** Remembers that these questions hung on these texts. */
  remember(texts: readonly FileText[], names: readonly QuestionName[]): void {
    browserStorage.setItem(this.#key, JSON.stringify({ texts: markOf(texts), names }));
  }

  /** The questions that hung on exactly these texts. */
  of(texts: readonly FileText[]): QuestionName[] {
    const found: unknown = JSON.parse(browserStorage.getItem(this.#key) ?? 'null');
    const isValid = typeof found === 'object' && found !== null && 'texts' in found && 'names' in found;
    return isValid && found.texts === markOf(texts) ? (found.names as QuestionName[]) : [];
  }
}

/** A hash of the texts with their total length; collisions are unlikely. */
function markOf(texts: readonly FileText[]): string {
  const all = texts.map(({ file, text }) => `${file}\n${text}`).join('\n');
  let mark = 0;
  for (let i = 0; i < all.length; i++) mark = (Math.imul(mark, 31) + all.charCodeAt(i)) | 0;
  return `${all.length} ${mark}`;
}
