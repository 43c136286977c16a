/** The command under a Node that cannot run TypeScript, like the one installed on many machines. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from './folder-with.ts';
import { packed } from './packed.ts';

const CLI = join(import.meta.dirname, '..', 'cli');

const OLD = '--no-experimental-strip-types';
/** A module that makes Node look like one that is too old for the package. */
const OLDER = "Object.defineProperty(process.versions, 'node', { value: '22.11.0' });\n";

/** Runs an entry with these options of Node. */
function run(options: readonly string[], entry: string, ...args: string[]) {
  const around = { encoding: 'utf8', input: '', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, entry, ...args], around);
  return { status, stdout, stderr };
}

/** A folder with these files of the command and nothing else, and further ones. */
function folderOf(names: readonly string[], files: Record<string, string> = {}): string {
  const folder = folderWith(files);
  for (const name of names) cpSync(join(CLI, name), join(folder, name));
  return folder;
}

test('the command continues with the installed Node, with the same output and exit codes', () => {
  const listed = run([OLD], join(CLI, 'ecos.mjs'), 'list', '--hand', 'lion', '--format', 'json');
  expect(listed).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toHaveLength(12);
  expect(run([OLD], join(CLI, 'ecos.mjs'), 'chekc')).toMatchObject({ status: 2, stdout: '' });
});

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends the installed Node, too, in order',
  async (signal) => {
    const folder = folderWith({ 'a.eco': '' });
    const args = [OLD, join(CLI, 'ecos.mjs'), 'check', 'a.eco', '--watch'];
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
  const folder = folderOf(['ecos.mjs', 'cache.mjs', 'installed-node.mjs']);
  const { stderr, ...ended } = run([OLD], join(folder, 'ecos.mjs'), 'check');
  expect(ended).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^ecos needs Node 22\.18 or newer, and this is .*npm ci.*\n$/);
});

test('vitest says which Node it needs', () => {
  const vitest = join(CLI, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const { status, stdout, stderr } = run([OLD], vitest, 'run', 'program/hash.test.ts');
  expect(status).toBe(1);
  expect(stdout).not.toContain('RUN');
  expect(stderr).toMatch(/The tests need Node 22\.18 or newer, and this is .*`npx vitest` uses the one/);
});

test.each(['grammar', 'compiler', 'runtime', 'print'])(
  'the packed entry %s says which Node it needs, instead of what an older one lacks',
  async (name) => {
    const entry = pathToFileURL(join(await packed(), 'dist', `${name}.mjs`)).href;
    const folder = folderWith({
      'older.mjs': `${OLDER}delete Map.groupBy;\n`,
      'a.mjs': `import '${entry}';\n`,
    });
    const older = pathToFileURL(join(folder, 'older.mjs')).href;
    const { status, stderr } = run(['--import', older], join(folder, 'a.mjs'));
    expect(status).toBe(1);
    expect(stderr).toContain('Error: ecos-cards needs Node 22.12 or newer, and this is 22.11.0.\n');
    expect(stderr.length).toBeLessThan(2000);
    // Others name an older Node than what they can do.
    const bun = `${OLDER}Object.defineProperty(process.versions, 'bun', { value: '1.3.0' });\n`;
    writeFileSync(join(folder, 'older.mjs'), bun);
    expect(run(['--import', older], join(folder, 'a.mjs'))).toEqual({ status: 0, stdout: '', stderr: '' });
  },
);

test('the packed command says which Node it needs', () => {
  const folder = folderOf(['packed.mjs', 'cache.mjs', 'node-version.mjs'], { 'older.mjs': OLDER });
  const options = ['--import', pathToFileURL(join(folder, 'older.mjs')).href];
  const stderr = 'ecos needs Node 22.12 or newer, and this is 22.11.0.\n';
  expect(run(options, join(folder, 'packed.mjs'), 'check')).toEqual({ status: 2, stdout: '', stderr });
});
