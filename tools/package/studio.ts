/**
 * Packs the page of `ecos studio` and its worker into a folder: plain files for any browser, including the bundled
 * sets, the message texts and icons of cards, and the fonts.
 *
 * `npm run bundle` does this for the package. In a checkout, `ecos studio` runs this module:
 * `node tools/package/studio.ts FOLDER`.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { bundledForPages } from '../../cli/load/set-extras.ts';
import { unsayablePage } from '../references/language/unsayable.ts';
import { assetData, cardAssetsPlugin, madeModule, wordsData } from './assets.ts';
import { withoutDoors } from './doors.ts';
import { packLicences } from './licences.ts';
import { versionOnly } from './modules.ts';
import { withoutHints } from './screen-fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const STUDIO = join(ROOT, 'studio');
const TABLE = join(ROOT, 'table');

/** Files that are copied unchanged: folder, name, and name in the output. */
const COPIED_FILES = [
  ['studio/page', 'index.html', 'index.html'],
  ['table/web', 'table.html', 'table.html'],
  ['table/web', 'table-gone.html', 'table-gone.html'],
  ['table/web/host', 'host.html', 'host.html'],
  ['docs/reference', 'sheet.md', 'sheet.md'],
] as const;

/** Data that the worker needs only for some answers, by name: each goes into its own file. */
const LAZY_DATA = {
  /** The outlines of letters, for pictures that need no font. */
  outlines: join(ROOT, 'print', 'layout', 'outlines.generated.ts'),
  'board-outlines': join(ROOT, 'print', 'layout', 'board-outlines.generated.ts'),
  /** The widths of letters, for the same pictures. */
  letters: join(ROOT, 'print', 'layout', 'letters.generated.ts'),
  /** The boards that effects are tried on. */
  situations: join(ROOT, 'simulate', 'effect-value', 'situations.generated.ts'),
  /** The meanings of words, for hovers. */
  meanings: join(ROOT, 'language', 'hover', 'meanings.generated.ts'),
};

/** The bundled sets, for texts that extend one: the worker also loads them lazily. */
const SETS = 'sets';
const lazySets = madeModule('bundled-sets', () => ({ contents: `export default ${lazyData(SETS)};` }));

/** The message texts and icons of cards, which the studio's worker and its table share. */
const ASSETS = 'card-assets';
/** The tables of words, which the first mistake or sentence loads: without them, texts are checked all the same. */
const WORDS = 'words';
const lazyAssets = cardAssetsPlugin(() => [
  lazyData(ASSETS),
  `((tables) => (name) => {
    try { return tables[name]; } catch { return undefined; }
  })(${lazyData(WORDS)})`,
]);

/** Replaces the modules in `LAZY_DATA` with proxies that load their data on first use. */
const lazyModules: Plugin = {
  name: 'lazy-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.generated\.ts$/ }, ({ path }) => {
      const [found] = Object.entries(LAZY_DATA).filter(([, file]) => file === path);
      return found && { contents: `export default ${lazyData(found[0])};` };
    });
  },
};

/** An expression for a proxy of the data, which it loads synchronously on first use. */
const lazyData = (name: string): string => `(() => {
  let all;
  const load = () => {
    const request = new XMLHttpRequest();
    request.open('GET', '${name}.json', false);
    request.send();
    if (request.status !== 200) throw new Error('${name}.json cannot be loaded: ' + request.status);
    return JSON.parse(request.responseText);
  };
  return new Proxy({}, { get: (_, key) => (all ??= load())[key], has: (_, key) => key in (all ??= load()) });
})()`;

const CATALOGUE = join(ROOT, 'compiler', 'catalogue', 'problems.generated.ts');

/** Removes from the catalogue of problems the fields that only `ecos explain` and the reference pages need. */
const withoutExplanations: Plugin = {
  name: 'without-explanations',
  setup({ onLoad }) {
    onLoad({ filter: /problems\.generated\.ts$/ }, async ({ path }) => {
      const { CATALOGUE: whole, REASONS } = await import(pathToFileURL(path).href);
      const short = (key: string, value: unknown) =>
        /^(explanation|wrong|mended)$/.test(key) ? undefined : value;
      const contents = `export const CATALOGUE = ${JSON.stringify(whole, short)}, REASONS = ${JSON.stringify(REASONS)};`;
      return path === CATALOGUE ? { contents } : undefined;
    });
  },
};

