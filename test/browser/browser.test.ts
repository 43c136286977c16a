/** What the rooms promise for browsers: in a page, cards, games and pictures are the same as in Node, also where `eval` is forbidden. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/index.ts';
import { cardPicture, featureText, stepsText } from '../../print/face/index.ts';
import { hash, makeBot, newGame, playOut } from '../../runtime/index.ts';
import { assetsModule } from '../../tools/package/assets.ts';
import { readDrafts, withoutStops } from '../../words/index.ts';
import { docsPages } from '../docs/pages.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { installPacked } from '../packed.ts';
import { cards, features, words } from '../print/box-set.ts';
import { pngFile } from '../print/fixtures/art.ts';
import { complaintsOf } from '../studio/opened.ts';
import { wordsFiles } from '../words/sentences.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-page-'));
let page: Page;
/** What the page reported: errors and anything that it logged. */
let messages: string[];
beforeAllWithBrowser(async (browser) => {
  await installPacked(folder);
  page = await browser.newPage();
  messages = complaintsOf(page);
});
afterAll(() => page?.close());

const POLICY = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src file:">`;

/** Opens a page with the script `page.js`, bundled from `page.ts` and other modules. Returns the size of the script. */
async function open(modules: Record<string, string>, html: string, options: BuildOptions = {}) {
  const texts = { ...modules, 'page.html': html };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const { metafile } = await build({
    entryPoints: [join(folder, 'page.ts')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    metafile: true,
    logLevel: 'silent',
    ...options,
  });
  await page.goto(pathToFileURL(join(folder, 'page.html')).href, { waitUntil: 'load' });
  return Object.values(metafile!.outputs)[0]!.bytes;
}

/** Opens a page whose policy forbids `eval`. */
const openStrictly = (modules: Record<string, string>, options?: BuildOptions) =>
  open(modules, `${POLICY}<body><script src="page.js"></script>`, options);

const pageText = () => page.$eval('body', (body) => body.textContent ?? '');

test('the page of the documentation shows a card in two languages, and plays a game against a bot on its board', async () => {
  const { fences } = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;
  const [script, html] = ['page.ts', 'page.html'].map(
    (name) => fences.find(({ info }) => info[1] === name)!.text,
  );
  await open({ 'page.ts': script! }, html!, { platform: 'browser' });
  const texts = await page.$$eval('#cards desc', (all) => all.map(({ textContent }) => textContent ?? ''));
  expect(texts).toEqual([expect.stringMatching(/^Place /), expect.stringMatching(/^Coloca /)]);
  expect(await page.$eval('#board desc', ({ textContent }) => textContent)).toMatch(/water/);
  const [question, news, clicks] = (await page.evaluate(`(() => {
    const news = [];
    let clicks = 0;
    for (let button; (button = document.querySelector('#options button:last-child')); ) {
      const hex = document.querySelector('#board [data-entry]');
      (hex ?? button).dispatchEvent(new MouseEvent('click'));
      clicks += hex ? 1 : 0;
      news.push(document.querySelector('#news').textContent);
    }
    return [document.querySelector('#question').textContent, news.join('\\n'), clicks];
  })()`)) as [string, string, number];
  expect(messages).toEqual([]);
  expect(clicks).toBeGreaterThan(3);
  expect(question).toMatch(/^The game is over: \d+ to \d+ points\.$/);
  expect(news).toMatch(/\+\d+ points?, \d+ now/);
  expect(messages).toEqual([]);
});

test('a page compiles a text on a bundled set and plays it like Node, and shows mistakes', async () => {
  const texts = ['energy sun { gain 2vp }', 'energy sun { gain 1vp per watr }'].map(
    (card) => `set mine "Mine" extends first-continent\ncard 501 brown leaves 2 ${card}`,
  );
  const source = `
    import { compile } from 'ecos-cards/compiler';
    import { hash, makeBot, newGame, playOut } from 'ecos-cards/runtime';
    import { firstContinent } from 'ecos-cards/sets';
    document.body.textContent = ${JSON.stringify(texts)}.map((text) => {
      const { sets, problems } = compile([{ files: [{ file: 'mine.eco', text }] }], [firstContinent]);
      if (problems.length > 0) return problems[0].code;
      const game = newGame(sets[0].chain, { players: 2, seed: 7, target: 40 });
      playOut(game, [makeBot('greedy', 7, 0), makeBot('random', 7, 1)]);
      return hash(game);
    });
  `;
  await openStrictly({ 'page.ts': source }, { platform: 'browser' });
  const { sets } = compile([{ files: [{ file: 'mine.eco', text: texts[0]! }] }], bundledSets());
  const game = newGame(sets[0].chain, { players: 2, seed: 7, target: 40 });
  playOut(game, [makeBot('greedy', 7, 0), makeBot('random', 7, 1)]);
  expect(await pageText()).toBe(`${hash(game)},ECO202`);
  expect(messages).toEqual([]);
});

test('a page shows cards and boards of its own set in two languages, with drawings and a picture, and says what is wrong', async () => {
  const set = 'set mine "Mine" extends first-continent\nanimal okapi x8 on grassland\n';
  const text = `${set}card 501 brown "Herd" leaves 2 energy sun { place okapi }`;
  const es = 'thing-okapi = ocapi\n  .many = ocapis\n  .gender = m\ncard-501 = Manada\n';
  const okapi = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 9V4h5z"/></svg>';
  const source = `
    import { compile } from 'ecos-cards/compiler';
    import { boardSvg, cardSvg } from 'ecos-cards/pictures';
    import { newGame, view } from 'ecos-cards/runtime';
    import { firstContinent } from 'ecos-cards/sets';
    const art = { 501: new Uint8Array(${JSON.stringify([...pngFile(30, 20)])}) };
    const own = (es, okapi, art) =>
      compile([{ files: [{ file: 'set.eco', text: ${JSON.stringify(text)} }], words: { es }, icons: { okapi }, art }], [firstContinent]);
    const [es, okapi] = ${JSON.stringify([es, okapi])};
    const [set] = own(es, okapi, art).sets;
    for (const lang of ['en', 'es']) document.body.innerHTML += cardSvg(set.in(lang).cards[0], set.in(lang).words);
    const { landscape } = view(newGame(set.chain, { players: 2, seed: 1 }), 0);
    const peopled = landscape.map((tile) => ({ ...tile, animals: ['okapi'] }));
    document.body.innerHTML += boardSvg({ landscape: peopled }, { set: set.in('es') });
    window.codes = own('okapi', 'okapi', { 501: 'okapi' }).problems.map(({ code, file }) => code + ' ' + file);
  `;
  const html = `${POLICY.replace('script-src', "img-src data:; style-src 'unsafe-inline'; script-src")}<body><script src="page.js"></script>`;
  await open({ 'page.ts': source }, html, { platform: 'browser' });
  expect(await page.$$eval('title', (all) => all.map((one) => one.textContent))).toEqual(
    expect.arrayContaining([expect.stringContaining('Herd'), expect.stringContaining('Manada')]),
  );
  expect(await page.$$eval('desc', (all) => all.slice(0, 2).map((one) => one.textContent))).toEqual([
    'Place an okapi.',
    'Coloca un ocapi.',
  ]);
  expect(
    await page.$$eval('body > svg', (all) => all.map((one) => one.innerHTML.includes('M1 9V4h5z'))),
  ).toEqual([true, true, true]);
  expect(await page.$$eval('image', (all) => all.length)).toBe(2);
  expect(await page.evaluate('window.codes')).toEqual([
    'ECO512 art/501.png',
    'ECO512 icons/okapi.svg',
    'ECO511 words.es.ftl',
  ]);
  expect(messages).toEqual([]);
});

test('a page that forbids eval can still load sets and games from JSON', async () => {
  const [{ program }] = compile(bundledSets()).sets;
  const source = `
    import { fromJSON, hash, loadSet, newGame, toJSON } from 'ecos-cards/runtime';
    const { chain, problem } = loadSet(${JSON.stringify(program)});
    const game = newGame(chain, { players: 2, seed: 3 });
    const again = fromJSON(chain, JSON.parse(JSON.stringify(toJSON(game))));
    document.body.textContent = problem?.message ?? hash(again);
  `;
  await openStrictly({ 'page.ts': source });
  expect(await pageText()).toBe(hash(newGame([program], { players: 2, seed: 3 })));
  expect(messages).toEqual([]);
});

test('a page that forbids eval reads sentences like Node, without reading any file', async () => {
  const [{ chain, words: setWords }] = compile(bundledSets()).sets;
  const texts = ['Place a lion. Gain 2 points for each adjacent lion.', 'Place a lioon.', 'Dance.'];
  const source = `
    import { readWords } from 'ecos-cards/compiler';
    const [texts, chain] = ${JSON.stringify([texts, chain])};
    document.body.textContent = JSON.stringify(texts.map((text) => readWords(text, { chain })));
  `;
  // Building for browsers fails on any Node module.
  await openStrictly({ 'page.ts': source }, { platform: 'browser' });
  const answers = texts.map((text) => withoutStops(readDrafts(text, setWords, 'en', wordsFiles)));
  expect(answers.map(({ isExact }) => isExact)).toEqual([true, false, false]);
  expect(JSON.parse(await pageText())).toEqual(answers);
  expect(messages).toEqual([]);
});

test('a page that forbids eval gives cards the same texts and pictures as Node, without reading any file', async () => {
  const some = [cards[0]!, cards[60]!];
  const feature = features[0]!;
  const face = JSON.stringify(join(import.meta.dirname, '../../print/face/index.ts'));
  const source = `import './assets.ts';
import { cardPicture, featureText, stepsText } from ${face};
    const [words, cards, feature] = ${JSON.stringify([words, some, feature])};
    document.body.textContent = JSON.stringify(['en', 'es'].map((lang) => [
      ...cards.map((card) => [cardPicture(card, words, lang), stepsText(card.steps, words, lang)]),
      [cardPicture(feature, words, lang), featureText(feature, words, lang)],
    ]));`;
  // Building for browsers fails on any Node module.
  const size = await openStrictly(
    // Without the tables of words, which pages load with the first sentence.
    { 'assets.ts': assetsModule(undefined, '() => undefined'), 'page.ts': source },
    { minify: true, platform: 'browser' },
  );
  const expected = (['en', 'es'] as const).map((lang) => [
    ...some.map((card) => [cardPicture(card, words, lang), stepsText(card.steps, words, lang)]),
    [cardPicture(feature, words, lang), featureText(feature, words, lang)],
  ]);
  expect(JSON.parse(await pageText())).toEqual(JSON.parse(JSON.stringify(expected)));
  // Both the studio's page and the server's worker contain this code.
  expect(size).toBeLessThan(490_000);
  expect(messages).toEqual([]);
});
