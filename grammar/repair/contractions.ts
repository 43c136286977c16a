/** Contractions with an apostrophe, as in `there isn't a lion`: parsed as what they stand for, and reported. */
import type { ILexingError, IToken } from 'chevrotain';
import { replacement } from '../fixes/edits.ts';
import type { FoundMistakes } from '../mistakes.ts';
import { standIn } from '../tokens/token-text.ts';
import { typeOfWord } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';

/** After `you have` and `has`: matches only if no number or comparison follows. */
const NONE = '(?: an?| any)?\\b(?! (?:\\d|more|fewer|less|at|exactly|enough)\\b)';

/** Contractions, with the words around them that also change, and what to write instead. */
const CONTRACTIONS: readonly (readonly [find: RegExp, write: string])[] = [
  [/\bthere isn.t (?:an?|any)\b/g, 'there is no'],
  [/\bthere aren.t any\b/g, 'there are no'],
  [/\bthere.s\b/g, 'there is'],
  [/\bthere.re\b/g, 'there are'],
  [/\b(?:it|this) isn.t\b|\bit.s not\b/g, 'this is not'],
  [/\bit.s\b/g, 'this is'],
  [/\byou (?:haven.t|didn.t) placed? (?:an?|any)\b/g, 'you placed no'],
  [/\byou (?:haven.t|didn.t) moved? (?:an?|any)\b/g, 'you moved no'],
  [/\byou (?:haven.t|didn.t) removed? (?:an?|any)\b/g, 'you removed no'],
  [new RegExp(`\\byou (?:don.t have|haven.t(?: got)?)${NONE}`, 'g'), 'you have no'],
  [/\byou.ve (?=placed|moved|removed|replaced|paid|lost)/g, 'you '],
  [/\byou.ve\b/g, 'you have'],
  [new RegExp(`\\b(?:doesn.t have|hasn.t)${NONE}`, 'g'), 'has no'],
  [/\bisn.t\b/g, 'is not'],
];

/** How many characters around an apostrophe are examined. */
const LOOKED_AT = 30;

interface Contraction extends Span {
  /** The apostrophe and its offset. */
  sign: string;
  at: number;
  write: string;
}

/** The contractions among the characters that begin no token. */
export function contractionsIn(text: string, errors: readonly ILexingError[]): Contraction[] {
  const found: Contraction[] = [];
  for (const { offset: at } of errors) {
    if (!isInWord(text, at) || at < (found.at(-1)?.to ?? 0)) continue;
    const start = Math.max(0, at - LOOKED_AT);
    const around = text.slice(start, at + LOOKED_AT);
    for (const [find, write] of CONTRACTIONS) {
      // The surrounding text may hold other contractions.
      const spans = [...around.matchAll(find)].map((match) => ({
        from: start + match.index,
        to: start + match.index + match[0].length,
      }));
      const here = spans.find(({ from, to }) => from < at && at < to && from >= (found.at(-1)?.to ?? 0));
      if (!here) continue;
      found.push({ sign: text[at], at, ...here, write });
      break;
    }
  }
  return found;
}

/** Whether an apostrophe is between two letters. */
export const isInWord = (text: string, at: number): boolean =>
  /^[A-Za-z]['’‘`´][A-Za-z]/.test(text.slice(at - 1, at + 2));

/** The tokens with contractions replaced by the words they stand for. The contractions are reported. */
export function expandContractions(
  tokens: readonly IToken[],
  contractions: readonly Contraction[],
  problems: FoundMistakes,
): IToken[] {
  const made: IToken[] = [];
  let next = 0;
  for (const { sign, at, from, to, write } of contractions) {
    while (next < tokens.length && tokens[next].startOffset < from) made.push(tokens[next++]);
    const first = tokens[next];
    while (next < tokens.length && tokens[next].startOffset < to) next++;
    for (const [i, word] of write.trim().split(' ').entries()) {
      const startOffset = i === 0 ? from : to;
      made.push(standIn(typeOfWord(word)!, word, { ...first, startOffset }, { from: startOffset, to }));
    }
    problems.add({ code: 'ECO101', from: at, to: at + 1, understood: true }, () => ({
      values: { text: sign },
      hint: `write \`${write.trim()}\``,
      fixes: [replacement({ from, to }, write, true)],
    }));
  }
  return [...made, ...tokens.slice(next)];
}
