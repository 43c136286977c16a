/** The browser that a person chose: `ECOS_CHROME`. */
import { existsSync } from 'node:fs';
import { PrintError } from '../failure.ts';
import type { BrowserProgram } from './program.ts';

/**
 * The browser in `ECOS_CHROME`; undefined if that is not set.
 * @throws PrintError if it does not exist
 */
export function ownBrowser({ ECOS_CHROME: executable }: NodeJS.ProcessEnv): BrowserProgram | undefined {
  if (!executable) return undefined;
  if (existsSync(executable)) return { executable };
  throw new PrintError(
    'no-browser',
    `ECOS_CHROME names ${executable}, which does not exist. Set it to a Chrome, Chromium or Edge, or unset it.`,
  );
}
