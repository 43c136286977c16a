/** The compiled sets for Games and Play, whose workers have no compiler. */
import {
  compiledSets,
  fileCompilation,
  placedProblems,
  unlistedCounts,
  type Workspace,
  wrongFilesBelow,
} from '../../language/index.ts';
import { type GamesAllowed, gamesAllowed, hashSets, isError, type SetProgram } from '../../program/index.ts';
import type { FileChange } from '../text-places.ts';
import { findCard } from './cards/cards.ts';
import { withEarlier } from './workspace.ts';

/** Selects the set to play. */
export interface ChainRequest {
  /** The number of a card in that set; by default, the first set that no other set extends is used. */
  number?: number;
  /** The changes that restore the earlier texts. */
  earlier?: FileChange[];
}

/** A compiled set. */
export interface PlayableSet {
  title: string;
  /** The set with all sets it extends, base first. */
  chain: SetProgram[];
  /** The hash of each set in `chain`. Equal hashes mean the same set. */
  hashes: string[];
  /** Whether the folder contains further sets of the chain besides the last one. */
  inherited: boolean;
  /** The options with which its games can be started. */
  games: GamesAllowed;
}

/**
 * Of the sets that no other set extends, returns the one with the card, or else the first, with all sets it extends. It cannot
 * be played while its texts, or those of the sets it extends, have an error.
 */
export function chain(
  workspace: Workspace,
  { number, earlier }: ChainRequest,
): PlayableSet | { refused: string } {
  const texts = earlier ? withEarlier(workspace, earlier) : workspace;
  const sets = compiledSets(texts);
  const tops = sets.filter(({ program: { id } }) => !sets.some(({ program }) => program.extends === id));
  const card = number === undefined ? undefined : findCard(texts, { number });
  const home = card && fileCompilation(texts, card.file)?.set.program;
  const top = tops.find((set) => home && set.chain.includes(home)) ?? tops[0];
  if (!top) return { refused: 'There are no cards yet' };
  const own = sets.filter(({ program }) => top.chain.includes(program));
  const mistake = firstMistake(
    texts,
    own.flatMap(({ files }) => files),
  );
  if (mistake !== undefined) return { refused: mistake };
  return {
    title: top.program.title,
    chain: top.chain,
    hashes: hashSets(top.chain).map(({ hash }) => hash),
    inherited: own.length > 1,
    games: gamesAllowed(top.chain),
  };
}

/** The first error in files, or in those of sets outside the folder that they extend, in words; undefined if there is none. */
export function firstMistake(workspace: Workspace, own: readonly string[]): string | undefined {
  const files = [...own, ...wrongFilesBelow(workspace, own)];
  const [first, ...more] = files
    .flatMap((file) => placedProblems(workspace, file).map(({ problem }) => problem))
    .filter(isError);
  if (!first) return undefined;
  const others = files.reduce((sum, file) => sum + unlistedCounts(workspace, file).errors, more.length);
  return `${first.file}, line ${first.line}: ${first.message}${others === 0 ? '' : `, and ${others} more`}`;
}
