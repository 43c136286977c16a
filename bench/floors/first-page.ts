/** The first page of the site: what is transferred before the first key, part by part, and how soon its sentence is read and drawn. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from '../../cli/studio/page.ts';
import { launchBrowser } from '../../print/browser.ts';
import { FIRST_SENTENCE } from '../../studio/page/words/beginnings.ts';
import { serveFolder } from '../../test/studio/plain-server.ts';
import { frontSite } from '../../tools/site/front.ts';
import type { Measurement } from '../measurement.ts';

/** The parts: what is in them, the most that they may weigh in kB, and a word that only their files have. Code has none. */
const PARTS: readonly [what: string, most: number, files: RegExp, has?: string][] = [
  ['the English table', 35, /\.js$/, 'printed.en'],
  ['outlines and widths of letters', 24, /\.js$/, 'capitals:{'],
  ['icons and vocabulary', 12, /\.js$/, 'penguins'],
  ['code', 155, /\.js$/],
  ['fonts', 45, /\.woff2$/],
  ['the page with its card, and styles', 12 + 5, /\.(html|css)$/],
];
/** What loads later. */
const LATER = /^(pictures\/|fan)/;
const SLOWDOWN = 4;

export default async function measure(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-first-'));
  const files = new Map<string, string | Uint8Array>([
    ...(await frontSite()),
    ...[...(await pageFiles())].map(([file, body]) => [`studio/${file}`, body] as const),
  ]);
  for (const [file, body] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), body);
  }
  const server = await serveFolder(folder);
  const browser = await launchBrowser(process.env);
  const page = await browser.newPage();
  const begun = performance.now();
  await page.goto(server.address);
  await page.waitForFunction(`document.querySelector('[data-src]') === null`);
  const shown = performance.now() - begun;
  const asked = [...new Set(server.asked.map((file) => file || 'index.html'))].filter(
    (file) => !LATER.test(file),
  );
  // The browser slows no worker, so the modules of the worker read in the page.
  const slow = await browser.newPage();
  await slow.goto(`${server.address}front.css`);
  await slow.emulateCPUThrottling(SLOWDOWN);
  const read = (await slow.evaluate(`(async () => {
    const begun = performance.now();
    const { readSentence } = await import('${server.address}front-reader.js');
    readSentence(${JSON.stringify({ text: FIRST_SENTENCE, number: 901, draft: 0, leftOut: [] })});
    return performance.now() - begun;
  })()`)) as number;
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
  return [
    ...weights(asked, files),
    time('read and drawn', shown, 2000),
    time(`the same, on a processor ${SLOWDOWN} times slower`, read, 5000),
  ];
}

const time = (what: string, value: number, most: number): Measurement => ({
  what: `the first sentence: ${what}`,
  value,
  unit: 'ms',
  floor: { most },
});

function weights(asked: readonly string[], files: ReadonlyMap<string, string | Uint8Array>): Measurement[] {
  const partOf = (file: string) =>
    PARTS.findIndex(
      ([, , names, has]) =>
        names.test(file) && (has === undefined || `${Buffer.from(files.get(file)!)}`.includes(has)),
    );
  const size = (file: string) => {
    const body = files.get(file)!;
    return (file.endsWith('.woff2') ? body : gzipSync(body, { level: 9 })).length / 1000;
  };
  const sum = (some: readonly string[]) => some.reduce((all, file) => all + size(file), 0);
  const rows: [what: string, value: number, most: number][] = [
    ...PARTS.map(([what, most], part): [string, number, number] => [
      what,
      sum(asked.filter((file) => partOf(file) === part)),
      most,
    ]),
    ['all before the first key', sum(asked), 300],
    ['the fan, later', size('fan.svg'), 30],
  ];
  return rows.map(([what, value, most]) => ({
    what: `first page: ${what}, gzip`,
    value,
    unit: 'kB',
    floor: { most },
  }));
}
