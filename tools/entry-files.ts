/** The entries of the package, each a file of `package/entries/`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'package', 'entries');

/** Their names; `index` is that of the package itself. */
export const ENTRIES: readonly string[] = readdirSync(FOLDER).flatMap(
  (file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [],
);

/** Those that also run in browsers. */
export const PORTABLE_ENTRIES: readonly string[] = ENTRIES.filter((name) => name !== 'print');

/** The bundled sets that the entry `sets` has, by their ids. */
export const BUNDLED_SETS = ['first-continent', 'new-horizon', 'polar-shores', 'fire-and-rain'] as const;

/** The module of a bundled set. */
export const setFile = (id: string): string => join(FOLDER, '..', 'sets', `${id}.ts`);

/** The source of an entry. */
export const entryFile = (name: string): string => join(FOLDER, `${name}.ts`);
