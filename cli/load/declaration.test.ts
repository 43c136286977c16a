/** A text is only parsed if it may declare a set; no declaration that the parser finds is missed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '../../grammar/parser.ts';
import { runs } from '../../test/programs/runs.ts';
import { readSetHead } from './catalogue.ts';

test('a declaration that the parser finds is never missed', () => {
  const parts = ['card 1', ' ', '\n', '\r', ...'set my-set a - _ 3 # " { } ; é'.split(' ')];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const [first] = parse('a.eco', text).tree.items.filter((item) => item.kind === 'set');
      expect(readSetHead({ file: 'a.eco', text })?.id).toBe(first && (first.name?.text ?? ''));
    }),
    runs(2000, 7),
  );
});
