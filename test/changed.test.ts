/** `ecos print --changed`: prints only new and changed cards, and how they differ. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos } from './ecos.ts';

const card = (number: number, steps: string, leaves = 2) =>
  `card ${number} brown\n  leaves ${leaves}\n  energy sun\n{ ${steps} }\n`;
const OLD = [
  card(1, 'place water; gain 1vp'),
  card(2, 'gain 2vp'),
  card(3, 'gain 3vp'),
  card(5, 'gain 1 sun'),
];
const NEW = [
  card(1, 'place water; gain 2vp'),
  card(2, 'gain 2vp'),
  card(3, 'gain 3vp', 1),
  card(4, 'gain a card'),
];

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
const write = (cards: readonly string[]) =>
  writeFileSync(join(folder, 'cards', 'a.eco'), `set mine "Mine" extends first-continent\n${cards.join('')}`);
const words = (two: string) => writeFileSync(join(folder, 'cards', 'words.es.ftl'), `card-2 = ${two}\n`);
const print = (...args: string[]) => ecos(['print', 'cards', '--out', 'some.pdf', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-changed-'));
  mkdirSync(join(folder, 'cards'));
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'nothing yet');
  write(OLD);
  words('Dos');
  git('add', '.');
  git('commit', '--quiet', '-m', 'cards');
  expect(ecos(['build', 'cards', '--out', 'built'], { cwd: folder }).err).toBe('');
  cpSync(join(folder, 'cards'), join(folder, 'before'), { recursive: true });
  write(NEW);
});

const STATES = ['HEAD', 'before', join('before', 'a.eco'), join('built', 'mine.json'), 'built'];
test.each(STATES)(
  'print --changed %s prints the new and changed cards, and lists all differences',
  (since) => {
    const { code, out, err } = print('--changed', since, '--format', 'json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      file: 'some.pdf',
      pages: 1,
      cards: 3,
      warnings: [],
      changes: [
        {
          number: 1,
          title: null,
          set: 'mine',
          kind: 'changed',
          differences: [
            {
              what: 'text',
              old: 'Place a water tile.\nGain 1 point.',
              new: 'Place a water tile.\nGain 2 points.',
            },
          ],
        },
        {
          number: 3,
          title: null,
          set: 'mine',
          kind: 'changed',
          differences: [{ what: 'leaves', old: '2', new: '1' }],
        },
        {
          number: 4,
          title: null,
          set: 'mine',
          kind: 'new',
          differences: expect.arrayContaining([{ what: 'text', new: 'Gain a card.' }]),
        },
        {
          number: 5,
          title: null,
          set: 'mine',
          kind: 'removed',
          differences: expect.arrayContaining([{ what: 'leaves', old: '2' }]),
        },
      ],
    });
    expect(readFileSync(join(folder, 'some.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test('since a revision without the cards, all cards are new; without changes, there is nothing to print', () => {
  const all = JSON.parse(print('--changed', 'HEAD~1', '--format', 'json').out);
  expect(all.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'new', 'new', 'new']);
  // The same if the folder existed without cards.
  const whole = ecos(['diff', 'HEAD~1', '.', '--format', 'json'], { cwd: folder });
  expect(whole).toMatchObject({ code: 0, err: '' });
  git('stash', '--quiet');
  const none = print('--changed', 'HEAD');
  git('stash', 'pop', '--quiet');
  expect(none).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Nothing to print: .*HEAD\.\n$/),
  });
});

test('ecos diff lists the same changes without printing', () => {
  const { code, out, err } = ecos(['diff', 'HEAD', 'cards'], { cwd: folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^1 of mine: changed\n {2}text\n {4}- Gain 1 point\.\n {4}\+ Gain 2 points\.\n3 of/);
  expect(out).toMatch(/^5 of mine: removed\n4 cards changed since HEAD\.\n$/m);
  expect(ecos(['diff', 'HEAD', '-'], { cwd: folder, input: card(1, 'gain 1vp') })).toMatchObject({
    code: 2,
    err: 'ecos: Standard input has no earlier version: name a file or folder.\n',
  });
});

test('in another language the earlier titles are compared with the current ones', () => {
  const numbers = () => {
    const { out } = ecos(['diff', 'HEAD', 'cards', '--lang', 'es', '--format', 'json'], { cwd: folder });
    return (JSON.parse(out) as { changes: { number: number }[] }).changes.map(({ number }) => number);
  };
  expect(numbers()).toEqual([1, 3, 4, 5]);
  words('Otra');
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  words('Dos');
});

test('diff and simulate --against accept the same earlier states as print --changed; diff also reads standard input', () => {
  const input = readFileSync(join(folder, 'cards', 'a.eco'), 'utf8');
  for (const since of ['before', join('built', 'mine.json')]) {
    const { code, out } = ecos(['diff', since, '-', '--format', 'json'], { cwd: folder, input });
    expect({ code, changes: JSON.parse(out).changes.length }).toEqual({ code: 0, changes: 4 });
  }
  for (const since of ['HEAD', 'before', join('built', 'mine.json')]) {
    const args = ['simulate', 'cards', '--games', '2', '--bots', 'random', '--jobs', '1', '--target', '5'];
    const { code, err } = ecos([...args, '--against', since, '--format', 'json'], { cwd: folder });
    expect({ since, code, err }).toEqual({ since, code: 0, err: '' });
  }
});

test('a copy under another name is compared card by card, a bundled set by its id', () => {
  mkdirSync(join(folder, 'copy'));
  const text = readFileSync(join(folder, 'cards', 'a.eco'), 'utf8');
  writeFileSync(join(folder, 'copy', 'a.eco'), text.replace('set mine', 'set other'));
  expect(ecos(['diff', 'copy', 'cards'], { cwd: folder }).out).toBe('0 cards changed since copy.\n');
  const { code, out } = ecos(['diff', 'first-continent', 'first-continent'], { cwd: folder });
  expect({ code, out }).toEqual({ code: 0, out: '0 cards changed since first-continent.\n' });
});

test('an earlier state that cannot be read is refused in one line', () => {
  const refused = (...args: string[]) => {
    const { code, out, err } = print(...args);
    expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    return err;
  };
  expect(refused('--changed', 'nowhere')).toMatch(/no revision nowhere/);
  expect(refused('--changed', '--upload-pack=x')).toMatch(/no revision --upload-pack=x|--changed/);
  mkdirSync(join(folder, 'empty'));
  expect(refused('--changed', 'empty')).toMatch(/contains no \.eco file/);
  writeFileSync(join(folder, 'lone.json'), '{}');
  expect(refused('--changed', 'lone.json')).toMatch(/lone\.json is not a built set/);
});

test('outside a repository there is no earlier revision', () => {
  const outside = mkdtempSync(join(tmpdir(), 'ecos-outside-'));
  writeFileSync(join(outside, 'a.eco'), card(1, 'gain 1vp'));
  const { code, err } = ecos(['print', 'a.eco', '--changed', 'HEAD'], { cwd: outside });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/not in a git repository/) });
});

test('a missing folder for temporary files is reported', () => {
  const missing = join(folder, 'no-folder');
  const { code, err } = ecos(['print', 'cards', '--changed', 'HEAD'], {
    cwd: folder,
    env: { TMPDIR: missing, TEMP: missing },
  });
  expect(code).toBe(2);
  expect(err).toMatch(/^ecos: The folder for temporary files, .*no-folder, is missing.*make it.*\n$/);
});

test('the newer state can be a folder of built sets, too', () => {
  expect(ecos(['diff', 'cards', 'built'], { cwd: folder })).toMatchObject({ code: 0, err: '' });
});

test('print --changed in a git hook leaves the repository that the hook names as it is', () => {
  const state = () => [git('status', '--porcelain'), git('symbolic-ref', 'HEAD')].join('');
  const before = state();
  const repository = join(folder, '.git');
  const env = { GIT_DIR: repository, GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(repository, 'index') };
  const args = ['print', 'cards', '--changed', 'HEAD', '--out', 'some.pdf', '--format', 'json'];
  const { code, out } = ecos(args, { cwd: folder, env });
  expect({ code, out: JSON.parse(out) }).toMatchObject({ code: 0, out: { cards: 3 } });
  expect(state()).toBe(before);
});
