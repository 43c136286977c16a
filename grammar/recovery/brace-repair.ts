/** Finds the brace that was forgotten, or is one too many, in a declaration whose braces do not pair. */
import { type IToken, tokenMatcher } from 'chevrotain';
import { BlockClose, BlockOpen } from '../tokens.ts';
import { misfits } from './brace-score.ts';

/** The change that makes the braces of a declaration fit best. */
export type Mend =
  | { change: 'drop'; at: number }
  /** Puts in a `{` or `}` before the token at `at`. */
  | { change: 'open' | 'close'; at: number }
  /** Puts a `{` in the place of the token at `at`. */
  | { change: 'open-instead'; at: number };

/**
 * Longest declaration, in tokens, in which every place is tried. Trying takes time by the square of the length;
 * the longest card of the base game has a quarter of it.
 */
const LONGEST = 400;

/** The best change to one brace, or nothing for a declaration that is too long to try. */
export function mend(
  tokens: readonly IToken[],
  make: (open: boolean, after: IToken, instead?: IToken) => IToken,
): Mend | undefined {
  if (tokens.length > LONGEST) return undefined;
  let best: Mend | undefined;
  let least = Number.POSITIVE_INFINITY;
  const consider = (candidate: Mend, changed: readonly IToken[], malus: number) => {
    const found = misfits(changed, least) + malus;
    if (found >= least) return;
    least = found;
    best = candidate;
  };
  const surplus = surplusOf(tokens) > 0;
  const wanted = surplus ? BlockClose : BlockOpen;
  const putIn = () => {
    for (let at = surplus ? tokens.length - 1 : tokens.length; at > 1; at--) {
      // A line that should be outside a block is where its end is missed.
      const atLineStart = tokens[at]?.startLine !== tokens[at - 1].startLine;
      const made = make(surplus, tokens[at - 1]);
      const changed = [...tokens.slice(0, at), made, ...tokens.slice(at)];
      consider({ change: surplus ? 'open' : 'close', at }, changed, surplus || atLineStart ? 0 : 0.2);
      if (!surplus) continue;
      const instead = [
        ...tokens.slice(0, at),
        make(true, tokens[at - 1], tokens[at]),
        ...tokens.slice(at + 1),
      ];
      consider({ change: 'open-instead', at }, instead, 0.3);
    }
  };
  const leaveOut = () => {
    for (let at = tokens.length - 1; at > 0; at--) {
      if (!tokenMatcher(tokens[at], wanted)) continue;
      consider({ change: 'drop', at }, [...tokens.slice(0, at), ...tokens.slice(at + 1)], surplus ? 0 : 0.5);
    }
  };
  // Forgetting a `}` is likelier than writing a `{` too many, and a `}` too many likelier than forgetting a `{`.
  if (surplus) leaveOut();
  putIn();
  if (!surplus) leaveOut();
  return best;
}

/** How many more `}` there are than `{`; negative when there are fewer. */
export function surplusOf(tokens: readonly IToken[]): number {
  let surplus = 0;
  for (const token of tokens) {
    if (tokenMatcher(token, BlockClose)) surplus++;
    else if (tokenMatcher(token, BlockOpen)) surplus--;
  }
  return surplus;
}
