/** A report in a browser, with a picture of one pixel for each card. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../../print/browser.ts';
import { runFindings } from '../../simulate/figures/registry.ts';
import { type ReportInput, reportPage } from '../../simulate/report/report.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** @param input the run, its title and further games */
export async function openReport(input: Pick<ReportInput, 'match' | 'title' | 'more'>) {
  const { subject, tables } = input.match.run;
  const numbers = subject.cards.map((card) => tables.cards[card].number);
  const pictures = new Map(
    numbers.map((number) => [number, { picture: PIXEL, alt: `${number}: Text of ${number}` }]),
  );
  const findings = runFindings(input.match.run);
  const html = await reportPage({
    ...input,
    findings,
    version: '0',
    compared: null,
    pictures,
    credits: 'Somebody',
  });
  const file = join(mkdtempSync(join(tmpdir(), 'ecos-report-')), 'report.html');
  writeFileSync(file, html);
  const browser = await launchBrowser();
  const close = () => browser.close();
  try {
    const page = await browser.newPage();
    const fetched: string[] = [];
    page.on('request', (request) =>
      fetched.push(...[request.url()].filter((url) => !url.startsWith('data:'))),
    );
    page.on('pageerror', (error) => fetched.push(String(error)));
    page.on('console', (message) => fetched.push(message.text()));
    await page.setViewport({ width: 1000, height: 900 });
    await page.goto(pathToFileURL(file).href);
    fetched.splice(0, 1);
    /** `fetched`: what the page fetched besides itself, its errors and what it logged. */
    return { html, page, fetched, close };
  } catch (error) {
    await close();
    throw error;
  }
}
