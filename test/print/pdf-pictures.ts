/** Pages of a PDF as pictures, also as they look with colour blindness or in grey. */
import { filterDeficiencyDeuter } from 'culori';
import { PNG } from 'pngjs';
import { drawPdf } from './fixtures/pdf-reader.ts';

/** CSS pixels in a millimetre. */
const PIXELS = 96 / 25.4;

/** Every page of a PDF, or those with these numbers, at the size of its paper on a screen. */
export const pdfPictures = (pdf: Uint8Array, numbers?: readonly number[]): PNG[] =>
  drawPdf(pdf, PIXELS, numbers).map(({ data, width, height }) => {
    const page = new PNG({ width, height });
    page.data = Buffer.from(data.buffer);
    return page;
  });

type Colour = readonly [red: number, green: number, blue: number];
const withoutGreen = filterDeficiencyDeuter(1);

const SEEN: readonly ((colour: Colour) => Colour)[] = [
  ([r, g, b]) => {
    const seen = withoutGreen({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    return [seen.r, seen.g, seen.b].map((value) =>
      Math.round(255 * Math.min(1, Math.max(0, value))),
    ) as never;
  },
  ([r, g, b]) => {
    const grey = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
    return [grey, grey, grey];
  },
];

/** A picture at half size as it looks with deuteranopia, and next to it in grey. */
export function seenOtherwise(picture: PNG): PNG {
  const [width, height] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)];
  const both = new PNG({ width: SEEN.length * width, height });
  const known = SEEN.map(() => new Map<number, Colour>());
  const { data } = picture;
  const row = picture.width * 4;
  // No objects are allocated per pixel: with a million pixels that would take a hundred times as long.
  const averageOf = (at: number) =>
    Math.round((data[at]! + data[at + 4]! + data[at + row]! + data[at + row + 4]!) / 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 2 * y * row + 8 * x;
      const [r, g, b] = [averageOf(from), averageOf(from + 1), averageOf(from + 2)];
      const key = (r << 16) | (g << 8) | b;
      for (let i = 0; i < SEEN.length; i++) {
        const seen = known[i]!.get(key) ?? SEEN[i]!([r, g, b]);
        known[i]!.set(key, seen);
        const to = (y * both.width + i * width + x) * 4;
        both.data[to] = seen[0];
        both.data[to + 1] = seen[1];
        both.data[to + 2] = seen[2];
        both.data[to + 3] = 255;
      }
    }
  return both;
}
