/** Facts from `package.json`: the version, and the packages that only some people install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorCode } from './files/system-errors.ts';

const manifest: { version: string; peerDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
);
/** The packages that only some commands need, and their versions. */
const peers = manifest.peerDependencies;

/** The version of this package. */
export const VERSION = manifest.version;

/** The base URI of the pages about problem codes, `CODE.md`; ends with `/`. */
export const PROBLEM_PAGES = `${pathToFileURL(join(import.meta.dirname, '..', 'docs', 'problems'))}/`;

/** How to install the peer whose absence caused an error; undefined for other errors. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !/^(ERR_)?MODULE_NOT_FOUND$/.test(String(errorCode(error))))
    return undefined;
  const name = Object.keys(peers).find((one) => error.message.includes(`'${one}'`));
  if (name === undefined) return undefined;
  return `This needs the package ${name}, which is not installed: npm install ${name}@${peers[name]}`;
}
