/** The set that a host plays with: its cards and texts, compiled again after every save. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isError, UserError } from '../../program/index.ts';
import type { SetTexts } from '../../studio/link/index.ts';
import { withoutPaths } from '../../studio/serve/index.ts';
import { artForPages, pictureFile, setPictures } from '../load/card-art.ts';
import { DEFAULT_SET } from '../load/catalogue.ts';
import { type Compilation, compileSources } from '../load/compile.ts';
import { topSource } from '../load/find.ts';
import { extrasForPages } from '../load/set-extras.ts';
import { onChanges } from '../watch/on-changes.ts';
import { watchedFolders } from '../watch/watch.ts';
import type { CardsAndTexts } from './data-files.ts';

/** A set whose saves are followed. */
export type WatchedSet = ReturnType<typeof watchSet>;

/**
 * Follows the set at PATH; a bundled set never changes.
 * @param first it as compiled first
 * @param changed receives the cards after each save that compiles; may throw a `UserError`
 * @param failed receives the error that ended the watch
 */
export function watchSet(
  path: string | undefined,
  first: Compilation,
  changed: (cards: CardsAndTexts) => void,
  failed: (error: unknown) => void,
) {
  let title = mainTitle(first);
  let pictures = mainPictures(first);
  let problems: string[] = [];
  const watched = {
    title: () => title,
    /** The problems of the files as saved. If there are any, tables keep the previous cards. */
    problems: () => [...problems],
    /** The file of a card's picture, if the card has one now. */
    picture: (card: number) => pictureFile(pictures, card),
    close: () => {},
  };
  if (path === undefined || !existsSync(path)) return watched;
  let sources = topSource([path]);
  let isClosed = false;
  const recompile = async () => {
    try {
      sources = topSource([path]);
      const compilation = compileSources(sources);
      const errors = compilation.problems.filter(isError).map(problemText);
      problems = errors.length > 0 ? [MISTAKES_NOTICE, ...errors] : [];
      if (compilation.broken) return;
      const cards = await cardsAndTexts(compilation, path);
      // A save may be compiled while the host ends.
      if (isClosed) return;
      changed(cards);
      title = mainTitle(compilation);
      pictures = mainPictures(compilation);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // On a full disk, for example, the tables continue.
      problems = [`Tables keep the previous cards. ${error.message}`];
    }
  };
  const { stop } = onChanges(() => watchedFolders([path], sources), recompile, failed);
  const close = () => {
    isClosed = true;
    stop();
  };
  return { ...watched, close };
}

const MISTAKES_NOTICE = 'The cards have mistakes now: tables keep the previous cards until these are fixed.';

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;

/** The current texts of the set at PATH. @throws UserError for a set that was compiled elsewhere */
export async function readTexts(path = DEFAULT_SET): Promise<SetTexts> {
  const { openSet } = await import('../studio/open-set.ts');
  const { title, files, known } = openSet(path).read();
  return { title, files: files.map(({ file, text }) => ({ file, text })), known: known.map(withoutPaths) };
}

/** The cards of a compiled set, with the words and drawings in its folders, and the texts of its files if those may change. */
export async function cardsAndTexts(
  compilation: Compilation,
  path: string | undefined,
): Promise<CardsAndTexts> {
  const { sets, texts } = compilation;
  const set = sets[0]!;
  const folders = [...new Set([...texts.keys()].map((file) => dirname(resolve(file))))];
  const extras = await extrasForPages(folders.filter((folder) => existsSync(folder)));
  const art = artForPages(mainPictures(compilation));
  const look = art.length === 0 ? extras : { ...extras, art };
  const isText = path !== undefined && existsSync(path) && !path.endsWith('.json');
  return { chain: set.chain, look, ...(isText && { texts: await readTexts(path) }) };
}

const mainTitle = ({ sets: [set] }: Compilation): string => set!.program.title || set!.program.id;

const mainPictures = (compilation: Compilation) => setPictures(compilation, compilation.sets[0]!).sources;
