/**
 * Line break opportunities between two characters, as in Chromium: by its own table for ASCII, else by Unicode's rules
 * (UAX #14).
 */

/** A character that represents an emblem in text. */
export const OBJECT = '\ufffc';

/** Characters without a line break before them. */
const NO_BREAK_BEFORE = /[\u00a0\u2007\u202f\u2060\u200b)\]}!?,.:;/"'«»‹›“”‘’|–\u2009\u00ad…-]/;
/** Characters without a line break after them. */
const NO_BREAK_AFTER = /[\u00a0\u2007\u202f\u2060([{¡¿‚„"'«»‹›“”‘’]/;
/** Characters that allow a line break after them even before a letter. */
const ENDING = /[—…|!?/}–\u2009\u00ad-]/;
/** Other characters that are neither letters nor digits. */
const SIGN = /[([{¡¿‚„)\],.:;$+\\£€±−%¢°‰′″]/;
const isLetter = (character: string) => !ENDING.test(character) && !SIGN.test(character);

/** What a language keeps on one line; each may be parted at its first space only. */
export interface Ties {
  /** Two words each that are never parted. */
  words: readonly string[];
  /** A word, or its beginning, and an emblem, which are parted only if a line has no room. */
  emblems: readonly string[];
}

/** The ties of a text without a language. */
export const NO_TIES: Ties = { words: [], emblems: [] };

/** The tie around the space before an index. */
export const findTie = (ties: readonly string[], text: string, at: number): string | undefined =>
  ties.find((tie) => text.startsWith(tie, at - tie.indexOf(' ') - 1));

/** Whether a line may break before the character at an index of a text. */
export function mayBreak(text: string, at: number, ties: readonly string[]): boolean {
  const [earlier = '', before, after] = [text[at - 2], text[at - 1]!, text[at]!];
  if (after === ' ') return false;
  if (before === ' ' || before === '\u200b') return findTie(ties, text, at) === undefined;
  if (/^[!-~]{2}$/.test(before + after)) return mayBreakAscii(earlier, before, after);
  if (NO_BREAK_BEFORE.test(after) || NO_BREAK_AFTER.test(before)) return false;
  if (before === OBJECT || after === OBJECT) return true;
  if (isLetter(before)) return after === '—';
  if (!isLetter(after)) return before + after !== '——';
  // A dash at the beginning of a word stays with it.
  return ENDING.test(before) && !(/[-–]/.test(before) && /^[\s\ufffc]?$/.test(earlier) && /\D/.test(after));
}

function mayBreakAscii(earlier: string, before: string, after: string): boolean {
  // A hyphen before a digit may be a minus.
  if (before === '-') return /\d/.test(after) ? /[a-z\d]/i.test(earlier) : !/[!$),./:;?\]}]/.test(after);
  if (before === '?') return !/[!"'),./:;?\]}]/.test(after);
  return /[(<[{]/.test(after) && !/[\w$'([{</@^`]/.test(before);
}
