/** The words and drawings in the folders of a set, as data for the page. */
import { join } from 'node:path';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { newLooks } from '../language/set-looks.ts';
import { filesIn } from '../load/set-extras.ts';

const looks = newLooks();

/** The look of the sets in some folders, of which later ones take precedence. */
export async function lookIn(folders: readonly string[]): Promise<LookAnswer> {
  const look = await looks(folders);
  const drawings = folders.flatMap((folder) => filesIn(join(folder, 'icons'), /.\.svg$/));
  return {
    nouns: Object.fromEntries([...(look?.nouns ?? [])].map(([lang, nouns]) => [lang, [...nouns]])),
    icons: Object.fromEntries(
      drawings.flatMap((name) => {
        const word = name.slice(0, -'.svg'.length);
        const icon = look?.icons?.(word);
        return icon ? [[word, icon]] : [];
      }),
    ),
  };
}
