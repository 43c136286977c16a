/** Where a text can be cut so that both sides are read as they are together. */
import type { SyntaxMistake, UnlistedMistake } from '../mistakes.ts';

const NAME = '(?!x\\d+[ \\t])[A-Za-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*';
const BLANK = '[ \\t]+';

/**
 * The beginning of a line with which a declaration begins beyond doubt, whatever is before it: what `beginsDeclaration` says
 * of tokens, of a line. A `layout` may be a line of a scenario.
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

/** Where the sections of a text begin, the first at 0. */
export function sectionStarts(text: string): number[] {
  const starts = [0];
  HEAD.lastIndex = 0;
  for (let found = HEAD.exec(text); found; found = HEAD.exec(text)) {
    // To a regular expression a line begins after other characters, too.
    if (text[found.index - 1] === '\n') starts.push(found.index);
  }
  return starts;
}

/** Whether a text has what may reach over several lines, so that it can only be read whole. */
export function isOnlyWhole(text: string): boolean {
  return text.includes('/*');
}

/**
 * Whether a parenthesis that is open at the end of one text is closed in one behind it.
 * @param parts the texts and what is wrong with each
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
