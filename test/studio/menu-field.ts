/** The menu of the place Games. */
import type { Page } from 'puppeteer';

/** Sets a field in the menu of Games, found by the beginning of its label. */
export const setMenuField = (page: Page, label: string, value: string | number): Promise<unknown> =>
  page.evaluate(`{
    const labels = [...document.querySelectorAll('.menu label')];
    const { control } = labels.find((one) => one.textContent.trim().startsWith(${JSON.stringify(label)}));
    control.value = ${JSON.stringify(value)};
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }`);
