/** Reads the files of built sets, which `ecos build` wrote; `built.ts` makes sets of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usingFile } from '../../files/system-errors.ts';
import type { Built, NamedSource } from './catalogue.ts';
import { readJson } from './read.ts';

export const isBuilt = (path: string): boolean => path.endsWith('.json');

/** The built sets in a folder: JSON files with a module next to them, which schemas for editors do not have. */
export function builtIn(folder: string): string[] {
  const files = new Set(usingFile(`The folder ${folder}`, 'read', () => readdirSync(folder)));
  const built = [...files].filter((file) => file.endsWith('.json') && files.has(file.replace(/json$/, 'ts')));
  return built.sort().map((file) => join(folder, file));
}

/** Reads the file of a built set. */
export function builtSource(file: string): NamedSource {
  const json = readJson(file);
  const { id, extends: base } = Object(json) as Record<string, unknown>;
  return {
    files: [],
    built: { file, json },
    id: typeof id === 'string' ? id : '',
    ...(typeof base === 'string' && { extends: base }),
  };
}

/** Whether a set is a built one. */
export function isBuiltSource(set: NamedSource): set is NamedSource & { built: Built } {
  return set.built !== undefined;
}
