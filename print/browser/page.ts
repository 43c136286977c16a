/**
 * Reusable browser pages for printing. They use the DevTools protocol directly: opening a page with Puppeteer, which
 * can do more, takes as long as printing forty cards.
 */
import type { Browser, CDPSession, Target } from 'puppeteer';

/** The page that a browser starts with, until its first use. */
const first = new WeakMap<Browser, Target>();
/** Pages that are not in use. */
const free = new WeakMap<Browser, CDPSession[]>();

/** Records the page that a browser has just started with. */
export function noteFirstPage(browser: Browser): void {
  const target = browser.targets().find((one) => one.type() === 'page');
  if (target) first.set(browser, target);
}

/** Runs `work` in an idle page, which may still show its previous document. If `work` throws, its page is not reused. */
export async function usePage<T>(browser: Browser, work: (page: CDPSession) => Promise<T>): Promise<T> {
  const pages = free.get(browser) ?? [];
  free.set(browser, pages);
  const page = pages.pop() ?? (await open(browser));
  const result = await work(page);
  pages.push(page);
  return result;
}

async function open(browser: Browser): Promise<CDPSession> {
  const target = first.get(browser) ?? (await browser.newPage()).target();
  first.delete(browser);
  return target.createCDPSession();
}

/** The part of the browser's interface that is used inside the page. */
declare const document: {
  body: { innerHTML: string };
  fonts: Iterable<{ load(): Promise<unknown> }>;
};

/** Shows a document in a page. Its fonts are loaded before there is any text, which would otherwise be laid out twice. */
export async function show(page: CDPSession, html: string): Promise<void> {
  const { frameTree } = await page.send('Page.getFrameTree');
  const from = html.indexOf(BODY) + BODY.length;
  const to = html.lastIndexOf('</body>');
  const head = html.slice(0, from) + html.slice(to);
  await page.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: head });
  const { exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: `(${fill})(${JSON.stringify(html.slice(from, to))})`,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

const BODY = '<body>';

async function fill(body: string): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  document.body.innerHTML = body;
}

/** Prints a page's content, in the size given by its styles. */
export async function printPage(page: CDPSession): Promise<Uint8Array> {
  const { data } = await page.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: false,
  });
  return Buffer.from(data, 'base64');
}
