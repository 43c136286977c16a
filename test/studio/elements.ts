/** Finds elements of a page by role and name, as a screen reader user does. */
import type { ElementHandle, KeyInput, Page } from 'puppeteer';
import { expect, vi } from 'vitest';

/** How tests use a page. Methods that need something wait for it, and fail only if it never appears. */
export interface Elements {
  /** The element with a role and a name, once it exists. */
  find(role: string, name: string): Promise<ElementHandle>;
  /** Whether there is such an element now. */
  has(role: string, name: string): Promise<boolean>;
  click(role: string, name: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(role: string, name: string, text: string): Promise<void>;
  /** Presses keys together: `Control+s`. */
  press(keys: string): Promise<void>;
  textOf(role: string, name: string): Promise<string>;
  /**
   * Returns a function that reads the text of an element, as often as needed. It searches for the element again only after the
   * element has left the page or become invisible, because a search takes twenty times as much work as a read.
   */
  reader(role: string, name: string): () => Promise<string>;
  /** Waits until the text of the element with a role and a name matches. */
  shows(role: string, name: string, words: RegExp): Promise<void>;
  /** Waits until a text matches, which is read or the value of a JavaScript expression. */
  eventually(read: string | (() => Promise<string>), wanted: RegExp): Promise<void>;
  /** The value of a JavaScript expression, as text. */
  evaluate(script: string): Promise<string>;
}

/** How long to wait for something, and how often to check, in milliseconds: more than a busy machine needs. */
export const PATIENCE = { timeout: 120_000, interval: 30 };

/** @param pageNow returns the page to use */
export function elementsOf(pageNow: () => Page): Elements {
  const selector = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;
  const find = async (role: string, name: string) =>
    (await pageNow().$(selector(role, name))) ??
    (await pageNow().waitForSelector(selector(role, name), { timeout: PATIENCE.timeout }))!;
  const reader = (role: string, name: string) => {
    let there: ElementHandle | undefined;
    return async () => {
      const text = await there
        ?.evaluate((one) => (one.isConnected && one.checkVisibility() ? (one.textContent ?? '') : null))
        .catch(() => null);
      if (typeof text === 'string') return text;
      there = await find(role, name);
      return there.evaluate((element) => element.textContent ?? '');
    };
  };
  const textOf = (role: string, name: string) => reader(role, name)();
  const evaluate = async (script: string) => `${await pageNow().evaluate(script)}`;
  const eventually: Elements['eventually'] = (read, wanted) => {
    const now = typeof read === 'string' ? () => evaluate(read) : read;
    return vi.waitFor(async () => expect(await now()).toMatch(wanted), PATIENCE);
  };
  return {
    find,
    has: async (role, name) => (await pageNow().$(selector(role, name))) !== null,
    click: async (role, name) => (await find(role, name)).click(),
    async fill(role, name, text) {
      const field = await find(role, name);
      await field.click({ count: 3 });
      await pageNow().keyboard.press('Backspace');
      await field.type(text);
    },
    async press(keys) {
      const { keyboard } = pageNow();
      const held = keys.split('+') as KeyInput[];
      const last = held.pop()!;
      for (const key of held) await keyboard.down(key);
      await keyboard.press(last);
      for (const key of held.toReversed()) await keyboard.up(key);
    },
    textOf,
    reader,
    shows: (role, name, words) => eventually(reader(role, name), words),
    eventually,
    evaluate,
  };
}
