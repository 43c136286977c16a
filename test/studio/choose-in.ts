/** The menu of the place Games. */
import type { Page } from 'puppeteer';

/** Sets a field in the menu of Games, found by the beginning of its label. */
export const chooseIn = (page: Page, label: string, value: string | number): Promise<void> =>
  page.evaluate(
    (name, chosen) => {
      interface Field {
        value: string;
        dispatchEvent(event: unknown): void;
      }
      const { document, Event } = globalThis as unknown as {
        document: { querySelectorAll(selector: string): Iterable<{ textContent: string; control: Field }> };
        Event: new (name: string, options: object) => unknown;
      };
      const { control } = [...document.querySelectorAll('.menu label')].find((one) =>
        one.textContent.trim().startsWith(name),
      )!;
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    label,
    `${value}`,
  );
