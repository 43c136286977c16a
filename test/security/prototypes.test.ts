/** No text, JSON or log can change `Object.prototype`, and no name is mistaken for a JavaScript built-in. */
import { afterEach, describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { loadSet } from '../../program/json/load.ts';
import { fromJSON, makeBot, newGame, parseLog, playOut, toJSON } from '../../runtime/index.ts';
import { plainSet } from '../plain-set.ts';
import { jsonFile, OBJECT_NAMES, plainJson } from './strangers.ts';

const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

/** JSON text with a property of that name added to the first object that has `beside`. */
const poisoned = (json: string, key: string, name: string) =>
  json.replace(`"${key}":`, `"${name}":{"polluted":true},"${key}":`);

describe.each(OBJECT_NAMES)('%s', (name) => {
  test.each(['format', 'settings', 'number', 'op', 'gain'])(
    'as a key next to `%s` in the JSON of a set is refused',
    (key) => {
      const text = poisoned(jsonFile(plainJson()), key, name);
      const { problem } = loadSet(JSON.parse(text));
      expect(problem?.message).toMatch(/no such property|changed after/);
    },
  );

  test('as a key in a saved game is refused', () => {
    const kept = JSON.stringify(toJSON(newGame([plainSet], { players: 2, seed: 1 })));
    for (const key of ['format', 'id', 'players', 'choices']) {
      expect(() => fromJSON([plainSet], JSON.parse(poisoned(kept, key, name)))).toThrow(
        /this saved game cannot be played: .*(no such property|unknown option)/,
      );
    }
  });

  test('as a key in a log is refused or ignored', () => {
    const options = { players: 2, seed: 1 };
    const sets = [{ id: 'a', hash: 'b' }];
    const head = JSON.stringify({ log: 'ecos', format: 1, options, sets, players: ['x'] });
    for (const key of ['log', 'players', 'id']) {
      const parsed = parseLog(`${poisoned(head, key, name)}\n`);
      if ('log' in parsed) expect(() => newGame([plainSet], parsed.log.head.options)).not.toThrow();
    }
  });

  test('as a name or a key of the supply in JSON is refused', () => {
    const named = (change: (set: ReturnType<typeof plainJson>) => void) => {
      const set = plainJson();
      change(set);
      return loadSet(JSON.parse(JSON.stringify(set))).problem?.message;
    };
    const word = /must be a word|is not a hash|must be right|knows no|no such property/;
    const id = name === 'constructor' ? '../constructor' : name;
    expect(named((set) => Object.assign(set, { id }))).toMatch(word);
    for (const kind of ['animals', 'elements', 'hands', 'layouts'] as const)
      expect(named(({ vocabulary }) => Object.assign(vocabulary[kind][0], { name }))).toMatch(word);
    const supplied = JSON.stringify(plainJson()).replace('"supply":{', `"supply":{"${name}":5,`);
    expect(loadSet(JSON.parse(supplied)).problem).toBeDefined();
  });
});

const problemsOf = (text: string) => compile([{ files: [{ file: 'a.eco', text }] }]).problems;

test.each([
  'set constructor "A"',
  'set a "A"\nanimal constructor x2 on desert',
  'set a "A"\nelement constructor x2',
  'set a "A"\nhand constructor leaf',
  'set a "A"\nlayout constructor\n  "g"',
])('%j is reported', (text) => {
  expect(problemsOf(text)).toContainEqual(expect.objectContaining({ code: 'ECO116' }));
});

describe.each(['constructor', 'toString', 'valueOf', '__proto__'])('%s where a word is expected', (name) => {
  test.each([
    `scenario "x" { board "d"; do { gain 1vp }; expect ${name} }`,
    `card 1 brown leaves 2 energy sun { gain 1vp per lion at ${name} 2 }`,
    `card 1 brown leaves 2 energy sun { each player with the ${name} vp { gain 1vp } }`,
  ])('%s has a problem that suggests no JavaScript built-in', (text) => {
    const problems = problemsOf(text);
    expect(problems).not.toEqual([]);
    expect(JSON.stringify(problems)).not.toContain('native code');
  });
});

test('game options with such a key are refused, and do not affect later games', () => {
  const options = JSON.parse('{"players":2,"seed":1,"__proto__":{"target":1}}');
  expect(() => newGame([plainSet], options)).toThrow(/__proto__/);
  const game = newGame([plainSet], { players: 2, seed: 1, target: 5 });
  playOut(
    game,
    [0, 1].map((seat) => makeBot('random', 1, seat)),
  );
  expect(game.status).not.toBe('playing');
});
