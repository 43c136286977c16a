/** Output files for compiled sets: texts by file name. */
import { type PlayableSet, SCHEMA_FILE, schemaFile } from '../../program/index.ts';
import { setFile } from './json.ts';

/**
 * `SET.json` and `SET.ts` for each set, named by its id, and the shared schema.
 * @param setModule prints `SET.ts`; without it there is none
 */
export function emit(
  sets: readonly PlayableSet[],
  setModule?: (chain: PlayableSet['chain']) => string,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { program, chain } of sets) {
    files.set(`${program.id}.json`, setFile(program));
    if (setModule) files.set(`${program.id}.ts`, setModule(chain));
  }
  return files.set(SCHEMA_FILE, schemaFile());
}

/**
 * Gives a set without a declaration an id. It was compiled with the vocabulary of the base game, which becomes its own so that
 * the set can stand alone.
 */
export function withName(set: PlayableSet, id: string): PlayableSet {
  const program = { ...set.program, id, vocabulary: set.words };
  return { program, chain: [program], words: set.words };
}
