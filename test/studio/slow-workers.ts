/** Workers of the studio's page that hang or are slow, and its timers, which tests hold back. */
import type { Page } from 'puppeteer';
import type { UsedPage } from './opened.ts';

/** The page's language workers: one. */
export const workersOf = ({ page }: UsedPage) =>
  page.workers().filter((one) => one.url().endsWith('/worker.js'));

/**
 * JavaScript that blocks for this many milliseconds, like a loop but without using the processor: it waits for a signal that
 * never comes.
 */
const busyFor = (milliseconds: string) =>
  `Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0, ${milliseconds})`;
/** Logs `hangs`, then blocks for ever. */
export const FOR_EVER = `(console.log('hangs'), ${busyFor('Infinity')})`;
/** Resolves when a worker of the page begins to block for ever. */
export const hanging = ({ page }: UsedPage) =>
  new Promise<void>((hangs) =>
    page.on('console', (message) => {
      if (message.text() === 'hangs') hangs();
    }),
  );

/** Holds back timers of a second and more. `releaseTimers()` fires all that are pending, however slow the machine is. */
export const withLongTimersHeld = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument(`
    const held = new Map();
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    let last = 0;
    globalThis.setTimeout = (act, after = 0) => after < 1000 ? begin(act, after) : (held.set(--last, act), last);
    globalThis.clearTimeout = (timer) => held.delete(timer) || end(timer);
    globalThis.releaseTimers = () => {
      const acts = [...held.values()];
      held.clear();
      for (const act of acts) act();
    };
  `);
};

/** Replaces each worker with a script that takes its messages first: in `words`, `take` is called with the data of each. */
export const instead = (words: string, begins?: () => void) => async (page: Page) => {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!request.url().endsWith('/worker.js')) return request.continue();
    begins?.();
    const script = await (await fetch(request.url())).text();
    // Listeners are called in the order in which they were added.
    const body = `{ ${words}; addEventListener('message', ({ data }) => take(data)); }\n${script}`;
    return request.respond({ body, contentType: 'text/javascript' });
  });
};

/** A worker that hangs when it is asked about a text containing `# hang`. Just before, it sends an unrequested answer. */
export const HANGING_WORKER = `let hangs = false;
const take = ({ path = [], argumentList }) => {
  if (path.includes('open') || path.includes('change')) hangs = JSON.stringify(argumentList).includes('# hang');
  if (!hangs || !path.includes('ask')) return;
  postMessage({ id: -1 });
  ${FOR_EVER};
}`;

/** Counts the unrequested answers that arrive, in `nothings`. */
export const withNothingsCounted = (page: Page) =>
  page.evaluateOnNewDocument(`
    globalThis.nothings = 0;
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => (nothings += Number(data.id === -1)));
      }
    };
  `);

/** A worker that takes a different time for each answer. */
export const SLOW_WORKER = `let n = 0;
const post = postMessage;
const take = () => {};
globalThis.postMessage = (message, ...rest) => {
  if (message.value !== undefined) ${busyFor('[5, 120, 30, 250, 0, 60][n++ % 6]')};
  post(message, ...rest);
};`;
