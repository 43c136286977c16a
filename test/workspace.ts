/** A folder in which a test runs commands, writes and reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Around, ecos } from './ecos.ts';
import { type Files, folderWith, writeFiles } from './folder-with.ts';
import { git } from './git.ts';

export type Workspace = ReturnType<typeof workspace>;

/** A new folder with these files. */
export function workspace(files: Files = {}) {
  const folder = folderWith(files);
  const at = (...names: string[]) => join(folder, ...names);
  const run = (args: readonly string[], around: Around = {}) => ecos(args, { cwd: folder, ...around });
  return {
    folder,
    /** The path of a file. */
    at,
    put: (more: Files) => writeFiles(folder, more),
    textOf: (name: string) => readFileSync(at(name), 'utf8'),
    /** The sorted names in the folder, or in one below it. */
    namesIn: (name = '.') => readdirSync(at(name)).toSorted(),
    git: (...args: string[]) => git(folder, ...args),
    run,
    ecos: (...args: string[]) => run(args),
    /** What a command that succeeds without complaints writes as JSON. */
    json: (...args: string[]) => {
      const { code, out, err } = run([...args, '--format', 'json']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return JSON.parse(out);
    },
    /** The one line with which a command is refused, without any other output. */
    refused: (...args: string[]) => {
      const { code, out, err } = run(args);
      expect({ code, out, lines: err.split('\n').length - 1 }).toEqual({ code: 2, out: '', lines: 1 });
      return err.trimEnd();
    },
  };
}
