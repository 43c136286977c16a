/** Habits: what people write instead of the card language, and advice about it. */
import type { IToken } from 'chevrotain';
import { type ExpectationId, findExpectation } from '../../expectations.ts';
import type { Advice, SourceFix, SyntaxCode } from '../../mistakes.ts';
import { adviceTo, insertion, removal, replacement, sourceFix, wordRemoval } from '../../tokens/edits.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA, type TokenKind } from '../../tokens/tokens.ts';
import type { Span } from '../../tree/span.ts';
import type { Tokens } from '../step-window.ts';

const setOf = (...ids: readonly ExpectationId[]): ReadonlySet<ExpectationId> => new Set(ids);
/** Expectations of what is counted. */
export const COUNTS = setOf('count', 'landscape-count');
/** Expectations that `x3 lions` is written for. */
export const MULTIPLIABLE_THINGS = setOf(
  ...([...COUNTS, 'placement', 'reward', 'choice', 'expectation', 'supply-thing'] as const),
);
/** Expectations of the number after `card` or `feature`. */
export const HEAD_NUMBERS = setOf('card-number', 'feature-number');

/** Advice about one habit; undefined if the tokens do not match it. */
export type Habit = (tokens: Tokens, expected?: ExpectationId) => Advice | undefined;

/** The advice of the first habit that matches. */
export function firstAdvice(
  habits: readonly Habit[],
  tokens: Tokens,
  expected?: ExpectationId,
): Advice | undefined {
  for (const habit of habits) {
    const advice = habit(tokens, expected);
    if (advice) return advice;
  }
  return undefined;
}

/** Where a row applies: what is expected, or the code of the problem. */
type Place = ExpectationId | SyntaxCode | 'anywhere';

/**
 * A habit as a row of a table: `advice` applies where something of `places` is expected and the tokens are these `words`.
 *
 * `words` has the tokens before the place, `>`, and the tokens ahead. Each is a word (as a regular expression), a sign or a kind of
 * token, or several of them with `|` between; `!` before them means none of them. Without a text, advice is what its fix says.
 */
export function row(
  places: Place | Iterable<Place>,
  words: string,
  advice?: string | Habit,
  fix?: RowFix,
): Habit {
  const at = new Set<Place>(typeof places === 'string' ? [places] : places);
  const [before, ahead] = words.split('>').map((part) => part.trim().split(/ +/).filter(Boolean));
  const tests = [...before, ...ahead].map((word, i) => ({ at: i + 1 - before.length, holds: testOf(word) }));
  return (tokens, expected) => {
    const isHere =
      at.has('anywhere') || (expected !== undefined && (at.has(expected) || at.has(codeOf(expected))));
    if (!isHere || !tests.every((test) => test.holds(tokens.peek(test.at)))) return undefined;
    if (typeof advice === 'function') return advice(tokens, expected);
    const hint = advice && filled(advice, tokens);
    if (fix) return adviceTo(fix(tokens), hint);
    return hint === undefined ? undefined : { hint };
  };
}

/** The same habit; its hint is useful even if no fix solves the whole problem. */
export function withSureHint(habit: Habit): Habit {
  return (tokens, expected) => {
    const advice = habit(tokens, expected);
    return advice && { ...advice, sure: true };
  };
}

const codeOf = (expected: ExpectationId): SyntaxCode => findExpectation(expected).code ?? 'ECO105';

function testOf(word: string): (token: IToken) => boolean {
  const isNot = word.startsWith('!');
  const ways = (isNot ? word.slice(1) : word).split('|');
  const isKind = (way: string) => /^([A-Z]\w+|[{};,=+])$/.test(way);
  const kinds = ways.filter(isKind) as TokenKind[];
  const images = new RegExp(`^(?:${ways.filter((way) => !isKind(way)).join('|') || '(?!)'})$`);
  return (token) => (isA(token, ...kinds) || images.test(token.image)) !== isNot;
}

/** A text with `$1` for the token ahead, `$0` for the one before, and `$word1` for a word in quotes. */
const filled = (text: string, tokens: Tokens): string =>
  text.replace(/\$(word)?(-?\d)/g, (_, isBare, at) => {
    const { image } = tokens.peek(Number(at));
    return isBare ? image.slice(1, -1) : image;
  });

/** Makes the fix of a row. Tokens are counted as in `peek`. */
type RowFix = (tokens: Tokens) => SourceFix;

/** Writes a text in place of some tokens, of which there is only one possible meaning. */
export const write =
  (text: string, from = 1, to = from, certain = true): RowFix =>
  (tokens) =>
    replacement(spanFrom(tokens, from, to), filled(text, tokens), certain);
/** Like `write`, where it may mean something else. */
export const suggest = (text: string): RowFix => write(text, 1, 1, false);
/** Writes a text after a token, in place of what follows up to the end of another one. */
export const writeAfter =
  (at: number, text: string, to: number): RowFix =>
  (tokens) => {
    const [{ to: from }, end] = [spanOf(tokens.peek(at)), spanOf(tokens.peek(to)).to];
    return sourceFix(`write \`${text.trim()}\``, true, { from, to: end, text });
  };
/** Inserts a text before the token ahead. */
export const insertBefore =
  (text: string): RowFix =>
  (tokens) =>
    insertion(spanOf(tokens.peek(1)).from, filled(text, tokens), true);
/** Inserts a text after the token before. */
export const insertAfter =
  (text: string, certain = true): RowFix =>
  (tokens) =>
    insertion(spanOf(tokens.peek(0)).to, text, certain);
/** Removes some tokens. */
export const remove =
  (from = 1, to = from, certain = true): RowFix =>
  (tokens) =>
    removal(spanFrom(tokens, from, to), imagesOf(tokens, from, to), certain);
/** Removes a word and the space behind it. */
export const removeWord =
  (at = 1): RowFix =>
  (tokens) =>
    wordRemoval(tokens.peek(at), tokens.peek(at + 1));

const spanFrom = (tokens: Tokens, from: number, to: number): Span => ({
  from: spanOf(tokens.peek(from)).from,
  to: spanOf(tokens.peek(to)).to,
});
const imagesOf = (tokens: Tokens, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => tokens.peek(from + i).image).join(' ');
