/** The command under a Node that cannot run TypeScript, like the one installed on many machines. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const CLI = join(import.meta.dirname, '..', 'cli');

/** Runs an entry under such a Node. */
function run(entry: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', entry, ...args],
    { encoding: 'utf8', input: '', timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

test('the command continues with the installed Node, with the same output and exit codes', () => {
  const listed = run(join(CLI, 'ecos.mjs'), 'list', '--hand', 'lion', '--format', 'json');
  expect({ ...listed, stdout: JSON.parse(listed.stdout).length }).toEqual({
    status: 0,
    stdout: 12,
    stderr: '',
  });
  expect(run(join(CLI, 'ecos.mjs'), 'chekc')).toMatchObject({ status: 2, stdout: '' });
});

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends the installed Node, too, in order',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'ecos-old-node-'));
    writeFileSync(join(folder, 'a.eco'), '');
    const args = ['--no-experimental-strip-types', join(CLI, 'ecos.mjs'), 'check', 'a.eco', '--watch'];
    const child = spawn(process.execPath, args, { cwd: folder });
    const ended = new Promise((done) => child.on('close', (code, by) => done({ code, by })));
    child.stderr.on('data', (data) => {
      if (`${data}`.includes('Watching')) child.kill(signal);
    });
    expect(await ended).toEqual({ code: 0, by: null });
  },
  60_000,
);

test('if no other Node is installed, the command says which version it needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-old-node-'));
  for (const file of ['ecos.mjs', 'cache.mjs', 'installed-node.mjs'])
    cpSync(join(CLI, file), join(folder, file));
  const { status, stdout, stderr } = run(join(folder, 'ecos.mjs'), 'check');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^ecos needs Node 22\.18 or newer, and this is .*npm ci.*\n$/);
});

test('the packed command says which Node it needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-older-node-'));
  for (const file of ['packed.mjs', 'cache.mjs']) cpSync(join(CLI, file), join(folder, file));
  const older = join(folder, 'older.mjs');
  writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '22.11.0' });\n");
  const args = ['--import', pathToFileURL(older).href, join(folder, 'packed.mjs'), 'check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('ecos needs Node 22.12 or newer, and this is 22.11.0.\n');
});
