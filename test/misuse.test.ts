/** Bad input, through the real command: one clear message, the right exit code, no data lost and never a stack trace. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos, ecosProcess, type Ran } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const card = (steps: string) => `card 1 brown\n  leaves 2\n  energy sun, water\n{\n  ${steps}\n}\n`;

let folder = '';
beforeAll(() => {
  folder = folderWith({
    'alone.eco': card('place water'),
    'typo.eco': card('place water;\n  gian 1vp;'),
    'nothing.eco': '',
    'a.json': '{"id":"a"}',
  });
});

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

test('a typo in a card names the line, marks the word and suggests the right one', () => {
  const { code, out, err } = ecos(['check', 'typo.eco'], { cwd: folder });
  expect(out).toMatch(
    /^typo\.eco:6:3: error ECO1\d\d: .*\n(.*\n)*.*6 │ {3}gian 1vp;\n.*│ {3}\^\^\^\^.*\n(.*\n)*.*\bgain\b(.*\n)*.*1 error/,
  );
  expect({ code, err }).toEqual({ code: 1, err: '' });
});

test('if a single file of a set is read and names of the set are missing, a message says to name the folder', () => {
  const set = 'set whole "Whole" extends first-continent\nanimal fox plural foxes x8 on desert\n';
  const parent = folderWith({ 'whole set/set.eco': set, 'whole set/cards.eco': card('place fox;') });
  const checked = (...args: string[]) => ecos([...args, join('whole set', 'cards.eco')], { cwd: parent });
  const message =
    "whole set/cards.eco was read without the other files of its set. Name their folder instead: 'whole set'\n";
  for (const command of ['check', 'test', 'list', 'print']) {
    const { code, err } = checked(command);
    expect([code, err.endsWith(message)], `${command}: ${err}`).toEqual([1, true]);
  }
  expect(JSON.parse(checked('check', '--format', 'json').out).errors).toBe(1);
  // Other mistakes do not mention the missing set, nor does a folder without one.
  writeFileSync(join(parent, 'whole set', 'cards.eco'), card('gian 1vp'));
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

test('with --format json, a missing file is refused as one JSON document', () => {
  const { code, out, err } = ecos(['test', 'nowhere.eco', '--format=json'], { cwd: folder });
  expect(JSON.parse(out)).toEqual({ error: expect.stringContaining('nowhere.eco') });
  expect(err).toMatch(/nowhere\.eco/);
  expect(code).toBe(2);
});

test('without a folder for temporary files, print reports that folder as missing, not the browser', () => {
  const missing = join(folder, 'no-folder');
  const ran = ecos(['print', '--cards', '1'], { cwd: folder, env: { TMPDIR: missing, TEMP: missing } });
  expectRefusal(ran, /temporary files, .*no-folder, is missing.*TE?MP/);
  expect(readdirSync(folder)).not.toContain('out');
});

const NO_CARDS = /^ecos: There are no cards to play with: /m;
const EMPTY = /^ecos: Empty value (for --out|among the arguments)\. Remove it or give a value/;
const NO_PATH = /--public.*Give an address without a path, like https:\/\/cards\.example\./;
const SEED =
  /^ecos: .*--seed <number>' argument '4294967296' is invalid\. Give a whole number from 0 to 4294967295\./m;
const WITH_SEED = 'play|simulate|strength greedy random|stress|train|diff polar-shores polar-shores --play';

test.each<[command: string, reason: RegExp]>([
  ['check nowhere.eco', /nowhere\.eco cannot be read/],
  ['check --formt json', /--formt.*--format.*See ecos check --help\.$/m],
  ['chekc', /chekc.*check.*See ecos --help\.$/m],
  ['help nothing', /unknown command 'nothing'/],
  ['play new-horizon --layout nowhere', /standard, river/],
  ['explain -e #', /no steps to explain/],
  ['explain -e gain -e place', /Give -e only once/],
  ['explain new-horizon 12 -e gain', /One PATH at most goes with -e, not also 12\./],
  ['fmt a.json', /a\.json is a built set/],
  // An empty argument, often a variable that is not set, does not mean the current folder.
  ['new ', EMPTY],
  ['check ', EMPTY],
  ['build --out ', EMPTY],
  ['build --out=', EMPTY],
  // `-` is not the name of a file or folder to write.
  ['build --out -', /^ecos: --out needs the name of a folder, not `-`/],
  ['print --cards 1 --out -', /^ecos: --out needs the name of a file, not `-`/],
  ['simulate --games 1 --report -', /^ecos: --report needs the name of a file, not `-`/],
  ['play alone.eco', /^ecos: There are no starting hands: add `extends first-continent` to the set/],
  [
    'print alone.eco --paper 6000x100mm',
    /^ecos: 6000x100mm is too large: a page of a PDF has sides of at most 5080 mm\.$/m,
  ],
  ['host --seats 6 --players 7', /--players.*Give a whole number from 0 to 6\./],
  [
    'host --players 4 --bots greedy',
    /^ecos: 4 people take all seats: lower --players, or leave out --bots\.$/m,
  ],
  ['host --public https://cards.example/?a', NO_PATH],
  ['host --public https://cards.example/#a', NO_PATH],
  ['host --public https://cards.example/my-set', NO_PATH],
  ['host --proxy localhost', /--proxy.*Give the IP address of the proxy, or a range like 10\.0\.0\.0\/8\./],
  ['diff first-continent first-continent --games 4 --seed 2', /^ecos: --games needs --play\.$/m],
  ['play --players 2 --lang es', /^ecos: --lang needs --human or --resume\.$/m],
  ['play --players 2 --log game.eco', /game\.eco is the name of a card file: choose another name for --log/],
  [
    'studio first-continent --site site --port 8080 --no-open',
    /^ecos: option '--site <folder>' cannot be used with option '--(port <number>|no-open)'\. See ecos studio --help\.$/m,
  ],
  [
    'stress --games 1 --out typo.eco',
    /typo\.eco\/1\.log cannot be written: a part of its path is not a folder/,
  ],
  ['mutate my-set --write', /^ecos: my-set cannot be read: no file, folder or bundled set has that name/m],
  ['mutate new-horizon --write', /^ecos: new-horizon is a bundled set, which --write does not change\./m],
  ['stress nothing.eco', NO_CARDS],
  ['simulate nothing.eco --games 1', NO_CARDS],
  ['strength greedy random --set nothing.eco', NO_CARDS],
  ['train nothing.eco --minutes 0.01', NO_CARDS],
  ...WITH_SEED.split('|').map((command): [string, RegExp] => [`${command} --seed 4294967296`, SEED]),
])('%s is refused, and writes nothing', (command, reason) => {
  const before = readdirSync(folder);
  expectRefusal(ecos(command.split(' '), { cwd: folder }), reason);
  expect(readdirSync(folder)).toEqual(before);
});

test('circular links are reported in one line by every command', () => {
  const around = folderWith({
    a: '-> b',
    b: '-> a',
    'a.eco': '-> a.eco',
    'a.json': '-> a.json',
  });
  const simulate = 'simulate --games 1 --bots random --target 5';
  for (const command of [
    'check a',
    'check a.eco --watch',
    'check a/below.eco',
    'list a.json',
    'fmt a.eco',
    'new a',
    'build --out a',
    'print --cards 1 --out a',
    'print --cards 1 --png a',
    'print --cards 1 --tabletop a',
    'print --changed a',
    'diff a new-horizon',
    'play --bots random --target 5 --log a',
    'play --resume a',
    'replay a',
    'query a SELECT',
    `${simulate} --resume a`,
    `${simulate} --data a`,
    `${simulate} --report a`,
    `${simulate} --expect a`,
  ]) {
    const { code, out, err } = ecos(command.split(' '), { cwd: around });
    expect.soft(err, command).toMatch(/^ecos: a[^\n]* cannot be (read|written): [^\n]*\.\n$/);
    expect.soft({ code, out }, command).toEqual({ code: 2, out: '' });
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
