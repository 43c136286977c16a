/** The words and drawings in the folders of sets, for the language server and for pages. */
import { basename, dirname, join } from 'node:path';
import type { SetExtras } from '../../language/index.ts';
import { type CardTexts, type FileNoun, LANGUAGES, type Lang } from '../../print/wording/index.ts';
import { Recent } from '../../program/index.ts';
import { extendableTexts } from '../../studio/link/index.ts';
import type { BundledSet, ExtrasAnswer } from '../../studio/serve/index.ts';
import { fileStamps, LARGEST_WORDS, readText } from '../files/read.ts';
import { ifReadable } from '../files/system-errors.ts';
import { bundledSets, folderDeclarations } from './catalogue.ts';
import { folderFiles, iconPaths } from './set-files.ts';

/** How many results are cached: one for each set being edited. */
const MOST_KEPT = 20;

const WORDS = new RegExp(`^words\\.(${LANGUAGES.join('|')})\\.ftl$`);
const DRAWING = /.\.svg$/;

/**
 * Finds the words and drawings of the sets in some folders, of which later ones take precedence; undefined if there are
 * none. Returns the same object as long as the files are the same. Unusable files, of which `ecos print` warns,
 * are left out.
 */
export function newExtrasCache(): (folders: readonly string[]) => Promise<SetExtras | undefined> {
  const kept = new Recent<{ state: string; extras: SetExtras }>(MOST_KEPT);
  return async (folders) => {
    const words = pathsIn(folders, WORDS);
    const icons = iconPaths(folders);
    if (words.length === 0 && icons.length === 0) return undefined;
    const state = stateOf(words, icons);
    const key = [...folders, ...icons].join('\n');
    const known = kept.get(key);
    if (known?.state === state) return known.extras;
    const extras = await loadExtras(words, icons);
    kept.set(key, { state, extras });
    return extras;
  };
}

/** The times and sizes of the files in some folders that have words and drawings, and of the pictures that texts of cards name. */
export function extrasState(folders: readonly string[], texts: readonly { text: string }[]): string {
  const named = texts.flatMap(({ text }) => Array.from(text.matchAll(ART), ([, file]) => file!));
  const pictures = [
    ...folders.flatMap((folder) => named.map((file) => join(folder, file))),
    ...pathsIn(
      folders.map((folder) => join(folder, 'art')),
      /^/,
    ),
  ];
  return stateOf([...pathsIn(folders, WORDS), ...pictures], iconPaths(folders));
}

const ART = /\bart\s+"([^"\n]+)"/g;

const stateOf = (words: readonly string[], icons: readonly string[]): string =>
  fileStamps([...words, ...pathsIn(icons, /^/)]);

const pathsIn = (folders: readonly string[], fitting: RegExp): string[] =>
  folders.flatMap((folder) => folderFiles(folder, fitting).map((name) => join(folder, name)));

/** Loads the readers of words and drawings only for sets that have such files. */
async function loadExtras(words: readonly string[], icons: readonly string[]): Promise<SetExtras> {
  const nouns = new Map<Lang, Map<string, FileNoun>>();
  const titles = new Map<Lang, Map<number, CardTexts>>();
  for (const file of words) {
    const { readTranslation } = await import('../../print/set-words/index.ts');
    const lang = WORDS.exec(basename(file))![1] as Lang;
    const text = ifReadable(() => readText(file, LARGEST_WORDS));
    const read = text === undefined ? undefined : readTranslation(text, lang);
    if (!read || read.faults.length > 0) continue;
    nouns.set(lang, new Map([...(nouns.get(lang) ?? []), ...read.nouns]));
    titles.set(lang, new Map([...(titles.get(lang) ?? []), ...read.cards]));
  }
  if (icons.length === 0) return { nouns, titles };
  const { loadIcons, SIGN_ICON } = await import('../../print/index.ts');
  const signs = icons.flatMap((path) => {
    const sign = loadIcons([path])(SIGN_ICON);
    const ids = folderDeclarations(dirname(path)).map(({ id }) => id);
    return sign ? (ids.length > 0 ? ids : ['']).map((id) => [id, sign] as const) : [];
  });
  return { nouns, titles, icons: loadIcons(icons), signs: new Map(signs) };
}

const readExtras = newExtrasCache();

/** The words and drawings in some folders as data for pages. */
export async function extrasForPages(folders: readonly string[]): Promise<ExtrasAnswer> {
  const extras = await readExtras(folders);
  const drawings = iconPaths(folders).flatMap((folder) => folderFiles(folder, DRAWING));
  return {
    signs: Object.fromEntries(extras?.signs ?? []),
    nouns: Object.fromEntries([...(extras?.nouns ?? [])].map(([lang, nouns]) => [lang, [...nouns]])),
    titles: Object.fromEntries([...(extras?.titles ?? [])].map(([lang, titles]) => [lang, [...titles]])),
    icons: Object.fromEntries(
      drawings.flatMap((name) => {
        const word = name.slice(0, -'.svg'.length);
        // Pages get no paths of this machine.
        const { file: _, ...icon } = extras?.icons?.(word) ?? {};
        return 'box' in icon ? [[word, icon]] : [];
      }),
    ),
  };
}

/** The bundled sets for pages: what sets that extend them need. */
export const bundledForPages = (): Promise<BundledSet[]> =>
  Promise.all(
    bundledSets().map(async ({ id, files }) => ({
      id,
      files: extendableTexts(files),
      extras: await extrasForPages([dirname(files[0]!.file)]),
    })),
  );
