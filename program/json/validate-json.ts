/** Whether data has a shape, that of a set or another, by a JSON Schema; what is not is told in words. */
import type { TValidationError } from 'typebox/error';
import { Compile, type Validator } from 'typebox/schema';
import { alternativesOf, markOf, valuesOf } from '../alternatives.ts';
import { type Schema, setFileSchema } from '../file-schema.ts';
import type { DataProblem } from '../problem.ts';
import { FORMAT, TEXT_PATTERN } from '../set.ts';

/** What is wrong with the shape of the data of a set file, and where; nothing if it is one. */
export const shapeProblem = schemaValidator(setFileSchema);

/**
 * A check of data by a schema: what is wrong, and where, or nothing. Compiling the schema takes longer than most
 * commands, so it waits for the first data.
 */
export function schemaValidator(schemaOf: () => Schema): (json: unknown) => DataProblem | undefined {
  let validator: Validator | undefined;
  return (json) => {
    if (isDeep(json)) return { path: '', message: `is more than ${DEEPEST} lists and objects deep` };
    validator ??= compiled(schemaOf());
    if (validator.Check(json)) return undefined;
    const [, errors] = validator.Errors(json);
    return told(firstMistake(errors), json);
  };
}

/**
 * The error that tells of the first mistake. Where something fits none of several shapes, there is one for each of them
 * before that which says so: the one deepest inside is about the shape that was meant.
 */
function firstMistake(errors: readonly TValidationError[]): TValidationError {
  const none = errors.findIndex(({ keyword }) => keyword === 'anyOf');
  const shapes = errors.slice(0, none + 1);
  if (!shapes.every(({ instancePath }) => instancePath.startsWith(errors[none].instancePath)))
    return errors[0];
  // A property that is wrong was at least meant for a shape that has it.
  const depth = ({ instancePath, keyword }: TValidationError) =>
    2 * instancePath.split('/').length + (keyword === 'boolean' ? 0 : 1);
  return shapes.reduce((deepest, error) => (depth(error) >= depth(deepest) ? error : deepest), errors[0]);
}

/** Deepest data that is looked at: forty blocks in each other, the most the card language knows, are not half as deep. */
const DEEPEST = 500;

/** Whether data is deeper than that. Looks at it without calling itself, so that no depth is too much. */
function isDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

function compiled(schema: Schema): Validator {
  return Compile(marked(schema, schema) as Schema) as Validator;
}

/** Alternatives with a mark, such as `op`, as a choice by that mark, so that a mistake is told of the one meant. */
function marked(schema: unknown, root: Schema): unknown {
  if (Array.isArray(schema)) return schema.map((part) => marked(part, root));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, marked(part, root)]));
  const alternatives = 'anyOf' in schema ? alternativesOf(schema, root) : [];
  const mark = markOf(alternatives);
  if (mark === undefined) return parts;
  const { anyOf, ...rest } = parts;
  const values = (one: Schema): readonly unknown[] => valuesOf((one.properties as Schema)[mark] as Schema)!;
  return {
    ...rest,
    type: 'object',
    required: [mark],
    properties: { [mark]: { enum: alternatives.flatMap(values) } },
    // Of `else`, not of `then`, Typebox says what is wrong inside.
    allOf: (anyOf as Schema[]).map((one) => ({
      if: { properties: { [mark]: { not: { enum: alternativesOf(one, root).flatMap(values) } } } },
      else: one,
    })),
  };
}

const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const WORDS: Record<string, (params: Record<string, unknown>) => string> = {
  required: ({ requiredProperties }) => `\`${(requiredProperties as string[])[0]}\` is missing`,
  type: ({ type }) => `must be ${TYPES[String(type)]}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `must be ${oneOf(allowedValues as unknown[])}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${limit} in it`,
  maxItems: ({ limit }) => `must have at most ${limit} in it`,
  pattern: ({ pattern }) => {
    if (pattern === TEXT_PATTERN) return 'must be one line without control characters';
    return String(pattern).includes('a-z]') ? 'must be a word: lower case, inner hyphens' : 'is no hash';
  },
  // What a schema of `false` is asked about: a property that none is declared for.
  boolean: () => 'there is no such property here',
  anyOf: () => 'is nothing that may stand here',
};

function told({ keyword, instancePath: path, params }: TValidationError, json: unknown): DataProblem {
  if (path === '/format') {
    const { format } = json as { format: unknown };
    return { path, message: `is ${JSON.stringify(format)}; this version reads format ${FORMAT}` };
  }
  const words = WORDS[keyword];
  return { path, message: words?.(params as Record<string, unknown>) ?? `must be right by \`${keyword}\`` };
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}
