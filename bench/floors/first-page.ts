/** The first page of the site: what is transferred before the first key, part by part, and how soon its sentence is read and drawn. */
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from '../../cli/studio/page.ts';
import { useBrowser } from '../../print/browser.ts';
import { FIRST_SENTENCE } from '../../studio/page/words/beginnings.ts';
import { loadedFirst, serveFront } from '../../test/docs/served-front.ts';
import { FIRST_NUMBER } from '../../tools/site/page/studio-address.ts';
import { atMost, type Measurement } from '../measurement.ts';

/** The parts: what is in them, the most that they may weigh in kB, the names of their files, and what only these contain. */
const PARTS: readonly [what: string, most: number, files: RegExp, text?: RegExp][] = [
  ['the English table', 35, /\.js$/, /printed\.en/],
  ['outlines and widths of letters', 24, /\.js$/, /capitals:\{/],
  ['icons and vocabulary', 12, /\.js$/, /penguins/],
  ['code', 155, /\.js$/, /^(?!.*(printed\.en|capitals:\{|penguins))/s],
  ['fonts', 45, /\.woff2$/],
  ['the page with its card, and styles', 12 + 5, /\.(html|css)$/],
  ['all before the first key', 300, /^/],
];
const SLOWDOWN = 4;

export default async function measure(): Promise<Measurement[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ecos-bench-first-'));
  const server = await serveFront(folder.path, await pageFiles());
  const [shown, read] = await useBrowser(async (browser) => {
    const page = await browser.newPage();
    const begun = performance.now();
    await page.goto(server.address);
    await page.waitForFunction(`document.querySelector('[data-src]') === null`);
    const shown = performance.now() - begun;
    // The browser slows no worker, so the modules of the worker read in the page.
    const slow = await browser.newPage();
    await slow.goto(`${server.address}front.css`);
    await slow.emulateCPUThrottling(SLOWDOWN);
    const asked = JSON.stringify({ text: FIRST_SENTENCE, number: FIRST_NUMBER, draft: 0, leftOut: [] });
    const read = await slow.evaluate(`(async () => {
      const begun = performance.now();
      (await import('${server.address}front-reader.js')).readSentence(${asked});
      return performance.now() - begun;
    })()`);
    return [shown, read as number];
  });
  await server.close();
  const loaded = loadedFirst(server.asked).map((file) => ({
    file,
    body: readFileSync(join(folder.path, file)),
  }));
  const weights = PARTS.map(([what, most, names, text = /^/]) => {
    const part = loaded.filter(({ file, body }) => names.test(file) && text.test(`${body}`));
    const sizes = part.map(({ file, body }) => (file.endsWith('.woff2') ? body : gzipSync(body)).length);
    return atMost(most, 'kB', `first page: ${what}, gzip`, sizes.reduce((sum, size) => sum + size, 0) / 1000);
  });
  return [
    ...weights,
    atMost(2000, 'ms', 'first page: its sentence read and drawn', shown),
    atMost(5000, 'ms', `first page: the same, on a processor ${SLOWDOWN} times slower`, read),
  ];
}
