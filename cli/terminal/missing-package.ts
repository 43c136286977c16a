/** What to do where an optional package is missed. */
import { OPTIONAL_PACKAGES } from '../version.ts';

/** What to install, in a sentence, if that is why something failed: an optional package is not there. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined;
  const name = Object.keys(OPTIONAL_PACKAGES).find((one) => error.message.includes(`'${one}'`));
  if (name === undefined) return undefined;
  return `This takes the package ${name}, which is optional and not installed: npm install ${name}@${OPTIONAL_PACKAGES[name]}`;
}
