/** Replaces words and signs that the language does not have with what they mean, and reports them. */
import { explainedTo, isBehindHead } from '../fixes/habits/colons.ts';
import { FoundMistakes } from '../mistakes.ts';
import { type LexerResult, lex } from '../tokens/lex.ts';
import { spanOf } from '../tokens/token-text.ts';
import { contractionsIn, expandContractions } from './contractions.ts';
import { fixSigns, readForeign, reportComment } from './foreign-signs.ts';

/** The words of a text as they were meant. */
export type Words = Pick<LexerResult, 'tokens' | 'comments' | 'problems'>;

/** The words of a text as they were meant, with a problem for each that the language does not have. */
export function repairWords(text: string, lexed: LexerResult): Words {
  const { unknown, foreignComments, isForeign } = lexed;
  const problems = new FoundMistakes();
  const contractions = contractionsIn(text, unknown);
  const words =
    contractions.length > 0 ? expandContractions(lexed.tokens, contractions, problems) : lexed.tokens;
  const explained = new Set(contractions.map(({ at }) => at));
  for (const { offset: from, length } of unknown) {
    if (explained.has(from)) continue;
    const to = from + length;
    const reach = explainedTo(text, { from, to });
    const understood = isBehindHead(text, from);
    const details = { ...(reach !== undefined && { reach }), ...(understood && { understood }) };
    problems.add({ code: 'ECO101', from, to, ...details }, () => ({
      values: { text: text.slice(from, to) },
      ...fixSigns(text, { from, to }),
    }));
  }
  for (const comment of foreignComments) reportComment(comment, text, problems);
  const comments = lexed.comments.concat(foreignComments.map(spanOf)).sort((a, b) => a.from - b.from);
  const tokens = isForeign ? readForeign(words, problems) : words;
  return { tokens, comments, problems: lexed.problems.concat(problems.all) };
}

/** The words of a text as they were meant. */
export const meantTokens = (text: string): Words['tokens'] => repairWords(text, lex(text)).tokens;
