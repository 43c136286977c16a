/** Other PDF readers: Debian's, unpacked into the cache without installing anything. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PNG } from 'pngjs';
import { expect } from 'vitest';
import { findProgram } from '../debian/packages.ts';

/** The packages of each program, with the libraries that a bare Debian 12 lacks. */
const PACKAGES = {
  pdftoppm:
    `poppler-utils libpoppler126 libcairo2 libfontconfig1 fontconfig-config libfreetype6 liblcms2-2 libnspr4 libnss3
    libsqlite3-0 libopenjp2-7 libpng16-16 libjpeg62-turbo libtiff6 libjbig0 liblerc4 libdeflate0 libwebp7 libbrotli1
    libexpat1 libpixman-1-0 libx11-6 libxcb1 libxcb-render0 libxcb-shm0 libxext6 libxrender1 libxau6 libxdmcp6 libbsd0
    libmd0`.split(/\s+/),
  qpdf: ['qpdf', 'libqpdf29', 'libjpeg62-turbo'],
} as const;

/** Runs a program on a PDF, which is passed after the arguments, and returns its output. */
export type PdfProgram = (args: readonly string[], pdf: Uint8Array) => Buffer;

/** Finds a program; undefined if it cannot be unpacked. */
export async function findPdfProgram(name: keyof typeof PACKAGES): Promise<PdfProgram | undefined> {
  const found = await findProgram(name, PACKAGES[name]);
  if (!found) return undefined;
  const env = { ...process.env, ...found.env };
  return (args, pdf) => {
    const folder = mkdtempSync(join(tmpdir(), 'ecos-pdf-'));
    try {
      const file = join(folder, 'a.pdf');
      writeFileSync(file, pdf);
      return execFileSync(found.program, [...args, file], { env, maxBuffer: 100_000_000, stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** The name of a test that needs a program; if there is none, the name says so. */
export const titleNeeding = (
  name: keyof typeof PACKAGES,
  found: PdfProgram | undefined,
  test: string,
): string => (found ? test : `${test} (not run: ${name} could not be unpacked)`);

/** The side of the blocks of pixels that are compared: readers antialias edges in different ways. */
const BLOCK = 4;
/** How far the colours of blocks may differ on average, of 255, and how many in a thousand may differ by `far`. */
const NEAR = { average: 4, far: 64, share: 3 };

/** Expects a page that another reader drew at 96 pixels per inch to look like the same page in poppler. */
export function looksAlikeInPoppler(poppler: PdfProgram, pdf: Uint8Array, page: number, drawn: PNG): void {
  const other = ppmOf(poppler(['-r', '96', '-f', `${page}`, '-singlefile'], pdf));
  expect(Math.abs(other.width - drawn.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(other.height - drawn.height)).toBeLessThanOrEqual(1);
  const here = { pixels: drawn.data, width: drawn.width, bytes: 4 };
  const there = { pixels: other.pixels, width: other.width, bytes: 3 };
  const [columns, rows] = [drawn.width, drawn.height].map((side) => Math.floor(side / BLOCK) - 1) as [
    number,
    number,
  ];
  let sum = 0;
  let far = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let apart = 0;
      for (let colour = 0; colour < 3; colour++) {
        const difference = averageOf(here, column, row, colour) - averageOf(there, column, row, colour);
        apart = Math.max(apart, Math.abs(difference));
      }
      sum += apart;
      if (apart > NEAR.far) far++;
    }
  const blocks = columns * rows;
  expect(sum / blocks).toBeLessThan(NEAR.average);
  expect((1000 * far) / blocks).toBeLessThan(NEAR.share);
}

/** Pixels row by row: red, green, blue and possibly alpha, with `bytes` bytes for each pixel. */
interface Pixels {
  pixels: Uint8Array;
  width: number;
  bytes: number;
}

/** The picture in a PPM file, which is not compressed. */
function ppmOf(file: Buffer): { pixels: Uint8Array; width: number; height: number } {
  const [head, width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40))!;
  return { pixels: file.subarray(head.length), width: Number(width), height: Number(height) };
}

/** The average of a colour channel in a block. */
function averageOf({ pixels, width, bytes }: Pixels, column: number, row: number, colour: number): number {
  let sum = 0;
  for (let y = row * BLOCK; y < (row + 1) * BLOCK; y++)
    for (let x = column * BLOCK; x < (column + 1) * BLOCK; x++)
      sum += pixels[bytes * (y * width + x) + colour]!;
  return sum / BLOCK ** 2;
}
