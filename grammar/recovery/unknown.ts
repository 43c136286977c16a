/** The last alternative of a choice, which takes any token that the others do not begin with. */
import type { RuleName } from '../rule-names.ts';
import { all, anyToken, check, type Part, rule, surplus } from '../syntax.ts';
import { spanOf } from '../tokens/token-text.ts';
import type { TokenKind } from '../tokens/tokens.ts';
import { meantKeyword } from './nearest.ts';
import type { Lookahead, Reading } from './reading.ts';

/** Whether the next line begins with a misspelling of one of these words: skipping ends there. */
export function startsMisspelt(reading: Lookahead, words: readonly string[]): boolean {
  return reading.startsLine() && isMisspelt(reading, words);
}

/** Whether a word ahead is a misspelling of one of these; short words are close to others by chance. */
export function isMisspelt(reading: Lookahead, words: readonly string[], ahead = 1): boolean {
  const { image: text, startOffset: from } = reading.peek(ahead);
  if (text.length < 3 || !reading.is(ahead, 'Name') || reading.is(ahead, 'DeclarationWord')) return false;
  return meantKeyword({ from, to: from + text.length, text }, words)?.fixes !== undefined;
}

interface UnknownPart<N> {
  /** Reports the mistake, at the token. */
  report: (reading: Reading, node: N) => void;
  /** Skips to where parsing can resume. */
  skip: (reading: Reading) => void;
  /** The kind of tokens it takes. */
  token?: TokenKind;
  /** What can still be parsed where `skip` stopped. */
  after?: Part<never>;
}

/** The last alternative of a choice, which reports and skips something. */
export function unknownPart<N>(
  name: RuleName,
  { report, skip, token = 'Anything', after }: UnknownPart<N>,
): Part<unknown> {
  const parts = [check(report), anyToken(token, ''), check(skip), ...(after ? [after] : [])];
  return surplus(rule(name, all(...parts)));
}

/** Like `unknownPart`, for whole declarations: records the token it takes as skipped, since it belongs to no node. */
export function unknownDeclaration<N>(name: RuleName, { skip, ...rest }: UnknownPart<N>): Part<unknown> {
  return unknownPart<N>(name, {
    skip: (reading) => {
      reading.skipped.push(spanOf(reading.peek(0)));
      skip(reading);
    },
    ...rest,
  });
}
