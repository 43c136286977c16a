import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairWords } from '../repair/words.ts';
import { lex } from './lex.ts';
import { OpenText } from './tokens.ts';

/** The images of the tokens of a text, and the codes of its problems. */
function read(text: string): { images: string[]; codes: string[] } {
  const { tokens, problems } = repairWords(text, lex(text));
  return { images: tokens.map(({ image }) => image), codes: problems.map(({ code }) => code) };
}

test.each([
  ['"a b', ['"a b']],
  ['"a b  \t', ['"a b']],
  ['"a b {', ['"a b', '{']],
  ['"a{', ['"a', '{']],
  ['"a b ; \ncard', ['"a b', ';', 'card']],
  ['"a ,;', ['"a ,', ';']],
  ['"a\rb', ['"a', 'b']],
  ['"', ['"']],
  ['"{', ['"', '{']],
  ['"   ', ['"']],
])('the unclosed text %j ends before the sign and the blanks that end its line', (text, images) => {
  expect(read(text)).toEqual({ images, codes: ['ECO102'] });
});

test('an unclosed text equals the match of a slower regular expression that backtracks at every blank', () => {
  const slow = /"[^"\r\n]*?(?=[^\S\r\n]*[{;,]?[^\S\r\n]*(?:[\r\n]|$))/y;
  const line = fc.string({
    unit: fc.constantFrom(' ', '\t', '\u2028', 'a', '{', ';', ',', '\r', '\n'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(line, (rest) => {
      slow.lastIndex = 0;
      const [token] = lex(`"${rest}`).tokens;
      expect(token.tokenType).toBe(OpenText);
      expect(token.image).toBe(slow.exec(`"${rest}`)?.[0]);
    }),
    { numRuns: 2000, seed: 1 },
  );
});

test('megabytes are read: blanks after a quote, hyphens, unknown characters', () => {
  expect(read(`card 1 brown "${' '.repeat(1_000_000)}x\n`).codes).toEqual(['ECO102']);
  expect(read('a-'.repeat(500_000)).images[0].length).toBeGreaterThan(1000);
  expect(read('§'.repeat(1_000_000))).toEqual({ images: [], codes: ['ECO101'] });
});

test('the first 1000 problems are explained, the rest are only counted', () => {
  const text = '§ '.repeat(3000);
  const { problems } = repairWords(text, lex(text));
  expect(problems.filter((problem) => 'values' in problem)).toHaveLength(1000);
  expect(problems).toHaveLength(3000);
});
