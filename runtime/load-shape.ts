/** Whether data has a shape, that of a set or another, by a JSON Schema; what is not is told in words. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { alternativesOf, markOf, valuesOf } from './ops/branch.ts';
import { type Schema, setFileSchema } from './ops/file-schema.ts';
import { FORMAT } from './ops/program.ts';

/** Why data is no set, and where, as a JSON Pointer: `/cards/3/steps/0/kinds/0`; empty for the whole. */
export interface LoadProblem {
  path: string;
  message: string;
}

/** What is wrong with the shape of the data of a set file, and where; nothing if it is one. */
export const shapeProblem = shapeCheck(setFileSchema);

/**
 * A check of data by a schema: what is wrong, and where, or nothing. Compiling the schema takes longer than most
 * commands, so it waits for the first data.
 */
export function shapeCheck(schemaOf: () => Schema): (json: unknown) => LoadProblem | undefined {
  let validate: ValidateFunction | undefined;
  return (json) => {
    if (isDeep(json)) return { path: '', message: `is more than ${DEEPEST} lists and objects deep` };
    validate ??= compiled(schemaOf());
    if (validate(json)) return undefined;
    const errors = validate.errors!;
    // Where something fits none of several shapes, the error deepest inside is about the one that was meant.
    const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
    const deepest = Math.max(...errors.map(depth));
    return told(errors.findLast((error) => depth(error) === deepest)!);
  };
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

function compiled(schema: Schema): ValidateFunction {
  return new Ajv({ discriminator: true, verbose: true }).compile(marked(schema, schema) as Schema);
}

/** Alternatives with a mark, such as `op`, as a choice by that mark, so that a mistake is told of the one meant. */
function marked(schema: unknown, root: Schema): unknown {
  if (Array.isArray(schema)) return schema.map((part) => marked(part, root));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, marked(part, root)]));
  const mark = 'anyOf' in schema ? markOf(alternativesOf(schema, root)) : undefined;
  if (mark === undefined) return parts;
  const { anyOf, ...rest } = parts;
  return { ...rest, type: 'object', discriminator: { propertyName: mark }, required: [mark], oneOf: anyOf };
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
  required: ({ missingProperty }) => `\`${missingProperty}\` is missing`,
  type: ({ type }) => `must be ${TYPES[String(type)]}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `must be ${oneOf(allowedValues as unknown[])}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${limit} in it`,
  maxItems: ({ limit }) => `must have at most ${limit} in it`,
  anyOf: () => 'is nothing that may stand here',
};

function told({ keyword, instancePath, params, schema, parentSchema, data }: ErrorObject): LoadProblem {
  if (keyword === 'additionalProperties') {
    return {
      path: `${instancePath}/${params.additionalProperty}`,
      message: 'there is no such property here',
    };
  }
  if (instancePath === '/format') {
    return { path: instancePath, message: `is ${JSON.stringify(data)}; this version reads format ${FORMAT}` };
  }
  if (keyword === 'discriminator') {
    const alternatives = (parentSchema as { oneOf: { properties: Record<string, Schema> }[] }).oneOf;
    const values = alternatives.flatMap((one) => valuesOf(one.properties[params.tag]) ?? []);
    return { path: `${instancePath}/${params.tag}`, message: `must be ${oneOf(values)}` };
  }
  if (keyword === 'pattern') {
    const word = String(schema).includes('a-z]');
    return { path: instancePath, message: word ? 'must be a word: lower case, inner hyphens' : 'is no hash' };
  }
  const message = WORDS[keyword]?.(params) ?? `must be right by \`${keyword}\``;
  return { path: instancePath, message };
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}