/** What holes of the field for own words link to. */
const UNSAYABLE_PAGE = 'cannot-be-said.html';

/** Writes the files of the page into a folder. Returns the metadata of its bundles. */
export async function packStudio(folder: string): Promise<Metafile[]> {
  const metafiles = await Promise.all([
    // Modules that the page imports lazily go into separate files.
    bundled(
      folder,
      { page: join(STUDIO, 'page', 'page.tsx') },
      { format: 'esm', splitting: true, chunkNames: '[name]-[hash]', plugins: [withoutDoors] },
    ),
    bundled(
      folder,
      { worker: join(STUDIO, 'worker', 'worker.ts') },
      {
        format: 'esm',
        splitting: true,
        chunkNames: '[name]-[hash]',
        plugins: [...[lazySets, lazyAssets, lazyModules], ...[withoutExplanations, withoutDoors]],
      },
    ),
    // The tables of the studio and of the web have the same worker.
    bundled(
      folder,
      { 'table-worker': join(TABLE, 'worker', 'worker.ts') },
      { format: 'iife', plugins: [lazyAssets, lazyModules] },
    ),
    bundled(folder, { games: join(STUDIO, 'games', 'worker.ts') }, { format: 'iife' }),
    bundled(folder, { offline: join(STUDIO, 'offline', 'offline.ts') }, { format: 'iife' }),
    bundled(
      folder,
      { styles: join(STUDIO, 'page', 'styles.css') },
      { plugins: [withoutHints], assetNames: 'fonts/[name]' },
    ),
    // Pages of web tables, which share fonts and data with the studio.
    bundled(
      folder,
      { table: join(TABLE, 'web', 'table.tsx'), host: join(TABLE, 'web', 'host', 'host.tsx') },
      { format: 'esm', splitting: true, chunkNames: 'table-[hash]' },
    ),
    bundled(
      folder,
      { 'table-styles': join(TABLE, 'web', 'table.css') },
      { plugins: [withoutHints], assetNames: 'fonts/[name]' },
    ),
  ]);
  for (const [name, file] of Object.entries(LAZY_DATA)) {
    const { default: data } = await import(pathToFileURL(file).href);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(data));
  }
  writeFileSync(join(folder, `${SETS}.json`), JSON.stringify(await bundledForPages()));
  writeFileSync(join(folder, `${ASSETS}.json`), JSON.stringify(assetData()));
  writeFileSync(join(folder, `${WORDS}.json`), JSON.stringify(wordsData()));
  writeFileSync(join(folder, UNSAYABLE_PAGE), unsayablePage());
  for (const [place, file, as] of COPIED_FILES) cpSync(join(ROOT, place, file), join(folder, as));
  packLicences(metafiles, join(folder, 'licences.txt'));
  return metafiles;
}

async function bundled(
  folder: string,
  entryPoints: Record<string, string>,
  options: BuildOptions,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'browser',
    conditions: ['browser'],
    target: 'es2024',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    charset: 'utf8',
    // All browsers load the smaller files of fonts, which end with `.woff2`.
    loader: { '.woff': 'empty' },
    metafile: true,
    ...options,
    plugins: [versionOnly, ...(options.plugins ?? [])],
  });
  return metafile!;
}

/** The bytes of some packed files with all modules that they import statically, compressed with Brotli. */
export function startingSize(folder: string, ...files: string[]): number {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const withImports = (file: string): string[] => [
    file,
    ...[...text(file).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].flatMap(([, other]) =>
      withImports(other),
    ),
  ];
  return new Set(files.flatMap(withImports))
    .values()
    .reduce((sum, file) => sum + brotliCompressSync(text(file)).length, 0);
}

if (import.meta.main) await packStudio(process.argv[2]!);
