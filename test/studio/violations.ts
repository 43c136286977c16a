/** What axe finds in a page and in the frames of cards. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'puppeteer';
import { expect, vi } from 'vitest';
import { PATIENCE } from './elements.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for colours that fade, as between the light and the dark theme: halfway, contrast is too low. */
const STILL = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** @param rules `colours` checks only what differs between the light and the dark theme */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // A frame is empty until the page has fetched its content.
  await vi.waitFor(
    () => expect(page.frames().map((frame) => frame.url())).not.toContain('about:blank'),
    PATIENCE,
  );
  const found = await Promise.all(
    page.frames().map((frame) =>
      violationsIn(frame, frame === page.mainFrame(), rules).catch((error: unknown) => {
        // A frame that was moved within the page loads again; its new content is checked.
        if (!/context was destroyed|detached|axe is undefined/i.test(String(error))) throw error;
        return undefined;
      }),
    ),
  );
  return found.includes(undefined) ? violations(page, rules) : found.flatMap((one) => one ?? []);
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

async function violationsIn(frame: Frame, isPage: boolean, only: 'all' | 'colours'): Promise<string[]> {
  if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(`${AXE};0`);
  await frame.evaluate(STILL);
  const results = (await frame.evaluate(
    (isWhole, which) => {
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<unknown> } };
      // Rules about whole pages do not apply to the card in its frame.
      const rules = isWhole ? {} : { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
      const runOnly = which === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules };
      // Passing checks need not be listed.
      return axe.run({ iframes: false, resultTypes: ['violations'], ...runOnly });
    },
    isPage,
    only,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
