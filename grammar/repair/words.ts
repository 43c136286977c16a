/** Replaces words and signs that the language does not have with what they mean, and reports them. */
import { FoundMistakes } from '../mistakes.ts';
import { withEdits } from '../tokens/edits.ts';
import { type LexerResult, lex } from '../tokens/lex.ts';
import { spanOf } from '../tokens/token-text.ts';
import { inLowerCase } from './capitals.ts';
import {
  endsSentence,
  fixSigns,
  isApostrophe,
  isBehindHead,
  isNumberSign,
  readForeign,
  reportComment,
  reportNumberSign,
} from './foreign-signs.ts';

/** The words of a text as they were meant. */
export type Words = Pick<LexerResult, 'tokens' | 'comments' | 'problems'>;

/** The words of a text as they were meant, with a problem for each that the language does not have. */
export function repairWords(text: string, lexed: LexerResult): Words {
  const signs = lexed.comments
    .filter(({ from }) => isNumberSign(text, from))
    .map(({ from }) => ({ from, to: from + 1, text: ' ' }));
  const read = signs.length > 0 ? lex(withEdits(text, signs)) : lexed;
  const { unknown, foreignComments, isForeign } = read;
  const problems = new FoundMistakes();
  for (const sign of signs) reportNumberSign(sign, problems);
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
  const stops = unknown.flatMap(({ offset }) => (endsSentence(text, offset) ? offset : []));
  const lower = inLowerCase(words, problems, stops);
  const tokens = isForeign ? readForeign(text, lower, problems) : lower;
  return { tokens, comments, problems: read.problems.concat(problems.all) };
}

/** The words of a text as they were meant. */
export const meantTokens = (text: string): Words['tokens'] => repairWords(text, lex(text)).tokens;
