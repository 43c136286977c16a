/** Browsers installed on this system that can print: Chrome, Chromium or Edge. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ON_PATH = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** Every path where a browser may be installed, in order of preference. */
function places(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
        MAC.map((app) => join(folder, app)),
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => WINDOWS.map((app) => join(folder, app)));
    default: {
      const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
      return ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
    }
  }
}

/** The path of an installed browser; undefined if there is none. */
export function installedBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return places(env, platform).find(exists);
}
