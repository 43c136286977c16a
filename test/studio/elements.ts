/** Elements of a page by role and name, as those find them who do not see it. */
import type { Page } from 'puppeteer';
import { expect, vi } from 'vitest';

/** The element with a role and a name. */
export interface Elements {
  /** Its text. */
  textOf(role: string, name: string): Promise<string>;
  click(role: string, name: string): Promise<void>;
  /** Whether there is one now. */
  has(role: string, name: string): Promise<boolean>;
  /** Puts a text into a field instead of what is there. */
  fill(role: string, name: string, text: string): Promise<void>;
  /** What JavaScript gives, as text. */
  told(script: string): Promise<string>;
  /** Waits until a text is as wanted. */
  eventually(read: () => Promise<string>, wanted: RegExp): Promise<void>;
}

const PATIENCE = { timeout: 10_000, interval: 50 };

export function elementsOf(page: Page): Elements {
  const selector = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;
  const found = async (role: string, name: string) =>
    (await page.waitForSelector(selector(role, name), { timeout: PATIENCE.timeout }))!;
  return {
    textOf: async (role, name) => (await found(role, name)).evaluate((element) => element.textContent ?? ''),
    click: async (role, name) => (await found(role, name)).click(),
    has: async (role, name) => (await page.$(selector(role, name))) !== null,
    async fill(role, name, text) {
      const field = await found(role, name);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    told: async (script) => `${await page.evaluate(script)}`,
    eventually: (read, wanted) => vi.waitFor(async () => expect(await read()).toMatch(wanted), PATIENCE),
  };
}
