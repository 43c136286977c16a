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

/** @param rules with `colours` only those that tell day from night */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      violationsIn(frame, frame === page.mainFrame(), rules).catch((error: unknown) => {
        // A frame that was put elsewhere on the page begins anew: what it shows then is looked at.
        if (!/context was destroyed|detached|axe is undefined/i.test(String(error))) throw error;
        return undefined;
      }),
    ),
  );
  return found.includes(undefined) ? violations(page, rules) : found.flatMap((one) => one ?? []);
}

/** What axe finds by day, and what is found by night, where only colours differ. */
export async function violationsDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [value, rules] of [
    ['dark', 'colours'],
    ['light', 'all'],
  ] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 200)))');
    found.push(...(await violations(page, rules)).map((one) => `${value}: ${one}`));
  }
  return found;
}

async function violationsIn(frame: Frame, isPage: boolean, only: 'all' | 'colours'): Promise<string[]> {
  if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(`${AXE};0`);
  await frame.evaluate(STILL);
  const results = (await frame.evaluate(
    (isWhole, which) => {
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<unknown> } };
      // Rules about whole pages do not hold for the card in its frame.
      const rules = isWhole ? {} : { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
      const runOnly = which === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules };
      // Of what is as it should be nobody needs a list.
      return axe.run({ iframes: false, resultTypes: ['violations'], ...runOnly });
    },
    isPage,
    only,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
