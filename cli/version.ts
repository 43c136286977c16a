import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this package. */
export const VERSION = versionOf(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')),
);

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return `${manifest.version}`;
  throw new Error('package.json has no version');
}
