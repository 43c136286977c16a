/** Advice about words in capitals: `CARD 12 BROWN`, `Scenario "…"`, `Place Grassland; GAIN 1VP`. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA, KEYWORDS } from '../../tokens/tokens.ts';
import { replacement, sourceFix } from '../edits.ts';
import { MOST_TOKENS, type Tokens } from '../step-window.ts';

/**
 * Advice to write words in lower case: from the one ahead, which begins a declaration, a clause or a line, to where parsing
 * resumes or the block ends. Undefined if only that word has capitals.
 * @param ends whether parsing resumes at the token this far ahead, outside of blocks
 */
export function fixCapitals(
  tokens: Tokens,
  ends: (ahead: number) => boolean = () => false,
): Advice | undefined {
  return lowered(tokens, 1, ends);
}

/** Like `fixCapitals`, for the rest of a block of steps, starting with the step that has such a word. */
export function fixCapitalsInSteps(tokens: Tokens): Advice | undefined {
  if (!hasCapitals(tokens, 1)) return undefined;
  let from = 1;
  while (from > -MOST_TOKENS && !isA(tokens.peek(from - 1), ';', '{', '}', 'EOF')) from--;
  return lowered(tokens, from, () => false);
}

/** The most tokens of a block or declaration that are examined. */
const LONGEST_BLOCK = 2000;

function lowered(tokens: Tokens, from: number, ends: (ahead: number) => boolean): Advice | undefined {
  const first = tokens.peek(1).image.toLowerCase();
  if (!hasCapitals(tokens, 1) || !KEYWORDS.has(first)) return undefined;
  const capitals: IToken[] = [];
  let depth = 0;
  for (let ahead = from; !isA(tokens.peek(ahead), 'EOF'); ahead++) {
    if (ahead > LONGEST_BLOCK) return undefined;
    if (ahead > 1 && depth === 0 && ends(ahead)) break;
    if (isA(tokens.peek(ahead), '{')) depth++;
    else if (isA(tokens.peek(ahead), '}') && depth-- === 0) break;
    else if (hasCapitals(tokens, ahead)) capitals.push(tokens.peek(ahead));
  }
  if (capitals.length < 2) return undefined;
  const edits = capitals.flatMap((token) => replacement(spanOf(token), token.image.toLowerCase()).edits);
  return {
    hint: `write \`${first}\` and all other words in lower case`,
    fixes: [sourceFix('write all words in lower case', true, ...edits)],
  };
}

/** Whether a word has capital letters. A single letter may name a cell instead. */
function hasCapitals(tokens: Tokens, ahead: number): boolean {
  const [token, next] = [tokens.peek(ahead), tokens.peek(ahead + 1)];
  const lower = token.image.toLowerCase();
  if (lower === token.image || !isA(token, 'AnyWord', 'Times')) return false;
  return lower.length > 1 || (lower === 'a' && isA(next, 'AnyWord') && !/^(to|is)$/i.test(next.image));
}
