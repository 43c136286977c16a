/** Bundler plugins: files that programs need which run where there are none, as modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { bundledSets } from '../cli/load/sources/catalogue.ts';
import type { AssetData } from '../print/face/index.ts';
import { readFontRanges } from '../print/fonts/fonts.ts';
import { FONT_PACKAGES } from '../print/html/cuts.ts';
import { LANGUAGES, loadIcons } from '../print/index.ts';

const ROOT = join(import.meta.dirname, '..');
const PRINT = join(ROOT, 'print');

/** Files of a bundled set that contain only scenarios: a set that extends it does not need them. */
const SCENARIOS = '.scenarios.eco';

/** `bundled-sets`: the bundled sets, their texts. */
export const bundledAsData = (wanted: BundledParts): Plugin =>
  madeModule('bundled-sets', () => ({ contents: JSON.stringify(bundledSetsAs(wanted)), loader: 'json' }));

/** The parts of bundled sets: all, or those that an extending set needs: no comments, and no files that contain only scenarios. */
type BundledParts = 'all' | 'cards';

/** The bundled sets, their texts. */
export const bundledSetsAs = (wanted: BundledParts) =>
  bundledSets().map(({ id, files }) => ({
    id,
    files: files
      .filter(({ file }) => wanted === 'all' || !file.endsWith(SCENARIOS))
      .map(({ file, text }) => ({ file, text: wanted === 'all' ? text : text.replace(COMMENT, '') })),
  }));

/** A comment on a line of its own. */
const COMMENT = /^[ \t]*#.*$/gm;

/** `card-assets`: gives `print/face` the words and icons of cards. */
export const cardAssets = cardAssetsOf();

/** The same. @param data what the program has instead of the words and icons themselves: an expression for them */
export function cardAssetsOf(data?: () => string): Plugin {
  return madeModule('card-assets', () => ({ contents: assetsModule(data?.()), resolveDir: ROOT }));
}

/** A module that no file has: it is made when something imports this name. */
export function madeModule(name: string, make: () => OnLoadResult): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, make);
    },
  };
}

/** The text of a module that gives `print/face` its files, not by its door: that leads to more than some programs begin with. */
export function assetsModule(data = JSON.stringify(assetData())): string {
  return `import { giveAssets } from ${JSON.stringify(join(PRINT, 'assets.ts'))};
giveAssets(${data});
`;
}

/** Messages of pages that only the command prints: for programs without files their names are enough. */
const COMMAND_ONLY = /^((?:aid|box|calibration|proof)[-\w]*) = .*\n(?:[ }].*\n)*/gm;

/** The words and icons of cards. */
export function assetData(): AssetData {
  const icons = loadIcons();
  const words = readdirSync(join(PRINT, 'icons')).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
  return {
    languages: record(LANGUAGES, (lang) =>
      // Without comments.
      readFileSync(join(PRINT, 'wording', 'languages', `${lang}.ftl`), 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(COMMAND_ONLY, '$1 = -\n'),
    ),
    icons: record(words, (word) => icons(word)!),
    fonts: record(FONT_PACKAGES, readFontRanges),
  };
}

const record = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
