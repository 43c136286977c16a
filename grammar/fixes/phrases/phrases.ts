/** Matches the phrases of `phrase-table.ts` and `beginning-table.ts` where a word does not fit. */
import type { IToken } from 'chevrotain';
import type { Advice, Edit } from '../../mistakes.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { sourceFix } from '../edits.ts';
import { isForPlayers } from '../player-blocks.ts';
import type { Tokens } from '../step-window.ts';
import { BEGINNING_PHRASES } from './beginning-table.ts';
import { type Phrase, STEP_PHRASES } from './phrase-table.ts';

/** Advice, and the word it is about if that is not the next one. */
export interface PhraseAdvice extends Advice {
  word?: IToken;
}

/** The rows, restricted to whole words. */
function ofWords(rows: readonly Phrase[]): Phrase[] {
  return rows.map((row): Phrase => ({ ...row, find: new RegExp(`^(?:${row.find.source})(?= |$)`, 'i') }));
}

const STEP_PARTS = ofWords(STEP_PHRASES);
const BEGINNINGS = ofWords(BEGINNING_PHRASES);

/** The most words that are examined, before and ahead. */
const MOST_WORDS = 30;

/** No step contains a quoted text, which would also be a single token of several words. */
const ends = (token: IToken): boolean => isA(token, ';', '{', '}', 'Text', 'EOF');

/** Advice where a word within a step does not fit. */
export const fixPhrase = (tokens: Tokens): PhraseAdvice | undefined =>
  found(STEP_PARTS, tokens, wordsBefore(tokens));

/** Advice where a step should begin. */
export const fixBeginning = (tokens: Tokens): Advice | undefined => found(BEGINNINGS, tokens, []);

function found(rows: readonly Phrase[], tokens: Tokens, before: readonly IToken[]): PhraseAdvice | undefined {
  const ahead: IToken[] = [];
  while (ahead.length < MOST_WORDS && !ends(tokens.peek(ahead.length + 1)))
    ahead.push(tokens.peek(ahead.length + 1));
  const end = tokens.peek(ahead.length + 1);
  const [read, text] = [textOf(before), textOf(ahead)];
  for (const { after, find, hint, write, certain = false, forPlayers, withBlock } of rows) {
    const behind = after ? after.exec(read) : [];
    const match = behind && find.exec(text);
    if (!match || (forPlayers && !isForPlayers(tokens)) || (withBlock && !isA(end, '{'))) continue;
    const filled = (words: string) =>
      words.replace(/\$(\d)/g, (_, group) => match[Number(group)]).replace(/(\d) vp\b/g, '$1vp');
    const [, replaced = ''] = behind;
    // The mistake is the word before, if that is not one of the language.
    const word = replaced !== '' && !/\b(?:the|of)$/.test(replaced) && before.at(-1);
    const advice = { hint: filled(hint), sure: true as const, ...(word && { word }) };
    if (write === undefined) return advice;
    const begin = before.length - (replaced === '' ? 0 : countOf(replaced));
    const edit = editOf([...before, ...ahead], begin, before.length + countOf(match[0]), filled(write));
    return { ...advice, fixes: [sourceFix(titleOf(filled(write)), certain, edit)] };
  }
  return undefined;
}

const titleOf = (text: string): string => (text === '' ? 'leave it out' : `write \`${text}\``);

/**
 * Writes a text in place of some of the words: with a space before it unless it is a sign, and without one if nothing is left.
 */
function editOf(words: readonly IToken[], begin: number, end: number, text: string): Edit {
  const [previous, first, next] = [words[begin - 1], words[begin], words[end]];
  const at = { from: spanOf(first).from, to: spanOf(words[end - 1]).to, text };
  const isSign = text === '' || text.startsWith(';');
  // Tokens that were skipped in between stay.
  const before = previous && spanOf(previous).to;
  if (isSign && before !== undefined && before >= at.from - 1) return { ...at, from: before };
  if (text === '' && next?.startOffset === at.to + 1) return { ...at, to: next.startOffset };
  return first.image === ',' ? { ...at, text: ` ${text}` } : at;
}

const textOf = (tokens: readonly IToken[]): string => tokens.map(({ image }) => image).join(' ');
const countOf = (text: string): number => text.split(' ').length;

/** The words of the step that were parsed, as far as they are examined. */
function wordsBefore(tokens: Tokens): IToken[] {
  const before: IToken[] = [];
  for (let at = 0; before.length < MOST_WORDS && !ends(tokens.peek(at)); at--)
    before.unshift(tokens.peek(at));
  return before;
}
