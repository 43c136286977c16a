/** Finds elements of a page by role and name, as a screen reader user does. */
import type { ElementHandle, KeyInput, Page } from 'puppeteer';
import { expect, vi } from 'vitest';

/** How tests use a page. Methods that need something wait for it, and fail only if it never appears. */
export type Elements = ReturnType<typeof elementsOf>;

/** How long to wait for something, and how often to check, in milliseconds: more than a busy machine needs. */
export const PATIENCE = { timeout: 120_000, interval: 30 };

/** @param pageNow returns the page to use */
export function elementsOf(pageNow: () => Page) {
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
  const evaluate = async (script: string) => `${await pageNow().evaluate(script)}`;
  const eventually = (read: string | (() => Promise<unknown>), wanted: RegExp) => {
    const now = typeof read === 'string' ? () => evaluate(read) : read;
    return vi.waitFor(async () => expect(`${await now()}`).toMatch(wanted), PATIENCE);
  };
  return {
    /** The element with a role and a name, once it exists. */
    find,
    /** Whether there is such an element now. */
    has: async (role: string, name: string) => (await pageNow().$(selector(role, name))) !== null,
    click: async (role: string, name: string) => (await find(role, name)).click(),
    /** Gives the focus to an element, as the Tab key does. */
    focus: async (role: string, name: string) => (await find(role, name)).focus(),
    /** Replaces the text of a field. */
    async fill(role: string, name: string, text: string) {
      const field = await find(role, name);
      await field.click({ count: 3 });
      await pageNow().keyboard.press('Backspace');
      await field.type(text);
    },
    /** Presses keys together, `Control+s`, perhaps several times. */
    async press(keys: string, times = 1) {
      const { keyboard } = pageNow();
      const held = keys.split('+') as KeyInput[];
      const last = held.pop()!;
      for (const key of held) await keyboard.down(key);
      for (let n = 0; n < times; n++) await keyboard.press(last);
      for (const key of held.toReversed()) await keyboard.up(key);
    },
    /** Types a text key by key. */
    type: (text: string) => pageNow().keyboard.type(text),
    textOf: (role: string, name: string) => reader(role, name)(),
    /**
     * Returns a function that reads the text of an element, as often as needed. It searches for the element again only after the
     * element has left the page or become invisible, because a search takes twenty times as much work as a read.
     */
    reader,
    /** Waits until the text of the element with a role and a name matches. */
    shows: (role: string, name: string, words: RegExp) => eventually(reader(role, name), words),
    /** Waits until a value matches as text: one that is read, or that of a JavaScript expression. */
    eventually,
    /** The value of a JavaScript expression, as text. */
    evaluate,
    /** Goes to a place by its address in the page. */
    goTo: (hash: string) => evaluate(`location.hash = ${JSON.stringify(hash)}`),
  };
}
