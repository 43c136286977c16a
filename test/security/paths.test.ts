/** Only files that the user names are read or written, whatever other files say. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadIcons } from '../../print/icons.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { jsonFile, plainJson } from './strangers.ts';

const SECRET = 'card 66 brown "SECRET" leaves 1 energy sun { gain 9vp; }\n';
const SET = 'set mine "Mine" extends first-continent\n';
const CARD = 'card 501 brown "Fine" leaves 1 energy sun { gain 1vp; }\n';
const DRAWING = '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>';

/** An untrusted folder `in`, next to files that it must not reach. */
function stranger(files: Record<string, string>): string {
  return folderWith({
    'secret.eco': SECRET,
    'private/secret.eco': SECRET,
    'private/lion.svg': DRAWING,
    'precious.txt': 'precious',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`in/${name}`, text])),
  });
}

describe('links in a folder of cards are not followed', () => {
  test.each([
    ['a file', { 'b.eco': '-> ../secret.eco' }],
    ['a file by its absolute path', { 'b.eco': '-> ABSOLUTE/secret.eco' }],
    ['a folder', { more: '-> ../private' }],
    ['a folder in a folder', { 'more/x': '-> ../../private', 'more/c.eco': '' }],
    ['the root of the file system', { all: '-> /' }],
  ])('%s', (_, links) => {
    const folder = stranger({ 'a.eco': SET + CARD });
    for (const [name, to] of Object.entries(links)) {
      const path = join(folder, 'in', name);
      mkdirSync(join(path, '..'), { recursive: true });
      if (to.startsWith('-> ')) symlinkSync(to.slice(3).replace('ABSOLUTE', folder), path);
      else writeFileSync(path, to);
    }
    for (const command of ['check', 'list', 'test']) {
      const { code, out, err } = ecos([command, 'in'], { cwd: folder });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/is a link out of its folder/);
      expect(out + err).not.toContain('SECRET');
    }
  });

  test('a drawing', () => {
    const folder = stranger({ 'a.eco': SET + CARD, 'icons/tiger.svg': '-> ../../private/lion.svg' });
    const icons = loadIcons([join(folder, 'in', 'icons')]);
    expect(icons('tiger')).toBeUndefined();
    writeFileSync(join(folder, 'in', 'icons', 'hare.svg'), DRAWING);
    expect(loadIcons([join(folder, 'in', 'icons')])('hare')).toBeDefined();
  });
});

test('the set that a set extends is looked up by name, never by path', () => {
  const folder = stranger({ 'a.eco': 'set mine "Mine" extends ../private\n' });
  const { code, out, err } = ecos(['check', 'in'], { cwd: folder });
  expect(code).toBe(1);
  expect(out + err).not.toContain('SECRET');
});

describe('files are only written where the user asks for them', () => {
  test.each(['../../evil', '/tmp/evil', 'a/b', '..', 'C:\\evil', 'a\u0000b'])('a set called %j', (id) => {
    const folder = stranger({ 'set.json': jsonFile({ ...plainJson(), id }) });
    const before = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const args of [
      ['build', 'in/set.json', '--out', 'in/out'],
      ['print', 'in/set.json', '--png', 'in/pictures'],
    ]) {
      const { code, err } = ecos(args, { cwd: folder });
      expect(code).toBe(2);
      expect(err).toMatch(/set\.json is not a built set: \/id: must be a word/);
    }
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(before);
  });

  test('a link in place of a built file is replaced, not followed', () => {
    const folder = stranger({ 'a.eco': SET + CARD, 'out/mine.json': '-> ../../precious.txt' });
    expect(ecos(['build', 'in/a.eco', '--out', 'in/out'], { cwd: folder })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('precious');
    expect(lstatSync(join(folder, 'in/out/mine.json')).isFile()).toBe(true);
  });

  test('replacing a folder of pictures deletes nothing outside it, whatever its list of contents names', () => {
    const contents = JSON.stringify({ title: 'x', files: ['../precious.txt', '../../precious.txt', 'link'] });
    const folder = stranger({
      'a.eco': SET + CARD,
      'out/contents.json': contents,
      'out/link': '-> ../../private',
    });
    expect(ecos(['print', 'in/a.eco', '--png', 'in/out'], { cwd: folder })).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(folder, 'precious.txt'))).toBe(true);
    expect(existsSync(join(folder, 'private', 'secret.eco'))).toBe(true);
    expect(readdirSync(join(folder, 'in', 'out'))).not.toContain('link');
  });
});

test('a link in an earlier revision is not followed', () => {
  const folder = stranger({ 'set/a.eco': SET + CARD });
  const repository = join(folder, 'in');
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];
    expect(spawnSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8' })).toMatchObject({
      status: 0,
    });
  };
  git('init', '--quiet');
  renameSync(join(repository, 'set'), join(repository, 'later'));
  symlinkSync(join(folder, 'private'), join(repository, 'set'));
  git('add', 'set');
  git('commit', '--quiet', '-m', 'a link');
  rmSync(join(repository, 'set'));
  renameSync(join(repository, 'later'), join(repository, 'set'));
  git('add', 'set');
  git('commit', '--quiet', '-m', 'a set');
  const { out, err } = ecos(['diff', 'HEAD~1', 'set'], { cwd: repository });
  // The number of a card outside the set.
  expect(out + err).not.toMatch(/\b66\b/);
  expect(out + err).not.toBe('');
});

test('the sets that a log names are looked up among the bundled ones, never as files', () => {
  const head = { log: 'ecos', format: 1, options: { players: 2, seed: 1 }, players: ['a'] };
  const folder = stranger({
    'game.log': `${JSON.stringify({ ...head, sets: [{ id: '../secret', hash: 'x' }] })}\n`,
  });
  const { code, out, err } = ecos(['replay', 'in/game.log'], { cwd: folder });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/which is not bundled/);
});
