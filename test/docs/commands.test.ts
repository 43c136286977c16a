/** Commands and programs in the documentation do what the page says; each page runs in its own folder. */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ecos, type Ran } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { installPacked } from '../packed.ts';
import { typeErrors } from '../type-errors.ts';
import { docsPages, type Fence } from './pages.ts';
import { type Program, runPage } from './run-page.ts';

const CARDS = join(import.meta.dirname, '..', '..', 'cards');
const isShell = ({ info }: Fence) => info[0] === 'sh';
const programsOf = (fences: readonly Fence[]) => fences.filter(({ info }) => info[0] === 'ts');

const pages = docsPages().filter(({ fences }) => fences.some(isShell));

/** The paths of the programs of all pages. */
const programs: string[] = [];

test.each(pages)('the commands in $file work', { timeout: 180_000 }, async ({ fences }) => {
  // Like a folder after `npm init -y`.
  const folder = folderWith({ 'package.json': JSON.stringify({ type: 'commonjs' }) });
  symlinkSync(CARDS, join(folder, 'cards'), 'junction');
  if (fences.some(({ text }) => text.includes("from 'ecos-cards/"))) await installPacked(folder);
  const problems = runPage(fences, folder, (program, args) => RUN[program](args, folder));
  expect(problems).toEqual([]);
  const names = programsOf(fences).map(({ info }) => info[1]);
  programs.push(...names.filter((name) => name !== 'part').map((name) => join(folder, name)));
});

test('the programs of these pages have no type errors', () => {
  expect(programs.length).toBeGreaterThan(3);
  expect(typeErrors(folderWith({}), programs)).toEqual([]);
});

/** How to run each program of a page in its folder. */
const RUN: Record<Program, (args: readonly string[], cwd: string) => Ran> = {
  'npx ecos': (args, cwd) => ecos([...args, ...quicker(args)], { cwd }),
  node: (args, cwd) => installed(process.execPath, args, { cwd }),
  npm: (args, cwd) => installed('npm', args, { cwd, shell: process.platform === 'win32' }),
};

const PLAYS = new Set(['simulate', 'strength', 'stress', 'mutate', 'train']);
const PICTURES = ['--png', '--tabletop', '--gallery'];

/**
 * Options that make a command faster with the same output: starting many workers and drawing large pictures takes most of its
 * time.
 */
function quicker(args: readonly string[]): string[] {
  if (PLAYS.has(args[0]) || args.includes('--play')) return ['--jobs', '1'];
  // The last `--dpi` counts.
  return args[0] === 'print' && PICTURES.some((option) => args.includes(option)) ? ['--dpi', '36'] : [];
}

function installed(program: string, args: readonly string[], where: { cwd: string; shell?: boolean }): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...where,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Commands that pages show but this test does not run: where they are tested, or why not. */
const ELSEWHERE: Record<string, string> = {
  'npx ecos studio': 'test/studio/first.test.ts',
  'npm start': 'test/commands.test.ts',
  'npm test': 'this is it',
  'npm init -y': 'installs: test/package/',
  'npm install ecos-cards-VERSION.tgz': 'installs: test/package/',
  'npm install --omit=optional ecos-cards-VERSION.tgz': 'installs: test/package/',
  'npx ecos print my-set --changed HEAD': 'needs a history: test/changed.test.ts',
  'npx ecos print my-set --changed my-set-before': 'needs a version before: test/changed.test.ts',
  'npx ecos print my-set --changed out/my-set.json': 'needs a version before: test/changed.test.ts',
};

describe('every command is run here or tested elsewhere', () => {
  const others = docsPages().flatMap(({ fences }) =>
    fences.filter((fence) => !['text', 'diff', 'eco'].includes(fence.info[0])),
  );

  test.each(others)('$at', ({ info, text }) => {
    const commands = text.split('\n').filter((line) => /^(npm|npx|node|git|cd) /.test(line));
    const run = info[0] === 'sh' ? commands.filter((line) => /^(npx ecos|node|npm pkg) /.test(line)) : [];
    const shown = commands.filter((line) => !run.includes(line)).map((line) => line.replace(/\s+#.*$/, ''));
    expect(shown.filter((line) => !Object.hasOwn(ELSEWHERE, line))).toEqual([]);
  });
});

test('every program is a named file on a page with commands, or a `ts part`', () => {
  // The reference of the entries is generated from the sources.
  const others = docsPages().filter(({ file }) => !file.startsWith(join('docs', 'reference', 'api')));
  const shown = others.flatMap(({ fences }) =>
    programsOf(fences).filter(({ info: [, name] }) => name !== 'part' && !(name && fences.some(isShell))),
  );
  expect(shown.map(({ at }) => at)).toEqual([]);
});
