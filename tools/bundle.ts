/**
 * `npm run bundle`: makes `dist/`, the package as plain JavaScript for Node 22.12 or newer: the command with the page of its
 * studio, and the entries with their types; and the extension for VS Code, which is not part of it.
 *
 * Each command has chunks of its own, loaded when it is called. Packages that `package.json` names as dependencies stay
 * external; all others are bundled, and `LICENSES.txt` has their licences. Cards, templates and icons are read from the
 * package.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { SCHEMA_FILE, schemaFile } from '../program/schema/file-schema.ts';
import { BUNDLED_SETS, ENTRIES, entryFile, PORTABLE_ENTRIES, setFile } from './entry-files.ts';
import { packedData } from './package/assets.ts';
import { packFonts } from './package/fonts.ts';
import { packLicences } from './package/licences.ts';
import { builtIns, packages, packedVersions, places, versionOnly } from './package/modules.ts';
import { packStudio } from './package/studio.ts';
import { packTypes } from './package/types.ts';
import { EXTENSION_FILE, packExtension } from './package/vscode.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Bundles the command, and the entry `print` which shares much with it, into a folder that is emptied first. Returns the
 * path of the command.
 * @param folder must be in this package: cards and templates are found from there
 */
export async function bundle(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const entries = {
    ecos: join(ROOT, 'cli', 'packed.mjs'),
    worker: join(ROOT, 'simulate', 'pool', 'worker.ts'),
    'bot-worker': join(ROOT, 'cli', 'host', 'bots', 'bot-worker.ts'),
  };
  const metafile = await bundled(folder, { ...entries, print: entryFile('print') }, '[name]-[hash]');
  packFonts(join(folder, 'fonts'));
  const ofPage = await packStudio(join(folder, 'studio'));
  packLicences([metafile, ...ofPage], join(folder, 'LICENSES.txt'));
  return join(folder, 'ecos.mjs');
}

/**
 * Adds the other entries to the bundle. They share no module with the command, so it loads quickly, and browsers get
 * nothing that needs Node. An older Node is refused before it evaluates anything else of an entry.
 */
export async function bundleEntries(folder: string): Promise<void> {
  const entries = Object.fromEntries(PORTABLE_ENTRIES.map((name) => [name, entryFile(name)]));
  // Each bundled set is a chunk of its own, so that a page loads only those that it imports.
  const sets = Object.fromEntries(BUNDLED_SETS.map((id) => [`set-${id}`, setFile(id)]));
  await bundled(folder, { ...entries, ...sets }, 'entry-[hash]');
  await bundled(folder, { node: join(ROOT, 'tools', 'package', 'entries', 'node.mjs') }, '[hash]');
  for (const name of ENTRIES) {
    const file = join(folder, `${name}.mjs`);
    // The bundler keeps no order among imports of files.
    writeFileSync(file, `import"./node.mjs";${readFileSync(file, 'utf8')}`);
  }
}

async function bundled(
  folder: string,
  entryPoints: Record<string, string>,
  chunkNames: string,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints,
    chunkNames,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    minifySyntax: true,
    minifyWhitespace: true,
    // Names stay, for stack traces. Licences are in a file of their own.
    legalComments: 'none',
    metafile: true,
    plugins: [packages, builtIns, versionOnly, packedVersions, packedData, places(folder)],
  });
  return metafile;
}

if (import.meta.main) {
  const folder = join(ROOT, 'dist');
  await bundle(folder);
  await bundleEntries(folder);
  writeFileSync(join(folder, SCHEMA_FILE), schemaFile());
  packTypes(join(folder, 'types'));
  await packExtension(join(folder, EXTENSION_FILE));
}
