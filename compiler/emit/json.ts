/** Sets as JSON files. */
import { hashSet, SCHEMA_FILE, type SetProgram, UserError } from '../../program/index.ts';

/** The text of `SET.json`: the set and its hash. */
export function setFile(set: SetProgram): string {
  if (!Object(set).vocabulary) throw new UserError('setFile expects the program of a compiled set');
  const file = { $schema: `./${SCHEMA_FILE}`, ...set, hash: hashSet(set) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
