/** `ecos check --watch` as a real process, while files are edited. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');
const card = (number: number, kind = 'water') =>
  `card ${number} brown\n  leaves 2\n  energy sun\n{ place ${kind}; gain 1vp per adjacent water }\n`;

let folder = '';
let watching: ChildProcess;
let output = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-watch-'));
  mkdirSync(join(folder, 'cards'));
  put('one.eco', card(501));
  output = '';
  watching = spawn(process.execPath, [ENTRY, 'check', 'cards', '--watch'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  for (const stream of [watching.stdout, watching.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  await nextOutput(/Watching/);
  output = '';
});

afterEach(() => {
  watching.kill('SIGKILL');
});

const put = (name: string, text: string) => writeFileSync(join(folder, 'cards', name), text);

/** Waits until the output matches, clears it, and returns it. */
async function nextOutput(what: RegExp): Promise<string> {
  for (const end = performance.now() + 20_000; !what.test(output); ) {
    if (performance.now() > end) throw new Error(`never said ${what}: ${output}`);
    await pause(5);
  }
  const all = output;
  output = '';
  return all;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('reports new and fixed problems of changed, new and deleted files, and continues after errors', async () => {
  put('one.eco', card(501, 'watr'));
  const broken = await nextOutput(/✗/);
  expect(broken).toContain('cards/one.eco:4:9: error ECO202');
  put('two.eco', card(502, 'foret'));
  const second = await nextOutput(/✗.*2 errors/);
  expect(second).toContain('cards/two.eco:4:9');
  expect(second).not.toContain('one.eco');
  put('one.eco', `# a line more\n${card(501)}`);
  expect(await nextOutput(/1 error/)).toMatch(/^fixed cards\/one\.eco: ECO202: .*\n✗ [^\n]*\n$/);
  rmSync(join(folder, 'cards', 'two.eco'));
  expect(await nextOutput(/no problems/)).toMatch(
    /^fixed cards\/two\.eco.*\n✓ 1 set, 1 card.*: no problems\n$/,
  );
});

test('reports texts that are too long for their cards', async () => {
  const long = Array.from({ length: 12 }, () => 'place water adjacent to water').join(';\n  ');
  put('one.eco', card(501).replace('place water', long));
  expect(await nextOutput(/! 1 set/)).toMatch(/^cards\/one\.eco:4:3: warning ECO715: The text is too long/);
  put('one.eco', card(501));
  expect(await nextOutput(/no problems/)).toMatch(/^fixed cards\/one\.eco: ECO715/);
});

test('notices new folders with all their files, new sets, and changes of a set', async () => {
  mkdirSync(join(folder, 'cards', 'deep', 'er'), { recursive: true });
  put('deep/er/three.eco', card(503, 'watr'));
  expect(await nextOutput(/✗/)).toContain('cards/deep/er/three.eco:4:9');
  put('deep/er/three.eco', card(503, 'ant'));
  await nextOutput(/`ant`[\s\S]*✗/);
  put('set.eco', 'set mine "Mine" extends first-continent\nanimal ant x4 on grassland\n');
  expect(await nextOutput(/no problems/)).toMatch(/^fixed .*three\.eco/);
  put('set.eco', 'set mine "Mine" extends nothing\nanimal ant x4 on grassland\n');
  expect(await nextOutput(/✗/)).toContain('error ECO502');
});

test('prints nothing for a save without changes, and one result for many writes in a row', async () => {
  put('one.eco', card(501));
  await pause(300);
  expect(output).toBe('');
  // Like editors that save by emptying the file, writing a new one next to it in two steps, and renaming that.
  put('one.eco', '');
  put('.one.eco.swp', 'half');
  put('one.eco~', card(501, 'watr'));
  renameSync(join(folder, 'cards', 'one.eco~'), join(folder, 'cards', 'one.eco'));
  const once = await nextOutput(/✗/);
  await pause(300);
  expect((once + output).match(/[✓✗]/g)).toHaveLength(1);
});

test('reports a folder that disappears once, and watches it again when it is back', async () => {
  renameSync(join(folder, 'cards'), join(folder, 'elsewhere'));
  expect(await nextOutput(/\n/)).toMatch(/^ecos: cards cannot be read: .*\.\n$/);
  renameSync(join(folder, 'elsewhere'), join(folder, 'cards'));
  await nextOutput(/no problems/);
  put('one.eco', card(501, 'watr'));
  await nextOutput(/✗/);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'ends cleanly on %s',
  async (signal) => {
    const ended = new Promise((done) => watching.on('exit', (code, by) => done({ code, by })));
    watching.kill(signal);
    expect(await ended).toEqual({ code: 0, by: null });
    expect(output).toBe('');
  },
  30_000,
);

test('refuses standard input, the format github and a missing path', () => {
  const refused = (...args: string[]) => {
    const { code, out, err } = ecos(['check', '--watch', ...args], { cwd: folder, input: card(501) });
    return { code, out, err };
  };
  expect(refused('-')).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^ecos: --watch .*input.*\.\n$/),
  });
  expect(refused('cards', '--format', 'github')).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^ecos: --watch .*github\.\n$/),
  });
  expect(refused('nowhere').code).toBe(2);
});
