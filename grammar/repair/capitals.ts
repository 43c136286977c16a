/** Words in capitals, as in a printed text: `Card 3 Brown`, `Place A Lion; Gain 1 VP`. Parsed in lower case, and reported. */
import type { IToken } from 'chevrotain';
import { expectationOf } from '../expectations.ts';
import { replacement, sourceFix } from '../fixes/edits.ts';
import type { FoundMistakes } from '../mistakes.ts';
import { spanOf, standIn } from '../tokens/token-text.ts';
import { isA, Times, typeOfWord } from '../tokens/tokens.ts';
import { declarations } from './braces.ts';

/** The tokens in lower case where a declaration or some steps have several words in capitals, which are one mistake. */
export function inLowerCase(tokens: IToken[], problems: FoundMistakes): IToken[] {
  const lowered = tokens.map((token, i) => lower(token, tokens[i + 1]));
  const made = declarations(lowered).flatMap(([from, to]) => {
    const own = lowered.slice(from, to);
    const changed = own.filter((token, i) => token !== tokens[from + i]);
    const [first, expected] = firstOf(changed);
    if (!first || changed.length < 2) return tokens.slice(from, to);
    const { code = 'ECO111', text = '' } = expectationOf(expected);
    problems.add({ code, ...spanOf(first), understood: true }, () => ({
      values: { expected: text, found: `\`${tokens[from + own.indexOf(first)].image}\`` },
      hint: `write \`${first.image}\` and all other words in lower case`,
      fixes: [
        sourceFix(
          'write all words in lower case',
          true,
          ...changed.flatMap((token) => replacement(spanOf(token), token.image).edits),
        ),
      ],
    }));
    return own;
  });
  return made.every((token, i) => token === tokens[i]) ? tokens : made;
}

/** What begins with a word, which is what is expected there. */
const BEGINNINGS = [
  ['DeclarationWord', 'declaration'],
  ['ClauseWord', 'card-clause'],
  ['StepWord', 'step'],
  ['LineWord', 'line'],
] as const;

/** The first of the words that begins something, and what it begins. */
function firstOf(words: readonly IToken[]) {
  for (const word of words) {
    const found = BEGINNINGS.find(([kind]) => isA(word, kind));
    if (found) return [word, found[1]] as const;
  }
  return [undefined, 'declaration'] as const;
}

/** A word in lower case. A single letter may name a cell instead. */
function lower(token: IToken, next: IToken | undefined): IToken {
  const image = token.image.toLowerCase();
  if (image === token.image || !isA(token, 'AnyWord')) return token;
  const isArticle = image === 'a' && isA(next, 'AnyWord') && !/^(to|is|has)$/i.test(next?.image ?? '');
  if (image.length === 1 && !isArticle) return token;
  const type = typeOfWord(image) ?? (/^x\d+$/.test(image) ? Times : token.tokenType);
  return standIn(type, image, token);
}
