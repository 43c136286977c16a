/** Bundler plugins that turn files into modules, for programs that run where there are no files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';
import { bundledSets } from '../../cli/load/catalogue.ts';
import type { AssetData } from '../../print/face/index.ts';
import { LANGUAGES, loadIcons } from '../../print/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PRINT = join(ROOT, 'print');
const WORDS = join(ROOT, 'words');

/** Provides `bundled-sets`: the texts of the bundled sets. */
export const bundledAsData: Plugin = madeModule('bundled-sets', () => ({
  contents: JSON.stringify(
    bundledSets().map(({ id, files }) => ({ id, files: files.map(({ file, text }) => ({ file, text })) })),
  ),
  loader: 'json',
}));

/** Provides `card-assets`, which gives the message texts and icons of cards, and the tables of words. */
export const cardAssets = cardAssetsPlugin();

/**
 * Provides `card-assets`.
 * @param data returns expressions for the asset data and the tables, for programs that do not carry the data itself
 */
export function cardAssetsPlugin(data?: () => Parameters<typeof assetsModule>): Plugin {
  return madeModule('card-assets', () => ({ contents: assetsModule(...(data?.() ?? [])), resolveDir: ROOT }));
}

/** Defines a virtual module: its content is made when something imports `name`. */
export function madeModule(name: string, make: () => OnLoadResult): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, make);
    },
  };
}

/**
 * The source of a module that gives `print/face` its assets, and the reader its tables. It bypasses `index.ts`, which would load
 * more than some programs need at startup.
 */
export function assetsModule(
  data = JSON.stringify(assetData()),
  words = `(name) => (${JSON.stringify(wordsData())})[name]`,
): string {
  return `import { giveAssets } from ${JSON.stringify(join(PRINT, 'assets.ts'))};
giveAssets(${data});
giveAssets({ words: ${words} });
`;
}

/** The tables of words by their names, such as `people.en`, without comments and examples. */
export const wordsData = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(WORDS).flatMap((file) => {
      const [, name] = /^(.+)\.txt$/.exec(file) ?? [];
      if (name === undefined) return [];
      const text = readFileSync(join(WORDS, file), 'utf8');
      return [[name, text.replaceAll(/^#.*|\s+## .*$/gm, '').replaceAll(/\n{2,}/g, '\n')]];
    }),
  );

/** Messages of pages that only the command prints: programs without files need only their names. */
const COMMAND_ONLY = /^((?:aid|box|calibration|complete|proof|setup)[-\w]*) = .*\n(?:[ }].*\n)*/gm;

/** The message texts and icons of cards. */
export function assetData(): AssetData {
  const icons = loadIcons();
  const words = readdirSync(join(PRINT, 'icons')).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
  return {
    languages: languageData(),
    icons: record(words, (word) => icons(word)!),
  };
}

/** The message texts of cards or, with `table.`, of tables, without comments, empty lines and deeper indents than needed. */
export const languageData = (of: '' | 'table.' = ''): AssetData['languages'] =>
  record(LANGUAGES, (lang) =>
    readFileSync(join(PRINT, 'wording', 'languages', `${of}${lang}.ftl`), 'utf8')
      .replace(/^(#.*)?\n/gm, '')
      .replace(/^ +/gm, ' ')
      .replace(COMMAND_ONLY, '$1 = -\n'),
  );

/** Puts the values of the modules in folders `data/` into a bundle, in place of what makes them. */
export const packedData: Plugin = {
  name: 'packed-data',
  setup({ onLoad }) {
    onLoad({ filter: /tools[/\\]\w+[/\\]data[/\\][\w-]+\.ts$/ }, async ({ path }) => {
      const { default: data } = await import(pathToFileURL(path).href);
      return { contents: JSON.stringify(data), loader: 'json' };
    });
  },
};

const record = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
