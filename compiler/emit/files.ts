/** What is made of compiled sets: files by name, as text. */
import { SCHEMA_FILE, type SetProgram, schemaFile, type Vocabulary } from '../../program/index.ts';
import { setFile } from './json.ts';
import { setModule } from './typescript.ts';

/** A compiled set, as far as it is written out. */
export interface BuiltSet {
  program: SetProgram;
  chain: readonly SetProgram[];
  words: Vocabulary;
}

/** `SET.json` and `SET.ts` of each set, by their ids, and the schema of all. */
export function emit(sets: readonly BuiltSet[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { program, chain } of sets) {
    files.set(`${program.id}.json`, setFile(program));
    files.set(`${program.id}.ts`, setModule(chain));
  }
  return files.set(SCHEMA_FILE, schemaFile());
}

/**
 * A set without a declaration, named: it is written with the base game's words and then stands alone, so the words
 * become its own.
 */
export function withName(set: BuiltSet, id: string): BuiltSet {
  const program = { ...set.program, id, vocabulary: set.words };
  return { program, chain: [program], words: set.words };
}
