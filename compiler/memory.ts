/** What was parsed and compiled before, for texts that are compiled again after every change to one of them. */
import { inSections, type ParsedText, parse } from '../grammar/index.ts';
import type { CompiledAlone, CompiledBase } from './compile-set.ts';
import { KnownNames } from './sections/known-names.ts';
import type { SectionMemory } from './sections/lowered.ts';
import { type Parsed, type ParsedSet, readSet, type SetSource, type SourceText } from './set-registry.ts';

/** A compiled set, and all that it depends on besides its texts. */
export interface RememberedSet {
  read: ParsedSet;
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
  read(source: SetSource, again?: boolean): ParsedSet;
  /** A set, not in sections: those of a file with thousands of mistakes cannot tell which are listed. */
  readWhole(source: SetSource): ParsedSet;
  /** What sets were compiled to before. */
  readonly kept: WeakMap<ParsedSet, RememberedSet>;
  /** Set where sections of files are kept. */
  readonly bySection?: SectionMemory;
}

/** A memory that keeps sections of files. */
export interface LastingMemory extends Memory {
  parsed(source: SourceText): ParsedText;
  /** Forgets the last text of a file that is gone. */
  forget(file: string): void;
}

/** An empty memory. `withNames`: sets are compiled with a note of where their names are written. */
export function newMemory(withNames = false): Memory {
  return memoryOf(withNames, ({ file, text }) => parse(file, text));
}

/**
 * An empty memory for texts that change a little at a time: of a file only the sections around a change are parsed and
 * compiled again.
 */
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
