/** The files that a set has in addition to its cards: words in other languages, drawings, and credits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { kindOf, usingFile } from '../files/system-errors.ts';
import { foldersOf } from './set-folders.ts';
import { readText } from './sources/read.ts';

const WORDS = /^words\.[a-z]+\.ftl$/;
const DRAWINGS = /\.svg$|^CREDITS\.md$/;

/** The words and drawings in one folder of a set, unchanged, with `/` in their paths. */
export function extrasIn(folder: string): { file: string; text: string }[] {
  const drawings = filesIn(join(folder, 'icons'), DRAWINGS).map((name) => `icons/${name}`);
  return [...filesIn(folder, WORDS), ...drawings].map((file) => ({
    file,
    text: readText(join(folder, file)),
  }));
}

/**
 * The words and drawings next to the files of a set: `words.LANG.ftl`, `icons/NAME.svg` and `icons/CREDITS.md`, by their paths
 * relative to its folder. The folders of a set take precedence in the order in which commands read them; the words of several
 * folders are merged.
 */
export async function extrasOf({ files }: CompiledSet): Promise<Map<string, string | Uint8Array>> {
  const folders = foldersOf(files);
  const words = Map.groupBy(
    folders.flatMap((folder) => filesIn(folder, WORDS).map((name) => ({ folder, name }))),
    ({ name }) => name,
  );
  const extras = new Map<string, string | Uint8Array>();
  if (words.size > 0) {
    const { mergedWords } = await import('../../print/set-words/index.ts');
    for (const [name, all] of words) {
      const texts = all.map(({ folder }) => readText(join(folder, name)));
      extras.set(name, mergedWords(texts));
    }
  }
  for (const icons of folders.map((folder) => join(folder, 'icons'))) {
    for (const name of filesIn(icons, DRAWINGS)) {
      const file = join(icons, name);
      extras.set(
        join('icons', name),
        usingFile(file, 'read', () => readFileSync(file)),
      );
    }
  }
  return extras;
}

/** The names of the files in a folder that match. Links are left out, because they may lead anywhere. */
export function filesIn(folder: string, fitting: RegExp): string[] {
  if (kindOf(folder) !== 'folder') return [];
  const entries = usingFile(folder, 'read', () => readdirSync(folder, { withFileTypes: true }));
  return entries.filter((entry) => entry.isFile() && fitting.test(entry.name)).map(({ name }) => name);
}
