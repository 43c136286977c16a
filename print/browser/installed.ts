/** Browsers installed on this system that can print: Chrome, Chromium or Edge. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserProgram } from './program.ts';

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
  const within = (folders: readonly (string | undefined)[], programs: readonly string[]) =>
    folders.flatMap((folder) => (folder ? programs.map((program) => join(folder, program)) : []));
  if (platform === 'darwin') return within(['/Applications', join(env.HOME ?? '', 'Applications')], MAC);
  if (platform === 'win32') {
    return within([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], WINDOWS);
  }
  return ON_PATH.flatMap((name) => within((env.PATH ?? '').split(delimiter), [name]));
}

/** An installed browser; undefined if there is none. */
export function installedBrowser(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
): BrowserProgram | undefined {
  const executable = places(env, platform).find(exists);
  return executable === undefined ? undefined : { executable };
}
