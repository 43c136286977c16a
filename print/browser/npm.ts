/**
 * Unpacks the headless Chromium of the npm package `@sparticuz/chromium`, once, into a folder of our cache.
 *
 * The package unpacks into the temporary folder and assumes that any file it finds there is complete, even one that
 * another process is still writing. So each run unpacks into a fresh folder, which is then renamed into place.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapeXml } from '../layout/ink.ts';
import { cacheFolder, wholeFolder } from './folders.ts';
import type { BrowserProgram } from './program.ts';

/** The parts to unpack; software 3D rendering is not among them. */
const PARTS = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];

/** The package that contains the browser. */
const BROWSER_PACKAGE = '@sparticuz/chromium';

/** Whether the package's program runs on this system. */
export const npmBrowserFits = () => process.platform === 'linux' && process.arch === 'x64';

/**
 * The package's browser, unpacked into our cache; undefined if it does not run here, or the package is not installed.
 * @throws errors of the file system
 */
export async function npmBrowser(env: NodeJS.ProcessEnv): Promise<BrowserProgram | undefined> {
  const root = npmBrowserFits() ? packageFolder() : undefined;
  if (root === undefined) return undefined;
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const [cache, name] = [cacheFolder(env), `chromium-${version}`];
  const place = await wholeFolder(cache, name, async (fresh) => {
    await inflateParts(join(root, 'bin'), fresh);
    await writeFile(join(fresh, 'fonts.conf'), fontsConf(join(cache, name)));
  });
  return {
    executable: join(place, 'chromium'),
    env: { LD_LIBRARY_PATH: join(place, 'al2023', 'lib'), FONTCONFIG_FILE: join(place, 'fonts.conf') },
    bare: true,
  };
}

/** The folder of the package; undefined if this optional package is not installed. */
function packageFolder(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(BROWSER_PACKAGE)));
  } catch {
    return undefined;
  }
}

async function inflateParts(bin: string, folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  // The package reads TMPDIR when `inflate` is called, not later, so it is set only around these calls.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const parts = PARTS.map((part) => inflate(join(bin, part)));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(parts);
}

/** A configuration of fallback fonts: those of the package and of the system. Without any, such text would print blank. */
function fontsConf(place: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(place, 'fonts'))}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${escapeXml(join(place, 'fontconfig'))}</cachedir>
</fontconfig>
`;
}
