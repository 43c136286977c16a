/** The texts as they were a moment ago. What the worker offers is about those that it had, and somebody may have written since. */
import type { FileChange, FileText } from '../../text-places.ts';

/** How many texts of a file are known: more than are written while an answer is on its way. */
const KNOWN = 64;

export class Versions {
  /** Of each file, the oldest first. */
  readonly #texts = new Map<string, { version: number; text: string | undefined }[]>();

  /** @param first the texts of version 0 */
  constructor(first: Iterable<FileText>) {
    for (const { file, text } of first) this.#texts.set(file, [{ version: 0, text }]);
  }

  /** A change made this version. */
  take(version: number, change: FileChange): void {
    const text = 'text' in change ? change.text : undefined;
    const before = this.#texts.get(change.file) ?? [];
    this.#texts.set(change.file, [...before.slice(1 - KNOWN), { version, text }]);
  }

  /** A file in a version; nothing if there was none, or too long ago. */
  textOf(file: string, version: number): string | undefined {
    return this.#texts.get(file)?.findLast((one) => one.version <= version)?.text;
  }
}
