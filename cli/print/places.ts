/** Checks where `ecos print` will write, before anything is drawn. */
import { resolve, sep } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { refuseUnwritable } from '../files/write.ts';
import { refuseOthers } from '../files/write-folder.ts';
import type { PrintOptions } from './print-options.ts';

/** Refuses several outputs at the same place, and folders that must not be replaced. */
export function refusePlaces({ out, shopProof, gallery, png, tabletop }: Partial<PrintOptions>): void {
  const files = [out, shopProof, gallery].filter((place) => place !== undefined);
  const folders = [png, tabletop].filter((place) => place !== undefined);
  const all = [...files, ...folders].map((place) => resolve(place));
  const twice = all.find((place, at) => all.indexOf(place) < at);
  if (twice !== undefined) throw new UserError(`Two outputs cannot both be ${twice}: name two places.`);
  const inside = all.find((place) => folders.some((folder) => place.startsWith(resolve(folder) + sep)));
  if (inside !== undefined)
    throw new UserError(`${inside} is in a folder that is replaced as a whole: name a place outside of it.`);
  for (const folder of folders) refuseOthers(folder);
  // A single file is refused when it is written.
  if (all.length > 1) for (const file of files) refuseUnwritable(file);
}
