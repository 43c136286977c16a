/** Firefox, if it is installed: Puppeteer drives it through WebDriver BiDi. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';

const NAMES = ['firefox', 'firefox-esr', 'firefox.exe'];
const ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox of this machine: from `PATH`, or from where its installer puts it. */
export function installedFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function launchFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
}

/** Resizes a page. Older versions of Firefox do not know the orientation command that Puppeteer also sends. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
  });
}
