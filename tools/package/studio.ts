/**
 * Packs the page of `ecos studio` and its worker into a folder: plain files for any browser, including the bundled
 * sets, the message texts and icons of cards, and the fonts.
 *
 * `npm run bundle` does this for the package. In a checkout, `ecos studio` runs this module:
 * `node tools/package/studio.ts FOLDER`.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { bundledForPages } from '../../cli/load/set-extras.ts';
import { ONE_FILE_TEMPLATE } from '../../studio/serve/index.ts';
import { unsayablePage } from '../references/language/unsayable.ts';
import { assetData, cardAssetsPlugin, languageData, madeModule, wordsData } from './assets.ts';
import { withoutDoors } from './doors.ts';
import { packLicences } from './licences.ts';
import { versionOnly } from './modules.ts';
import { oneFileTemplate } from './one-file.ts';
import { withoutHints } from './screen-fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files that are copied unchanged: folder, name, and name in the output. */
const COPIED_FILES = [
  ['studio/page', 'index.html', 'index.html'],
  ['table/web', 'table.html', 'table.html'],
  ['table/web', 'table-gone.html', 'table-gone.html'],
  ['table/web/host', 'host.html', 'host.html'],
] as const;

/** Data that workers need only for some answers, by name. */
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

/** The data by the names of their files: that above, and what is made of cards and of words. */
async function allLazyData(): Promise<Record<string, unknown>> {
  const modules = Object.entries(LAZY_DATA).map(
    async ([name, file]) => [name, (await import(pathToFileURL(file).href)).default] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(modules)),
    /** The bundled sets, for texts that extend one. */
    sets: await bundledForPages(),
    /** The message texts and icons of cards, and what tables say, which the studio's worker and its table share. */
    'card-assets': { ...assetData(), tables: languageData('table.') },
    /** The tables of words, which the first mistake or sentence loads: without them, texts are checked all the same. */
    words: wordsData(),
  };
}

/** An expression for a proxy of some data, which `load` gives on first use. */
const lazy = (load: string): string => `(() => {
  let all;
  const load = () => (all ??= ${load});
  return new Proxy({}, { get: (_, key) => load()[key], has: (_, key) => key in load() });
})()`;

/** The data is loaded synchronously from a file of its own. */
const fromFile = (name: string): string =>
  lazy(`((request) => {
    request.open('GET', '${name}.json', false);
    request.send();
    if (request.status !== 200) throw new Error('${name}.json cannot be loaded: ' + request.status);
    return JSON.parse(request.responseText);
  })(new XMLHttpRequest())`);

/** Replaces data in a worker with expressions that give it. */
const lazyData = (dataOf: (name: string) => string): { sets: Plugin; assets: Plugin; modules: Plugin } => ({
  sets: madeModule('bundled-sets', () => ({ contents: `export default ${dataOf('sets')};` })),
  assets: cardAssetsPlugin(() => [
    dataOf('card-assets'),
    `((tables) => (name) => {
    try { return tables[name]; } catch { return undefined; }
  })(${dataOf('words')})`,
  ]),
  modules: {
    name: 'lazy-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.generated\.ts$/ }, ({ path }) => {
        const [found] = Object.entries(LAZY_DATA).filter(([, file]) => file === path);
        return found && { contents: `export default ${dataOf(found[0])};` };
      });
    },
  },
});

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

/** What goes into files of its own, by the names of these; modules that are imported lazily go into separate files. */
const bundles = (): BuildOptions[] => {
  const { sets, assets, modules } = lazyData(fromFile);
  const lazily = { format: 'esm', splitting: true, chunkNames: '[name]-[hash]' } as const;
  const styles = { plugins: [withoutHints('file')], assetNames: 'fonts/[name]' };
  return [
    { entryPoints: { page: PAGE }, ...lazily, plugins: [withoutDoors] },
    {
      entryPoints: { worker: 'studio/worker/worker.ts' },
      ...lazily,
      plugins: [sets, assets, modules, withoutExplanations, withoutDoors],
    },
    // The tables of the studio and of the web have the same worker.
    { entryPoints: { 'table-worker': 'table/worker/worker.ts' }, plugins: [assets, modules] },
    { entryPoints: { games: 'studio/games/worker.ts' } },
    { entryPoints: { offline: 'studio/offline/offline.ts' } },
    { entryPoints: { styles: STYLES }, ...styles },
    // Pages of web tables, which share fonts and data with the studio.
    {
      entryPoints: { table: 'table/web/table.tsx', host: 'table/web/host/host.tsx' },
      ...lazily,
      chunkNames: 'table-[hash]',
    },
    { entryPoints: { 'table-styles': 'table/web/table.css' }, ...styles },
  ];
};
const PAGE = 'studio/page/page.tsx';
const STYLES = 'studio/page/styles.css';

