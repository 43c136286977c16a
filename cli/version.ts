import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `package.json` says, as far as the command reads it. */
interface Manifest {
  version: string;
  optionalDependencies: Record<string, string>;
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
) as Manifest;

/** The version of this package. */
export const VERSION = manifest.version;

/** Versions of the packages that one can do without until a command needs them, by name. */
export const OPTIONAL_PACKAGES: Readonly<Record<string, string>> = manifest.optionalDependencies;
