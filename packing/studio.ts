/**
 * Packs the page of `ecos studio` and its worker into a folder: plain files for any browser, with the bundled sets, the
 * words and icons of cards and the fonts inside.
 *
 * `npm run bundle` does it for the package. In a checkout `ecos studio` runs this module: `node packing/studio.ts FOLDER`.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { bundledAsData, cardAssets } from './assets.ts';

const STUDIO = join(import.meta.dirname, '..', 'studio');

/** What is copied as it is. */
const COPIED = [
  ['page', 'index.html'],
  ['frame', 'frame.html'],
] as const;

/** Makes the files of the page in a folder. Returns what went into them. */
export async function packStudio(folder: string): Promise<Metafile[]> {
  const metafiles = await Promise.all([
    bundled(folder, { page: join(STUDIO, 'page', 'page.ts') }, { format: 'esm' }),
    bundled(
      folder,
      { worker: join(STUDIO, 'worker', 'worker.ts') },
      { format: 'iife', plugins: [bundledAsData, cardAssets] },
    ),
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
