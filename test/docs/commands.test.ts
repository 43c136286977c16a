/**
 * Commands and programs in the documentation do what the page says, page by page, in a folder of its own.
 *
 * A block `eco NAME`, `ts NAME` or the like is the file of that name, and a `diff` changes the last one. Of each `sh` block
 * the lines that begin with `npx ecos` or `node` are run; `# exit 1` behind a command is the exit code the page promises.
 * A block `text` is what the last command said; `text example` is how something may look.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ecos, type Ran } from '../ecos.ts';
import { installPacked } from '../packed.ts';
import { docsPages, type Fence } from './pages.ts';

const CARDS = join(import.meta.dirname, '..', '..', 'cards');
/** A line that is run: the program, its arguments, and the exit code the page promises. */
const COMMAND = /^(npx ecos|node) (.*?)(?:\s+#\s*(?:exit (\d))?.*)?$/gm;
const isShell = ({ info }: Fence) => info[0] === 'sh';

const pages = docsPages().filter(({ fences }) => fences.some(isShell));

test.each(pages)('$file: its commands work', { timeout: 180_000 }, async ({ file, fences }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-docs-'));
  symlinkSync(CARDS, join(folder, 'cards'), 'junction');
  if (fences.some(({ text }) => text.includes("from 'ecos-cards/"))) {
    await installPacked(folder, `packed-${basename(file, '.md')}`);
  }
  const files = new Map<string, string>();
  const put = (name: string, text: string) => {
    files.set(name, text);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  let said = '';
  for (const { info, text } of fences) {
    const name = info.find((word) => word.includes('.'));
    if (name) put(name, text);
    if (info[0] === 'diff') {
      const [last, before] = [...files].at(-1) ?? [];
      if (last !== undefined && before !== undefined) put(last, changed(before, text));
    }
    if (info.join() === 'text') expect(said).toBe(text);
    if (info[0] !== 'sh') continue;
    for (const { command, program, args, exit } of commandsIn(text)) {
      const { code, out, err } = program === 'node' ? node(args, folder) : ecos(args, { cwd: folder });
      expect({ command, code, err: code === exit ? '' : err }).toEqual({ command, code: exit, err: '' });
      said = out;
    }
  }
  rmSync(folder, { recursive: true });
});

/** Runs a program of the page. */
function node(args: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** A text with the lines after `-` replaced by those after `+`. */
function changed(text: string, diff: string): string {
  const lines = (sign: string) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1));
  const [old, made] = [lines('-').join('\n'), lines('+').join('\n')];
  expect(text).toContain(old);
  return text.replace(old, made);
}

function commandsIn(text: string) {
  return [...text.matchAll(COMMAND)].map(([command, program, words, exit]) => ({
    command,
    program,
    args: [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain),
    exit: Number(exit ?? 0),
  }));
}

/** What stands in a page and is not run there: why, and what tries it instead. */
const ELSEWHERE: Record<string, string> = {
  'npm start': 'test/commands.test.ts',
  'npm test': 'this is it',
  'npm init -y': 'installs: test/package/',
  'npm install ecos-cards-0.1.0.tgz': 'installs: test/package/',
  'npx ecos print my-set --changed HEAD': 'needs a history: test/changed.test.ts',
  'npx ecos print my-set --changed out/my-set.json': 'needs a version before: test/changed.test.ts',
};

describe('no command is only shown', () => {
  const others = docsPages().flatMap(({ fences }) =>
    fences.filter((fence) => !['text', 'diff', 'eco'].includes(fence.info[0])),
  );

  test.each(others)('$at', ({ info, text }) => {
    const commands = text.split('\n').filter((line) => /^(npm|npx|node|git|cd) /.test(line));
    const run = info[0] === 'sh' ? commands.filter((line) => /^(npx ecos|node) /.test(line)) : [];
    const shown = commands.filter((line) => !run.includes(line)).map((line) => line.replace(/\s+#.*$/, ''));
    expect(shown.filter((line) => !Object.hasOwn(ELSEWHERE, line))).toEqual([]);
  });
});
