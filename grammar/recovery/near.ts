/** Sites without their preposition: `adjacent a lion`. */
import type { RuleName } from '../rule-names.ts';
import { check, type Part } from '../syntax.ts';
import { insertion } from '../tokens/edits.ts';
import { spanOf } from '../tokens/token-text.ts';
import { misread } from './lists.ts';
import { nearest } from './nearest.ts';
import type { Lookahead, Reading } from './reading.ts';

const isNear = (written: string, word: string): boolean => nearest(written, [word]).length > 0;

/** In `per diferent adjacent land` and `or adjacent haibtat`, another word is misspelt. */
const isByMisspelt = (reading: Lookahead): boolean =>
  isNear(reading.peek(-1).image, 'different') || isNear(reading.peek(1).image, 'habitat');

/** The spot after `adjacent`, parsed as if `to` were there. */
export function withoutTo<N>(name: RuleName, spot: Part<N>): Part<N> {
  const report = (reading: Reading) =>
    reading.reportExpected('to', {
      hint: `write \`adjacent to ${reading.peek(1).image}${reading.is(1, 'Article') ? ' …' : ''}\``,
      fixes: [
        insertion(spanOf(reading.peek(0)).to, ' to', reading.is(1, 'Article') && !isByMisspelt(reading)),
      ],
    });
  const isThing = (reading: Lookahead) =>
    reading.peek(0).image === 'adjacent' &&
    !reading.startsLine() &&
    reading.is(1, 'Article', 'Name') &&
    !reading.is(1, 'within', 'by');
  return misread(name, isThing, check(report), spot);
}
