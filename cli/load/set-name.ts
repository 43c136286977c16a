/** Names for sets that have none, from the names of their files and folders. */
import { basename, extname, resolve, sep } from 'node:path';
import { NAME_PATTERN } from '../../program/index.ts';

/** The name if there is no other. */
const FALLBACK = 'cards';

const NAME = new RegExp(NAME_PATTERN);
/** The language reads `x3` as "three of". */
const TIMES = /^x\d+$/;

/** Converts a text to a name of the card language: lower case, inner hyphens, a letter first. */
export function asName(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = words?.join('-') ?? FALLBACK;
  return NAME.test(name) && !TIMES.test(name) ? name : `${FALLBACK}-${name}`;
}

/** A name for an unnamed set: that of its file, or of the folder among `paths` that contains its files. */
export function nameByPlace(files: readonly string[], paths: readonly string[]): string {
  if (files.length === 0 || paths.includes('-')) return FALLBACK;
  const place = resolve(files[0]);
  const path = paths.map((one) => resolve(one)).find((one) => place === one || place.startsWith(one + sep));
  return asName(path === undefined || path === place ? basename(place, extname(place)) : basename(path));
}
