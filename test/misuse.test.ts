/** Bad input, through the real command: one clear message, the right exit code, no data lost and never a stack trace. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos, ecosProcess, type Ran } from './ecos.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-misuse-'));
});

const card = (steps: string) => `card 1 brown\n  leaves 2\n  energy sun, water\n{\n  ${steps}\n}\n`;

/** Writes a file into the test's folder and runs `ecos` there. */
function given(name: string, text: string, args: readonly string[], env: Record<string, string> = {}): Ran {
  writeFileSync(join(folder, name), text);
  return ecos(args, { cwd: folder, env });
}

/** Expects a refusal: exit code 2, nothing on standard output, and one line with the reason. */
function expectRefusal({ code, out, err }: Ran, reason: RegExp): void {
  expect(err).toMatch(reason);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}

/** Expects a problem in a card: exit code 1, and a message with its position, its code and a suggestion. */
function expectProblem({ code, out, err }: Ran, ...parts: (string | RegExp)[]): void {
  for (const part of parts) expect(out).toMatch(part);
  expect(err).toBe('');
  expect(code).toBe(1);
}

test('a typo in a card names the line, marks the word and suggests the right one', () => {
  const ran = given('typo.eco', card('place water;\n  gian 1vp;'), ['check', 'typo.eco']);
  expectProblem(
    ran,
    /^typo\.eco:6:3: error ECO1\d\d: /,
    '6 │   gian 1vp;',
    /│ {3}\^\^\^\^/,
    /\bgain\b/,
    '1 error',
  );
});

test('if a single file of a set is read and names of the set are missing, a message says to name the folder', () => {
  const own = join(folder, 'whole set');
  mkdirSync(own);
  writeFileSync(
    join(own, 'set.eco'),
    'set whole "Whole" extends first-continent\nanimal fox plural foxes x8 on desert\n',
  );
  writeFileSync(join(own, 'cards.eco'), card('place fox;'));
  const checked = (...args: string[]) => ecos([...args, join('whole set', 'cards.eco')], { cwd: folder });
  const message =
    "whole set/cards.eco was read without the other files of its set. Name their folder instead: 'whole set'\n";
  for (const command of ['check', 'test', 'list', 'print']) {
    const { code, err } = checked(command);
    expect([code, err.endsWith(message)], `${command}: ${err}`).toEqual([1, true]);
  }
  expect(JSON.parse(checked('check', '--format', 'json').out).errors).toBe(1);
  // Other mistakes do not mention the missing set, nor does a folder without one.
  writeFileSync(join(own, 'cards.eco'), card('gian 1vp'));
  expect(checked('check').err).toBe('');
  expect(given('fox.eco', card('place fox;'), ['check', 'fox.eco']).err).toBe('');
});

test('several mistakes are all reported, in one JSON document with matching counts', () => {
  const text = `${card('place watr;')}${card('gain 1 of son;')}`;
  const { code, out, err } = given('two.eco', text, ['check', 'two.eco', '--format', 'json']);
  const report = JSON.parse(out);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(report).toMatchObject({ sets: 1, files: 1, features: 0, scenarios: 0 });
  expect(report.errors).toBeGreaterThan(1);
  expect(report.problems.filter((p: { severity: string }) => p.severity === 'error')).toHaveLength(
    report.errors,
  );
});

test('standard input is compiled like a file, and read once if it is named twice', () => {
  const { code, out } = ecosProcess(['check', '-', '-'], { input: card('place antelop;') });
  expect(out).toMatch(/^<stdin>:5:9: error ECO/);
  expect(code).toBe(1);
});

test('a missing file is refused; with --format json, too, as one document', () => {
  expectRefusal(ecos(['check', 'nowhere.eco'], { cwd: folder }), /nowhere\.eco cannot be read/);
  const { code, out, err } = ecos(['test', 'nowhere.eco', '--format=json'], { cwd: folder });
  expect(JSON.parse(out)).toEqual({ error: expect.stringContaining('nowhere.eco') });
  expect(err).toMatch(/nowhere\.eco/);
  expect(code).toBe(2);
});

test('an unknown option or command is refused with the nearest one', () => {
  expectRefusal(ecos(['check', '--formt', 'json']), /--formt.*--format.*See ecos check --help\.$/m);
  expectRefusal(ecos(['chekc']), /chekc.*check.*See ecos --help\.$/m);
});

