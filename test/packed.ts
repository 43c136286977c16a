/** The package as others get it, for tests of what its entries give. */
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, bundleEntries } from '../bundle.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where each package that this test file bundled is. */
const bundled = new Map<string, Promise<string>>();

/**
 * Puts the package, bundled once into a folder of its own, where programs in `folder` find it.
 * @param name of the folder below `out/`, one for each test file
 */
export async function installPacked(folder: string, name: string): Promise<void> {
  if (!bundled.has(name)) bundled.set(name, bundlePackage(name));
  const place = await bundled.get(name)!;
  const link = join(folder, 'node_modules', 'ecos-cards');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(place, link, 'junction');
}

async function bundlePackage(name: string): Promise<string> {
  const place = join(ROOT, 'out', name);
  rmSync(place, { recursive: true, force: true });
  await bundle(join(place, 'dist'));
  await bundleEntries(join(place, 'dist'));
  copyFileSync(join(ROOT, 'package.json'), join(place, 'package.json'));
  symlinkSync(join(ROOT, 'cards'), join(place, 'cards'), 'junction');
  return place;
}
