/** The published JSON Schema of compiled sets, as read by Ajv instead of the project's own validator. */
import { Ajv, type ErrorObject } from 'ajv';
import { SET_JSON_SCHEMA } from '../program/set.ts';

let isSet: ReturnType<Ajv['compile']> | undefined;

/** Schema errors in the data of a set. The schema is compiled once for all test files of a worker. */
export function schemaErrors(set: unknown): readonly ErrorObject[] {
  isSet ??= new Ajv({ strict: false }).compile(SET_JSON_SCHEMA);
  return isSet(set) ? [] : isSet.errors!;
}
