/** Replaces words and signs that the language does not have with what they mean, and reports them. */
import { removal, withEdits } from '../fixes/edits.ts';
import { FoundMistakes } from '../mistakes.ts';
import { type LexerResult, lex } from '../tokens/lex.ts';
import { spanOf } from '../tokens/token-text.ts';
import { inLowerCase } from './capitals.ts';
import { fixSigns, isApostrophe, isBehindHead, readForeign, reportComment } from './foreign-signs.ts';

/** How many characters around a sign are searched for its meaning. */
const LOOKED_AT = 100;

/** The words of a text as they were meant. */
export type Words = Pick<LexerResult, 'tokens' | 'comments' | 'problems'>;

/** The words of a text as they were meant, with a problem for each that the language does not have. */
export function repairWords(text: string, lexed: LexerResult): Words {
  const signs = lexed.comments.map(({ from }) => from).filter((from) => isNumberSign(text, from));
  const withoutSigns = () =>
    lex(
      withEdits(
        text,
        signs.map((from) => ({ from, to: from + 1, text: ' ' })),
      ),
    );
  const read = signs.length > 0 ? withoutSigns() : lexed;
  const { unknown, foreignComments, isForeign } = read;
  const problems = new FoundMistakes();
  for (const from of signs) {
    const at = { from, to: from + 1 };
    problems.add({ code: 'ECO101', ...at, understood: true }, () => ({
      values: { text: '#' },
      hint: '`#` begins a comment: write the number without it',
      fixes: [removal(at, '#', true)],
    }));
  }
  for (const { offset: from, length } of unknown) {
    const to = from + length;
    const understood = isBehindHead(text, from) && ({ understood: true } as const);
    problems.add({ code: 'ECO101', from, to, ...understood }, () => ({
      values: { text: text.slice(from, to) },
      ...fixSigns(text, { from, to }),
    }));
  }
  for (const comment of foreignComments) reportComment(comment, text, problems);
  const comments = read.comments.concat(foreignComments.map(spanOf)).sort((a, b) => a.from - b.from);
  const ends = new Set(unknown.flatMap(({ offset }) => (isApostrophe(text, offset) ? offset + 1 : [])));
  const words =
    ends.size === 0 ? read.tokens : read.tokens.filter(({ startOffset }) => !ends.has(startOffset));
  const lower = inLowerCase(words, problems);
  const tokens = isForeign ? readForeign(text, lower, problems) : lower;
  return { tokens, comments, problems: read.problems.concat(problems.all) };
}

/** Whether a `#` was meant to belong to a number, as in `card #12`, rather than to begin a comment before it. */
const isNumberSign = (text: string, at: number): boolean =>
  /\b(?:card|feature|player)[ \t]*$/.test(text.slice(Math.max(0, at - LOOKED_AT), at)) &&
  /^#\d(?![^\n]*\n\s*\d)/.test(text.slice(at, at + LOOKED_AT));

/** The words of a text as they were meant. */
export const meantTokens = (text: string): Words['tokens'] => repairWords(text, lex(text)).tokens;
