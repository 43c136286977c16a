/** Any input gets an answer in bounded time and memory: these tests end, or fail by their timeout. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { formatFile } from '../../grammar/format/format.ts';
import { isFault, parseDrawing } from '../../print/drawing/drawing.ts';
import { fromJSON, loadSet, makeBot, newGame, parseLog, playOut, toJSON } from '../../runtime/index.ts';
import { plainSet } from '../plain-set.ts';
import { workspace } from '../workspace.ts';
import { nested, plainJson } from './strangers.ts';

const compiled = (text: string) => compile([{ files: [{ file: 'a.eco', text }] }]);
const LONG = 200_000;
const FILES = {
  braces: '{'.repeat(LONG),
  closings: '}'.repeat(LONG),
  blocks: `card 1 brown { ${'may { '.repeat(LONG / 4)}`,
  quotes: '"'.repeat(LONG),
  'one word': 'a'.repeat(LONG),
  'one number': '9'.repeat(LONG),
  hyphens: 'a-'.repeat(LONG / 2),
  comments: '#\n'.repeat(LONG / 2),
  'declarations without names': 'card '.repeat(LONG / 5),
  sets: 'set a "A"\n'.repeat(LONG / 10),
  'unknown words': 'gain watr; '.repeat(LONG / 11),
  strange: '\u0000\u202e\ud800'.repeat(LONG / 3),
  'a long sketch': `layout x\n  "${'g '.repeat(LONG / 2)}"`,
};

/** Inputs that are odd, but valid. */
const isFine = new Set(['comments']);

test.each(Object.entries(FILES))(
  'a file of %s is compiled, has the expected problems, and is formatted or refused',
  (name, text) => {
    const { problems } = compiled(text);
    expect(problems.length > 0).toBe(!isFine.has(name));
    formatFile('a.eco', text);
  },
  60_000,
);

test('a set that says the same 200,000 times is compiled in linear time', () => {
  // Quadratic time would take minutes.
  const text = `set a "A"\n${'draw 1 for 2 players\n'.repeat(LONG)}`;
  expect(compiled(text).problems).toHaveLength(1000);
}, 60_000);

describe('data in JSON', () => {
  const deep = JSON.parse(nested(100_000)) as unknown;

  test('nested deeply is refused', () => {
    const { problem } = loadSet({ ...plainJson(), cards: deep });
    expect(problem?.message).toMatch(/more than 500 lists and objects deep/);
    const saved = toJSON(newGame([plainSet], { players: 2, seed: 1 }));
    for (const part of ['sets', 'options', 'choices']) {
      expect(() => fromJSON([plainSet], { ...saved, [part]: deep })).toThrow(
        /more than 500 lists and objects deep/,
      );
    }
    expect(parseLog(`${nested(100_000)}\n`)).toMatchObject({ line: 1 });
    expect(parseLog(`{"log":"ecos","format":1,"options":${nested(100_000)}}\n`)).toMatchObject({ line: 1 });
  });

  test.each<[string, (set: ReturnType<typeof plainJson>) => object, object]>([
    ['elements', ({ vocabulary }) => vocabulary.elements[0], { count: 1e15 }],
    ['animals', ({ vocabulary }) => vocabulary.animals[0], { count: 1e9 }],
    ['tiles', ({ vocabulary }) => vocabulary.settings, { supply: { land: 1e9 } }],
    ['players', ({ vocabulary }) => vocabulary.settings, { players: { from: 2, to: 1e9 } }],
    ['coordinates', ({ vocabulary }) => vocabulary.layouts[0].tiles[0], { q: 1e9 }],
  ])('with more %s than the limit is refused', (_, part, much) => {
    const set = plainJson();
    Object.assign(part(set), much);
    expect(loadSet(set).problem?.message).toMatch(/must be at most 99999/);
  });
});

