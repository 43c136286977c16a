/** Opens an address in the user's browser. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemTemporaryFolder } from '../files/place.ts';

/**
 * Starts the browser without waiting for it. Without a browser nothing happens: the address is printed anyway.
 *
 * Other users of this machine can see the command line, but not the address: the browser gets it from a page that only this user
 * can read, and which exists until the command ends.
 */
export function openBrowser(address: string): void {
  const page = join(systemTemporaryFolder('ecos-studio').path, 'studio.html');
  writeFileSync(page, `<meta http-equiv="refresh" content="0; url=${address}">\n`, { mode: 0o600 });
  const [command, ...args] = openerOf(page);
  const child = spawn(command, args, {
    detached: true,
    stdio: 'ignore',
    windowsVerbatimArguments: true,
  });
  child.on('error', () => undefined);
  child.unref();
}

/** The command that opens a page; platforms other than macOS and Windows use the one of Linux desktops. */
function openerOf(page: string): [string, ...string[]] {
  if (process.platform === 'darwin') return ['open', page];
  // `start` takes its first quoted argument as the title of a window.
  if (process.platform === 'win32') return [process.env.ComSpec ?? 'cmd', '/c', 'start', '""', `"${page}"`];
  return ['xdg-open', page];
}
