/** The pictures that sets in folders provide for their cards. */
import { hash } from 'node:crypto';
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledSet,
  inPlaceOrder,
  type Problem,
  placesOfCard,
  problemAt,
} from '../../compiler/index.ts';
import {
  type ArtContent,
  type ArtFault,
  type ArtSource,
  LARGEST_ART,
  plainArt,
  readArt,
  TOO_LARGE,
} from '../../print/card-art/index.ts';
import { MEDIA_TYPES } from '../../print/copies/index.ts';
import { type CardProgram, mergeDecks, Recent, type SetProgram, UserError } from '../../program/index.ts';
import { fileStamps, STDIN } from '../files/read.ts';
import { errorCode, errorReason, pathKind } from '../files/system-errors.ts';
import type { Compilation } from './compile.ts';
import { assetFolders, folderFiles, foldersOfSet } from './set-files.ts';

/** The pictures of cards, and an error for each that cannot be used. */
export interface CardPictures {
  sources: ArtSource[];
  problems: Problem[];
}

/** The pictures of the cards of a set and of those that it extends, each in the folder of the set that declares the card. */
export const setPictures = (result: Pick<Compilation, 'owners'>, set: CompiledSet): CardPictures =>
  findPictures(set.chain, (program) =>
    program.id === set.program.id ? ownFolders(set.files) : foldersOfSet(result, program.id),
  );

/** The file of a card's picture, with its media type. */
export function pictureFile(sources: readonly ArtSource[], card: number) {
  const source = sources.find((one) => one.card === card);
  return source && { type: MEDIA_TYPES[source.type], bytes: source.bytes };
}

/** Pictures as pages know them before they have made copies. */
export const artForPages = (sources: readonly ArtSource[]) =>
  sources.map((one) => [one.card, { ...plainArt(one), mark: hash('sha256', one.mark) }] as const);

/** The same sets with an error for each picture that cannot be used, so that nothing is printed without it. */
export function withPictures(
  result: Compilation,
  found: readonly CardPictures[] = result.sets.map((set) => setPictures(result, set)),
): Compilation {
  // Several sets may extend the one with the picture.
  const problems = new Map(
    found.flatMap((one) => one.problems).map((one) => [`${one.file}:${one.line}:${one.column}`, one]),
  );
  if (problems.size === 0) return result;
  return { ...result, problems: inPlaceOrder([...result.problems, ...problems.values()]), broken: true };
}

/** The pictures of the cards that a set itself declares. */
export const ownPictures = ({ program, files }: Pick<CompiledSet, 'program' | 'files'>): CardPictures =>
  findPictures([program], () => ownFolders(files));

const ownFolders = (files: readonly string[]) => assetFolders(files.filter((file) => file !== STDIN));

/** A set whose cards name their pictures with a hash of the content, so that a picture that changed is a change. */
export function withPictureHashes(result: Compilation, set: CompiledSet): CompiledSet {
  const hashed = setPictures(result, set).sources.map(({ card, file, at, by, bytes }) => {
    const digest = hash('sha256', bytes).slice(0, 8);
    return [card, { file: `${file} (${digest})`, at, ...(by !== undefined && { by }) }] as const;
  });
  const art = new Map(hashed);
  const chain = set.chain.map((program) => ({
    ...program,
    cards: program.cards.map((card) =>
      art.has(card.number) ? { ...card, art: art.get(card.number)! } : card,
    ),
  }));
  return { ...set, chain, program: chain.at(-1)! };
}

/**
 * Finds the pictures of a chain of sets.
 * @param foldersOf the folders of a set, of which later ones take precedence; without any, it comes as texts alone
 */