describe('sets within all limits that would fill the memory are refused before a game begins', () => {
  const game = (text: string) => {
    const { sets, problems } = compiled(`set a "A"\n  players 2 to 4\n${text}`);
    expect(problems.filter(({ code }) => code.startsWith('ECO1'))).toEqual([]);
    return () => newGame(sets[0].chain, { players: 2, seed: 1 });
  };

  test('500 animals with 99,999 tokens each', () => {
    const animals = Array.from({ length: 500 }, (_, i) => `animal m${i} x99999 on desert`);
    expect(game(animals.join('\n'))).toThrow(/tokens of animals; a box may have/);
  });

  test('a landscape 2,000 hexes wide', () => {
    expect(game(`layout wide\n  "g${' .'.repeat(2000)} g"`)).toThrow(/more than 300 hexes from its middle/);
  });
});

test('an endless effect is stopped and reported', () => {
  const set = plainJson();
  const gain = [{ op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] }];
  const often = (repeated: unknown) => [{ op: 'repeat', times: { times: 99_999 }, steps: repeated }];
  const steps = often(often(gain));
  const loaded = loadSet({ ...set, cards: set.cards.map((card) => ({ ...card, impact: false, steps })) });
  expect(loaded.problem).toBeUndefined();
  const game = newGame(loaded.chain!, { players: 2, seed: 1, target: 99_999 });
  playOut(
    game,
    [0, 1].map((seat) => makeBot('random', 1, seat)),
  );
  expect(game).toMatchObject({ status: 'unfinished', bound: 'repetitions' });
});

test('a sketch as wide as its file is reported, and no scenario plays on it', () => {
  const board = `board "g${' .'.repeat(30_000)} g"`;
  const text = `card 1 brown leaves 1 energy sun { gain 1vp; }\nscenario "wide"\n{\n  ${board}\n  do card 1;\n}\n`;
  const { sets, problems } = compile([{ files: [{ file: 'a.eco', text }] }], bundledSets());
  expect(problems.map(({ message }) => message)).toEqual([
    'A sketch can reach at most 300 hexes from its middle',
  ]);
  expect(sets[0].scenarios).toEqual([]);
});

test.each([
  ['comments', '<!--'.repeat(250_000)],
  ['titles', '<title>'.repeat(140_000)],
  ['heads', '<svg '.repeat(200_000)],
  ['boxes', `<svg ${'viewBox="'.repeat(100_000)}>`],
  ['elements', `<svg viewBox="0 0 1 1">${'<g>'.repeat(300_000)}</svg>`],
  ['handlers', `<svg viewBox="0 0 1 1">${' onx '.repeat(100_000)}${' '.repeat(300_000)}</svg>`],
])(
  'a drawing that consists only of %s is refused in time',
  (_, svg) => {
    expect(isFault(parseDrawing(svg))).toBe(true);
  },
  20_000,
);

test('folders 1,900 levels deep are refused, and do not matter to a set beside them', () => {
  const { put, refused, ecos } = workspace({
    'deep/set.eco': 'set deep "Deep"\n',
    'mine/set.eco': 'set mine "Mine" extends other\n',
    'other/set.eco': 'set other "Other"\n',
  });
  put({ [`deep/${'d/'.repeat(1900)}a.eco`]: '' });
  expect(refused('check', 'deep')).toMatch(/d cannot be read: it is more than 200 folders deep/);
  expect(ecos('check', 'mine').out).toMatch(/^✓ 1 set/m);
});

const INTENT = ['print', 'first-continent', '--pdfx', '--output-intent'];
test.runIf(process.platform === 'linux').each([['check'], ['replay'], ['fmt'], INTENT])(
  'an endless file is refused by %s',
  (...command) => {
    expect(workspace().refused(...command, '/dev/zero')).toMatch(/is not a regular file/);
  },
);

test('an ICC profile of more than 8 MB, a folder and a pipe are refused', () => {
  const { at, refused } = workspace({ 'long.icc': Buffer.alloc(2 ** 23 + 1) });
  expect(refused(...INTENT, 'long.icc')).toMatch(/long\.icc cannot be read: it is longer than 8 MB/);
  expect(refused(...INTENT, '.')).toMatch(/cannot be read: it is a folder/);
  if (process.platform === 'win32') return;
  spawnSync('mkfifo', [at('pipe')]);
  expect(refused(...INTENT, 'pipe')).toMatch(/pipe cannot be read: it is not a regular file/);
});
