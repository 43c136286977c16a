/** Finds tasks of a page that delay its frames. */
import type { Page } from 'puppeteer';

/** The number of keys typed while the page is recorded. */
export const RECORDED = 60;

/** The time a page has for a frame, in milliseconds. */
export const FRAME = 16;

/** How many tasks of the page's main thread take longer than a frame, and the longest task in milliseconds. */
export async function lateTasks(
  page: Page,
  use: () => Promise<void>,
): Promise<{ over: number; longest: number }> {
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await use();
  const trace = await page.tracing.stop();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(Buffer.from(trace!).toString());
  const keys = traceEvents.filter(({ args }) => args.data?.type === 'keydown');
  const isPage = ({ pid, tid }: TraceEvent) => keys.some((key) => key.pid === pid && key.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isPage(event));
  // Processor time, because on a busy machine other processes use the core part of the time. Tasks still running when the
  // recording ended have none.
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1000));
  if (times.length < RECORDED)
    throw new Error(`of ${RECORDED} keys only ${times.length} tasks were recorded`);
  return { over: times.filter((time) => time > FRAME).length, longest: Math.max(...times) };
}

/** An event recorded by the browser, with times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time used. */
  tdur?: number;
  args: { data?: { type?: string } };
}
