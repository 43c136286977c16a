/** Checks that data has the shape of a schema, with a pregenerated validator, and describes the first mistake in plain words. */
import type { DataProblem } from '../problem.ts';
import { TEXT_PATTERN } from '../terms.ts';

/** A validator made by `tools/references/modules/validator.ts`. */
export interface Validator {
  (json: unknown): boolean;
  errors?: readonly Mistake[] | null;
}

/** A mistake as ajv describes it. */
interface Mistake {
  keyword: string;
  /** A JSON Pointer. */
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
}

/** The first problem with the shape of data, and its position; undefined if there is none. */
export function shapeProblem(validate: Validator, json: unknown): DataProblem | undefined {
  if (isDeep(json)) return { path: '', message: `is more than ${DEEPEST_DATA} lists and objects deep` };
  return validate(json) ? undefined : describe(firstMistake(validate.errors ?? []));
}

/** The deepest data that is accepted; the deepest blocks of the card language need less than half of this. */
const DEEPEST_DATA = 500;

/** Whether data is deeper than that. Iterative, so that deep data cannot overflow the stack. */
function isDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_DATA) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/**
 * The mistake to report. If data fits none of several shapes, ajv lists a mistake for each of them before the one that says so;
 * the deepest concerns the intended shape. At equal depth, an additional property takes precedence: such data was at least meant
 * for that shape.
 */
function firstMistake(mistakes: readonly Mistake[]): Mistake {
  const depth = ({ instancePath, keyword }: Mistake) =>
    2 * instancePath.split('/').length + (keyword === 'additionalProperties' ? 2 : 1);
  return mistakes.reduce((deepest, mistake) => (depth(mistake) >= depth(deepest) ? mistake : deepest));
}

const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const WORDS: Record<string, (params: Mistake['params']) => string> = {
  required: ({ missingProperty }) => `\`${missingProperty}\` is missing`,
  type: ({ type }) => `must be ${TYPES[String(type)]}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${limit} in it`,
  maxItems: ({ limit }) => `must have at most ${limit} in it`,
  minProperties: ({ limit }) => `must have at least ${limit} property`,
  pattern: ({ pattern }) => {
    if (pattern === TEXT_PATTERN) return 'must be one line without control characters';
    return String(pattern).includes('a-z]') ? 'must be a word: lower case, inner hyphens' : 'is not a hash';
  },
  additionalProperties: () => 'there is no such property here',
  anyOf: () => 'is nothing that fits here',
};

function describe({ keyword, instancePath, params }: Mistake): DataProblem {
  const { additionalProperty: name } = params;
  const path =
    typeof name === 'string'
      ? `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      : instancePath;
  return { path, message: WORDS[keyword]?.(params) ?? `must be right by \`${keyword}\`` };
}
