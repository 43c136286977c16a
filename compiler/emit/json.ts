/** Sets as JSON files. */
import { hashSet, keysInOrder, SCHEMA_FILE, type SetProgram, UserError } from '../../program/index.ts';

/** The text of `SET.json`: the set and its hash, with keys in alphabetical order so that versions can be compared. */
export function setFile(set: SetProgram): string {
  if (!Object(set).vocabulary) throw new UserError('setFile expects the program of a compiled set');
  const inOrder: SetProgram = JSON.parse(JSON.stringify(set, keysInOrder));
  const file = { $schema: `./${SCHEMA_FILE}`, ...inOrder, hash: hashSet(set) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
