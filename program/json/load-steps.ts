/** What must hold of the steps of a program from JSON beyond their shape: what each word may be, and names kept with `as`. */

import { EXPECTED, whyTaken } from '../checks/nouns.ts';
import { DEEPEST_BLOCK } from '../limits.ts';
import { type Block, OPERATIONS } from '../operations.ts';
import type { DataProblem } from '../problem.ts';
import { NAME_PATTERN } from '../set.ts';

/** What the properties of data may name, by its `op` or `group`. */
const NOUNS = new Map<unknown, Readonly<Record<string, keyof typeof EXPECTED>>>([
  ...Object.entries(OPERATIONS).map(([op, { nouns }]) => [op, nouns] as const),
  ['habitat', { of: 'habitat' }],
  ['community', { of: 'animal' }],
]);

/**
 * The first mistake in the steps of a card or trigger.
 * @param animals what one and several of each animal are called
 */
export function stepsProblem(
  steps: Block,
  path: string,
  animals: ReadonlySet<string>,
): DataProblem | undefined {
  return problemIn(steps, path, { animals, kept: new Set(), depth: 0 });
}

interface Reading {
  animals: ReadonlySet<string>;
  /** Names kept by earlier steps. */
  kept: Set<string>;
  /** Blocks around. */
  depth: number;
}

type Data = Readonly<Record<string, unknown>>;

/** In the order of the text: a name is kept before it is used. */
function problemIn(value: unknown, path: string, reading: Reading): DataProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) {
    const problem = wordProblem(value as Data, path) ?? nameProblem(value as Data, path, reading);
    if (problem) return problem;
  }
  const isBlock = Array.isArray(value) && value.some((step) => typeof step === 'object' && 'op' in step);
  const inner = isBlock ? { ...reading, depth: reading.depth + 1 } : reading;
  if (inner.depth > DEEPEST_BLOCK) return { path, message: `is more than ${DEEPEST_BLOCK} blocks deep` };
  for (const [key, part] of Object.entries(value)) {
    const problem = problemIn(part, `${path}/${key}`, inner);
    if (problem) return problem;
  }
  const { as } = value as Data;
  if (typeof as === 'string') reading.kept.add(as);
  return undefined;
}

/** What is named must fit where it is. */
function wordProblem(data: Data, path: string): DataProblem | undefined {
  for (const mark of [data.op, data.group]) {
    for (const [property, kind] of Object.entries(NOUNS.get(mark) ?? {})) {
      const named = data[property];
      const things: unknown[] = Array.isArray(named) ? named : [named];
      const { what, fits } = EXPECTED[kind];
      const odd = things.findIndex((thing) => typeof thing === 'string' && !fits(thing));
      if (odd < 0) continue;
      const place = `${path}/${property}${Array.isArray(named) ? `/${odd}` : ''}`;
      return { path: place, message: `must be ${what}` };
    }
  }
  return undefined;
}

const NAME = new RegExp(NAME_PATTERN);

function nameProblem(data: Data, path: string, { animals, kept }: Reading): DataProblem | undefined {
  const { as, name } = data;
  const isUse = data.spot === 'named' || data.test === 'adjacent-to';
  if (isUse && typeof name === 'string' && !kept.has(name)) {
    return { path: `${path}/name`, message: `no earlier step keeps something as \`${name}\`` };
  }
  if (typeof as !== 'string') return undefined;
  if (!NAME.test(as)) return { path: `${path}/as`, message: 'must be a word: lower case, inner hyphens' };
  const why = animals.has(as) ? 'it is an animal' : whyTaken(as, 'animal');
  return why ? { path: `${path}/as`, message: `\`${as}\` cannot be a name: ${why}` } : undefined;
}
