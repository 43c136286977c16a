import { expect, test } from 'vitest';
import { jpegFile, pngFile } from '../../test/print/fixtures/art.ts';
import { rawArt } from './raw.ts';

const dataUrl = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

test('a picture is drawn as it is given, as bytes or as a data URL', () => {
  const bytes = pngFile(300, 200);
  const size = { width: 300, height: 200 };
  const read = { type: 'png', art: { size, copy: { href: dataUrl(bytes), ...size } } };
  expect(rawArt(bytes)).toEqual(read);
  expect(rawArt(dataUrl(bytes))).toEqual(read);
});

test('an SVG has the size of its canvas', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 30 20"><path d="M0 0h4v4z"/></svg>';
  expect(rawArt(`data:image/svg+xml,${encodeURIComponent(svg)}`)).toMatchObject({
    type: 'svg',
    art: { copy: { href: expect.stringMatching(/^data:image\/svg\+xml;base64,/), width: 30, height: 20 } },
  });
});

const large = new Uint8Array(2 ** 20 + 1);
large.set(pngFile(300, 200));

test.each([
  ['a picture that a tag turns', jpegFile(300, 200, { orientation: 6 }), /EXIF tag turns it/, /upright/],
  ['a large picture', large, /larger than 1 MB/, /smaller/],
  ['a path', 'herd.png', /no data URL/, /bytes/],
  ['broken base64', 'data:image/png;base64,***', /no data URL/, /bytes/],
  ['a broken text', 'data:image/svg+xml,%', /no data URL/, /bytes/],
  ['a text', 'data:text/plain,herd', /no PNG, JPEG or SVG/, /PNG/],
  ['a script', 'data:image/svg+xml,<svg viewBox="0 0 1 1"><script/></svg>', /<script>/, /PNG/],
])('%s is refused', (_, given, why, hint) => {
  expect(rawArt(given)).toMatchObject({ why: expect.stringMatching(why), hint: expect.stringMatching(hint) });
});
