/** Opens an address in the user's browser. */
import { spawn } from 'node:child_process';

/** The command that opens an address, by platform; other platforms use the one of Linux desktops. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  // `start` takes its first quoted argument as the title of a window.
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
