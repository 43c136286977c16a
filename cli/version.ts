import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of `package.json` that the command reads. */
interface Manifest {
  version: string;
  optionalDependencies: Record<string, string>;
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
) as Manifest;

/** The version of this package. */
export const VERSION = manifest.version;

/** Versions of the optional packages, by name. */
export const OPTIONAL_PACKAGES: Readonly<Record<string, string>> = manifest.optionalDependencies;
