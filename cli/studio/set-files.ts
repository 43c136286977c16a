/** Saves texts of a set. Writes only files in its folder, and none that were changed elsewhere in the meantime. */
import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readArt } from '../../print/card-art/index.ts';
import { UserError } from '../../program/messages/index.ts';
import type { Conflict, PictureRequest, SaveRequest, SaveResult } from '../../studio/serve/index.ts';
import { readSource, withSlashes } from '../files/read.ts';
import { pathKind, unlessRefused, usingFile } from '../files/system-errors.ts';
import { replaceWhole, writeAllWhole, writeNew } from '../files/write.ts';
import { folderFiles } from '../load/set-files.ts';

/** A fingerprint of a text, to detect changes on the disk. */
export const textMark = (text: string): string => hash('sha256', text).slice(0, 16);

/** A text with a single character at the end of each line, as editors use it. */
export const plainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Converts a text to Windows line ends if `other` uses them throughout. */
function withLineEndsOf(other: string, text: string): string {
  const isWindows = other.includes('\r\n') && !/(?<!\r)\n|\r(?!\n)/.test(other);
  return isWindows ? plainLines(text).replaceAll('\n', '\r\n') : text;
}

/** How many folders deep a new file may be: far fewer than readers of folders follow. */
const DEEPEST_NEW_FILE = 10;

/** A text in which paths do not say where a folder is on this machine. */
export const withoutFolder = (folder: string, text: string): string =>
  text.replaceAll(`${withSlashes(folder)}/`, '').replaceAll(join(folder, sep), '');

/**
 * Saves a text, unless the file has changed since the text was loaded.
 * @param folder the folder of the set
 * @throws UserError if the file is outside, not a regular file, new and too deep, or cannot be read or written
 */
export const saveText = (folder: string, wanted: SaveRequest): SaveResult | Conflict =>
  unlessRefused(
    () => save(folder, wanted),
    ({ message }) => {
      throw new UserError(withoutFolder(folder, message));
    },
  );

function save(folder: string, { file, text, mark }: SaveRequest): SaveResult | Conflict {
  const path = placeOf(folder, file);
  const current = pathKind(path, 'written') === 'file' ? readSource(path).text : null;
  const currentMark = current === null ? null : textMark(current);
  const wanted = current === null ? text : withLineEndsOf(current, text);
  if (current === wanted) return { mark: textMark(wanted) };
  if (currentMark !== mark) return { text: current === null ? null : plainLines(current), mark: currentMark };
  if (current === null && file.split('/').length > DEEPEST_NEW_FILE + 1)
    throw new UserError(`A new file may be at most ${DEEPEST_NEW_FILE} folders deep.`);
  if (current === null) writeNew(path, wanted);
  else replaceWhole(path, current, wanted);
  return { mark: textMark(wanted) };
}

/**
 * Saves the picture of a card as `art/NUMBER` beside the file of its text, instead of an earlier one; without bytes, only removes that.
 * @throws UserError for bytes that are no picture, and if a link or folder is in the way
 */
export function savePicture(folder: string, { card, file }: PictureRequest, bytes?: Uint8Array): void {
  const content = bytes && readArt(bytes);
  if (content && 'why' in content) throw new UserError(`The picture cannot be saved: ${content.why}.`);
  const art = `${file.slice(0, file.lastIndexOf('/') + 1)}art`;
  const path = content && placeOf(folder, `${art}/${card}.${content.type}`);
  if (path) writeAllWhole([[path, content.bytes]]);
  for (const name of folderFiles(join(folder, art), new RegExp(`^${card}\\.(png|jpe?g|svg)$`, 'i'))) {
    const old = placeOf(folder, `${art}/${name}`);
    if (old !== path) usingFile(old, 'written', () => rmSync(old));
  }
}

/**
 * The path of a file. Links are refused, even to folders inside: commands that read the folder do not follow links, and the
 * person who opened the folder did not choose their targets.
 */
function placeOf(folder: string, file: string): string {
  const parts = file.split('/');
  for (const length of parts.keys()) {
    const path = join(folder, ...parts.slice(0, length + 1));
    const isLast = length === parts.length - 1;
    const kind = pathKind(path, 'written');
    if (!kind) break;
    if (kind === 'link')
      throw new UserError(
        `${path} is a link, which may lead out of the folder: only files in it are written.`,
      );
    if (kind !== (isLast ? 'file' : 'folder'))
      throw new UserError(`${path} is in the way: it is not a ${isLast ? 'file' : 'folder'}.`);
  }
  return join(folder, ...parts);
}
