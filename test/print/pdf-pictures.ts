/** Pages of a PDF as pictures, and as they look without some or all colours. */
import { filterDeficiencyDeuter } from 'culori';
import { PNG } from 'pngjs';
import { drawPdf } from './fixtures/pixels.ts';

/** CSS pixels in a millimetre. */
const PIXELS = 96 / 25.4;

/** Every page of a PDF, at the size of its paper on a screen. */
export async function pdfPictures(pdf: Uint8Array): Promise<PNG[]> {
  const pages: PNG[] = [];
  for await (const { data, width, height } of drawPdf(pdf, PIXELS)) {
    const page = new PNG({ width, height });
    page.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    pages.push(page);
  }
  return pages;
}

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

/** A picture at half its size as it looks with deuteranopia, and beside that in grey. */
export function seenOtherwise(picture: PNG): PNG {
  const [width, height] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)];
  const both = new PNG({ width: SEEN.length * width, height });
  const known = SEEN.map(() => new Map<number, Colour>());
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const from = ((2 * y + dy) * picture.width + 2 * x + dx) * 4;
        for (const i of sums.keys()) sums[i]! += picture.data[from + i]!;
      }
      const colour = sums.map((sum) => Math.round(sum / 4)) as unknown as Colour;
      const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
      for (const [i, see] of SEEN.entries()) {
        const seen = known[i]!.get(key) ?? see(colour);
        known[i]!.set(key, seen);
        both.data.set([...seen, 255], (y * both.width + i * width + x) * 4);
      }
    }
  return both;
}
