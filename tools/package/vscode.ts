/** Packs the extension for Visual Studio Code: `dist/ecos-cards.vsix`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { bundledAsData, cardAssets } from './assets.ts';
import { cachedPackages } from './cached-packages.ts';
import { packLicences } from './licences.ts';
import { builtIns, packedVersions, places, versionOnly } from './modules.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE = join(ROOT, 'editors', 'vscode');

/** The name of the extension's file in `dist/`. */
export const EXTENSION_FILE = 'ecos-cards.vsix';

const IN_BROWSER = {
  platform: 'browser',
  conditions: ['browser'],
  target: 'es2024',
} satisfies BuildOptions;

/** The files of the extension besides its code. */
const FILES = ['README.md', 'eco.tmLanguage.json', 'language-configuration.json'];
/** The server reads the bundled sets and links to the pages of problem codes. */
const OF_PROJECT = ['LICENSE', 'NOTICE', 'cards', join('docs', 'problems')];

/** The build options for each platform that VS Code runs on, by file name. */
const CODE = {
  desktop: {
    // VS Code provides this module at run time.
    desktop: { platform: 'node', target: 'node20', format: 'cjs', external: ['vscode'] },
    server: {
      platform: 'node',
      target: 'node22.12',
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      plugins: [cardAssets, builtIns, versionOnly, packedVersions, places(join(ROOT, 'dist'))],
    },
  },
  web: {
    web: { ...IN_BROWSER, format: 'cjs', external: ['vscode'] },
    'server-worker': { ...IN_BROWSER, format: 'iife', plugins: [bundledAsData, cardAssets] },
  },
} satisfies Record<string, Record<string, BuildOptions>>;

/**
 * Writes the unpacked extension into a folder.
 * @param folder an empty folder
 * @param where the platforms to include: both in the packed extension
 */
export async function stageExtension(
  folder: string,
  where: readonly (keyof typeof CODE)[] = ['desktop', 'web'],
): Promise<void> {
  const dist = join(folder, 'dist');
  const metafiles = await Promise.all(
    where.flatMap((place) =>
      Object.entries(CODE[place]).map(([name, options]) => bundled(dist, name, options)),
    ),
  );
  packLicences(metafiles, join(dist, 'LICENSES.txt'));
  writeFileSync(join(folder, 'package.json'), manifest());
  for (const name of FILES) cpSync(join(SOURCE, name), join(folder, name));
  for (const name of OF_PROJECT) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  // The empty ignore file includes everything in the folder.
  writeFileSync(join(folder, '.vscodeignore'), '');
}

/** The extension's `package.json`, with the version of the package, and what its owner has filled in. */
function manifest(): string {
  const [own, { version, homepage, repository, bugs }] = [SOURCE, ROOT].map((folder) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const filled = Object.entries({ homepage, repository, bugs }).filter(([, value]) => value !== '');
  return JSON.stringify({ ...own, version, ...Object.fromEntries(filled) }, null, 2);
}

async function bundled(folder: string, name: string, options: BuildOptions): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [join(SOURCE, 'src', `${name}.ts`)],
    outdir: folder,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    ...options,
  });
  return metafile!;
}

/** Packs the extension into a file. */
export async function packExtension(file: string): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ecos-vscode-'));
  await stageExtension(folder.path);
  const vsce = join(await cachedPackages('@vscode/vsce@4.1.0'), '@vscode', 'vsce', 'vsce');
  const options = ['--no-dependencies', '--allow-missing-repository', '--out', file];
  execFileSync(process.execPath, [vsce, 'package', ...options], { cwd: folder.path });
}
