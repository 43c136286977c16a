/** Caches what was parsed and compiled, for texts that are compiled again after every change to one of them. */
import { inSections, type ParsedText, parse } from '../grammar/index.ts';
import type { CompiledAlone, CompiledBase } from './compile-set.ts';
import { KnownNames } from './sections/known-names.ts';
import type { SectionMemory } from './sections/lowered.ts';
import { type Parsed, type ParsedSet, readSet, type SetSource, type SourceText } from './set-registry.ts';

/** A compiled set, and everything besides its texts that it depends on. */
export interface RememberedSet {
  read: ParsedSet;
  on: readonly unknown[];
  compiled: CompiledBase;
  alone: CompiledAlone;
}

/**
 * Caches by identity: a text or set that is passed in again as the same object is not processed twice. Entries are forgotten when
 * their keys are garbage-collected.
 */
export interface Memory {
  /** The tree of a text, and its problems. */
  parsed(source: SourceText): Parsed;
  /** A parsed set. `again` forces a fresh copy that has not been compiled. */
  read(source: SetSource, again?: boolean): ParsedSet;
  /**
   * A set parsed as whole files, without sections: in a file with thousands of problems, sections cannot tell which ones are
   * listed.
   */
  readWhole(source: SetSource): ParsedSet;
  /** What sets were compiled to. */
  readonly kept: WeakMap<ParsedSet, RememberedSet>;
  /** Present if sections of files are cached. */
  readonly bySection?: SectionMemory;
}

/** A memory that keeps sections of files. */
export interface LastingMemory extends Memory {
  parsed(source: SourceText): ParsedText;
  /** Forgets the last text of a deleted file. */
  forget(file: string): void;
}

/** An empty memory. `withNames`: compiled sets record where their names are written. */
export function newMemory(withNames = false): Memory {
  return memoryOf(withNames, ({ file, text }) => parse(file, text));
}

/** An empty memory for texts that change a little at a time: only the sections around a change are parsed and compiled again. */
export function newLastingMemory(): LastingMemory {
  const last = new Map<string, ParsedText>();
  const parsed = ({ file, text }: SourceText) => {
    const now = inSections(file, text, last.get(file));
    last.set(file, now);
    return now;
  };
  return {
    ...memoryOf(true, parsed),
    bySection: {
      names: new KnownNames(),
      sections: new WeakMap(),
      scenarios: new WeakMap(),
      overfull: new Set(),
    },
    forget: (file) => last.delete(file),
  };
}

function memoryOf<P extends Parsed>(withNames: boolean, parseText: (source: SourceText) => P) {
  const texts = new WeakMap<SourceText, P>();
  const sets = new WeakMap<SetSource, ParsedSet>();
  const parsed = (source: SourceText) => {
    const known = texts.get(source) ?? parseText(source);
    texts.set(source, known);
    return known;
  };
  return {
    kept: new WeakMap<ParsedSet, RememberedSet>(),
    parsed,
    read: (source: SetSource, again = false) => {
      const known = (!again && sets.get(source)) || readSet(source, parsed, withNames);
      sets.set(source, known);
      return known;
    },
    readWhole: (source: SetSource) => {
      const whole = (text: SourceText): Parsed => {
        const { tree, problems, unlisted } = parsed(text);
        return { tree, problems, unlisted };
      };
      return readSet(source, whole, withNames);
    },
  };
}
