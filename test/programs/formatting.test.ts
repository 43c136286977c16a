/** The laws of the formatter, on all existing cards and scenarios and on texts with comments in the worst places. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type SourceText } from '../../compiler/compile.ts';
import { formatFile, sameTree } from '../../grammar/format/format.ts';
import { parse } from '../../grammar/parser.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { BASE, READY, texts } from '../rules/boards.ts';
import { runs } from './runs.ts';

const RULES = texts(join(import.meta.dirname, '../rules'));
const NASTY = readFileSync(join(import.meta.dirname, 'nasty.eco'), 'utf8');

/** The comments of a text, sorted. Spaces at their ends do not count. */
function commentsIn(text: string): string[] {
  return lex(text)
    .comments.map(({ from, to }) => text.slice(from, to).trimEnd())
    .sort();
}

/** Checks all laws for a text without syntax errors; returns the formatted text. */
function checkLaws(text: string): string {
  const result = formatFile('some.eco', text);
  if ('problems' in result) throw new Error(`refused: ${JSON.stringify(result.problems)}\n${text}`);
  const formatted = result.text;
  expect(sameTree(parse('some.eco', text).tree, parse('some.eco', formatted).tree)).toBe(true);
  expect(formatFile('some.eco', formatted)).toEqual({ text: formatted });
  expect(commentsIn(formatted)).toEqual(commentsIn(text));
  expect(formatted).not.toMatch(/[^\S\n]\n|\n\n\n|^\n|\n\n$|\t|\r/);
  return formatted;
}

/** What a file compiles to, without the positions of its scenarios. */
function programOf(text: string): unknown {
  const { sets, problems } = compile([{ files: [{ file: 'some.eco', text }] }], [READY]);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  const plain = JSON.stringify(sets, (key, value) => (key === 'at' ? undefined : value));
  return { errors: errors.sort(), sets: JSON.parse(plain) };
}

const files: SourceText[] = [...BASE.files, ...RULES, { file: 'nasty.eco', text: NASTY }];

test.each(files)(
  '$file keeps its tree, comments and program, and formatting it again changes nothing',
  ({ text }) => {
    expect(programOf(checkLaws(text))).toEqual(programOf(text));
  },
);

/** Texts to put between any two words: spaces, line breaks, comments. */
const SEPARATORS = [
  ' ',
  '\n',
  '\n\n\n',
  '\t',
  ' # end\n',
  '\n# line\n',
  '\n\n   # block\n\n',
  ' #1\n#2\n \n # 3\n',
];
const pieces = [...RULES, ...BASE.files]
  .map(({ text }) => text)
  .concat(NASTY)
  .flatMap((text) =>
    parse('some.eco', text).tree.items.map(({ from, to }) =>
      lex(text.slice(from, to)).tokens.map((t) => t.image),
    ),
  );

test('a text with comments and line breaks between any words follows all laws or is refused', () => {
  let held = 0;
  const separator = fc.oneof(
    { weight: 6, arbitrary: fc.constant(' ') },
    { weight: 2, arbitrary: fc.constantFrom(...SEPARATORS) },
  );
  const some = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 });
  const scattered = some.chain((items) => {
    const words = items.flat();
    const gaps = fc.array(separator, { minLength: words.length, maxLength: words.length, size: 'max' });
    return gaps.map((between) => words.map((word, i) => word + between[i]).join(''));
  });
  fc.assert(
    fc.property(scattered, (text) => {
      const { problems, unlisted } = parse('some.eco', text);
      // A name at the start of a line may be read as the next clause or declaration.
      if (problems.length > 0) expect(formatFile('some.eco', text)).toEqual({ problems, unlisted });
      else {
        held++;
        checkLaws(text);
      }
    }),
    runs(400, 20),
  );
  expect(held).toBeGreaterThan(50);
});
