/**
 * Packs the page of `ecos studio` and its worker into a folder: plain files for any browser, with the bundled sets, the
 * words and icons of cards and the fonts inside.
 *
 * `npm run bundle` does it for the package. In a checkout `ecos studio` runs this module: `node packing/studio.ts FOLDER`.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import cuts from '../print/face/letters.generated.ts';
import { bundledAsData, cardAssets } from './assets.ts';

const STUDIO = join(import.meta.dirname, '..', 'studio');

/** What is copied as it is. */
const COPIED = [
  ['page', 'index.html'],
  ['frame', 'frame.html'],
] as const;

/** The outlines of letters, for pictures that need no font: a fifth of the worker, and only some answers have them. */
const LETTERS = join(STUDIO, '..', 'print', 'face', 'letters.generated.ts');
const LETTERS_NAME = 'ecosLetters';

/** Loads them when the first letter is set. */
const lettersLater: Plugin = {
  name: 'letters-later',
  setup({ onLoad }) {
    onLoad({ filter: /letters\.generated\.ts$/ }, ({ path }) =>
      path === LETTERS ? { contents: lettersModule(Object.keys(cuts)) } : undefined,
    );
  },
};

function lettersModule(names: readonly string[]): string {
  const getters = names.map((name) => `get ${name}() { return all().${name}; }`);
  return `
    const all = () => {
      if (!globalThis.${LETTERS_NAME}) importScripts('letters.js');
      return ${LETTERS_NAME}.default;
    };
    export default { ${getters.join(', ')} };`;
}

/** Makes the files of the page in a folder. Returns what went into them. */
export async function packStudio(folder: string): Promise<Metafile[]> {
  const metafiles = await Promise.all([
    // What the page imports when it is needed comes in files of its own.
    bundled(
      folder,
      { page: join(STUDIO, 'page', 'page.ts') },
      { format: 'esm', splitting: true, chunkNames: '[name]-[hash]' },
    ),
    bundled(
      folder,
      { worker: join(STUDIO, 'worker', 'worker.ts') },
      { format: 'iife', plugins: [bundledAsData('cards'), cardAssets, lettersLater] },
    ),
    bundled(folder, { letters: LETTERS }, { format: 'iife', globalName: LETTERS_NAME }),
    // No module: the frame has no origin, and browsers load modules from nowhere else.
    bundled(folder, { frame: join(STUDIO, 'frame', 'frame.ts') }, { format: 'iife' }),
    bundled(
      folder,
      { styles: join(STUDIO, 'page', 'styles.css') },
      { loader: { '.woff2': 'file' }, assetNames: 'fonts/[name]' },
    ),
  ]);
  for (const [place, file] of COPIED) cpSync(join(STUDIO, place, file), join(folder, file));
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
    legalComments: 'none',
    metafile: true,
    ...options,
  });
  return metafile!;
}

if (import.meta.main) await packStudio(process.argv[2]!);
