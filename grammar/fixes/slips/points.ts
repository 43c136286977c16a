/** Points without a number before them: `gain vp 2`, `gain vp equal to the number of lions`. */
import type { Advice } from '../../mistakes.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, insertion, replacement } from '../edits.ts';
import type { Tokens } from '../step-window.ts';

/** Advice where `vp` was parsed without a number, and how many tokens after it belong to the same mistake. */
export function fixPoints(tokens: Tokens): { advice: Advice; behind: number } {
  const [vp, next] = [tokens.peek(0), tokens.peek(1)];
  const { from } = spanOf(vp);
  if (isA(next, 'Number')) {
    const fix = replacement({ from, to: spanOf(next).to }, `${next.image}vp`, true);
    return { advice: adviceTo(fix), behind: 1 };
  }
  if (next.image === 'equal') return { advice: { hint: 'write `gain 1vp per lion`' }, behind: 0 };
  const isCounted = /^(per|for|each)$/.test(next.image);
  return { advice: isCounted ? { fixes: [insertion(from, '1')] } : {}, behind: 0 };
}
