/** Did you mean: which known words a mistyped one is close to. */

/** Most suggestions that help; more are a list, not a hint. */
const MOST = 3;

/** Longest word, in characters, that a suggestion is looked for, or that is suggested. */
const LONGEST = 64;

/** Most known words that are compared with one. Among more, several are near to anything. */
const MOST_KNOWN = 500;

/**
 * The known words nearest to `word`: those equal but for case, else those at the smallest edit distance of at most
 * a third of its length (and at least 1), else those of which it is the first of several words. Sorted, so the answer does not depend on the order of `known`.
 *
 * None for a word of more than `LONGEST` characters or with more than `MOST_KNOWN` known words, of which no more are read:
 * whatever a text declares, the time for one suggestion is bounded.
 */
export function nearest(word: string, known: Iterable<string>): string[] {
  if (word.length > LONGEST) return [];
  const lower = word.toLowerCase();
  const candidates: string[] = [];
  let seen = 0;
  for (const candidate of known) {
    if (++seen > MOST_KNOWN) return [];
    if (candidate !== word && candidate.length <= LONGEST) candidates.push(candidate);
  }
  const sameButCase = candidates.filter((candidate) => candidate.toLowerCase() === lower);
  if (sameButCase.length > 0) return firstOf(sameButCase);
  let best = Math.max(1, Math.floor(word.length / 3));
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

/** The first few words, each once. */
function firstOf(words: readonly string[]): string[] {
  return [...new Set(words)].sort().slice(0, MOST);
}

/** "did you mean `a` or `b`?", or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, known).map((candidate) => `\`${candidate}\``);
  return near.length === 0 ? undefined : `did you mean ${orList(near)}?`;
}

/** `a`, `a or b`, `a, b or c`. */
export function orList(words: readonly string[]): string {
  return list(words, 'or');
}

/** `a`, `a and b`, `a, b and c`. */
export function andList(words: readonly string[]): string {
  return list(words, 'and');
}

function list(words: readonly string[], joined: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joined} ${words.at(-1)}`;
}

/** Edit distance with swapped neighbours as one edit; anything above `limit` may come out as `limit + 1`. */
function editDistance(a: string, b: string, limit: number): number {
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
