/** A full disk, simulated by a limit on file size: no partial files remain, and later commands work. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ecos } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const ECOS = join(import.meta.dirname, '..', 'cli', 'ecos.mjs');
/** Without this handler, the signal for exceeding the limit would kill the process. */
const SURVIVE_SIGXFSZ = '--import=data:text/javascript,process.on("SIGXFSZ",()=>undefined)';

const MINE =
  'card 1 brown leaves 2 energy sun { place water }\nscenario "it fails" { layout standard do card 1; expect 1 options; }\n';
const there = join(folderWith({ 'mine.eco': MINE }), 'there');
mkdirSync(there);

/** Runs `ecos` with a file size limit of 0 bytes. */
function onFullDisk(...args: string[]) {
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, SURVIVE_SIGXFSZ, ECOS, ...args];
  // Node writes its compile cache at exit, after the signal handler is gone.
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

test('a run that could not start on a full disk can start once there is space', () => {
  const run = ['simulate', '../mine.eco', '--games', '2', '--jobs', '1', '--resume', 'games.jsonl'];
  expect(onFullDisk(...run).code).toBe(2);
  expect(readdirSync(there)).toEqual([]);
  expect(ecos(run, { cwd: there })).toMatchObject({ code: 0, err: '' });
});
