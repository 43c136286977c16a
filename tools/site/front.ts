/** The site's first page: its HTML, styles and scripts, and what the reader of its sentences needs to know and to draw. */
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { CATALOGUE, REASONS } from '../../compiler/catalogue/problems.generated.ts';
import { FIRST_SENTENCE } from '../../studio/page/words/beginnings.ts';
import { packedData } from '../package/assets.ts';
import { withoutDoors } from '../package/doors.ts';
import { setData } from '../package/set-data.ts';
import { inBrowser } from '../package/studio.ts';
import lettersData, { mapValues } from './data/front-letters.ts';
import { firstPage } from './first-page.ts';
import { readSentence } from './page/front-reader.ts';
import { FIRST_NUMBER, studioAddress } from './page/studio-address.ts';
import { firstPictures } from './pictures.ts';

const PAGE = join(import.meta.dirname, 'page');
const LAYOUT = join(import.meta.dirname, '..', '..', 'print', 'layout');

/** The files of the first page, by name. */
export async function frontSite(): Promise<Map<string, string | Uint8Array>> {
  const asked = {
    text: FIRST_SENTENCE,
    number: FIRST_NUMBER,
    draft: 0,
    leftOut: [],
    file: '',
    lang: 'en',
  } as const;
  const { svg, set } = readSentence(asked).card!;
  const card = { svg, toTry: await studioAddress(set, true), toKeep: await studioAddress(set) };
  // Landscape Features are not counted.
  const cards = bundledSets().reduce((sum, { id }) => sum + setData(id).program.cards.length, 0);
  return new Map([
    ...(await packFront()),
    ...(await firstPictures()),
    ['index.html', firstPage(card, cards)],
  ]);
}

/** Packs scripts and styles of all pages: the data of the reader is in files of its own. */
async function packFront(): Promise<Map<string, string | Uint8Array>> {
  const { outputFiles } = await inBrowser({
    entryPoints: [
      ...[
        'front.tsx',
        'front-worker.ts',
        'front-reader.ts',
        'front.css',
        'page.ts',
        'page.css',
        '../data/front-icons.ts',
        '../data/front-words.ts',
      ].map((file) => ({ in: join(PAGE, file), out: basename(file).replace(/\.\w+$/, '') })),
      ...Object.keys(lettersData).map((name) => ({
        in: join(LAYOUT, name),
        out: `front-${name.split('.')[0]}`,
      })),
    ],
    outdir: PAGE,
    splitting: true,
    format: 'esm',
    chunkNames: 'front-[hash]',
    footer: { css: WORD_COLOURS },
    write: false,
    plugins: [packedData, parts, withoutDoors, studioFonts],
  });
  return new Map(outputFiles!.map(({ path, contents }) => [path.slice(PAGE.length + 1), contents]));
}

/** The modules of which the page has only a part: no problem is shown there, so no text is read as it was meant. */
const PARTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(lettersData).map(([name, data]) => [name, `export default ${JSON.stringify(data)};`]),
  ),
  'repair.ts': `export const repair = ({ lexed: { comments }, first = { items: [], problems: [] } }) => ({ ...first, comments, atFirst: [] });`,
  'proved.ts': 'export const withProvedFixes = (problems) => problems;',
  'problems.generated.ts': `export const REASONS = ${JSON.stringify(mapValues(REASONS, () => ''))},
    CATALOGUE = ${JSON.stringify(mapValues(CATALOGUE, ({ severity }) => ({ severity, message: '' })))};`,
};
const parts: Plugin = {
  name: 'parts',
  setup({ onLoad }) {
    onLoad({ filter: /(\.generated|grammar\W(repair\Wrepair|fixes\Wproved))\.ts$/ }, ({ path }) => {
      const contents = PARTS[basename(path)];
      return contents === undefined ? undefined : { contents };
    });
  },
};

/** The fonts are those of the studio. */
const studioFonts: Plugin = {
  name: 'studio-fonts',
  setup({ onResolve }) {
    onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
      path: `studio/fonts/${basename(path)}`,
      external: true,
    }));
  },
};

/** The words of samples have the colours of the studio. */
const WORD_COLOURS = 'sun water grassland desert animal mountain forest wild points comment'
  .replaceAll(/\S+/g, '.w-$&{color:var(--w-$&)}')
  .replaceAll(' ', '');
