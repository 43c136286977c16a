/** The command's browser, seen from outside: it opens no port, and leaves nothing behind after a run that is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { ecos } from '../ecos.ts';
import { commandLine, descendants, listeningOn, type Running, stillRunning } from './fixtures/processes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const fresh = () => mkdtempSync(join(tmpdir(), 'ecos-test-'));

/** Starts `ecos` and calls `look` repeatedly with the processes that it has started, until it ends or `look` returns true. */
async function watch(args: readonly string[], temporary: string, look: (some: Running[]) => boolean) {
  const run = spawn(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const output: string[] = [];
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (data) => output.push(String(data)));
  while (run.exitCode === null && run.signalCode === null) {
    if (look(descendants(run.pid!))) break;
    await pause(50);
  }
  return { run, output };
}

const isBrowser = (one: Running) => / --remote-debugging-pipe /.test(commandLine(one));
const isPage = (one: Running) => / --type=renderer /.test(commandLine(one));

/** The least number of processes of a browser that shows a page: itself, its network and its page. */
const PROCESSES = 3;

describe.runIf(process.platform === 'linux')('processes', () => {
  test('the listening sockets of a process are found', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(listeningOn([{ pid: process.pid }])).toHaveLength(1);
    server.close();
  });

  test('print listens on no port while its browser runs', async () => {
    const [out, temporary] = [fresh(), fresh()];
    const open = new Set<string>();
    let most = 0;
    const { run } = await watch(
      ['print', 'first-continent', '--cards', '1-3', '--out', join(out, 'cards.pdf')],
      temporary,
      (some) => {
        most = Math.max(most, some.length);
        for (const address of listeningOn(some)) open.add(address);
        return false;
      },
    );
    expect(run.exitCode).toBe(0);
    expect(most).toBeGreaterThanOrEqual(PROCESSES);
    expect([...open]).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('a run killed while it prints leaves no process, and the next run removes its profile', async () => {
    const [out, temporary] = [fresh(), fresh()];
    const args = ['print', 'first-continent', '--out', join(out, 'cards.pdf')];
    const { run } = await watch(args, temporary, (some) => some.some(isPage));
    const left = descendants(run.pid!);
    expect(left.length).toBeGreaterThanOrEqual(PROCESSES);
    const profiles = readdirSync(temporary).filter((name) => name.startsWith('ecos-browser-'));
    expect(profiles).toHaveLength(1);
    run.kill('SIGKILL');
    await once(run, 'exit');
    await expect.poll(() => stillRunning(left)).toEqual([]);
    expect(readdirSync(temporary)).toEqual(profiles);
    const profilesAfterNext = () => {
      const next = ecos(['print', 'first-continent', '--cards', '1', '--out', join(out, 'one.pdf')], {
        env: { TMPDIR: temporary },
      });
      expect(next).toMatchObject({ code: 0, err: '' });
      return readdirSync(temporary);
    };
    // The profile of a browser that still writes to it stays until the run after.
    await expect.poll(profilesAfterNext, { timeout: 30_000 }).not.toContain(profiles[0]);
  });

  test.each([
    [
      'a browser that ends while it starts',
      isBrowser,
      () => true,
      /chrom\S+ did not start \(its process ended\)/,
    ],
    [
      'a browser that ends while it prints',
      isBrowser,
      isPage,
      /stopped while printing \(its process ended\)/,
    ],
    ['a page that ends', isPage, isPage, /stopped while printing \(the process of its page ended\)/],
  ])('%s is reported within seconds, in our own words', async (_, isTarget, isSign, message) => {
    const [out, temporary] = [fresh(), fresh()];
    let target: Running | undefined;
    const { run, output } = await watch(['print', '--out', join(out, 'cards.pdf')], temporary, (some) => {
      target = some.some(isSign) ? some.find(isTarget) : undefined;
      return target !== undefined;
    });
    process.kill(target!.pid, 'SIGKILL');
    // Puppeteer's own time limits are 30 and 180 seconds.
    expect(await once(run, 'close', { signal: AbortSignal.timeout(20_000) })).toEqual([2, null]);
    expect(output.join('')).toMatch(message);
    expect(readdirSync(out)).toEqual([]);
  });

  // One handler serves all kinds of printing.
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a run ends at once and leaves nothing behind on %s',
    async (signal) => {
      const [out, temporary] = [fresh(), fresh()];
      const args = ['print', '--out', join(out, 'cards.pdf')];
      const { run, output } = await watch(args, temporary, (some) => some.length > 0);
      const left = descendants(run.pid!);
      run.kill(signal);
      expect(await once(run, 'close')).toEqual([null, signal]);
      expect(output).toEqual([]);
      expect(readdirSync(out)).toEqual([]);
      await expect.poll(() => stillRunning(left)).toEqual([]);
    },
  );
});

test.skipIf(process.platform === 'win32')(
  'a browser that never answers is reported after the time limit',
  async () => {
    const program = join(fresh(), 'mute');
    writeFileSync(program, '#!/bin/sh\nexec sleep 600\n');
    chmodSync(program, 0o755);
    await expect(launchBrowser({ ...process.env, ECOS_CHROME: program }, 500)).rejects.toThrow(
      /^The browser \S+mute did not start \(no answer after 0\.5 seconds\)\. [^\n]+$/,
    );
  },
);
