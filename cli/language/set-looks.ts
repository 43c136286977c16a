/** The words and drawings in the folders of sets, for the language server and for pages. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SetLook } from '../../language/index.ts';
import type { CardTexts } from '../../print/set-words/index.ts';
import { type FileNoun, LANGUAGES, type Lang } from '../../print/wording/index.ts';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { readText } from '../load/read.ts';
import { filesIn as namesIn } from '../load/set-files.ts';

/** The largest file of words to read, in bytes. */
const LARGEST = 2 ** 18;
/** How many looks are cached: one for each set being edited. */
const MOST_KEPT = 20;

/** The files of words and drawings as they are on the disk. */
interface Found {
  words: { lang: Lang; file: string }[];
  icons: string[];
  /** Differs if any of the files differs. */
  state: string;
}

/**
 * Finds the look of the sets in some folders, of which later ones take precedence; undefined if they have neither words nor
 * drawings of their own. Returns the same object as long as the files are the same. Unusable files, of which `ecos print` warns,
 * are left out.
 */
export function newLooks(): (folders: readonly string[]) => Promise<SetLook | undefined> {
  const kept = new Map<string, { state: string; look: SetLook }>();
  return async (folders) => {
    const found = filesIn(folders);
    if (found.words.length === 0 && found.icons.length === 0) return undefined;
    const key = folders.join('\n');
    const known = kept.get(key);
    if (known?.state === found.state) return known.look;
    const look = await lookOf(found);
    if (!known && kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { state: found.state, look });
    return look;
  };
}

function filesIn(folders: readonly string[]): Found {
  const found: Found = { words: [], icons: [], state: '' };
  // A link may lead anywhere, so links are not followed.
  const seen = (path: string) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats) found.state += `${path} ${stats.mtimeMs} ${stats.size}\n`;
    return stats;
  };
  for (const folder of folders) {
    for (const lang of LANGUAGES) {
      const file = join(folder, `words.${lang}.ftl`);
      const there = seen(file);
      if (there?.isFile() && there.size <= LARGEST) found.words.push({ lang, file });
    }
    const icons = join(folder, 'icons');
    if (!seen(icons)?.isDirectory()) continue;
    found.icons.push(icons);
    for (const name of readdirSync(icons).toSorted()) seen(join(icons, name));
  }
  return found;
}

/** Loads the readers of words and drawings only for sets that have such files. */
async function lookOf({ words, icons }: Found): Promise<SetLook> {
  const nouns = new Map<Lang, Map<string, FileNoun>>();
  const titles = new Map<Lang, Map<number, CardTexts>>();
  if (words.length > 0) {
    const { readSetWords } = await import('../../print/set-words/index.ts');
    for (const { lang, file } of words) {
      const read = readSetWords(readText(file, LARGEST), lang);
      if (read.faults.length > 0) continue;
      nouns.set(lang, new Map([...(nouns.get(lang) ?? []), ...read.nouns]));
      titles.set(lang, new Map([...(titles.get(lang) ?? []), ...read.cards]));
    }
  }
  if (icons.length === 0) return { nouns, titles };
  const { loadIcons } = await import('../../print/index.ts');
  return { nouns, titles, icons: loadIcons(icons) };
}

const looks = newLooks();

/** The look of the sets in some folders as data for pages. */
export async function lookIn(folders: readonly string[]): Promise<LookAnswer> {
  const look = await looks(folders);
  const drawings = folders.flatMap((folder) => namesIn(join(folder, 'icons'), /.\.svg$/));
  return {
    nouns: Object.fromEntries([...(look?.nouns ?? [])].map(([lang, nouns]) => [lang, [...nouns]])),
    titles: Object.fromEntries([...(look?.titles ?? [])].map(([lang, titles]) => [lang, [...titles]])),
    icons: Object.fromEntries(
      drawings.flatMap((name) => {
        const word = name.slice(0, -'.svg'.length);
        const icon = look?.icons?.(word);
        return icon ? [[word, icon]] : [];
      }),
    ),
  };
}
