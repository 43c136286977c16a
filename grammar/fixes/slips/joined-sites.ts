/** Places joined by `or`, which follow `either`. */
import type { Advice } from '../../mistakes.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, insertion } from '../edits.ts';
import { stepWindow, type Tokens } from '../step-window.ts';

const SITES = ['adjacent', 'on', 'in', 'within'] as const;

/** `on the edge or on a desert`: sites of which one is enough follow `either`. */
export function fixSites(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window) return undefined;
  const { step, read } = window;
  const before = step.slice(0, read);
  const sites = before.flatMap((token, at) => (isA(token, ...SITES) ? [at] : []));
  const last = sites.at(-1);
  if (last === undefined || !isPlace(tokens) || before.some((token) => isA(token, 'if'))) return undefined;
  const negated = isA(step[last - 1], 'not');
  const from = step[negated ? last - 1 : last].startOffset;
  const hint = 'for one of two places, write `either`: `either on the edge or adjacent to a lion`';
  return adviceTo(insertion(from, 'either ', sites.length === 1 && !negated), hint);
}

/** Whether a place follows the word ahead; `adjacent` alone may also begin a count. */
function isPlace(tokens: Tokens): boolean {
  const at = isA(tokens.peek(2), 'not') ? 3 : 2;
  if (isA(tokens.peek(at), 'adjacent')) return tokens.peek(at + 1).image === 'to';
  return isA(tokens.peek(at), ...SITES);
}
