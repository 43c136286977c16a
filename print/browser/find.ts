/** Finds the browser to print with: tries each way to one in order. */
import { existsSync } from 'node:fs';
import { firstLine, PrintError } from '../failure.ts';
import { INSTALL_OPTIONAL, optional } from '../optional.ts';
import { downloadedBrowser } from './download.ts';
import { installedBrowser } from './installed.ts';
import { npmBrowser, npmBrowserFits } from './npm.ts';
import type { BrowserProgram } from './program.ts';

/** What to do about a browser that does not start, or is not there. */
export const INSTALL_ADVICE = 'Install Chrome, Chromium or Edge, or set ECOS_CHROME to the path of one.';
const CACHE = 'Set XDG_CACHE_HOME to a folder that can be written to.';

/**
 * The program to print with: `ECOS_CHROME` if set, else the one from npm (Linux x64), which is unpacked on first use,
 * else an installed Chrome, Chromium or Edge, else a downloaded one.
 * @throws PrintError if there is none, or nothing installed to start it with
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  await optional(import('puppeteer'));
  let failure = '';
  const unpacked = () =>
    npmBrowser(env).catch((error) => {
      failure = ` The browser from npm could not be unpacked (${firstLine(error)}). ${CACHE} Or:`;
    });
  const found =
    ownBrowser(env) ?? (await unpacked()) ?? installedBrowser(env) ?? (await downloadedBrowser(env));
  if (found) return found;
  const fetch = npmBrowserFits() && !failure ? INSTALL_OPTIONAL : 'ecos print --download';
  throw new PrintError(
    'no-browser',
    `No browser to print with was found.${failure} ${INSTALL_ADVICE} Or let \`${fetch}\` fetch one.`,
  );
}

/**
 * The browser that a person chose, in `ECOS_CHROME`; undefined if that is not set.
 * @throws PrintError if it does not exist
 */
function ownBrowser({ ECOS_CHROME: executable }: NodeJS.ProcessEnv): BrowserProgram | undefined {
  if (!executable) return undefined;
  if (existsSync(executable)) return { executable };
  throw new PrintError(
    'no-browser',
    `ECOS_CHROME names ${executable}, which does not exist. Set it to a Chrome, Chromium or Edge, or unset it.`,
  );
}
