/**
 * A command that gets a signal while it prints ends at once, without output, with the signal's exit status, and leaves nothing
 * behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const CLI = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

let folder = '';
let temporary = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-signals-'));
  temporary = join(folder, 'temporary');
  mkdirSync(temporary);
});

/** The browsers whose profile is in the test's folder. */
function browsers(): string[] {
  return readdirSync('/proc').filter((process) => {
    if (!/^\d+$/.test(process)) return false;
    try {
      return readFileSync(join('/proc', process, 'cmdline'), 'utf8').includes(temporary);
    } catch {
      return false;
    }
  });
}

/** Resolves to how a command ended, and its whole output. */
function ended(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  return new Promise((done) => child.on('close', (code, signal) => done({ code, signal, output })));
}

const pause = () => new Promise((done) => setTimeout(done, 5));

const PDF = ['print', '--out', 'cards.pdf'];

// One handler serves all kinds of printing.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ecos print ends at once and leaves nothing behind on %s',
  async (one) => {
    const child = spawn(process.execPath, [CLI, ...PDF], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary },
    });
    const result = ended(child);
    while (browsers().length === 0 && child.exitCode === null) await pause();
    child.kill(one);
    expect(await result).toEqual({ code: null, signal: one, output: '' });
    expect(readdirSync(folder)).toEqual(['temporary']);
    for (const until = performance.now() + 10_000; browsers().length > 0 && performance.now() < until; )
      await pause();
    expect(browsers()).toEqual([]);
  },
);
