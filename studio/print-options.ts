/** Print options without `ecos print`. */
import type { PrintOption } from './server-messages.ts';

/** Options that a browser cannot print by itself. */
const ONLY_MACHINES = ['changed', 'box', 'own', 'tokens', 'calibrate', 'pdfx'];

/** The options with which a browser can print. */
export const optionsInBrowser = (options: readonly PrintOption[]): PrintOption[] =>
  options.filter(({ name }) => !ONLY_MACHINES.includes(name));
