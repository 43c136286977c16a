/** What the entry `sets` has of each set. Each set has a module of its own, so that a page loads only those that it imports. */
import type { SourceText } from '../../../compiler/index.ts';
import type { Icon } from '../../../print/face/index.ts';
import { type Spoken, spoken } from '../../../print/wording/set-in.ts';
import type { SetProgram } from '../../../program/index.ts';
import type { setData } from '../set-data.ts';

/** A bundled set. */
export interface BundledSet extends Spoken {
  id: string;
  /** What the set itself declares. */
  program: SetProgram;
  /** The sets that a game is played with, as `newGame` takes them: base first, this set last. */
  chain: SetProgram[];
  /** The texts that it was compiled from. A set of one's own can extend it: `compile([mine], [firstContinent])`. */
  files: readonly SourceText[];
  /** Its own drawings, by word, for the pictures of its cards. */
  icons: Readonly<Record<string, Icon>>;
}

/** A set with everything that it is made of. */
export function bundled(
  { program, words, files, languages, icons }: ReturnType<typeof setData>,
  base?: BundledSet,
): BundledSet {
  const chain = [...(base?.chain ?? []), program];
  return spoken({ id: program.id, program, chain, files, icons }, { words, languages, icons }, () => base);
}
