/** What to do if an optional package is not installed. */
import { OPTIONAL_PACKAGES } from '../version.ts';

/** What to install, if something failed because an optional package is missing. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined;
  const name = Object.keys(OPTIONAL_PACKAGES).find((one) => error.message.includes(`'${one}'`));
  if (name === undefined) return undefined;
  return `This needs the optional package ${name}, which is not installed: npm install ${name}@${OPTIONAL_PACKAGES[name]}`;
}
