/** Permissions of files, which not every system has. */
import type { Stats } from 'node:fs';

/** Whether files have the permissions of POSIX. */
export const hasModes = process.platform !== 'win32';

/** The end of a test's title where it does not apply. */
export const ofAnotherSystem = hasModes ? '' : ' (does not apply to Windows)';

/** Who may read, write and enter a file or folder, as octal digits. */
export const modeOf = ({ mode }: Stats): string => (mode & 0o777).toString(8);
