/** Shared by the tests with real editors in a terminal: a designer's files, and how to run and record a session. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Program } from '../debian/packages.ts';
import { docsPages } from '../docs/pages.ts';
import { folderWith } from '../folder-with.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TRANSCRIPTS = join(ROOT, 'test', 'language', 'transcripts');

/** If `RECORD` is set, sessions are recorded in `test/language/transcripts/`. */
const { RECORD } = process.env;
const SERVER = join(ROOT, RECORD ? 'test/language/record.ts' : 'cli/ecos.mjs');

/** The editors' pages start the server with `npx --no ecos lsp`. */
const NPX = `#!/bin/sh
test "$*" = '--no ecos lsp' && exec '${process.execPath}' '${SERVER}' lsp
`;

/** The files of a small set, with a mistake in its card. */
export const FILES: Readonly<Record<string, string>> = {
  'set.eco': `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`,
  'card.eco': `card 901 brown
  leaves 2 energy sun
{ gain 3 wather; place heron; }
`,
};

/** The first settings in this language in `docs/editors.md`. */
export function settingsOf(language: string): string {
  const { fences } = docsPages().find(({ file }) => file.endsWith('editors.md'))!;
  const settings = fences.find(({ info }) => info[0] === language);
  if (!settings) throw new Error(`editors.md has no settings in ${language}`);
  return settings.text;
}

/** Calls `use` with a folder that has `FILES` and more, and removes the folder afterwards. */
export async function inFolder<T>(
  more: Readonly<Record<string, string>>,
  use: (folder: string) => T | Promise<T>,
): Promise<T> {
  const all = Object.entries({ ...FILES, ...more }).map(([name, text]) => [`waders/${name}`, text]);
  const outer = folderWith({ 'bin/npx': NPX, ...Object.fromEntries(all) });
  try {
    chmodSync(join(outer, 'bin/npx'), 0o755);
    return await use(join(outer, 'waders'));
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
}

/**
 * The environment of an editor: home, settings and caches below the folder, and an `npx` that starts the server of this
 * checkout, which may record the session.
 */
export function environmentOf(folder: string, session: string, { name, env }: Program): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...env,
    PATH: `${join(dirname(folder), 'bin')}:${process.env.PATH}`,
    HOME: join(folder, 'home'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    ABOUT: name,
    TRANSCRIPT: join(TRANSCRIPTS, `${name.split(' ')[0].toLowerCase()}-${session}.jsonl`),
  };
}

/**
 * Runs an editor's session in a folder. The editor's script reads the session's name from `SESSION` and writes what it
 * sees, as JSON, to the file `SEEN`. Throws what the editor printed if there is no such file.
 */
export function seenIn(
  folder: string,
  session: string,
  program: Program,
  args: readonly string[],
): { stderr: string; seen: Record<string, unknown> } {
  const file = join(folder, 'seen.json');
  const { error, status, stdout, stderr } = spawnSync(program.program, [...program.args, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environmentOf(folder, session, program), SESSION: session, SEEN: file },
    timeout: 80_000,
  });
  if (!existsSync(file))
    throw new Error(`${program.name} ended with ${error ?? status} and said:\n${stdout}${stderr}`);
  return { stderr, seen: JSON.parse(readFileSync(file, 'utf8')) };
}
