/** Checks where `ecos print` will write. Conflicting paths are refused before anything is drawn. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { refuseCardFile } from '../files/card-file.ts';
import { refuseUnwritable } from '../files/write.ts';
import { refuseOthers } from '../files/write-folder.ts';

/** The output paths from the command line. */
export interface PrintPlaces {
  out?: string;
  shopProof?: string;
  gallery?: string;
  png?: string;
  tabletop?: string;
}

type OutputPath = readonly [option: string, path: string];

/** Refuses card files and wrong file extensions, two outputs at the same path, and folders that must not be replaced. */
export function refusePlaces({ out, shopProof, gallery, png, tabletop }: PrintPlaces): void {
  const files = named({ '--out': out, '--shop-proof': shopProof, '--gallery': gallery });
  const folders = named({ '--png': png, '--tabletop': tabletop });
  for (const [option, path] of files) {
    const isPage = option === '--gallery';
    refuseCardFile(option, path, isPage ? 'an HTML page' : 'a PDF');
    refuseOtherEnding(option, path, isPage ? ['an HTML page', 'cards.html'] : ['a PDF', 'cards.pdf']);
  }
  for (const [option, path] of folders) refuseOtherEnding(option, path, ['a folder', 'pictures']);
  refuseSameFile(files);
  const [first, second] = folders;
  if (first && second && resolve(first[1]) === resolve(second[1]))
    throw new UserError('--png and --tabletop each replace their folder: name two different folders.');
  for (const folder of folders) refuseInside(folder, [...files, ...folders]);
  for (const [, folder] of folders) refuseOthers(folder);
  // A single file is refused when it is written.
  if (files.length + folders.length > 1) for (const [, file] of files) refuseUnwritable(file);
}

/** The usual extensions of outputs. */
const ENDINGS = /\.(pdf|html?|png|jpe?g|svg|json|csv)$/i;

/** Refuses a file name with the extension of another format, because programs could not open it. */
function refuseOtherEnding(option: string, path: string, [what, like]: readonly [string, string]): void {
  const ending = ENDINGS.exec(path)?.[0].toLowerCase();
  if (ending === undefined || ending.replace(/m$/, 'ml') === /\.\w+$/.exec(like)?.[0]) return;
  throw new UserError(
    `${option} writes ${what}, so it cannot be called ${path}: choose a name like ${like}.`,
  );
}

const named = (places: Record<string, string | undefined>): OutputPath[] =>
  Object.entries(places).flatMap(([option, path]) => (path === undefined ? [] : [[option, path] as const]));

function refuseSameFile(files: readonly OutputPath[]): void {
  const before = new Map<string, string>();
  for (const [option, path] of files) {
    const other = before.get(resolve(path));
    if (other !== undefined)
      throw new UserError(`${other} and ${option} name the same file: give each its own.`);
    before.set(resolve(path), option);
  }
}

/** Refuses a path inside a folder that is replaced as a whole. */
function refuseInside([replacing, folder]: OutputPath, places: readonly OutputPath[]): void {
  for (const [option, path] of places) {
    const way = relative(resolve(folder), resolve(path));
    const isInside = way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..';
    if (isInside)
      throw new UserError(
        `${option} is in the folder that ${replacing} replaces: name a place outside of it.`,
      );
  }
}
