/** "Did you mean": finds the known words that a mistyped one is close to. */
import type { Advice } from '../mistakes.ts';
import { replacement } from '../tokens/edits.ts';
import { orList } from '../tokens/lists.ts';
import { KEYWORDS } from '../tokens/tokens.ts';
import type { Word } from '../tree/span.ts';

/** The most suggestions; more would be a list rather than a hint. */
const MOST_SUGGESTIONS = 3;

/** The longest word, in characters, that suggestions are made for or taken from. */
const LONGEST_WORD = 64;

/** The most known words to compare with. Among more, several would be close to any word. */
const MOST_KNOWN = 500;

/**
 * The known words closest to `word`: those that differ only in case; else those at the smallest edit distance, which must be at
 * most a third of its length (and at least 1), or `most`; else those that begin with it and a hyphen. Sorted, so that the order of `known`
 * does not matter.
 *
 * Empty for a word of more than `LONGEST_WORD` characters or with more than `MOST_KNOWN` known words, so that the time for one
 * suggestion is bounded.
 */
export function nearest(
  word: string,
  known: Iterable<string>,
  most = Math.max(1, Math.floor(word.length / 3)),
): string[] {
  if (word.length > LONGEST_WORD) return [];
  const lower = word.toLowerCase();
  const candidates: string[] = [];
  let seen = 0;
  for (const candidate of known) {
    if (++seen > MOST_KNOWN) return [];
    if (candidate !== word && candidate.length <= LONGEST_WORD) candidates.push(candidate);
  }
  const sameButCase = candidates.filter((candidate) => candidate.toLowerCase() === lower);
  if (sameButCase.length > 0) return firstOf(sameButCase);
  let best = most;
  let found: string[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(lower, candidate.toLowerCase(), best);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  // `nile crocodile`: the first word of a name that is written with a hyphen.
  if (found.length === 0) found = candidates.filter((candidate) => candidate.startsWith(`${lower}-`));
  return firstOf(found);
}

/** The first few words in alphabetical order, without duplicates. */
function firstOf(words: readonly string[]): string[] {
  return [...new Set(words)].sort().slice(0, MOST_SUGGESTIONS);
}

const questionOf = (near: readonly string[]): string =>
  `did you mean ${orList(near.map((word) => `\`${word}\``))}?`;

/** "did you mean `a` or `b`?", or undefined if no known word is close. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, known);
  return near.length === 0 ? undefined : questionOf(near);
}

/** `emperor penguin`, `bird of paradise`: advice to join these words with hyphens, if the result is a known name. */
export function joinedName(word: Word, known: Iterable<string>, behind: readonly Word[]): Advice | undefined {
  if (behind.length === 0) return undefined;
  const names = new Set(known);
  for (let count = behind.length; count > 0; count--) {
    const words = [word, ...behind.slice(0, count)];
    const joined = words.map(({ text }) => text.toLowerCase()).join('-');
    if (!names.has(joined)) continue;
    const fixes = [replacement({ from: word.from, to: words[count].to }, joined, true)];
    return { hint: questionOf([joined]), fixes };
  }
  return undefined;
}

/** Advice about the closest known names, with a fix if there is only one; `behind` are the words after the name. */
export function meantName(
  word: Word,
  known: Iterable<string>,
  behind: readonly Word[] = [],
): Advice | undefined {
  const names = [...known];
  const joined = joinedName(word, names, behind);
  if (joined) return joined;
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '-');
  return meant(word, names, (name) => plain(name) === plain(word.text));
}

/** Like `meantName`, for keywords, of which there are few. */
export function meantKeyword(word: Word, known: Iterable<string>): Advice | undefined {
  // A single letter is close to every short word.
  if (word.text.length < 2) return undefined;
  // A correct keyword may simply be in the wrong place, so only its other number is a certain fix.
  const isCertain = (near: string) =>
    word.text.length > SHORT_WORD && (!KEYWORDS.has(word.text) || `${near}s` === word.text);
  return meant(word, known, isCertain, true, 1);
}

/** Of a word and its plural among the suggestions, keeps only the one with the same ending as the misspelt word. */
function inOneForm({ text }: Word, words: readonly string[]): readonly string[] {
  const other = (one: string) => (one.endsWith('s') ? one.slice(0, -1) : `${one}s`);
  return words.filter((one) => one.endsWith('s') === text.endsWith('s') || !words.includes(other(one)));
}

/** Up to this length, in characters, words are close to others by chance. */
const SHORT_WORD = 3;

function meant(
  word: Word,
  known: Iterable<string>,
  isCertain: (near: string) => boolean,
  severalFixes = false,
  most?: number,
): Advice | undefined {
  const near = inOneForm(word, nearest(word.text, known, most));
  if (near.length === 0) return undefined;
  const advice = { hint: questionOf(near), near: true as const };
  const [one] = near;
  if (near.length === 1) return { ...advice, fixes: [replacement(word, one, isCertain(one))] };
  return severalFixes ? { ...advice, fixes: near.map((each) => replacement(word, each)) } : advice;
}

/** The edit distance, with swapped neighbours as one edit. A distance above `limit` may be returned as `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