/** Writes the files of the page into a folder. Returns the metadata of its bundles. */
export async function packStudio(folder: string): Promise<Metafile[]> {
  const made = bundles().map((options) => inBrowser({ outdir: resolve(folder), ...options }));
  const metafiles = (await Promise.all(made)).map(({ metafile }) => metafile!);
  const data = await allLazyData();
  for (const [name, one] of Object.entries(data))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(one));
  writeFileSync(join(folder, UNSAYABLE_PAGE), unsayablePage());
  writeFileSync(join(folder, 'prompt.md'), assistantPrompt());
  for (const [place, file, as] of COPIED_FILES) cpSync(join(ROOT, place, file), join(folder, as));
  packLicences(metafiles, join(folder, 'licences.txt'));
  const one = await packOneFile(data, readFileSync(join(folder, 'licences.txt'), 'utf8'));
  writeFileSync(join(folder, ONE_FILE_TEMPLATE), one);
  return metafiles;
}

/** Bundles for browsers, with paths from the root of the project. */
export const inBrowser = ({ plugins = [], ...options }: BuildOptions) =>
  build({ ...IN_BROWSER, ...options, plugins: [versionOnly, ...plugins] });

const IN_BROWSER = {
  absWorkingDir: ROOT,
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
} as const satisfies BuildOptions;

/** All workers in one script, whose name says what it does. */
const ALL_WORKERS = `({
  language: () => import('./studio/worker/worker.ts'),
  table: () => import('./table/worker/worker.ts'),
}[self.name] ?? (() => import('./studio/games/worker.ts')))();`;

/**
 * The file without a set. Browsers start no module workers from a file, and refuse the URLs of a page to workers of workers: the
 * workers are a classic script, which makes URLs of its own text.
 */
async function packOneFile(data: Readonly<Record<string, unknown>>, licences: string): Promise<string> {
  const inText = (name: string) => lazy(`JSON.parse(${JSON.stringify(JSON.stringify(data[name]))})`);
  const { sets, assets, modules } = lazyData(inText);
  const inOne = async (options: BuildOptions): Promise<string> => {
    const { outputFiles } = await inBrowser({ write: false, outdir: ROOT, format: 'esm', ...options });
    return outputFiles!.find(({ path }) => /\.(js|css)$/.test(path))!.text;
  };
  const [page, worker, styles] = await Promise.all([
    inOne({ entryPoints: [PAGE], plugins: [withoutDoors] }),
    inOne({
      stdin: { contents: ALL_WORKERS, resolveDir: ROOT },
      banner: {
        js: `(function all(){"use strict";self.ecosScript=()=>URL.createObjectURL(new Blob(["(",all,")()"]));`,
      },
      footer: { js: '})();' },
      plugins: [sets, assets, modules, withoutExplanations, withoutDoors],
    }),
    inOne({ entryPoints: [STYLES], plugins: [withoutHints('dataurl')] }),
  ]);
  const credits = readFileSync(join(ROOT, 'print', 'icons', 'CREDITS.md'), 'utf8');
  const notices = [readFileSync(join(ROOT, 'NOTICE'), 'utf8'), licences, credits].join('\n\n');
  return oneFileTemplate({
    page,
    worker,
    styles,
    texts: { sets: data.sets, notices, prompt: assistantPrompt() },
  });
}

/** The prompt for assistants in `docs/editors.md`, and the sheet behind it. */
function assistantPrompt(): string {
  const [editors, sheet] = ['editors.md', 'reference/sheet.md'].map((file) =>
    readFileSync(join(ROOT, 'docs', file), 'utf8'),
  );
  return `${/^```text prompt\n(.*?)^```/ms.exec(editors!)![1]}\n${sheet}`;
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
