/** Where each word of a text occurs. */
import { lex } from './lex.ts';

/** For each word, number or sign outside of quotes and comments, the offsets at which it occurs. */
export function wordPlaces(text: string): Map<string, number[]> {
  const byWord = Map.groupBy(lex(text).tokens, ({ image }) => image);
  return new Map([...byWord].map(([word, tokens]) => [word, tokens.map(({ startOffset }) => startOffset)]));
}
