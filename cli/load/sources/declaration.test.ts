/** The quick search of a text finds every set declaration that the parser finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '../../../grammar/parser.ts';
import { declarationOf, setNames } from './declaration.ts';

test.each([
  ['set my-set "Mine"', ['my-set']],
  ['\ufeffset my-set', ['my-set']],
  ['# about\nelement sun x3\nset # the name\n  my-set\n"Mine"', ['my-set']],
  ['3set my-set', ['my-set']],
  ['set\u00a0my-set', ['my-set']],
  ['card 1 brown "no end\nset my-set', ['my-set']],
  ['set other "x" set my-set "y"', ['other', 'my-set']],
  ['set my-set-2 "More"', ['my-set-2']],
  ['set my- set "Mine"', ['my']],
  ['# set my-set', []],
  ['card 1 brown "set my-set"', []],
  ['asset my-set', []],
  ['set-up my-set', []],
  ['set "Mine" my-set', []],
  ['', []],
  ['set', []],
])('%j may declare %j', (text, names) => {
  expect(setNames(text)).toEqual(names);
});

test('a declaration that the parser finds is never missed', () => {
  const parts = [
    'set',
    'my-set',
    'a',
    '-',
    '_',
    '3',
    ' ',
    '\n',
    '\r',
    '#',
    '"',
    '{',
    '}',
    ';',
    'é',
    'card 1',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const [first] = parse('a.eco', text).tree.items.filter((item) => item.kind === 'set');
      expect(declarationOf({ file: 'a.eco', text })?.id).toBe(first && (first.name?.text ?? ''));
      if (first?.name?.text) expect(setNames(text)).toContain(first.name.text);
    }),
    { numRuns: 2000 },
  );
});
