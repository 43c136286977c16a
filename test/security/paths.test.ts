/** Only files that the user names are read or written, whatever other files say. */
import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadIcons } from '../../print/icons.ts';
import { git } from '../git.ts';
import { workspace } from '../workspace.ts';
import { jsonFile, plainJson } from './strangers.ts';

const SECRET = 'card 66 brown "SECRET" leaves 1 energy sun { gain 9vp; }\n';
const SET = 'set mine "Mine" extends first-continent\n';
const CARD = 'card 501 brown "Fine" leaves 1 energy sun { gain 1vp; }\n';
const DRAWING = '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>';

/** An untrusted folder `in`, next to files that it must not reach. */
function stranger(files: Record<string, string>) {
  return workspace({
    'secret.eco': SECRET,
    'private/secret.eco': SECRET,
    'private/lion.svg': DRAWING,
    'precious.txt': 'precious',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`in/${name}`, text])),
  });
}

describe('links in a folder of cards are not followed', () => {
  test.each<[string, Record<string, string>]>([
    ['a file', { 'in/b.eco': '-> ../secret.eco' }],
    ['a file by its absolute path', { 'in/b.eco': '-> ABSOLUTE/secret.eco' }],
    ['a folder', { 'in/more': '-> ../private' }],
    ['a folder in a folder', { 'in/more/x': '-> ../../private', 'in/more/c.eco': '' }],
    ['the root of the file system', { 'in/all': '-> /' }],
  ])('%s', (_, links) => {
    const { folder, put, refused } = stranger({ 'a.eco': SET + CARD });
    for (const [name, to] of Object.entries(links)) put({ [name]: to.replace('ABSOLUTE', folder) });
    for (const command of ['check', 'list', 'test']) {
      const reason = refused(command, 'in');
      expect(reason).toMatch(/is a link out of its folder/);
      expect(reason).not.toContain('SECRET');
    }
  });

  test('a drawing', () => {
    const drawings = { 'icons/tiger.svg': '-> ../../private/lion.svg', 'icons/hare.svg': DRAWING };
    const icons = loadIcons([stranger(drawings).at('in', 'icons')]);
    expect(icons('tiger')).toBeUndefined();
    expect(icons('hare')).toBeDefined();
  });
});

test('the set that a set extends is looked up by name, never by path', () => {
  const { ecos } = stranger({ 'a.eco': 'set mine "Mine" extends ../private\n' });
  const { code, out, err } = ecos('check', 'in');
  expect(code).toBe(1);
  expect(out + err).not.toContain('SECRET');
});

describe('files are only written where the user asks for them', () => {
  test.each(['../../evil', '/tmp/evil', 'a/b', '..', 'C:\\evil', 'a\u0000b'])('a set called %j', (id) => {
    const { folder, refused } = stranger({ 'set.json': jsonFile({ ...plainJson(), id }) });
    const before = readdirSync(folder, { recursive: true });
    for (const args of [
      ['build', 'in/set.json', '--out', 'in/out'],
      ['print', 'in/set.json', '--png', 'in/pictures'],
    ])
      expect(refused(...args)).toMatch(/set\.json is not a built set: \/id: must be a word/);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('a link in place of a built file is replaced, not followed', () => {
    const { at, textOf, ecos } = stranger({ 'a.eco': SET + CARD, 'out/mine.json': '-> ../../precious.txt' });
    expect(ecos('build', 'in/a.eco', '--out', 'in/out').code).toBe(0);
    expect(textOf('precious.txt')).toBe('precious');
    expect(lstatSync(at('in/out/mine.json')).isFile()).toBe(true);
  });

  test('replacing a folder of pictures deletes nothing outside it, whatever its list of contents names', () => {
    const files = ['../precious.txt', '../../precious.txt', 'link'];
    const { namesIn, ecos } = stranger({
      'a.eco': SET + CARD,
      'out/contents.json': JSON.stringify({ title: 'x', files }),
      'out/link': '-> ../../private',
    });
    expect(ecos('print', 'in/a.eco', '--png', 'in/out').code).toBe(0);
    expect(namesIn()).toContain('precious.txt');
    expect(namesIn('private')).toContain('secret.eco');
    expect(namesIn('in/out')).not.toContain('link');
  });
});

test('a link in an earlier revision is not followed', () => {
  const { at, run } = stranger({ 'later/a.eco': SET + CARD, set: '-> ../private' });
  const commit = (message: string) => {
    git(at('in'), 'add', 'set');
    git(at('in'), 'commit', '--quiet', '-m', message);
  };
  git(at('in'), 'init', '--quiet');
  commit('a link');
  rmSync(at('in', 'set'));
  renameSync(at('in', 'later'), at('in', 'set'));
  commit('a set');
  const { out, err } = run(['diff', 'HEAD~1', 'set'], { cwd: at('in') });
  // The number of a card outside the set.
  expect(out + err).not.toMatch(/\b66\b/);
  expect(out + err).not.toBe('');
});

test('the sets that a log names are looked up among the bundled ones, never as files', () => {
  const head = { log: 'ecos', format: 1, options: { players: 2, seed: 1 }, players: ['a'] };
  const log = `${JSON.stringify({ ...head, sets: [{ id: '../secret', hash: 'x' }] })}\n`;
  expect(stranger({ 'game.log': log }).refused('replay', 'in/game.log')).toMatch(/which is not bundled/);
});
