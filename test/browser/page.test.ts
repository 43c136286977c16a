/** The documentation's web page compiles cards and plays a game in a browser, with the same result as in Node. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/index.ts';
import { launchBrowser } from '../../print/browser.ts';
import { hash, makeBot, newGame, playOut } from '../../runtime/index.ts';
import { docsPages } from '../docs/pages.ts';
import { installPacked } from '../packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-page-'));
let browser: Browser;
let page: Page;
const messages: string[] = [];

beforeAll(async () => {
  const { fences } = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;
  for (const name of ['page.ts', 'page.html']) {
    writeFileSync(join(folder, name), fences.find(({ info }) => info[1] === name)!.text);
  }
  await installPacked(folder);
  await build({
    entryPoints: [join(folder, 'page.ts')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    loader: { '.eco': 'text' },
    logLevel: 'silent',
  });
  const started = await launchBrowser();
  browser = started;
  page = await browser.newPage();
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(pathToFileURL(join(folder, 'page.html')).href, { waitUntil: 'load' });
});
afterAll(async () => {
  await browser?.close();
});

async function played(text?: string): Promise<string> {
  if (text !== undefined)
    await page.$eval(
      'textarea',
      (area, value) => {
        area.value = value;
      },
      text,
    );
  await page.click('button');
  return page.$eval('output', (output) => output.textContent ?? '');
}

test('a set is compiled from text and played by bots, with the same result as in Node', async () => {
  const text = await page.$eval('textarea', (area) => area.value);
  const { sets } = compile([{ files: [{ file: 'mine.eco', text }] }], bundledSets());
  const game = newGame(sets[0].chain, { players: 3, seed: 7, target: 40 });
  playOut(game, [makeBot('greedy', 7, 0), makeBot('random', 7, 1), makeBot('random', 7, 2)]);
  expect(game.status).toBe('over');
  expect(await played()).toMatch(
    new RegExp(`^over: ${game.vp.join(', ')} points on \\d+ tiles, hash ${hash(game)}$`),
  );
  expect(messages).toEqual([]);
});

test('mistakes in cards are shown in the page', async () => {
  expect(
    await played(
      'set mine "Mine" extends first-continent\ncard 501 brown leaves 2 energy sun { gain 1vp per watr; }',
    ),
  ).toMatch(/^ECO\d+: .*`watr`/);
  expect(messages).toEqual([]);
});

test('a page that forbids eval can still load sets and games from JSON', async () => {
  const [{ program }] = compile(bundledSets()).sets;
  const set = JSON.stringify(program);
  const source = `
    import { fromJSON, hash, loadSet, newGame, toJSON } from 'ecos-cards/runtime';
    const { chain, problem } = loadSet(${set});
    const game = newGame(chain, { players: 2, seed: 3 });
    const again = fromJSON(chain, JSON.parse(JSON.stringify(toJSON(game))));
    document.body.textContent = problem?.message ?? hash(again);
  `;
  const files = {
    'strict.ts': source,
    'strict.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src file:">
      <body><script src="strict.js"></script>`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [entry, outfile] = ['strict.ts', 'strict.js'].map((name) => join(folder, name));
  await build({ entryPoints: [entry], outfile, bundle: true, logLevel: 'silent' });
  await page.goto(pathToFileURL(join(folder, 'strict.html')).href, { waitUntil: 'load' });
  const game = newGame([program], { players: 2, seed: 3 });
  expect(await page.$eval('body', (body) => body.textContent)).toBe(hash(game));
  expect(messages).toEqual([]);
});
