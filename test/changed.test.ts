/** `ecos print --changed`: prints only new and changed cards, and how they differ. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { workspace } from './workspace.ts';

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

const { at, put, textOf, git, run, ecos, json, refused } = workspace({ 'empty/notes.txt': '' });
const textWith = (cards: readonly string[]) => `set mine "Mine" extends first-continent\n${cards.join('')}`;
const words = (two: string) => put({ 'cards/words.es.ftl': `card-2 = ${two}\n` });
const PRINT = ['print', 'cards', '--out', 'some.pdf'];
const print = (...args: string[]) => ecos(...PRINT, ...args);

beforeAll(() => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'nothing yet');
  put({ 'cards/a.eco': textWith(OLD) });
  words('Dos');
  git('add', 'cards');
  git('commit', '--quiet', '-m', 'cards');
  expect(ecos('build', 'cards', '--out', 'built').err).toBe('');
  cpSync(at('cards'), at('before'), { recursive: true });
  put({ 'cards/a.eco': textWith(NEW) });
});

const STATES = ['HEAD', 'before', join('before', 'a.eco'), join('built', 'mine.json'), 'built'];
test.each(STATES)(
  'print --changed %s prints the new and changed cards, and lists all differences',
  (since) => {
    const text = {
      what: 'text',
      old: 'Place a water tile.\nGain 1 point.',
      new: 'Place a water tile.\nGain 2 points.',
    };
    const { changes, ...printed } = json(...PRINT, '--changed', since);
    expect(printed).toEqual({ file: 'some.pdf', pages: 1, cards: 3, warnings: [] });
    const change = (number: number, kind: string, differences: unknown) => {
      return { number, title: null, set: 'mine', kind, differences };
    };
    expect(changes).toEqual([
      change(1, 'changed', [text]),
      change(3, 'changed', [{ what: 'leaves', old: '2', new: '1' }]),
      change(4, 'new', expect.arrayContaining([{ what: 'text', new: 'Gain a card.' }])),
      change(5, 'removed', expect.arrayContaining([{ what: 'leaves', old: '2' }])),
    ]);
    expect(textOf('some.pdf')).toMatch(/^%PDF-/);
  },
);

test('since a revision without the cards, all cards are new; without changes, there is nothing to print', () => {
  const all = json(...PRINT, '--changed', 'HEAD~1');
  expect(all.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'new', 'new', 'new']);
  // The same if the folder existed without cards.
  json('diff', 'HEAD~1', '.');
  put({ 'cards/a.eco': textWith(OLD) });
  const none = print('--changed', 'HEAD');
  put({ 'cards/a.eco': textWith(NEW) });
  expect(none).toMatchObject({ code: 0, err: '' });
  expect(none.out).toMatch(/^Nothing to print: .*HEAD\.\n$/);
});

test('ecos diff lists the same changes without printing', () => {
  const { code, out, err } = ecos('diff', 'HEAD', 'cards');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^1 of mine: changed\n {2}text\n {4}- Gain 1 point\.\n {4}\+ Gain 2 points\.\n3 of/);
  expect(out).toMatch(/^5 of mine: removed\n4 cards changed since HEAD\.\n$/m);
  expect(refused('diff', 'HEAD', '-')).toBe(
    'ecos: Standard input has no earlier version: name a file or folder.',
  );
});

test('in another language the earlier titles are compared with the current ones', () => {
  const numbers = () =>
    json('diff', 'HEAD', 'cards', '--lang', 'es').changes.map(({ number }: { number: number }) => number);
  expect(numbers()).toEqual([1, 3, 4, 5]);
  words('Otra');
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  words('Dos');
});

test('diff and simulate --against accept the same earlier states as print --changed; diff also reads standard input', () => {
  for (const since of ['before', join('built', 'mine.json')]) {
    const { code, out } = run(['diff', since, '-', '--format', 'json'], { input: textWith(NEW) });
    expect({ code, changes: JSON.parse(out).changes.length }).toEqual({ code: 0, changes: 4 });
  }
  for (const since of ['HEAD', 'before', join('built', 'mine.json')]) {
    const args = ['simulate', 'cards', '--games', '2', '--bots', 'random', '--jobs', '1', '--target', '5'];
    json(...args, '--against', since);
  }
});

test('a copy under another name is compared card by card, a bundled set by its id', () => {
  put({ 'copy/a.eco': textWith(NEW).replace('set mine', 'set other') });
  expect(ecos('diff', 'copy', 'cards').out).toBe('0 cards changed since copy.\n');
  const { code, out } = ecos('diff', 'first-continent', 'first-continent');
  expect({ code, out }).toEqual({ code: 0, out: '0 cards changed since first-continent.\n' });
});

test.each(['cards', 'before', join('built', 'mine.json'), 'polar-shores'])(
  'diff with only a set, not a revision, asks what to compare it with: %s',
  (set) => {
    expect(refused('diff', set)).toBe(
      `ecos: What should ${set} be compared with? Name the earlier version before it, such as the last commit: ecos diff HEAD ${set}.`,
    );
  },
);

test.each([
  ['nowhere', /no revision nowhere/],
  ['--upload-pack=x', /no revision --upload-pack=x|--changed/],
  ['empty', /contains no \.eco file/],
  ['lone.json', /lone\.json is not a built set/],
])('an earlier state that cannot be read is refused in one line: %s', (since, reason) => {
  put({ 'lone.json': '{}' });
  expect(refused(...PRINT, '--changed', since)).toMatch(reason);
});

test('outside a repository there is no earlier revision', () => {
  const outside = workspace({ 'a.eco': card(1, 'gain 1vp') });
  expect(outside.refused('print', 'a.eco', '--changed', 'HEAD')).toMatch(/not in a git repository/);
});

test('a missing folder for temporary files is reported', () => {
  const missing = at('no-folder');
  const { code, err } = run(['print', 'cards', '--changed', 'HEAD'], {
    env: { TMPDIR: missing, TEMP: missing },
  });
  expect(code).toBe(2);
  expect(err).toMatch(/^ecos: The folder for temporary files, .*no-folder, is missing.*make it.*\n$/);
});

test('the newer state can be a folder of built sets, too', () => {
  expect(ecos('diff', 'cards', 'built')).toMatchObject({ code: 0, err: '' });
});

test('print --changed in a git hook leaves the repository that the hook names as it is', () => {
  const state = () => [git('status', '--porcelain'), git('symbolic-ref', 'HEAD')].join('');
  const before = state();
  const names = { GIT_DIR: at('.git'), GIT_WORK_TREE: at(), GIT_INDEX_FILE: at('.git', 'index') };
  const { code, out } = run([...PRINT, '--changed', 'HEAD', '--format', 'json'], { env: names });
  expect({ code, out: JSON.parse(out) }).toMatchObject({ code: 0, out: { cards: 3 } });
  expect(state()).toBe(before);
});
