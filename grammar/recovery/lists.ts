/** Lists with wrong signs between their items: parsed as intended, and reported. */
import type { RuleName } from '../rule-names.ts';
import { all, anyToken, check, type Gate, loop, mistaken, type Part, printed, rule } from '../syntax.ts';
import { adviceTo, insertion, replacement, sourceFix } from '../tokens/edits.ts';
import { spanOf } from '../tokens/token-text.ts';
import type { TokenKind } from '../tokens/tokens.ts';
import type { Num, Word } from '../tree/span.ts';
import type { Lookahead, Reading } from './reading.ts';

/** A part that is read only to report a mistake, as often as `when` holds. The printer writes nothing. */
export const misread = <N>(name: RuleName, when: Gate, ...parts: readonly Part<never>[]): Part<N> =>
  printed(rule(name, loop(when, mistaken(all(...parts) as Part<N>))), () => undefined);

/** More items of a list after signs other than its separator. */
export function moreBehind<N>(
  name: RuleName,
  signs: readonly TokenKind[],
  separator: ',' | 'or',
  list: Part<N>,
): Part<N> {
  const behind = (reading: Lookahead) =>
    reading.is(1, ...signs) && reading.is(2, 'Name', 'Number') && !reading.startsLine(2);
  const report = (reading: Reading) => {
    const token = reading.peek(1);
    const from = reading.startsLine() ? token.startOffset : spanOf(reading.peek(0)).to;
    const text = separator === ',' ? ',' : ` ${separator}`;
    const fix = sourceFix(`write \`${separator}\``, true, { from, to: spanOf(token).to, text });
    reading.reportExpected(separator, adviceTo(fix, `write \`${separator}\` between two of them`));
  };
  return misread(name, behind, check(report), anyToken('Anything', ''), list);
}

/** More items after the separator, if what follows has an error that it reports itself. */
export const moreAfter = <N>(name: RuleName, continues: Gate, list: Part<N>): Part<N> =>
  misread(name, continues, anyToken('Anything', ''), list);

/** More items of a list without a comma before them. */
export function moreWithout<N>(name: RuleName, missing: Gate, list: Part<N>): Part<N> {
  const report = (reading: Reading) => {
    const fix = insertion(spanOf(reading.peek(0)).to, ',', true);
    reading.reportExpected(',', adviceTo(fix, 'write `,` between two of them'));
  };
  return misread(name, missing, check(report), list);
}

/**
 * Reports and skips surplus signs between two clauses, settings or declarations. If names follow a comma on the same line, as in
 * a list where only one name is allowed, skips them too: they belong to the same mistake. Returns whether there was such a list.
 */
export function skipSurplusSign(reading: Reading): boolean {
  let wasList = false;
  while (reading.is(1, ';', ',')) {
    const { image } = reading.peek(1);
    if (!reading.is(1, ',') || !listed(reading, 2)) {
      reading.skipSurplus(`leave \`${image}\` out: only steps and the lines of a scenario end with a sign`);
      continue;
    }
    wasList = true;
    reading.reportSurplus('only one is allowed here: repeat the word before each of the others');
    reading.skip(1);
    while (listed(reading, 1) || (reading.is(1, ',') && listed(reading, 2))) reading.skip(1);
  }
  return wasList;
}

/** Reports a comma before the deck or title of a card or feature, and skips it. */
export function skipComma(reading: Reading): void {
  if (!reading.is(1, ',') || !reading.is(2, 'Name', 'Text') || reading.is(2, 'ClauseWord')) return;
  reading.skipSurplus('leave `,` out: number, deck and title have nothing between them');
}

/** Whether a token continues a list in its line. */
const listed = (reading: Lookahead, ahead: number): boolean =>
  reading.is(ahead, 'Name') &&
  !reading.is(ahead, 'ClauseWord', 'DeclarationWord') &&
  !reading.startsLine(ahead);

/** `2 grassland`, `2x grassland`: the amount comes after the name, as in `grassland x2`. */
export const amountBefore: Part<unknown> = misread(
  'amountBefore',
  (reading) => reading.is(1, 'Number', 'Times') && isElement(reading, isTimes(reading, 2) ? 3 : 2),
  check(reportAmountBefore),
  anyToken('Anything', ''),
  check((reading: Reading) => {
    if (isTimes(reading, 1)) reading.skip(1);
  }),
);

/** `grassland 2`, `grassland 2x`. */
export function reportAmountBehind(reading: Reading, { element }: { element?: Word; times?: Num }): void {
  const amountBehind = reading.is(1, 'Number') && !reading.startsLine();
  const split = isTimes(reading, 1) && reading.is(2, 'Number');
  if (!element || !(amountBehind || split)) return;
  const times = split || isTimes(reading, 2) ? 2 : 1;
  const amount = reading.peek(split ? 2 : 1);
  const at = { from: spanOf(reading.peek(0)).to, to: spanOf(reading.peek(times)).to };
  const fix = sourceFix(`write \`x${amount.image}\``, true, { ...at, text: ` x${amount.image}` });
  reading.reportExpected('multiplier', adviceTo(fix, `how many is written \`x${amount.image}\``));
  reading.skip(times);
}

/** The most spots for cubes of a card: no fix writes more. */
const MOST_SPOTS = 8;

function reportAmountBefore(reading: Reading): void {
  const amount = /\d+/.exec(reading.peek(1).image)?.[0] ?? '';
  const name = reading.peek(isTimes(reading, 2) ? 3 : 2);
  const { from } = spanOf(reading.peek(1));
  const text = amount === '1' ? name.image : `${name.image} x${amount}`;
  const advice = adviceTo(replacement({ from, to: spanOf(name).to }, text, true));
  const { hint = '' } = advice;
  reading.reportExpected('element-name', Number(amount) > MOST_SPOTS ? hint : advice);
}

/** Whether an element is ahead, and not the next clause. */
function isElement(reading: Lookahead, ahead: number): boolean {
  return reading.is(ahead, 'Name') && !reading.is(ahead, 'ClauseWord') && !reading.startsLine(ahead);
}

const isTimes = (reading: Lookahead, ahead: number): boolean =>
  reading.peek(ahead).image.toLowerCase() === 'x';
