/** What takes the token that no other way of a choice begins with. */
import type { TokenType } from 'chevrotain';
import { all, anyOf, check, type Part, rule, surplus } from '../syntax.ts';
import { Anything, DeclarationWord, Name } from '../tokens/tokens.ts';
import { meantKeyword } from './nearest.ts';
import type { Reading } from './reading.ts';

/** Whether the next line begins with a misspelt one of these words: what was skipped ends there. */
export function startsMisspelt(reading: Reading, words: readonly string[]): boolean {
  return reading.startsLine() && isMisspelt(reading, words);
}

/** Whether a word ahead was meant to be one of these; short words are near to others by chance. */
export function isMisspelt(reading: Reading, words: readonly string[], ahead = 1): boolean {
  const { image: text, startOffset: from } = reading.peek(ahead);
  if (text.length < 3 || !reading.is(ahead, Name) || reading.is(ahead, DeclarationWord)) return false;
  return meantKeyword({ from, to: from + text.length, text }, words)?.fixes !== undefined;
}

interface UnknownPart<N> {
  /** Says what is wrong, at the token. */
  report: (reading: Reading, node: N) => void;
  /** Skips to where reading can resume. */
  skip: (reading: Reading) => void;
  /** Which tokens it takes. */
  token?: TokenType;
  /** What may still be read where `skip` stopped. */
  after?: Part<never>;
}

/** The last way of a choice: something is reported and skipped. */
export function unknownPart<N>(
  name: string,
  { report, skip, token = Anything, after }: UnknownPart<N>,
): Part<unknown> {
  const parts = [check(report), anyOf(token, ''), check(skip), ...(after ? [after] : [])];
  return surplus(rule(name, all(...parts)));
}

/** The same where whole declarations are skipped: what was is kept, as text that belongs to no node. */
export function unknownDeclaration<N>(
  name: string,
  { report, skip, ...rest }: UnknownPart<N>,
): Part<unknown> {
  return unknownPart<N>(name, {
    report: (reading, node) => {
      report(reading, node);
      reading.skipped.push({ from: reading.here(), to: reading.here() });
    },
    skip: (reading) => {
      // From the token that was taken on.
      const skipped = reading.skipped.at(-1);
      skip(reading);
      if (skipped) reading.extend(skipped);
    },
    ...rest,
  });
}
