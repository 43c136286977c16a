/** Card files on disk: the sets in folders, those that `ecos build` wrote, and the bundled ones. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { SetSource, SourceText } from '../../compiler/index.ts';
import { parse } from '../../grammar/index.ts';
import { membersBelow } from '../../language/workspace/index.ts';
import { memoize, UserError } from '../../program/index.ts';
import { readJson, readSource, withSlashes } from '../files/read.ts';
import { entryKind, linkTarget, orNone, usingFile } from '../files/system-errors.ts';

/** The ids and the title in a file's `set` declaration; undefined if it has none. */
export const readSetHead = memoize(({ file, text }: SourceText) => {
  // Most files contain only cards and are not parsed twice.
  if (!text.includes('set')) return undefined;
  const declared = parse(file, text).tree.items.find((item) => item.kind === 'set');
  if (!declared) return undefined;
  const { name, extends: base, title } = declared;
  return { id: name?.text ?? '', title: title?.value, ...(base && { extends: base.text }) };
});

/** An entry of a folder. */
export type FolderEntry = ReturnType<typeof folderEntries>[number];

/** The deepest folder to read, counted from the root of the file system: who reads folders in folders calls itself. */
const DEEPEST_FOLDER = 200;

/**
 * The entries of a folder in a platform-independent order, without hidden ones and `node_modules`.
 * @throws UserError if it is unreadable or too deep
 */
export function folderEntries(folder: string) {
  return usingFile(`The folder ${folder}`, 'read', () => {
    if (resolve(folder).split(sep).length > DEEPEST_FOLDER)
      throw new Error(`it is more than ${DEEPEST_FOLDER} folders deep: move it up or remove it`);
    return readdirSync(folder, { withFileTypes: true });
  })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({ kind: entryKind(entry), path: join(folder, entry.name) }));
}

/** The declarations in the card files of a folder. An unreadable folder or file has none. */
export const folderDeclarations = (folder: string): { id: string }[] =>
  orNone(() => folderEntries(folder)).flatMap(({ kind, path }) =>
    kind === 'file' ? orNone(() => cardFileDeclarations(path)) : [],
  );

/** Whether a card file in a folder declares a set. */
export const declaresSet = (folder: string): boolean => folderDeclarations(folder).length > 0;

/** The declaration of a card file; none for any other file. */
export function cardFileDeclarations(path: string): { id: string }[] {
  const declared = path.endsWith('.eco') ? readSetHead(readSource(path)) : undefined;
  return declared ? [declared] : [];
}

/** Reads something, or decides what to return if that is refused. */
export type Attempt = <T>(read: () => T[]) => T[];

/**
 * The card files below a folder.
 * @param attempt called for each entry; by default the first refusal ends the walk
 * @param top the real path of the folder where the walk began
 */
export function textsBelow(
  folder: string,
  attempt: Attempt = (read) => read(),
  top = usingFile(folder, 'read', () => realpathSync(folder)),
): SourceText[] {
  return attempt(() => folderEntries(folder)).flatMap(({ kind, path }) =>
    attempt(() => {
      if (kind === 'link') refuseLink(path, top);
      if (kind === 'folder') return textsBelow(path, attempt, top);
      return kind === 'file' && path.endsWith('.eco') ? [readSource(path)] : [];
    }),
  );
}

/** The sets below a folder: its own first, if it has files, then those of sub-folders, by path. */
export function setsInFolder(folder: string): SourceText[][] {
  const texts = new Map(textsBelow(folder).map((text) => [text.file, text]));
  // Relative paths below the current folder begin with a name.
  const root = withSlashes(join(folder)).replace(/^\.\/?$|\/$/, '');
  const members = membersBelow([root], texts.keys(), (file) => readSetHead(texts.get(file)!) !== undefined);
  return members.map(({ files }) => files.map((file) => texts.get(file)!));
}

/**
 * Does not follow links. A broken link, or one to a target below the same root, is skipped. A link to cards or a folder elsewhere
 * is refused: a folder from other people must not decide what else on this machine is read.
 */
function refuseLink(path: string, root: string): void {
  const target = linkTarget(path);
  if (target === undefined || target === root || target.startsWith(root + sep)) return;
  if (!path.endsWith('.eco') && !statSync(target).isDirectory()) return;
  throw new UserError(
    `${path} is a link out of its folder, to ${target}: put the cards there, or name both.`,
  );
}

export const isBuilt = (path: string): boolean => path.endsWith('.json');

/** The built sets in a folder: JSON files with a module next to them, which schemas for editors do not have. */
export function builtFiles(folder: string): string[] {
  const files = new Set(usingFile(`The folder ${folder}`, 'read', () => readdirSync(folder)));
  const built = [...files].filter((file) => file.endsWith('.json') && files.has(file.replace(/json$/, 'ts')));
  return built.sort().map((file) => join(folder, file));
}

/** Reads the file of a built set. */
export function builtSource(file: string): NamedSource {
  const json = readJson(file);
  const { id, extends: base } = Object(json) as Record<string, unknown>;
  return {
    files: [],
    built: { file, json },
    id: typeof id === 'string' ? id : '',
    ...(typeof base === 'string' && { extends: base }),
  };
}

/**
 * The default set to play with: the published game with its expansion. The project's own sets have to be named, so that adding
 * one does not change games with the default set.
 */
export const DEFAULT_SET = 'new-horizon';

export function bundledFolder(): string {
  const folder = join(import.meta.dirname, '..', '..', 'cards');
  if (!existsSync(folder)) throw new Error(`the bundled cards are missing: ${folder}`);
  return folder;
}

/** The file of a built set, and its unvalidated data. */
export interface Built {
  file: string;
  json: unknown;
}

/** A set with its declared id and the set it extends. */
export interface NamedSource extends SetSource {
  id: string;
  title?: string | undefined;
  extends?: string;
  /** For a built set: its data, instead of text files. */
  built?: Built;
}

/** The paths of the files of a set. */
export const sourcePaths = ({ files, built }: NamedSource): string[] =>
  (built ? [built] : files).map(({ file }) => file);

/** A set of files with the id it declares; empty for an unnamed one. */
export function named(source: SetSource): NamedSource {
  const declared = source.files.map(readSetHead).find((found) => found !== undefined);
  return { ...source, id: '', ...declared };
}

/** The bundled sets as they were read last, and their texts. */
let bundled: { texts: string; sets: NamedSource[] } | undefined;

/** The bundled sets, by folder, the base game before those that extend it. They are the same objects as long as their texts are the same. */
export function bundledSets(): NamedSource[] {
  // In file names, the folder is relative if it is inside the current folder.
  const near = relative(process.cwd(), bundledFolder());
  const files = setsInFolder(near.startsWith('..') ? bundledFolder() : near);
  const texts = JSON.stringify(files);
  if (bundled?.texts !== texts) {
    const sets = files.map((of) => named({ files: of }));
    const rank = (set: NamedSource) => Number(set.extends !== undefined);
    bundled = { texts, sets: sets.toSorted((a, b) => rank(a) - rank(b)) };
  }
  return bundled.sets;
}

/** The sets that no other set extends. A game is played with one of them, which includes all that it extends. */
export function topSets<Named extends Pick<NamedSource, 'id' | 'extends'>>(sets: readonly Named[]): Named[] {
  return sets.filter((set) => set.id === '' || !sets.some((other) => other.extends === set.id));
}
