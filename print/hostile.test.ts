/** Failures while printing, and hostile sets. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS } from '../test/print/fixtures/cards.ts';
import { countImages } from '../test/print/fixtures/pdf-reader.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { launchBrowser } from './browser.ts';
import { isPrintFailure } from './failure.ts';
import { cardPages } from './pages.ts';
import { PAPERS } from './sheet/paper.ts';
import { printCards, printSheets } from './sheets.ts';

const options = { words: WORDS, setTitle: 'Tests', version: '1', paper: PAPERS.a4, card: 63, bleed: 3 };
const twelve = CARDS.slice(0, 12);

test('a browser that is killed while printing is reported, and nothing hangs', async () => {
  const browser = await launchBrowser();
  const result = printSheets(Promise.resolve(browser), {
    ...options,
    cards: twelve,
    onProgress: ({ stage }) => {
      if (stage === 'print') browser.process()?.kill('SIGKILL');
    },
  });
  await expect(result).rejects.toMatchObject({
    reason: 'browser-failed',
    message: expect.stringMatching(/stopped while printing.*Try again/),
  });
});

test('two prints at the same time give the same PDF as a single print', async () => {
  const print = async () => {
    const result = await printCards({ ...options, cards: twelve });
    if (isPrintFailure(result)) throw new Error(result.message);
    return Buffer.from(result.pdf).toString('base64');
  };
  const alone = await print();
  expect(await Promise.all([print(), print()])).toEqual([alone, alone]);
});

test('icons that try to run, fetch or read something are left out, and would have no effect if they were not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-icons-'));
  const secret = join(folder, 'secret.svg');
  writeFileSync(
    secret,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  const attacks = [
    '<script>document.title = "ran"</script>',
    '<image href="x" onerror="document.title = \'ran\'" width="9" height="9"/>',
    `<image href="file://${secret}" width="9" height="9"/>`,
    '<image href="http://127.0.0.1:9/picture.png" width="9" height="9"/>',
    `<use href="file://${secret}#a"/>`,
    '<foreignObject width="9" height="9"><iframe src="file:///"></iframe><object data="file:///"></object></foreignObject>',
    '<style>@import url(http://127.0.0.1:9/a.css); path { fill: url(http://127.0.0.1:9/b.svg#c) }</style>',
    '<path d="M0 0H9V9Z" fill="currentColor"/>',
  ];
  writeFileSync(join(folder, 'grassland.svg'), `<svg viewBox="0 0 9 9">${attacks.join('')}</svg>`);
  const input = { ...options, cards: twelve, iconFolders: [folder] };
  const pages = await cardPages(input);
  expect(pages.warnings).toContainEqual(
    expect.stringMatching(
      /grassland\.svg cannot be used, line 1: <script> is not a plain shape: grassland is printed/,
    ),
  );
  // Even if hostile content got in, the policy in the page's head would block it.
  const broken = pages.html[0]!.replace('</body>', `<svg viewBox="0 0 9 9">${attacks.join('')}</svg></body>`);
  const browser = await launchBrowser();
  try {
    const responses: string[] = [];
    const page = await browser.newPage();
    page.on('response', (response) => responses.push(response.url()));
    await page.setContent(broken, { waitUntil: 'load' });
    const title = await page.title();
    expect(title).toBe('Tests');
    expect(responses.filter((url) => !url.startsWith('data:'))).toEqual([]);
    const printed = await printSheets(Promise.resolve(browser), input);
    expect(countImages(printed.pdf)).toBe(0);
  } finally {
    await browser.close();
  }
});
