/** The packages that only printing and PNG need, which an installation with `--omit=optional` leaves out. */
import { PrintError } from './failure.ts';

/** The command that installs all of them. */
export const INSTALL_OPTIONAL = 'npm install --include=optional';

/**
 * Waits for the import of an optional package.
 * @throws PrintError if it is not installed; other errors as they are
 */
export function optional<T>(importing: Promise<T>): Promise<T> {
  return importing.catch((error) => {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new PrintError('not-installed', `\`${INSTALL_OPTIONAL}\` installs the packages that this needs`);
  });
}
