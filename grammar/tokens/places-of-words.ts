import { lex } from './lex.ts';

/** Where a text has each word, number or sign that is outside of quotes and comments: the places of their first characters. */
export function placesOfWords(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { image, startOffset } of lex(text).tokens) {
    const known = places.get(image);
    if (known) known.push(startOffset);
    else places.set(image, [startOffset]);
  }
  return places;
}
