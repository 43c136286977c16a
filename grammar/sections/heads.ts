/** Where a text can be cut so that both parts are parsed as they are together. */
import type { SyntaxMistake, UnlistedMistake } from '../mistakes.ts';

const NAME = '(?!x\\d+[ \\t])[A-Za-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*';
const BLANK = '[ \\t]+';

/**
 * The beginning of a line with which a declaration certainly begins, whatever is before it: the equivalent of `beginsDeclaration`
 * for lines instead of tokens. Without `layout`, which may be a line of a scenario.
 */
const HEAD = new RegExp(
  `^(?:${[
    `(?:card|feature)${BLANK}\\d+${BLANK}(?:brown|blue)(?![\\w-])`,
    `scenario${BLANK}"[^"\\r\\n]*"`,
    `set${BLANK}${NAME}${BLANK}"[^"\\r\\n]*"`,
    `element${BLANK}${NAME}${BLANK}x\\d+(?![\\w-])`,
    `(?:animal|marker)${BLANK}${NAME}${BLANK}(?:x\\d+|plural)(?![\\w-])`,
    `hand${BLANK}${NAME}${BLANK}(?:footprint|leaf)(?![\\w-])`,
  ].join('|')})`,
  'gm',
);

/** The offsets at which the sections of a text begin, starting with 0. */
export function sectionStarts(text: string): number[] {
  const starts = [0];
  HEAD.lastIndex = 0;
  for (let found = HEAD.exec(text); found; found = HEAD.exec(text)) {
    // In a regular expression, lines also begin after characters other than `\n`.
    if (text[found.index - 1] === '\n') starts.push(found.index);
  }
  return starts;
}

/** Whether a text has something that can span several lines, so that it can only be parsed as a whole. */
export function isOnlyWhole(text: string): boolean {
  return text.includes('/*');
}

/**
 * Whether a parenthesis left open in one text is closed in a later one.
 * @param parts the texts and the problems of each
 */
export function pairsAcross(
  parts: Iterable<{ text: string; problems: readonly (SyntaxMistake | UnlistedMistake)[] }>,
): boolean {
  let isOpen = false;
  for (const { text, problems } of parts) {
    const alone = problems.flatMap(({ code, from, ...rest }) =>
      code === 'ECO101' && !('fixes' in rest) && '()[]'.includes(text[from]) ? text[from] : [],
    );
    if (isOpen && alone.some((sign) => ')]'.includes(sign))) return true;
    isOpen ||= alone.some((sign) => '(['.includes(sign));
  }
  return false;
}
