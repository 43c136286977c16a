/** Words drawn together with an apostrophe, as in `there isn't a lion`: read as what they stand for, and reported. */
import { createTokenInstance, type ILexingError, type IToken } from 'chevrotain';
import type { FoundMistakes } from '../mistakes.ts';
import { typeOfWord } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';
import { replacement } from './mends.ts';

/** What is said with an apostrophe, with the words around that change, and what to write. */
const CONTRACTIONS: readonly (readonly [said: RegExp, write: string])[] = [
  [/\bthere isn.t (?:an?|any)\b/, 'there is no'],
  [/\bthere aren.t any\b/, 'there are no'],
  [/\bthere.s\b/, 'there is'],
  [/\bthere.re\b/, 'there are'],
  [/\b(?:it|this) isn.t\b|\bit.s not\b/, 'this is not'],
  [/\bit.s\b/, 'this is'],
  [/\byou (?:haven.t|didn.t) (?:place|place?d) (?:an?|any)\b/, 'you placed no'],
  [/\byou (?:haven.t|didn.t) (?:move|moved) (?:an?|any)\b/, 'you moved no'],
  [/\byou (?:haven.t|didn.t) (?:remove|removed) (?:an?|any)\b/, 'you removed no'],
  [/\byou (?:don.t have|haven.t(?: got)?)(?: an?| any)?\b/, 'you have no'],
  [/\byou.ve (?=placed|moved|removed|replaced|paid|lost)/, 'you '],
  [/\byou.ve\b/, 'you have'],
  [/\b(?:doesn.t have|hasn.t)(?: an?| any)?\b/, 'has no'],
  [/\bisn.t\b/, 'is not'],
];

/** How far the words around reach. */
const LOOKED_AT = 30;

interface Contraction extends Span {
  /** The apostrophe, and where it is. */
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
    for (const [said, write] of CONTRACTIONS) {
      const match = said.exec(around);
      if (!match) continue;
      const from = start + match.index;
      const to = from + match[0].length;
      if (from >= at || to <= at || from < (found.at(-1)?.to ?? 0)) continue;
      found.push({ sign: text[at], at, from, to, write });
      break;
    }
  }
  return found;
}

/** Whether an apostrophe stands between two letters. */
export const isInWord = (text: string, at: number): boolean =>
  /^[A-Za-z]['’‘`´][A-Za-z]/.test(text.slice(at - 1, at + 2));

/** The tokens with the words that contractions stand for in their place, and the contractions reported. */
export function expanded(
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
    for (const [i, word] of write.trim().split(' ').entries())
      made.push(standIn(word, first, i === 0 ? from : to, to));
    problems.add({ code: 'ECO101', from: at, to: at + 1, understood: true }, () => ({
      values: { text: sign },
      hint: `write \`${write.trim()}\``,
      fixes: [replacement({ from, to }, write, true)],
    }));
  }
  return [...made, ...tokens.slice(next)];
}

/** A word that stands for characters of the text: the first for all of them. */
function standIn(
  word: string,
  { startLine: line = 1, startColumn: column = 1 }: IToken,
  from: number,
  to: number,
) {
  const type = typeOfWord(word)!;
  const token = createTokenInstance(type, word, from, to, line, line, column, column);
  token.payload = { from, to } satisfies Span;
  return token;
}
