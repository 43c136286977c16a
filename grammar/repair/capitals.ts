/** Words in capitals, as in a printed text: `Card 3 Brown`, `Place A Lion; Gain 1 VP`. Parsed in lower case, and reported. */
import type { IToken } from 'chevrotain';
import { EXPECTATIONS } from '../expectations.ts';
import type { FoundMistakes } from '../mistakes.ts';
import { replacement, sourceFix } from '../tokens/edits.ts';
import { spanOf, standIn } from '../tokens/token-text.ts';
import { isA, Times, typeOfWord } from '../tokens/tokens.ts';
import { declarations } from './braces.ts';

/**
 * The tokens in lower case where a declaration or some steps have several words in capitals, which are one mistake.
 * @param stops where sentences end: their words are prose, of which more may have to change
 */
export function inLowerCase(
  tokens: IToken[],
  problems: FoundMistakes,
  stops: readonly number[] = [],
): IToken[] {
  const lowered = tokens.map((token, i) => lower(token, tokens[i + 1]));
  const made = declarations(lowered).flatMap(([from, to]) => {
    const own = lowered.slice(from, to);
    const changed = own.filter((token, i) => token !== tokens[from + i]);
    const first = changed.find(expectedAt);
    const expected = first && expectedAt(first);
    if (!expected || changed.length < 2) return tokens.slice(from, to);
    const { code, text } = expected;
    const end = tokens[to]?.startOffset ?? Infinity;
    const isProse = stops.some((at) => at > first.startOffset && at < end);
    problems.add({ code, ...spanOf(first), understood: true }, () => ({
      values: { expected: text, found: `\`${tokens[from + own.indexOf(first)].image}\`` },
      hint: `write \`${first.image}\` and all other words in lower case`,
      fixes: [
        sourceFix(
          'write all words in lower case',
          !isProse,
          ...changed.flatMap((token) => replacement(spanOf(token), token.image).edits),
        ),
      ],
    }));
    return own;
  });
  return made.every((token, i) => token === tokens[i]) ? tokens : made;
}

/** What words of a kind begin. */
const BEGINNINGS = [
  ['DeclarationWord', EXPECTATIONS.declaration],
  ['ClauseWord', EXPECTATIONS['card-clause']],
  ['StepWord', EXPECTATIONS.step],
  ['LineWord', EXPECTATIONS.line],
] as const;

/** What is expected where a word begins something; undefined if it begins nothing. */
const expectedAt = (word: IToken) => BEGINNINGS.find(([kind]) => isA(word, kind))?.[1];

/** A word in lower case. A single letter may name a cell instead. */
function lower(token: IToken, next: IToken | undefined): IToken {
  const image = token.image.toLowerCase();
  if (image === token.image || !isA(token, 'AnyWord')) return token;
  const isArticle = image === 'a' && isA(next, 'AnyWord') && !/^(to|is|has)$/i.test(next?.image ?? '');
  if (image.length === 1 && !isArticle) return token;
  const type = typeOfWord(image) ?? (/^x\d+$/.test(image) ? Times : token.tokenType);
  return standIn(type, image, token);
}
