/** Tasks of a page that leave no time for a frame. */
import type { Page } from 'puppeteer';

/** So many keys are written while what the page does is recorded. */
export const RECORDED = 60;

/** A page has so long for a frame. */
export const FRAME = 16;

/** The tasks of the page's thread that leave no time for a frame. */
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
  // Time of the processor: on a busy machine others have it for a part of the time. A task that was under way when the recording
  // ended has none.
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1000));
  if (times.length < RECORDED)
    throw new Error(`of ${RECORDED} keys only ${times.length} tasks were recorded`);
  return { over: times.filter((time) => time > FRAME).length, longest: Math.max(...times) };
}

/** Something that the browser recorded; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** How long it had the processor. */
  tdur?: number;
  args: { data?: { type?: string } };
}
