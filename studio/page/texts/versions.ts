/** Recent versions of the texts. The worker's answers are about the texts it had, and the user may have typed since. */
import type { FileChange, FileText } from '../../text-places.ts';

/** How many texts are kept of each file: more than the user can produce while an answer is on its way. */
const KNOWN = 64;

export class Versions {
  /** By file, oldest first. */
  readonly #texts = new Map<string, { version: number; text: string | undefined }[]>();

  /** @param first the texts of version 0 */
  constructor(first: Iterable<FileText>) {
    for (const { file, text } of first) this.#texts.set(file, [{ version: 0, text }]);
  }

  /** Records the change that led to a version. */
  take(version: number, change: FileChange): void {
    const text = 'text' in change ? change.text : undefined;
    const before = this.#texts.get(change.file) ?? [];
    this.#texts.set(change.file, [...before.slice(1 - KNOWN), { version, text }]);
  }

  /** The text of a file in a version; undefined if it did not exist or is no longer kept. */
  textOf(file: string, version: number): string | undefined {
    return this.#texts.get(file)?.findLast((one) => one.version <= version)?.text;
  }
}
