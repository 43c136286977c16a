/** `ecos test --report`: a page about failed scenarios. */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { useBrowser } from '../../print/browser.ts';
import { violations } from '../studio/violations.ts';
import { workspace } from '../workspace.ts';

const CARDS = `set mine "Mine & <b>yours</b>" extends first-continent

scenario "the elephant wades"
{
  board "a b" where a = grassland with 1 stork, b = desert with 1 elephant
  do { replace up to 2 land on the edge with water; gain 2vp }
  choose b
  choose done
  expect b is water with 1 elephant
  expect 2vp
}

scenario "a question waits"
{
  board "d"
  do { place water }
  expect 2vp
}

scenario "it is there"
{
  board "d 1"
  expect 1 is empty
  expect 1 is desert
}

scenario "no such card"
{
  board "d"
  do card 9999
}

scenario "passes"
{
  board "d"
  do { gain 2vp }
  expect 2vp
}
`;

const { at, put, textOf, namesIn, ecos } = workspace({ 'mine.eco': CARDS });
const run = (...args: string[]) => ecos('test', 'mine.eco', ...args);
const pageOf = (name: string) => parseHTML(textOf(name)).document;
const words = (element: { textContent: string | null } | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();

test('the text output says which part of the table and which lines matter', () => {
  const { out } = run();
  expect(out).toContain(`It fails in the same way with only:`);
  expect(out).not.toMatch(/it is there[\s\S]*same way with only[\s\S]*no such card/);
});

test('of a row of the file, the text output repeats only the lines that matter', () => {
  put({ 'row.eco': 'scenario "a row" { board "d g" given 3 cubes; do { gain 2vp }; expect 1vp; }' });
  expect(ecos('test', 'row.eco').out).toMatch(
    /same way with only:\s+board "\w"\s+do \{ gain 2vp \}; expect 1vp;/,
  );
});

test('the page shows each failed scenario, with the expected board next to the actual one', () => {
  const { code, out } = run('--report', 'new/report.html');
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n').slice(-2)).toEqual([
    expect.stringContaining('1 scenario passed, 4 failed'),
    'Report: new/report.html',
  ]);
  const document = pageOf('new/report.html');
  expect(words(document.querySelector('h1'))).toBe('Scenarios of Mine & <b>yours</b>');
  expect(words(document.querySelector('header p'))).toMatch(
    /^1 scenario passed, 4 failed; the cards have 1 error/,
  );
  const sections = [...document.querySelectorAll('section')];
  expect(sections.map((section) => words(section.querySelector('h2')))).toEqual([
    'the elephant wades',
    'a question waits',
    'it is there',
    'no such card',
  ]);
  const [wades, waits, there, none] = sections;
  expect(words(wades!.querySelector('.where'))).toBe('mine.eco:9: failed ECO619');
  expect(words(wades!.querySelector('.failure'))).toContain('expected b to have 1 elephant, got 0');
  const boards = [...wades!.querySelector('.boards')!.querySelectorAll('figure')];
  expect(boards.map((figure) => words(figure.querySelector('figcaption')))).toEqual(['Expected', 'Got']);
  expect(boards.map((figure) => words(figure.querySelector('desc')))).toEqual([
    expect.stringMatching(/b: water with 1 elephant\..* Expected here: b\.$/),
    expect.stringMatching(/b: water\..* Not as expected: b\.$/),
  ]);
  const lines = [...wades!.querySelectorAll('li')].map((line) => [line.getAttribute('value'), words(line)]);
  expect(lines).toEqual([
    ['6', '✓ do { replace up to 2 land on the edge with water; gain 2vp }'],
    ['7', '✓ choose b'],
    ['8', '✓ choose done'],
    ['9', '✕ expect b is water with 1 elephant'],
    ['10', '○ expect 2vp'],
  ]);
  expect([...waits!.querySelectorAll('.boards figure')]).toHaveLength(1);
  expect(words(waits!)).toContain('The question: Where does the water go? 1, 2, 3, 4, 5, 6');
  expect([...there!.querySelectorAll('figure desc')].map(words)).toEqual([
    expect.stringContaining('Expected here: 1.'),
    expect.stringContaining('Not as expected: 1.'),
  ]);
  expect(none!.querySelector('svg')).toBeNull();
  expect(words(none!)).toContain('not run: There is no card 9999');
  expect(words(document.querySelector('footer'))).toMatch(/game-icons\.net/);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('in a browser the page has no errors, fits the width of a phone, and is accessible', async () => {
  run('--report', 'report.html');
  await useBrowser(async (browser) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) =>
      complaints.push(...(request.isNavigationRequest() ? [] : [request.url()])),
    );
    await page.setViewport({ width: 360, height: 640 });
    await page.goto(pathToFileURL(at('report.html')).href, { waitUntil: 'load' });
    expect(complaints).toEqual([]);
    expect(await page.$eval('html', ({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      await page.$$eval('details', (all) => {
        for (const one of all) one.open = true;
      });
      expect(await violations(page)).toEqual([]);
    }
    return {};
  });
});

test('the JSON output is the same with a report; a page is written even if nothing failed', () => {
  const plain = run('--format', 'json');
  expect(run('--format', 'json', '--report', 'json.html')).toEqual(plain);
  expect(namesIn()).toContain('json.html');
  put({ 'fine.eco': 'scenario "passes" {\n  board "d"\n  do { gain 2vp }\n  expect 2vp\n}\n' });
  const { code, out } = ecos('test', 'fine.eco', '--report', 'fine.html');
  expect({ code, out }).toEqual({ code: 0, out: '✓ 1 scenario passed\nReport: fine.html\n' });
  const document = pageOf('fine.html');
  expect(words(document.querySelector('main'))).toBe('');
  expect(words(document.querySelector('h1'))).toBe('Scenarios of an unnamed set');
});

test('a report that cannot be written is refused in one line, and existing files stay', () => {
  mkdirSync(at('taken'));
  const err = 'ecos: taken cannot be written: it is a folder.\n';
  expect(run('--report', 'taken')).toEqual({ code: 2, out: '', err });
  const below = run('--report', 'mine.eco/report.html');
  expect(below.code).toBe(2);
  expect(below.err).toMatch(/cannot be written: a part of its path is not a folder[^\n]*\n$/);
  // The failures are shown anyway.
  expect(below.out).toContain('a question waits');
  expect(below.out).not.toContain('Report:');
  expect(textOf('mine.eco')).toBe(CARDS);
});