test('without a folder for temporary files, print reports that folder as missing, not the browser', () => {
  const missing = join(folder, 'no-folder');
  const ran = ecos(['print', '--cards', '1'], { cwd: folder, env: { TMPDIR: missing, TEMP: missing } });
  expectRefusal(ran, /temporary files, .*no-folder, is missing.*TE?MP/);
  expect(readdirSync(folder)).not.toContain('out');
});

test('help refuses an unknown command, and play names the known layouts', () => {
  expectRefusal(ecos(['help', 'nothing']), /unknown command 'nothing'/);
  expectRefusal(ecos(['play', '--layout', 'nowhere']), /standard, river/);
});

test('explain without steps, with several -e or with more than a PATH is refused, and so is fmt of a built set', () => {
  expectRefusal(ecos(['explain', '-e', ' # nothing']), /no steps to explain/);
  expectRefusal(ecos(['explain', '-e', 'gain 1vp', '-e', 'gain 2vp']), /Give -e only once/);
  expectRefusal(
    ecos(['explain', 'new-horizon', '12', '-e', 'gain 1vp']),
    /One PATH at most goes with -e, not also 12\./,
  );
  expectRefusal(given('a.json', '{"id":"a"}', ['fmt', 'a.json']), /a\.json is a built set/);
});

test('an empty argument, often a variable that is not set, does not mean the current folder', () => {
  const reason = /^ecos: Empty value (for --out|among the arguments)\. Remove it or give a value/;
  for (const args of [
    ['new', ''],
    ['check', ''],
    ['build', '--out', ''],
    ['build', '--out='],
  ]) {
    expectRefusal(ecos(args, { cwd: folder }), reason);
  }
  expect(readdirSync(folder)).not.toContain('set.eco');
});

test('`-` is not the name of a file or folder to write', () => {
  for (const [option, what, ...args] of [
    ['--out', 'folder', 'build'],
    ['--out', 'file', 'print', '--cards', '1'],
    ['--report', 'file', 'simulate', '--games', '1'],
  ] as const) {
    const reason = new RegExp(`^ecos: ${option} needs the name of a ${what}, not \`-\``);
    expectRefusal(ecos([...args, option, '-'], { cwd: folder }), reason);
  }
});

test('a game without starting hands is refused with a way to get some', () => {
  const ran = given('alone.eco', card('place water'), ['play', 'alone.eco']);
  expectRefusal(ran, /^ecos: There are no starting hands: add `extends first-continent` to the set/);
});

test('a paper size that is too large for a PDF is refused', () => {
  const ran = given('large.eco', card('place water'), ['print', 'large.eco', '--paper', '6000x100mm']);
  expectRefusal(ran, /^ecos: 6000x100mm is too large: a page of a PDF has sides of at most 5080 mm\.$/m);
});

test('circular links are reported in one line by every command', () => {
  const around = join(folder, 'round');
  mkdirSync(around);
  for (const [from, to] of [
    ['a', 'b'],
    ['b', 'a'],
    ['a.eco', 'a.eco'],
    ['a.json', 'a.json'],
  ]) {
    symlinkSync(to, join(around, from));
  }
  const one = ['--games', '1', '--bots', 'random', '--target', '5'];
  for (const args of [
    ['check', 'a'],
    ['check', 'a.eco', '--watch'],
    ['check', 'a/below.eco'],
    ['list', 'a.json'],
    ['fmt', 'a.eco'],
    ['new', 'a'],
    ['build', '--out', 'a'],
    ['print', '--cards', '1', '--out', 'a'],
    ['print', '--cards', '1', '--png', 'a'],
    ['print', '--cards', '1', '--tabletop', 'a'],
    ['print', '--changed', 'a'],
    ['diff', 'a', 'new-horizon'],
    ['play', '--bots', 'random', '--target', '5', '--log', 'a'],
    ['play', '--resume', 'a'],
    ['replay', 'a'],
    ['query', 'a', 'SELECT 1'],
    ['simulate', ...one, '--resume', 'a'],
    ['simulate', ...one, '--data', 'a'],
    ['simulate', ...one, '--report', 'a'],
    ['simulate', ...one, '--expect', 'a'],
  ]) {
    const ran = ecos(args, { cwd: around });
    expect.soft(ran.err, args.join(' ')).toMatch(/^ecos: a[^\n]* cannot be (read|written): [^\n]*\.\n$/);
    expect.soft({ code: ran.code, out: ran.out }, args.join(' ')).toEqual({ code: 2, out: '' });
  }
  expect(readdirSync(around).sort()).toEqual(['a', 'a.eco', 'a.json', 'b']);
});

