/** What a card says of its picture, as text and as JSON. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/index.ts';
import { formatFile } from '../../grammar/index.ts';
import { loadSet } from '../../program/json/index.ts';
import { READY } from './boards.ts';

const cardWith = (clause: string) => `card 1 brown leaves 2 energy sun ${clause} { gain 1vp }`;
const compiled = (text: string) => compile([{ files: [{ file: 'art.eco', text }] }], [READY]);
const errorsIn = (text: string) => compiled(text).problems.filter(({ severity }) => severity === 'error');
const programOf = (text: string) => compiled(text).sets[0]!.program;

describe('the clause `art`', () => {
  test.each([
    ['art "herd.png"', { file: 'herd.png', at: 50 }],
    ['art "a b/Große Herde.JPG" at 0', { file: 'a b/Große Herde.JPG', at: 0 }],
    ['art "herd.svg" at 100 by "Ana Ruiz"', { file: 'herd.svg', at: 100, by: 'Ana Ruiz' }],
    ['art "herd" by "Ana"', { file: 'herd', at: 50, by: 'Ana' }],
    ['', undefined],
  ])('%s', (clause, art) => {
    expect(errorsIn(cardWith(clause))).toEqual([]);
    expect(programOf(cardWith(clause)).cards[0]!.art).toEqual(art);
  });

  test.each([
    '../herd.png',
    '/herd.png',
    'a/../../herd.png',
    'a//herd.png',
    '.hidden/herd.png',
    '',
    'https://example.org/herd.png',
    'C:\\herd.png',
  ])('refuses a path that may lead out of the folder: %s', (file) => {
    const text = cardWith(`art "${file}"`);
    const column = text.indexOf(`"${file}"`) + 1;
    expect(errorsIn(text)).toMatchObject([{ code: 'ECO410', column, length: file.length + 2 }]);
  });

  test('offers `/` for `\\`', () => {
    const [error] = errorsIn(cardWith('art "art\\herd.png"'));
    expect(error).toMatchObject({ code: 'ECO410', fixes: [{ edits: [{ text: '"art/herd.png"' }] }] });
  });

  test.each([
    ['art "herd.png" at 101', 'ECO411', '101'],
    ['art "herd.png" note "n" art "lion.png"', 'ECO108', 'art "lion'],
    ['art herd', 'ECO114', 'herd'],
    ['art "herd.png" at "top"', 'ECO106', '"top"'],
  ])('refuses %s: %s', (clause, code, at) => {
    const text = cardWith(clause);
    expect(errorsIn(text)).toMatchObject([{ code, column: text.indexOf(at) + 1 }]);
  });

  test('is of cards, not of features', () => {
    const text = 'feature 1 blue "F" art "herd.png" pattern "G" { on play { gain 1vp } }';
    expect(errorsIn(text)).toMatchObject([{ code: 'ECO117', column: 20, length: 3 }]);
  });

  test('is formatted on a line of its own', () => {
    const lines = [
      'card 1 brown',
      '  leaves 2',
      '  energy sun',
      '  art "herd.png" at 60 by "Ana"',
      '{',
      '  gain 1vp;',
    ];
    expect(formatFile('art.eco', cardWith('art  "herd.png"\nat 60 by "Ana"'))).toMatchObject({
      text: `${lines.join('\n')}\n}\n`,
    });
  });
});

test('`art` and `by` are still names', () => {
  const text = `animal art x3 on grassland
${cardWith('art "art.png"').replace('gain 1vp', 'place art as by; gain 1vp per art adjacent to by')}`;
  expect(errorsIn(text)).toEqual([]);
});

test.each([
  [{ file: '../herd.png', at: 50 }, '/cards/0/art/file'],
  [{ file: 'a\\herd.png', at: 50 }, '/cards/0/art/file'],
  [{ file: 'herd.png', at: 101 }, '/cards/0/art/at'],
  [{ file: 'herd.png', at: 50, by: 'a\nb' }, '/cards/0/art/by'],
])('JSON refuses the same: %j', (art, path) => {
  const set = structuredClone(programOf(cardWith('art "herd.png" at 60 by "Ana"')));
  expect(loadSet(set).problem?.path ?? '').not.toContain('/art');
  set.cards[0]!.art = art;
  expect(loadSet(set).problem).toMatchObject({ path });
});
