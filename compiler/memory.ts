/** What was parsed and compiled before, for texts that are compiled again after every change to one of them. */
import { parse } from '../grammar/index.ts';
import type { CompiledAlone, CompiledBase } from './compile-set.ts';
import { type ReadSet, readSet, type SetSource, type SourceText } from './set-registry.ts';

/** A parsed text. */
export type Parsed = ReturnType<typeof parse>;

/** A compiled set, and all that it depends on besides its texts. */
export interface Kept {
  read: ReadSet;
  on: readonly unknown[];
  compiled: CompiledBase;
  alone: CompiledAlone;
}

/**
 * Remembers by identity: of a text or set given again as the same object, nothing is worked out twice. Forgets what nobody
 * else refers to any more.
 */
export interface Memory {
  /** The tree of a text, and what is wrong with it. */
  parsed(source: SourceText): Parsed;
  /** A set, parsed; `again` gives one that was not compiled yet. */
  read(source: SetSource, again?: boolean): ReadSet;
  /** What sets were compiled to before. */
  readonly kept: WeakMap<ReadSet, Kept>;
}

/** An empty memory. `withNames`: sets are compiled with a note of where their names are written. */
export function newMemory(withNames = false): Memory {
  const texts = new WeakMap<SourceText, Parsed>();
  const sets = new WeakMap<SetSource, ReadSet>();
  const memory: Memory = {
    kept: new WeakMap(),
    parsed: (source) => {
      const known = texts.get(source) ?? parse(source.file, source.text);
      texts.set(source, known);
      return known;
    },
    read: (source, again = false) => {
      const known = (!again && sets.get(source)) || readSet(source, memory.parsed, withNames);
      sets.set(source, known);
      return known;
    },
  };
  return memory;
}