test('a full disk behind standard output is reported in one line', () => {
  const full = openSync('/dev/full', 'w');
  const cli = join(import.meta.dirname, '..', 'cli', 'ecos.mjs');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'list'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect(`${stderr}`).toBe('ecos: The output cannot be written: the disk is full.\n');
  expect(status).toBe(2);
});

test('more people or bots than seats are refused before a host starts', () => {
  expectRefusal(
    ecos(['host', '--seats', '6', '--players', '7'], { cwd: folder }),
    /--players.*Give a whole number from 0 to 6\./,
  );
  expectRefusal(
    ecos(['host', '--players', '4', '--bots', 'greedy'], { cwd: folder }),
    /^ecos: 4 people take all seats: lower --players, or leave out --bots\.$/m,
  );
});

test.each(['https://cards.example/?a', 'https://cards.example/#a', 'https://cards.example/my-set'])(
  'a host cannot be reached at %s',
  (address) => {
    const ran = ecos(['host', '--public', address], { cwd: folder });
    expectRefusal(ran, /--public.*Give an address without a path, like https:\/\/cards\.example\./);
  },
);

test.each([
  [
    ['diff', 'first-continent', 'first-continent', '--games', '4', '--seed', '2'],
    /^ecos: --games needs --play\.$/m,
  ],
  [['play', '--players', '2', '--lang', 'es'], /^ecos: --lang needs --human or --resume\.$/m],
  [
    ['play', '--players', '2', '--log', 'game.eco'],
    /game\.eco is the name of a card file: choose another name for --log/,
  ],
  [
    ['studio', 'first-continent', '--site', 'site', '--port', '8080', '--no-open'],
    /^ecos: option '--site <folder>' cannot be used with option '--(port <number>|no-open)'\. See ecos studio --help\.$/m,
  ],
  [
    ['stress', '--games', '1', '--out', 'typo.eco'],
    /typo\.eco\/1\.log cannot be written: a part of its path is not a folder/,
  ],
  [
    ['mutate', 'my-set', '--write'],
    /^ecos: my-set cannot be read: no file, folder or bundled set has that name/m,
  ],
  [
    ['mutate', 'new-horizon', '--write'],
    /^ecos: new-horizon is a bundled set, which --write does not change\./m,
  ],
  [['stress', 'nothing.eco'], /^ecos: There are no cards to play with: /m],
  [['simulate', 'nothing.eco', '--games', '1'], /^ecos: There are no cards to play with: /m],
  [['strength', 'greedy', 'random', '--set', 'nothing.eco'], /^ecos: There are no cards to play with: /m],
  [['train', 'nothing.eco', '--minutes', '0.01'], /^ecos: There are no cards to play with: /m],
])('options that contradict each other, and paths that do not fit, are refused: %j', (args, reason) => {
  writeFileSync(join(folder, 'typo.eco'), card('gian 1vp'));
  writeFileSync(join(folder, 'nothing.eco'), '');
  expectRefusal(ecos(args, { cwd: folder }), reason);
  expect(readdirSync(folder)).not.toContain('site');
});

test('a seed that is too large is refused with the range by every command that takes one', () => {
  const commands = 'play|simulate|strength greedy random|stress|train|diff polar-shores polar-shores --play';
  for (const command of commands.split('|'))
    expectRefusal(
      ecos([...command.split(' '), '--seed', '4294967296'], { cwd: folder }),
      /^ecos: .*--seed <number>' argument '4294967296' is invalid\. Give a whole number from 0 to 4294967295\./m,
    );
});

test('the finds of ecos stress are still shown if they cannot be written', () => {
  const set = join(import.meta.dirname, 'simulate', 'planted.eco');
  const out = join(folder, 'breakers');
  // A folder in the way, so that this file cannot be written.
  mkdirSync(join(out, '1-endless-901.log'), { recursive: true });
  const args = ['stress', set, '--games', '4', '--cards', '901', '--jobs', '1', '--out', out];
  const { code, out: text, err } = ecos(args);
  expect(text).toMatch(/^endless: 901 "Chain": 40 effects run on one draw/);
  expect(err).toMatch(/^ecos: \S+1-endless-901\.log cannot be written: it is a folder\.$/m);
  expect(code).toBe(2);
  const json = ecos([...args, '--format', 'json']);
  expect(JSON.parse(json.out)).toMatchObject({
    finds: [{ kind: 'endless' }, {}],
    error: expect.stringContaining('it is a folder'),
  });
  expect(readdirSync(out)).toEqual(['1-endless-901.log']);
});
