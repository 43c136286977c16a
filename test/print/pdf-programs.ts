/** Other PDF readers: Debian's, unpacked into the cache without installing anything. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PNG } from 'pngjs';
import sharp from 'sharp';
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
const NEAR = { average: 5.5, far: 64, share: 3 };

/** Expects a page that another reader drew at 96 pixels per inch to look like the same page in poppler. */
export async function looksAlikeInPoppler(
  poppler: PdfProgram,
  pdf: Uint8Array,
  page: number,
  { data, width, height }: PNG,
): Promise<void> {
  const drawn = sharp(data, { raw: { width, height, channels: 4 } });
  const other = sharp(poppler(['-png', '-r', '96', '-f', `${page}`, '-singlefile'], pdf));
  const size = await other.metadata();
  expect(Math.abs(size.width - width)).toBeLessThanOrEqual(1);
  expect(Math.abs(size.height - height)).toBeLessThanOrEqual(1);
  const common = { left: 0, top: 0, width: width - 1, height: height - 1 };
  const [here, there] = await Promise.all(
    [drawn, other].map((picture) =>
      picture
        .extract(common)
        .resize(Math.floor(width / BLOCK), Math.floor(height / BLOCK), { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const apart = Array.from({ length: here!.length / 3 }, (_, i) =>
    Math.max(...[3 * i, 3 * i + 1, 3 * i + 2].map((at) => Math.abs(here![at]! - there![at]!))),
  );
  expect(apart.reduce((sum, one) => sum + one) / apart.length).toBeLessThan(NEAR.average);
  expect((1000 * apart.filter((one) => one > NEAR.far).length) / apart.length).toBeLessThan(NEAR.share);
}
