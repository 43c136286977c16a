/**
 * Files written by earlier versions are read, or refused with a message that names the version. A release adds a folder
 * and changes none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { FORMAT } from '../../program/set.ts';
import {
  apply,
  decision,
  fromJSON,
  type Game,
  hash,
  loadSet,
  makeBot,
  newGame,
  playOut,
  replay,
  toJSON,
  UserError,
  VERSION,
} from '../../runtime/index.ts';

const versions = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const textOf = (version: string, file: string) =>
  readFileSync(join(import.meta.dirname, version, file), 'utf8');

/** The sets of a version; undefined if their format is no longer read, which the message must state. */
function setsOf(version: string) {
  const { chain, problem } = loadSet(JSON.parse(textOf(version, 'set.json')));
  if (problem) expect(problem.message).toMatch(/^is \d+; this version reads format \d+$/);
  return chain;
}

/** What is read; undefined if it is refused for its format or its sets. */
function readOrRefused<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toMatch(
      /of format \d+, this version reads format \d+|was played with/,
    );
    return undefined;
  }
}

/** The newest of them. */
const NEWEST = versions.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1)!;

test('the current version is among them, unless it is in development', () => {
  if (!VERSION.endsWith('-dev')) expect(versions).toContain(VERSION);
});

describe.each(versions)('version %s', (version) => {
  const isToday = version === VERSION;

  test('wrote a log that is replayed, or refused with the version', () => {
    const sets = setsOf(version);
    const outcome = sets && readOrRefused(() => replay(sets, textOf(version, 'game.log')));
    if (isToday) expect(outcome).toMatchObject({ same: true });
    else if (outcome?.same === false) expect(outcome.reason).toContain(`version ${version}`);
  });

  test('saved a game that can be finished, or is refused', () => {
    const sets = setsOf(version);
    const game: Game | undefined =
      sets && readOrRefused(() => fromJSON(sets, JSON.parse(textOf(version, 'kept.json'))));
    if (isToday) expect(game).toBeDefined();
    if (!game) return;
    playOut(
      game,
      [0, 1].map((seat) => makeBot('random', 1, seat)),
    );
    expect(game.status).toBe('over');
  });

  test('read cards that the same major version still compiles', () => {
    expect(existsSync(join(import.meta.dirname, version, 'cards.eco'))).toBe(true);
    const { problems } = compile(
      [{ files: [{ file: 'cards.eco', text: textOf(version, 'cards.eco') }] }],
      bundledSets(),
    );
    const major = (of: string) => of.split('.')[0];
    if (major(version) === major(VERSION))
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('refused, because another version drew other random numbers from a secret:', () => {
  const version = '0.1.0';
  const sets = setsOf(version)!;
  const secret = '0123456789abcdef0fedcba987654321';
  const refused = `was written by version 0.1.0: this version, ${VERSION}, draws other random numbers from it`;

  test.each([{ secret }, { anew: [{ after: 0, secret }] }])('a log and a saved game with %j', (options) => {
    const [head, ...rest] = textOf(version, 'game.log').split('\n');
    const log = JSON.parse(head);
    const withSecret = { ...log, options: { ...log.options, ...options } };
    expect(() => replay(sets, [JSON.stringify(withSecret), ...rest].join('\n'))).toThrow(
      `the log has a secret and ${refused}`,
    );
    const saved = JSON.parse(textOf(version, 'kept.json'));
    expect(() => fromJSON(sets, { ...saved, options: { ...saved.options, ...options } })).toThrow(
      `this saved game cannot be played: the game has a secret and ${refused}`,
    );
  });

  test('but none of this version', () => {
    const game = newGame(sets, { players: 2, seed: 0, secret, anew: [{ after: 3, secret }] });
    for (let turn = 0; turn < 9; turn++) apply(game, decision(game)!.options[0]);
    expect(hash(fromJSON(sets, toJSON(game)))).toBe(hash(game));
  });
});

describe('refused or reported, if written by a later version:', () => {
  const sets = setsOf(NEWEST)!;

  test('a set', () => {
    const later = { ...JSON.parse(textOf(NEWEST, 'set.json')), format: FORMAT + 1 };
    expect(loadSet(later).problem).toEqual({
      path: '/format',
      message: `is ${FORMAT + 1}; this version reads format ${FORMAT}`,
    });
  });

  test('a set with an unknown operation', () => {
    const later = JSON.parse(textOf(NEWEST, 'set.json'));
    delete later.hash;
    later.cards[0].steps = [{ op: 'teleport' }];
    expect(loadSet(later).problem).toMatchObject({
      path: '/cards/0/steps/0/op',
      message: expect.stringMatching(/^must be one of "gain"/),
    });
  });

  test('a log', () => {
    const later = textOf(NEWEST, 'game.log').replace('"format":1', '"format":9');
    expect(() => replay(sets, later)).toThrow(/a log of format 9, this version reads format 1/);
  });

  test('a log with a different result', () => {
    const lines = textOf(NEWEST, 'game.log')
      .replace(`"version":"${NEWEST}"`, '"version":"99.1.0"')
      .split('\n');
    lines[5] = lines[5].replace(/"option":\d+/, '"option":99999');
    const outcome = replay(sets, lines.join('\n'));
    expect(outcome).toMatchObject({ same: false, line: 6 });
    expect(outcome.same ? '' : outcome.reason).toMatch(/the log was written by version 99\.1\.0/);
  });

  test('a saved game', () => {
    const later = { ...JSON.parse(textOf(NEWEST, 'kept.json')), format: 99 };
    expect(() => fromJSON(sets, later)).toThrow(/it is of format 99, this version reads format \d+/);
  });
});
