/** Finds the wordings of `phrase-table.ts` and `beginning-table.ts` where a word does not fit. */
import { EOF, type IToken } from 'chevrotain';
import type { Advice } from '../mistakes.ts';
import { spanOf } from '../tokens/token-text.ts';
import { BlockClose, BlockOpen, Semicolon } from '../tokens/tokens.ts';
import { AS_STEP } from './beginning-table.ts';
import { mend } from './mends.ts';
import { IN_STEP, type Phrase } from './phrase-table.ts';
import { isA, type Tokens } from './step-window.ts';

/** Advice, and the word it is about if that is not the next one. */
export interface PhraseAdvice extends Advice {
  word?: IToken;
}

/** The rows, each made to fit whole words. */
function ofWords(rows: readonly Phrase[]): Phrase[] {
  return rows.map((row) => ({ ...row, said: new RegExp(`^(?:${row.said.source})(?= |$)`, 'i') }));
}

const WITHIN = ofWords(IN_STEP);
const BEGINNINGS = ofWords(AS_STEP);

/** Most words that are looked at, before and ahead. */
const MOST_WORDS = 30;

const ends = (token: IToken): boolean => isA(token, Semicolon, BlockOpen, BlockClose, EOF);

/** What to do where a word does not fit within a step. */
export const mendPhrase = (tokens: Tokens): PhraseAdvice | undefined =>
  found(WITHIN, tokens, wordsBefore(tokens));

/** What to do where no step begins. */
export const mendBeginning = (tokens: Tokens): Advice | undefined => found(BEGINNINGS, tokens, []);

function found(rows: readonly Phrase[], tokens: Tokens, before: readonly IToken[]): PhraseAdvice | undefined {
  const ahead: IToken[] = [];
  while (ahead.length < MOST_WORDS && !ends(tokens.peek(ahead.length + 1)))
    ahead.push(tokens.peek(ahead.length + 1));
  const [read, text] = [textOf(before), textOf(ahead)];
  for (const { after, said, hint, write, certain = false, wrongBefore } of rows) {
    const behind = after ? after.exec(read) : undefined;
    const match = behind === null ? null : said.exec(text);
    if (!match) continue;
    const filled = (words: string) => words.replace(/\$(\d)/g, (_, group) => match[Number(group)]);
    const word = wrongBefore && before.at(-1);
    const advice = { hint: filled(hint ?? `write \`${write}\``), sure: true as const, ...(word && { word }) };
    if (write === undefined) return advice;
    const first = behind?.[1] ? before[before.length - countOf(behind[1])] : ahead[0];
    const last = ahead[countOf(match[0]) - 1];
    const at = { from: spanOf(first).from, to: spanOf(last).to };
    return {
      ...advice,
      fixes: [mend(titleOf(filled(write)), certain, editOf(at, filled(write), first, before))],
    };
  }
  return undefined;
}

const titleOf = (text: string): string => (text === '' ? 'leave it out' : `write \`${text}\``);

/** A sign has no blank before it, a word in the place of one has. */
function editOf(at: { from: number; to: number }, text: string, first: IToken, before: readonly IToken[]) {
  const last = before.at(-1);
  if (text.startsWith(';') && last) return { from: spanOf(last).to, to: at.to, text };
  return { ...at, text: first.image === ',' ? ` ${text}` : text };
}

const textOf = (tokens: readonly IToken[]): string => tokens.map(({ image }) => image).join(' ');
const countOf = (text: string): number => text.split(' ').length;

/** The words of the step that were read, as far as they are looked at. */
function wordsBefore(tokens: Tokens): IToken[] {
  const before: IToken[] = [];
  for (let at = 0; before.length < MOST_WORDS && !ends(tokens.peek(at)); at--)
    before.unshift(tokens.peek(at));
  return before;
}
