/** What the tests with real editors in a terminal share: the files a designer has open, and how a session is run and recorded. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../../bench/programs/debian.ts';
import { docsPages } from '../docs/pages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TRANSCRIPTS = join(ROOT, 'test', 'language', 'transcripts');

/** With `RECORD` sessions are recorded in `test/language/transcripts/`. */
const { RECORD } = process.env;
const SERVER = join(ROOT, RECORD ? 'test/language/record.ts' : 'cli/ecos.mjs');

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

/** The first settings of a page of `docs/editors/`, with the server of this checkout. */
export function settingsOf(page: string, language: string): string {
  const { fences } = docsPages().find(({ file }) => file.endsWith(`editors/${page}`))!;
  const settings = fences.find(({ info }) => info[0] === language)?.text ?? '';
  const written = settings.replace(/(['"])npx\1(,? )\1ecos\1,? \1lsp\1/, (_, quote: string, and: string) =>
    [process.execPath, SERVER, 'lsp'].map((part) => `${quote}${part}${quote}`).join(and),
  );
  if (!written.includes(SERVER)) throw new Error(`${page} does not start the server`);
  return written;
}

/** A folder with the files and more, which is gone after the call. */
export async function inFolder<T>(
  more: Readonly<Record<string, string>>,
  use: (folder: string) => T | Promise<T>,
): Promise<T> {
  const outer = mkdtempSync(join(tmpdir(), 'ecos-editor-'));
  const folder = join(outer, 'waders');
  try {
    mkdirSync(folder);
    for (const [name, text] of Object.entries({ ...FILES, ...more })) writeFileSync(join(folder, name), text);
    return await use(folder);
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
}

/**
 * Runs a session of an editor in a folder. The editor's script finds the name of the session in `SESSION`, and writes what
 * is seen in it as JSON into the file `SEEN`.
 */
export function seenIn(
  folder: string,
  session: string,
  { name, program, args: first, env }: Program,
  args: readonly string[],
): { stderr: string; seen: Record<string, unknown> } {
  const { stderr } = spawnSync(program, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      SESSION: session,
      SEEN: join(folder, 'seen.json'),
      ABOUT: name,
      TRANSCRIPT: join(TRANSCRIPTS, `${name.split(' ')[0].toLowerCase()}-${session}.jsonl`),
    },
    timeout: 80_000,
  });
  return { stderr, seen: JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8')) };
}
