/** A disk that takes no more, as a limit on the size of files: nothing is left behind, and what follows is not stopped by it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ecos } from './ecos.ts';

// Each starts the command, which a busy machine makes wait.
vi.setConfig({ testTimeout: 60_000 });

const ECOS = join(import.meta.dirname, '..', 'cli', 'ecos.mjs');
/** Without it, the first byte that is too much would kill the process. */
const LIVE_ON = '--import=data:text/javascript,process.on("SIGXFSZ",()=>undefined)';

const folder = mkdtempSync(join(tmpdir(), 'ecos-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const there = join(folder, 'there');
mkdirSync(there);
writeFileSync(
  join(folder, 'mine.eco'),
  'card 1 brown leaves 2 energy sun { place water }\nscenario "it fails" { layout standard do card 1; expect 1 options; }\n',
);

/** Runs `ecos` where no file may get a byte. */
function onFullDisk(...args: string[]) {
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, LIVE_ON, ECOS, ...args];
  // What Node keeps of compiled modules is written when nothing handles the signal any more.
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const { status, stderr } = spawnSync('sh', limited, { cwd: there, encoding: 'utf8', env });
  return { code: status, err: stderr };
}

test.each([
  ['build', '../mine.eco', '--out', 'a/b'],
  ['new', 'a/b'],
  ['new', 'polar', '--from', 'polar-shores'],
  ['play', '--log', 'a/b/game.log'],
  ['test', '../mine.eco', '--report', 'a/b/report.html'],
  ['stress', join(import.meta.dirname, 'simulate', 'planted.eco'), '--games', '20', '--out', 'a/b'],
])('%s leaves no folder behind when nothing can be written into it', (...args) => {
  const { code, err } = onFullDisk(...args);
  expect(err).toMatch(
    /^ecos: \S+ cannot be written: the file would be too large for the disk or the account\.$/m,
  );
  expect(code).toBe(2);
  expect(readdirSync(there)).toEqual([]);
});

test('a run that could not begin on a full disk can begin once there is room', () => {
  const run = ['simulate', '../mine.eco', '--games', '2', '--jobs', '1', '--resume', 'games.jsonl'];
  expect(onFullDisk(...run).code).toBe(2);
  expect(readdirSync(there)).toEqual([]);
  expect(ecos(run, { cwd: there })).toMatchObject({ code: 0, err: '' });
});
