/** The packed package, for tests that use it as its users do. */
import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundle, bundleEntries } from '../tools/bundle.ts';
import { PACKED } from './temporary-folder-of-run.ts';

const ROOT = join(import.meta.dirname, '..');

/** Puts the package where programs in `folder` find it. */
export async function installPacked(folder: string): Promise<void> {
  const place = await packed();
  const link = join(folder, 'node_modules', 'ecos-cards');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(place, link, 'junction');
}

/**
 * The folder of the package. It is bundled once for all test files of a run: the first caller bundles it, the others
 * wait.
 */
export async function packed(): Promise<string> {
  const place = process.env[PACKED]!;
  const [isMade, failed] = [join(place, 'made'), join(place, 'failed')];
  if (!isFirst(place)) {
    while (!existsSync(isMade)) {
      if (existsSync(failed)) throw new Error('the package could not be bundled: another test file says why');
      await wait(50);
    }
    return place;
  }
  try {
    await bundle(join(place, 'dist'));
    await bundleEntries(join(place, 'dist'));
    copyFileSync(join(ROOT, 'package.json'), join(place, 'package.json'));
    symlinkSync(join(ROOT, 'cards'), join(place, 'cards'), 'junction');
    writeFileSync(isMade, '');
  } catch (error) {
    writeFileSync(failed, '');
    throw error;
  }
  return place;
}

/** Creates a folder; false if it existed. */
function isFirst(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
