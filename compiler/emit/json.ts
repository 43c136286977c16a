/** Sets as JSON files. */
import {
  branchOf,
  hashSet,
  propertiesOf,
  SCHEMA_FILE,
  type Schema,
  type SetProgram,
  setFileSchema,
  UserError,
} from '../../program/index.ts';

/** The text of `SET.json`: the set and its hash, with keys in schema order so that versions can be compared. */
export function setFile(set: SetProgram): string {
  if (!Object(set).vocabulary) throw new UserError('setFile expects the program of a compiled set');
  const file = { $schema: `./${SCHEMA_FILE}`, ...set, hash: hashSet(set) };
  const schema = setFileSchema();
  return `${JSON.stringify(keysInOrder(file, schema, schema), null, 2)}\n`;
}

/** The same data, with the keys of each object in the order its schema declares them. */
function keysInOrder(value: unknown, schema: Schema, root: Schema): unknown {
  const branch = branchOf(value, schema, root);
  if (!branch || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => keysInOrder(item, branch.items as Schema, root));
  const parts = new Map(Object.entries(value));
  const known = propertiesOf(branch).filter(([name]) => parts.has(name));
  // Records such as the supply have arbitrary keys; those keep the order of their declaration.
  const inTurn = Object.fromEntries(
    known.map(([name, part]) => [name, keysInOrder(parts.get(name), part, root)]),
  );
  return { ...inTurn, ...Object.fromEntries([...parts].filter(([name]) => !(name in inTurn))) };
}
