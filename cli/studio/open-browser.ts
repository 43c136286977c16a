/** Opens an address in the browser of the user. */
import { spawn } from 'node:child_process';

/** The command for it, by platform; that of other ones is what desktops on Linux have. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  // The first text in quotes would be the title of a window.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Starts the browser without waiting for it. Without a browser nothing happens: the address is printed anyway. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], {
    detached: true,
    stdio: 'ignore',
    windowsVerbatimArguments: true,
  });
  child.on('error', () => undefined);
  child.unref();
}
