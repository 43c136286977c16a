import { counted } from '../../program/messages/index.ts';
import type { Unlisted } from './report.ts';

/** `12 more errors and 1 more warning are not listed`, of a file with more problems than are listed. */
export function unlistedWords({ errors, warnings }: Pick<Unlisted, 'errors' | 'warnings'>): string {
  const more = [
    ...(errors > 0 ? [counted(errors, 'more error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'more warning')] : []),
  ].join(' and ');
  return `${more} ${errors + warnings === 1 ? 'is' : 'are'} not listed`;
}
