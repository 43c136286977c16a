/** Checks where `ecos print` will write. Conflicting paths are refused before anything is drawn. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { refuseUnwritable } from '../files/write.ts';
import { refuseOthers } from '../files/write-folder.ts';
import type { PrintOptions } from './print-options.ts';

type OutputPath = readonly [option: string, path: string];

/** Refuses two outputs at the same path, and folders that must not be replaced. */
export function refusePlaces({ out, shopProof, gallery, png, tabletop }: Partial<PrintOptions>): void {
  const files = named({ '--out': out, '--shop-proof': shopProof, '--gallery': gallery });
  const folders = named({ '--png': png, '--tabletop': tabletop });
  for (const place of [...files, ...folders])
    for (const other of [...files, ...folders])
      if (place !== other) refuseOverlap(place, other, folders.includes(place));
  for (const [, folder] of folders) refuseOthers(folder);
  // A single file is refused when it is written.
  if (files.length + folders.length > 1) for (const [, file] of files) refuseUnwritable(file);
}

const named = (places: Record<string, string | undefined>): OutputPath[] =>
  Object.entries(places).flatMap(([option, path]) => (path === undefined ? [] : [[option, path] as const]));

/** Refuses an output at the place of another, or inside a folder that is replaced as a whole. */
function refuseOverlap([option, path]: OutputPath, [other, second]: OutputPath, isFolder: boolean): void {
  const way = relative(resolve(path), resolve(second));
  if (way === '')
    throw new UserError(
      `${option} and ${other} name the same place: name two different ${isFolder ? 'folders' : 'files'}.`,
    );
  if (isFolder && !isAbsolute(way) && way.split(sep)[0] !== '..')
    throw new UserError(`${other} is in the folder that ${option} replaces: name a place outside of it.`);
}
