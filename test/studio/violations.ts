/** What axe finds in a page and in the frames of cards. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'puppeteer';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for colours that fade into others, as between day and night: half-way nobody could read anything. */
const STILL = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished),
).then(() => undefined)`;

export async function violations(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      violationsIn(frame, frame === page.mainFrame()).catch((error: unknown) => {
        // A frame that was put elsewhere on the page begins anew: what it shows then is looked at.
        if (!/context was destroyed|detached|axe is undefined/i.test(String(error))) throw error;
        return undefined;
      }),
    ),
  );
  return found.includes(undefined) ? violations(page) : found.flatMap((one) => one ?? []);
}

async function violationsIn(frame: Frame, isPage: boolean): Promise<string[]> {
  if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(`${AXE};0`);
  await frame.evaluate(STILL);
  const results = (await frame.evaluate((isWhole) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<unknown> } };
    // Rules about whole pages do not hold for the card in its frame.
    const rules = isWhole ? {} : { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    return axe.run({ iframes: false, rules });
  }, isPage)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
