/** What axe finds in a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for colours that fade, as between the light and the dark theme: halfway, contrast is too low. */
const STILL = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** @param rules `colours` checks only what differs between the light and the dark theme */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`${AXE};0`);
  await page.evaluate(STILL);
  const results = (await page.evaluate((which) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<unknown> } };
    const runOnly = which === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    // Passing checks need not be listed.
    return axe.run({ iframes: false, resultTypes: ['violations'], ...runOnly });
  }, rules)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The violations in the light theme, and those of the dark theme, where only colours differ. */
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
