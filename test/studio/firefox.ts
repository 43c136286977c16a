/** Firefox, which Puppeteer drives through WebDriver BiDi. */
import puppeteer, { type Browser, type Page } from 'puppeteer';

/** The program to test with. It is not looked for: no test depends on what a machine happens to have installed. */
export const { FIREFOX } = process.env;

export function launchFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
}

/** Resizes a page. Older versions of Firefox do not know the orientation command that Puppeteer also sends. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
  });
}
