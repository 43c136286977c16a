/** Keeps what was parsed and compiled, for texts that are compiled again after every change to one of them. */
import { parse } from '../grammar/index.ts';
import { memoize, Recent } from '../program/index.ts';
import type { CompiledBase, SetCompilation } from './compile-set.ts';
import type { LoweringMemory } from './lowered-file.ts';
import { makeNames, type Names } from './names.ts';
import type { CompileOptions } from './report/advise.ts';
import { type ParsedSet, readSet, type SetSource, type SourceText } from './set-registry.ts';
import type { ParseResult } from './vocabulary.ts';

/** A compiled set, and everything besides its texts that it depends on. */
export interface RememberedSet {
  read: ParsedSet;
  on: readonly unknown[];
  compiled: CompiledBase;
  alone: SetCompilation;
}

/**
 * Keeps results by identity: a text or set that is passed in again as the same object is not processed twice. Entries are
 * forgotten when their keys are garbage-collected.
 */
export interface Memory extends LoweringMemory {
  /** The tree of a text, and its problems. */
  parsed(source: SourceText): ParseResult;
  /** A parsed set. `again` forces a fresh copy that has not been compiled. */
  read(source: SetSource, again?: boolean): ParsedSet;
  /** What sets were compiled to. */
  readonly kept: WeakMap<ParsedSet, RememberedSet>;
}

/** More sets than anyone edits at the same time. */
const MOST_NAMES = 50;

/** An empty memory, for texts that are all compiled in the same way. */
export function newMemory({ advise }: CompileOptions = {}): Memory {
  const sets = new WeakMap<SetSource, ParsedSet>();
  const known = new Recent<Names>(MOST_NAMES);
  const parsed = memoize((source: SourceText): ParseResult => parse(source.file, source.text));
  return {
    parsed,
    read: (source, again = false) => {
      const found = (!again && sets.get(source)) || readSet(source, parsed);
      sets.set(source, found);
      return found;
    },
    names: (words, doubtful, triggersAct) => {
      const key = JSON.stringify([words, triggersAct, ...doubtful]);
      return known.getOrInsertComputed(key, () => makeNames(words, doubtful, triggersAct, advise));
    },
    files: new WeakMap(),
    kept: new WeakMap(),
  };
}
