/** Converts the folder of a set to a zip, and back. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { BadLink } from '../../link/link.ts';
import { isHidden, pathProblem } from '../../paths.ts';
import type { FileText } from '../../text-places.ts';

/** The maximum size of the files in a zip, in bytes: a short zip could decompress to any size. */
const LARGEST_FILES = 8 * 2 ** 20;

/** Zips texts and pictures in a folder. The same files give the same zip. */
export function zipFiles(
  folder: string,
  files: readonly FileText[],
  pictures: readonly (readonly [file: string, bytes: Uint8Array])[] = [],
): Uint8Array<ArrayBuffer> {
  const named = [
    ...files.map(({ file, text }) => [`${folder}/${file}`, strToU8(text)] as const),
    // They are compressed already.
    ...pictures.map(([file, bytes]) => [`${folder}/${file}`, [bytes, { level: 0 }]] as const),
  ];
  return zipSync(Object.fromEntries(named), { mtime: '1980-01-02' }) as Uint8Array<ArrayBuffer>;
}

/**
 * The card files in a zip, by their paths relative to the folder that contains them all.
 * @throws BadLink that says why there are none
 */
export function filesInZip(zip: Uint8Array): FileText[] {
  let length = 0;
  let wrong: string | undefined;
  let found: Record<string, Uint8Array>;
  try {
    found = unzipSync(zip, {
      filter({ name, size, originalSize }) {
        // Hidden files, and files other than card files, are ignored.
        if (!name.endsWith('.eco') || isHidden(name)) return false;
        wrong ??= pathProblem(name);
        // A file that is not compressed has its own size, whatever it says about the original.
        length += Math.max(size, originalSize);
        return wrong === undefined && length <= LARGEST_FILES;
      },
    });
  } catch {
    throw new BadLink('This file is not a zip file, or it is damaged.');
  }
  if (wrong !== undefined) throw new BadLink(`This zip cannot be opened: ${wrong}`);
  if (length > LARGEST_FILES) throw new BadLink('This zip holds more text than a set can have.');
  const files = Object.entries(found).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));
  if (files.length === 0) throw new BadLink('There is no card file in this zip, whose name ends with .eco.');
  const folder = commonFolder(files.map(({ name }) => name));
  return files.map(({ name, text }) => ({
    file: name.slice(folder.length),
    text: text.replaceAll('\r\n', '\n'),
  }));
}

/** The innermost folder that contains all files, with a trailing `/`; empty if there is none. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names;
  const folders = [...first.matchAll(/\//g)].map(({ index }) => first.slice(0, index + 1));
  return folders.findLast((folder) => names.every((name) => name.startsWith(folder))) ?? '';
}