export function findPictures(
  chain: readonly SetProgram[],
  foldersOf: (program: SetProgram) => readonly string[],
): CardPictures {
  const { cards } = mergeDecks(chain);
  const found: CardPictures = { sources: [], problems: [] };
  for (const program of chain) {
    const folders = foldersOf(program).toReversed();
    const numbered = numberedFiles(folders);
    const own = new Set(program.cards);
    for (const card of folders.length > 0 ? cards.filter((one) => own.has(one)) : []) {
      const files = [
        ...new Set([...(card.art ? [card.art.file] : []), ...(numbered.get(card.number) ?? [])]),
      ];
      const [file, other] = files;
      if (file === undefined) continue;
      const source = other === undefined ? pictureOf(card, file, folders) : twoPictures(card, other);
      if ('why' in source) found.problems.push(problemOf(card, file, source, folders));
      else found.sources.push(source);
    }
  }
  return found;
}

const NUMBERED = /^(0|[1-9]\d*)\.(png|jpe?g|svg)$/i;

/** The pictures by the number of a card alone: `art/12.png`. A link may lead anywhere, so links are not followed. */
function numberedFiles(folders: readonly string[]): Map<number, string[]> {
  const names = folders
    .map((folder) => join(folder, 'art'))
    .filter((folder) => pathKind(folder) === 'folder')
    .flatMap((folder) => folderFiles(folder, NUMBERED));
  const byNumber = Map.groupBy(new Set(names), (name) => Number.parseInt(name, 10));
  return new Map([...byNumber].map(([number, all]) => [number, all.sort().map((name) => `art/${name}`)]));
}

const twoPictures = ({ number }: CardProgram, other: string): ArtFault => ({
  why: `\`${other}\` is for card ${number}, too`,
  hint: 'remove one of the two',
});

function problemOf(
  card: CardProgram,
  file: string,
  { why, hint }: ArtFault,
  [folder = '']: readonly string[],
): Problem {
  // A built set has no text.
  const place = placesOfCard(card)?.art ?? { file: folder, line: 1, column: 1, length: 1 };
  return { ...problemAt('ECO412', place, { file, card: `${card.number}`, why }), hint };
}

/** What is known of files that were read, by their paths, times and sizes. */
const recent = new Recent<Omit<ArtContent, 'bytes'>>(1000);

function pictureOf(
  { number, art }: CardProgram,
  file: string,
  folders: readonly string[],
): ArtSource | ArtFault {
  const paths = folders.map((folder) => [folder, join(folder, file)] as const);
  const [folder, path] = paths.find(([, one]) => existsSync(one)) ?? paths[0]!;
  const read = (): ArtContent | ArtFault => {
    const bytes = readPicture(folder, file);
    return bytes instanceof Uint8Array ? readArt(bytes) : bytes;
  };
  const mark = fileStamps([path]);
  const known = recent.get(mark);
  const { bytes: _, ...content } = { bytes: undefined, ...(known ?? read()) };
  // A fault may go without a change of the file, such as a missing right to read it.
  if ('why' in content) return content;
  if (!known) recent.set(mark, content);
  const { at = 50, by } = art ?? {};
  return {
    ...{ card: number, file, path, at, mark, ...(by !== undefined && { by }), ...content },
    // All pictures at once would take too much memory.
    get bytes() {
      const now = read();
      if ('why' in now) throw new UserError(`The picture ${path} cannot be used: ${now.why}.`);
      return now.bytes;
    },
  };
}

/** Reads a file in a folder, but nothing that a link leads to, and nothing that grows meanwhile. */
function readPicture(folder: string, file: string): Uint8Array | ArtFault {
  try {
    const path = join(folder, file);
    if (realpathSync(path) !== join(realpathSync(folder), file))
      return { why: 'a part of its path is a link', hint: 'put the picture itself there' };
    return readOpened(openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return { why: errorReason(error), hint: 'put a PNG, JPEG or SVG there, or correct the path' };
  }
}

function readOpened(opened: number): Uint8Array | ArtFault {
  try {
    const stats = fstatSync(opened);
    if (!stats.isFile()) return { why: 'it is not a file', hint: 'put a PNG, JPEG or SVG there' };
    if (stats.size > LARGEST_ART) return TOO_LARGE;
    const bytes = readFileSync(opened);
    return bytes.length === stats.size
      ? bytes
      : { why: 'it changed while it was read', hint: 'try again once it is written' };
  } finally {
    closeSync(opened);
  }
}
