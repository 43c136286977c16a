import { describe, expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { stepsText } from '../wording/text.ts';
import { missingNouns } from '../wording/word-ids.ts';
import { readTranslation, wordTemplate } from './set-words.ts';

const FOX = 'thing-fox = zorra\n    .many = zorras\n    .gender = f\n';
const okapi = { ...WORDS.animals[0]!, name: 'okapi', plural: 'okapis' };
const faults = (text: string) =>
  readTranslation(text, 'es').faults.map(({ line, fault }) => `${line}: ${fault}`);

describe('the words of a set', () => {
  test('are read with their forms, and comments are ignored', () => {
    const text = `# Foxes {and others}\r\n\r\n${FOX}\n### More\nelement-snow = nieve\nlayout-star =\n    estrella\n    polar\n`;
    const { nouns, lines, faults } = readTranslation(text, 'es');
    expect(faults).toEqual([]);
    expect([...lines]).toEqual([
      ['thing-fox', 3],
      ['element-snow', 8],
      ['layout-star', 9],
    ]);
    expect(nouns.get('thing-fox')).toEqual({ one: 'zorra', many: 'zorras', bare: 'zorra', gender: 'f' });
    expect(nouns.get('element-snow')).toMatchObject({ one: 'nieve', many: 'nieve' });
    expect(nouns.get('layout-star')?.one).toBe('estrella polar');
  });

  test('are used on cards with their plural and gender; other words are those of the language', () => {
    const { nouns } = readTranslation(FOX, 'es');
    const words = { ...WORDS, animals: [...WORDS.animals, { ...okapi, name: 'fox' }], nouns };
    const place = (amount: number, ...kinds: string[]) =>
      stepsText([{ op: 'place', quantity: { amount, upTo: false }, kinds }], words, 'es');
    expect(place(1, 'fox')).toBe('Coloca una zorra.');
    expect(place(2, 'fox', 'lion')).toBe('Coloca 2 zorras o leones.');
    expect(
      stepsText([{ op: 'place', quantity: { amount: 1, upTo: false }, kinds: ['fox'] }], WORDS, 'es'),
    ).toBe('Coloca un fox.');
  });

  test.each([
    ['thing-fox zorra', /^1: expected token: "="; a word is written like thing-NAME = the word$/],
    [`${FOX}\nzorra\n`, /^5: expected token/],
    ['thing-fox =\n', /^1: expected message "thing-fox" to have a value or attributes/],
    ['thing-fox = zorra\n    .many\n    .gender = f\n', /^2: expected token: "="/],
    ['thing-fox =\n    .many = zorras\n    .gender = f\n', '1: thing-fox has no word after its ='],
    [FOX.replace('= f', '= female'), '1: .gender of thing-fox is m or f'],
    [FOX.replace('.many', '.plural'), '1: thing-fox cannot have .plural'],
    [`${FOX}    .many = x\n`, '1: thing-fox has an attribute twice'],
    [`${FOX}${FOX}`, '4: thing-fox is defined twice; this is the second time'],
    ['element-snow = nieve\n    .many = nieves\n', '1: element-snow cannot have .many'],
    ['-fox = zorra\n', '1: -fox is not the name of a word: names begin with a letter'],
    ['element-snow = …\n', '1: element-snow is not filled in'],
    [`element-snow = ${'ñ'.repeat(101)}\n`, '1: element-snow has more than 100 characters'],
    ['element-snow = a\uE000b\n', '1: element-snow has a character that cannot be printed'],
    ['element-snow = a\u0007\n', '1: element-snow has a character that cannot be printed'],
    [`${FOX}element-snow = { thing-fox }\n`, '4: words are plain text, without { and }'],
    ['{'.repeat(100_000), '1: words are plain text, without { and }'],
  ])('are refused with the line of the mistake: %j', (text, message) => {
    expect(faults(text).join('|')).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test('without a plural or a gender are printed with the forms they have, and each gap is reported', () => {
    const { nouns, faults, gaps } = readTranslation('element-snow = nieve\nthing-fox = zorro\n', 'es');
    expect(faults).toEqual([]);
    expect(gaps).toEqual([
      { line: 2, fault: 'thing-fox has no .many: its plural is printed as "zorro", too' },
      { line: 2, fault: 'thing-fox has no .gender: it counts as m' },
    ]);
    const words = { ...WORDS, animals: [...WORDS.animals, { ...okapi, name: 'fox' }], nouns };
    const place = (amount: number) =>
      stepsText([{ op: 'place', quantity: { amount, upTo: false }, kinds: ['fox'] }], words, 'es');
    expect([place(1), place(2)]).toEqual(['Coloca un zorro.', 'Coloca 2 zorro.']);
    expect(readTranslation(FOX, 'es').gaps).toEqual([]);
  });

  test('of an unknown kind are read without an error', () => {
    expect(faults('card-601 = Zorrera\n    .note = Nota\n')).toEqual([]);
  });

  test('may have the source of a card without its title', () => {
    const text = 'card-601 =\n    .source = página 6\n';
    expect(faults(text)).toEqual([]);
    expect(readTranslation(text, 'es').cards).toEqual(new Map([[601, { sourceText: 'página 6' }]]));
  });

  test('that are missing are listed as a template to fill in', () => {
    const words = {
      ...WORDS,
      animals: [...WORDS.animals, okapi, { ...okapi, name: 'fox' }],
      elements: [...WORDS.elements, { name: 'snow', count: 2, any: false }],
      hands: [...WORDS.hands, { name: 'edelweiss', mark: 'leaf' as const, title: 'Edelweiss' }],
    };
    const missing = missingNouns(words, readTranslation(FOX, 'es').nouns, 'es');
    expect(missing).toEqual(['thing-okapi', 'element-snow']);
    expect(missingNouns(WORDS, new Map(), 'es')).toEqual([]);
    const blank = wordTemplate(missing, 'es');
    expect(blank).toBe('thing-okapi = …\n    .many = …\n    .gender = m / f\nelement-snow = …');
    const filled = blank.replaceAll('…', 'x').replace('m / f', 'm');
    expect(faults(blank)).not.toEqual([]);
    expect(faults(filled)).toEqual([]);
  });

  test.each(['a\n', 'thing-a = b\n', ' .b = c\n', '-', '=\n', 'a =\n'])(
    'that only repeat %j are refused',
    (line) => {
      expect(readTranslation(line.repeat(2 ** 18 / line.length), 'es').faults).not.toEqual([]);
    },
  );
});
