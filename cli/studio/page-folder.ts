/** Finds the files of the studio's page. In the package, `packed-page-folder.ts` replaces this module. */
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolderBeside } from '../files/place.ts';
import { fileStamps } from '../files/read.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'ecos-cards');

/** The sources of the page and of the program that makes it. */
const SOURCES = [
  '{cards,compiler,grammar,language,print,program,runtime,simulate,studio,table,tools}/**/*.*',
  'package-lock.json',
];

/** The folder of the page. Makes the page from the sources of this checkout if it does not exist. */
export async function pageFolder(): Promise<string> {
  const sources = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).sort();
  const name = `studio-${hash('sha1', fileStamps(sources.map((file) => join(ROOT, file))))}`;
  const folder = join(CACHE, name);
  if (!existsSync(folder)) await make(folder);
  for (const other of readdirSync(CACHE)) {
    if (other.startsWith('studio-') && other !== name)
      rmSync(join(CACHE, other), { recursive: true, force: true });
  }
  return folder;
}

/** Makes the page, which takes seconds. If several processes do so at once, the first one's page stays. */
async function make(folder: string): Promise<void> {
  const { path, remove } = temporaryFolderBeside(folder);
  try {
    const fresh = join(path, 'page');
    const packer = join(ROOT, 'tools', 'package', 'studio.ts');
    await promisify(execFile)(process.execPath, [packer, fresh], { cwd: ROOT });
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    remove();
  }
}
