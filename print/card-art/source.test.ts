import { expect, test } from 'vitest';
import { jpegFile, pngFile } from '../../test/print/fixtures/art.ts';
import { LARGEST_ART, readArt } from './source.ts';

const text = (written: string) => new TextEncoder().encode(written);
const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#a00" d="M0 0h4v4z"/></svg>';

test.each([
  ['a PNG', pngFile(300, 200), { type: 'png', size: { width: 300, height: 200 } }],
  ['a baseline JPEG', jpegFile(300, 200), { type: 'jpg', size: { width: 300, height: 200 } }],
  [
    'a progressive JPEG in CMYK',
    jpegFile(300, 200, { frame: 0xc2, components: 4 }),
    { size: { width: 300 } },
  ],
  ['a JPEG upside down', jpegFile(300, 200, { orientation: 3 }), { size: { width: 300, height: 200 } }],
  ['a JPEG on its side', jpegFile(300, 200, { orientation: 6 }), { size: { width: 200, height: 300 } }],
  [
    'one that counts from the left',
    jpegFile(300, 200, { orientation: 8, little: true }),
    { size: { width: 200 } },
  ],
])('%s is read', (_, bytes, content) => {
  expect(readArt(bytes)).toMatchObject({ ...content, bytes });
});

test('an SVG is rewritten with only its plain shapes, at the size of the largest copy', () => {
  const content = readArt(text(`\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->${shape}`));
  expect(content).toMatchObject({ type: 'svg' });
  expect(content).not.toHaveProperty('size');
  const { bytes } = content as { bytes: Uint8Array };
  expect(new TextDecoder().decode(bytes)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 4 4" width="1440" height="1440"><path [^>]+\/><\/svg>$/,
  );
});

const within = (inside: string) => text(shape.replace('<path', `${inside}<path`));
test.each([
  ['nothing', new Uint8Array(), /no PNG, JPEG or SVG/],
  ['a text', text('my herd'), /no PNG, JPEG or SVG/],
  ['a GIF', text('GIF89a\x01\x00\x01\x00'), /no PNG, JPEG or SVG/],
  ['a page', text('<!doctype html><html></html>'), /no PNG, JPEG or SVG/],
  ['a PNG that promises too much', pngFile(25_000, 25_000), /25000 × 25000 pixels are more than 25 million/],
  ['a PNG of no width', pngFile(0, 10), /damaged/],
  ['a JPEG that ends early', jpegFile(300, 200).subarray(0, 12), /damaged/],
  ['a JPEG that browsers do not know', jpegFile(300, 200, { frame: 0xc9 }), /browsers do not draw/],
  ['a JPEG of empty segments', text('\u0000').fill(0), /no PNG/],
  ['a file that is too long', new Uint8Array(LARGEST_ART + 1), /larger than 4 MB/],
  ['an SVG with a script', within('<script>alert(1)</script>'), /line 1: <script> is not a plain shape/],
  [
    'an SVG with a picture',
    within('<image href="https://example.org/a.png"/>'),
    /line 1: href=.* not allowed/,
  ],
  ['an SVG with a gradient', within('<rect fill="url(#a)"/>'), /fill="url\(#a\)" is not allowed/],
  ['an SVG with entities', text(`<!DOCTYPE svg [<!ENTITY a "b">]>${shape}`), /declares entities/],
  ['a long SVG', text(shape.padEnd(2 ** 20 + 1)), /larger than 1 MB/],
])('%s is refused', (_, bytes, why) => {
  expect(readArt(bytes)).toMatchObject({
    why: expect.stringMatching(why),
    hint: expect.stringMatching(/PNG|smaller/),
  });
});

test('no bytes make it loop or fail', () => {
  const whole = jpegFile(300, 200, { orientation: 6 });
  for (let at = 0; at < whole.length; at++) {
    for (const value of [0, 1, 0xff]) expect(readArt(whole.with(at, value))).toBeTypeOf('object');
    expect(readArt(whole.subarray(0, at))).toBeTypeOf('object');
  }
});
