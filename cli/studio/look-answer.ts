/** The words and drawings in the folders of a set, as data for the page. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { newLooks } from '../language/set-looks.ts';

const looks = newLooks();

/** The look of the sets in some folders, of which later ones take precedence. */
export async function lookIn(folders: readonly string[]): Promise<LookAnswer> {
  const look = await looks(folders);
  const words = folders.flatMap((folder) => wordsIn(join(folder, 'icons')));
  return {
    nouns: Object.fromEntries([...(look?.nouns ?? [])].map(([lang, nouns]) => [lang, [...nouns]])),
    icons: Object.fromEntries(
      words.flatMap((word) => {
        const icon = look?.icons?.(word);
        return icon ? [[word, icon]] : [];
      }),
    ),
  };
}

/** The words that a folder has drawings for. */
const wordsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(.+)\.svg$/.exec(name)?.[1] ?? []) : [];
