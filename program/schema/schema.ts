/**
 * Builds JSON Schemas with the types of TypeBox, without loading TypeBox: its 300 modules would take a third of the time of a
 * small command. `schema.test.ts` compares the results with those of TypeBox.
 */
import type { Type as TypeBox } from 'typebox';

type Builder = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'Ref'
  | 'String'
  | 'Tuple'
  | 'Union'
  | 'Unsafe'
>;

/** Marks an optional property; a symbol, so that it does not appear in the schema. */
const OPTIONAL_MARK = Symbol('optional');

interface Schema {
  [keyword: string]: unknown;
  [OPTIONAL_MARK]?: true;
}

const BUILDER = {
  Array: (items: Schema, limits: Schema = {}) => ({ type: 'array', items, ...limits }),
  Boolean: (about: Schema = {}) => ({ type: 'boolean', ...about }),
  Enum: (values: readonly unknown[], about: Schema = {}) => ({ enum: values, ...about }),
  Integer: (limits: Schema = {}) => ({ type: 'integer', ...limits }),
  Literal: (value: unknown) => ({ type: typeof value, const: value }),
  Number: (limits: Schema = {}) => ({ type: 'number', ...limits }),
  Object: (properties: Record<string, Schema>, options: Schema = {}) => {
    const required = Object.keys(properties).filter((name) => !properties[name][OPTIONAL_MARK]);
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
  },
  Optional: (schema: Schema) => ({ ...schema, [OPTIONAL_MARK]: true }),
  Record: (key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    patternProperties: { [`${key.pattern}`]: value },
    ...options,
  }),
  Ref: (name: string) => ({ $ref: name }),
  String: (limits: Schema = {}) => ({ type: 'string', ...limits }),
  Tuple: (items: readonly Schema[]) => ({
    type: 'array',
    additionalItems: false,
    items,
    minItems: items.length,
  }),
  Union: (anyOf: readonly Schema[]) => ({ anyOf }),
  Unsafe: (schema: Schema) => schema,
};

/** The part of TypeBox's `Type` that this project uses. */
// TypeBox infers its types from generics, which plain functions like these cannot express.
export const Type = BUILDER as unknown as Builder;
