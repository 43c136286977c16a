/** Card pictures in a page whose policy forbids `eval`: the same as in Node, without reading any file. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { cardPicture, featureText, stepsText } from '../../print/face/index.ts';
import { assetsModule } from '../../tools/package/assets.ts';
import { cards, features, words } from '../print/box-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-face-'));
const SHOWN = [cards[0]!, cards[60]!];
const FEATURE = features[0]!;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test('a page gives cards the same texts and pictures as Node', async () => {
  const face = JSON.stringify(join(import.meta.dirname, '../../print/face/index.ts'));
  const source = `import './assets.ts';
    import { cardPicture, featureText, stepsText } from ${face};
    const [words, cards, feature] = ${JSON.stringify([words, SHOWN, FEATURE])};
    document.body.textContent = JSON.stringify(['en', 'es'].map((lang) => [
      ...cards.map((card) => [cardPicture(card, words, lang), stepsText(card.steps, words, lang)]),
      [cardPicture(feature, words, lang), featureText(feature, words, lang)],
    ]));`;
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src file:">
    <body><script src="face.js"></script>`;
  const files = { 'assets.ts': assetsModule(), 'face.ts': source, 'face.html': page };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { metafile } = await build({
    entryPoints: [join(folder, 'face.ts')],
    outfile: join(folder, 'face.js'),
    bundle: true,
    minify: true,
    metafile: true,
    // Fails the build on any Node module.
    platform: 'browser',
    logLevel: 'silent',
  });
  const tab = await browser.newPage();
  const messages: string[] = [];
  tab.on('pageerror', (error) => messages.push(String(error)));
  tab.on('console', (message) => messages.push(message.text()));
  await tab.goto(pathToFileURL(join(folder, 'face.html')).href, { waitUntil: 'load' });
  const text = await tab.$eval('body', (body) => body.textContent);
  expect(messages).toEqual([]);
  const expected = (['en', 'es'] as const).map((lang) => [
    ...SHOWN.map((card) => [cardPicture(card, words, lang), stepsText(card.steps, words, lang)]),
    [cardPicture(FEATURE, words, lang), featureText(FEATURE, words, lang)],
  ]);
  expect(JSON.parse(text!)).toEqual(JSON.parse(JSON.stringify(expected)));
  // Both the studio's page and the server's worker contain this code.
  const [output] = Object.values(metafile.outputs);
  expect(output!.bytes).toBeLessThan(620_000);
});
