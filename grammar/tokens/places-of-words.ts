import { lex } from './lex.ts';

/** For each word, number or sign outside of quotes and comments, the offsets at which it occurs. */
export function placesOfWords(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { image, startOffset } of lex(text).tokens) {
    const known = places.get(image);
    if (known) known.push(startOffset);
    else places.set(image, [startOffset]);
  }
  return places;
}
