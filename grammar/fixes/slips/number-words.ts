/** Numbers as words, like `two lions`, and words for how often. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { aOrAn } from '../../print/words.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, replacement } from '../edits.ts';
import type { Tokens } from '../step-window.ts';

/** Numbers as words; each is at the index it stands for. */
export const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Words for how often. */
export const FREQUENCY_WORDS: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);

/** A number as a word that was parsed as the name of a thing, before what it counts: `two lions`, `two adjacent lions`. */
export function fixNumberWord(tokens: Tokens): { word: IToken; advice: Advice } | undefined {
  const next = tokens.peek(1);
  if (!isA(next, 'AnyWord') || isA(next, 'StepWord', 'if', 'at', 'as', 'and', 'or')) return undefined;
  const at = /^(adjacent|different)$/.test(tokens.peek(0).image) ? -1 : 0;
  const counted = tokens.peek(at);
  const image = counted.image.toLowerCase();
  const value = NUMBER_WORDS.indexOf(image);
  if (value < 1 || !isA(counted, 'AnyWord')) return undefined;
  if (value > 1 && tokens.peek(at - 1).image === 'swap')
    return {
      word: counted,
      advice: { hint: 'one changes places with one other: `swap a desert with a water`' },
    };
  // `choose` and `swap` take a single thing without a number.
  const isOne = value === 1 && /^(choose|swap|with)$/.test(tokens.peek(at - 1).image);
  const text = isOne ? aOrAn(next.image) : String(value);
  const hint = isOne ? `write \`${text}\`` : `write the number in digits: \`${text}\``;
  return { word: counted, advice: adviceTo(replacement(spanOf(counted), text, true), hint) };
}
