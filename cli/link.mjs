/**
 * Puts the command `ecos` beside those of the packages, so that `npx ecos` finds it: npm links only others' commands.
 *
 * Plain JavaScript, since npm runs it (`prepare`) on the machine's own Node.
 */
import { lstatSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';
const folder = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const command = join(folder, windows ? 'ecos.cmd' : 'ecos');

if (lstatSync(folder, { throwIfNoEntry: false }) && !lstatSync(command, { throwIfNoEntry: false })) {
  if (windows) writeFileSync(command, '@"%~dp0node" "%~dp0..\\..\\cli\\ecos.ts" %*\r\n');
  else symlinkSync(join('..', '..', 'cli', 'ecos.ts'), command);
}
