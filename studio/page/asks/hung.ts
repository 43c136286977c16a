/** Texts that hung a worker are remembered in this browser, so that a page that is loaded again does not run them by itself. */

import type { QuestionName } from '../../messages.ts';
import type { FileText } from '../../text-places.ts';
import { browserStorage } from '../storage.ts';

/** Remembers of a set what hung on its texts. */
export class HungTexts {
  readonly #key: string;

  /** @param set tells its texts from those of others */
  constructor(set: string) {
    this.#key = `ecos-hung ${set}`;
  }

  /** These questions hung on these texts. */
  remember(texts: readonly FileText[], names: readonly QuestionName[]): void {
    browserStorage.setItem(this.#key, JSON.stringify({ texts: markOf(texts), names }));
  }

  /** The questions that hung on these very texts. */
  of(texts: readonly FileText[]): QuestionName[] {
    const found: unknown = JSON.parse(browserStorage.getItem(this.#key) ?? 'null');
    const isThem = typeof found === 'object' && found !== null && 'texts' in found && 'names' in found;
    return isThem && found.texts === markOf(texts) ? (found.names as QuestionName[]) : [];
  }
}

/** A number that other texts hardly have, with how long they are. */
function markOf(texts: readonly FileText[]): string {
  const all = texts.map(({ file, text }) => `${file}\n${text}`).join('\n');
  let mark = 0;
  for (let i = 0; i < all.length; i++) mark = (Math.imul(mark, 31) + all.charCodeAt(i)) | 0;
  return `${all.length} ${mark}`;
}
