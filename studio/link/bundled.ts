/** Bundled sets in links, which name them instead of containing them: every studio has them. */
import { hasCards } from '../paths.ts';
import type { FileText, OutsideSet } from '../text-places.ts';
import { textMark } from './mark.ts';

/** A comment on a line of its own. */
const COMMENT = /^[ \t]*#.*$/gm;

/** The texts of a set that others extend: no comments, no files with only scenarios. */
export const extendableTexts = (files: readonly FileText[]): FileText[] =>
  files.filter(hasCards).map(({ file, text }) => ({ file, text: text.replace(COMMENT, '') }));

/** A short mark of what a set declares, wherever its files are. */
export function setMark(files: readonly FileText[]): string {
  const texts = extendableTexts(files).map(({ text }) => text.trim());
  return textMark(
    texts
      .filter((text) => text !== '')
      .toSorted()
      .join('\n'),
  ).slice(0, 6);
}

/** Whether a set is one of these, with the same cards. */
export const hasSet = (sets: readonly OutsideSet[], { id, files }: OutsideSet): boolean =>
  sets.some((one) => one.id === id && setMark(one.files) === setMark(files));
