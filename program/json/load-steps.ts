/** Checks of the steps of a program from JSON beyond their shape: which words fit where, and names kept with `as`. */

import { EXPECTED_NOUNS, expectedWords, fitsThing, whyTaken } from '../checks/nouns.ts';
import { MAX_BLOCK_DEPTH } from '../limits.ts';
import { type Block, operationOf, type Step } from '../operations.ts';
import type { DataProblem } from '../problem.ts';
import { NAME_PATTERN } from '../set.ts';
import type { NamedProperties } from '../steps/operation.ts';
import type { Holder } from '../terms.ts';

/** What the properties of a group may name. */
const OF_GROUP = new Map<unknown, NamedProperties>([
  ['habitat', { of: 'habitat' }],
  ['community', { of: 'animal' }],
]);

/**
 * The problems of the steps of a card or trigger.
 * @param words the singular and plural of each animal and marker, and which of them are markers
 * @param of whether there is a "this feature"
 */
export function stepsProblems(
  steps: Block,
  path: string,
  { animals, markers }: Pick<Reading, 'animals' | 'markers'>,
  of: 'card' | 'feature',
): Generator<DataProblem> {
  return problemsIn(steps, path, 0, { animals, markers, kept: new Set(), isFeature: of === 'feature' });
}

/** A ground, with what is on it. */
const OF_HOLDER: NamedProperties = { ground: 'ground' };

interface Reading {
  animals: ReadonlySet<string>;
  markers: ReadonlySet<string>;
  isFeature: boolean;
  /** Names kept by earlier steps. */
  kept: Set<string>;
}

type Data = Readonly<Record<string, unknown>>;

/** Visits steps in text order, so that a name is kept before it is used. `depth`: the number of enclosing blocks. */
function* problemsIn(value: unknown, path: string, depth: number, reading: Reading): Generator<DataProblem> {
  if (typeof value !== 'object' || value === null) return;
  const data = value as Data;
  if (Array.isArray(value)) {
    if (value.some((step) => typeof step === 'object' && 'op' in step)) depth++;
    if (depth > MAX_BLOCK_DEPTH) yield { path, message: `is more than ${MAX_BLOCK_DEPTH} blocks deep` };
  } else {
    yield* wordProblems(data, path, reading);
    yield* heldProblems(data, path, reading);
    yield* limitProblems(data, path);
    yield* nameProblems(data, path, reading);
    yield* deedProblems(data, path);
    if (!reading.isFeature) yield* featureProblems(data, path);
  }
  for (const [key, part] of Object.entries(data)) yield* problemsIn(part, `${path}/${key}`, depth, reading);
  if (typeof data.as === 'string') reading.kept.add(data.as);
}

const isHolder = (thing: unknown): thing is Holder =>
  typeof thing === 'object' && thing !== null && 'ground' in thing;

/** Checks that names fit their positions. */
function* wordProblems(data: Data, path: string, { markers }: Reading): Generator<DataProblem> {
  const nouns =
    'op' in data
      ? operationOf(data as unknown as Step).nouns(data as unknown as Step)
      : (OF_GROUP.get(data.group) ?? ('ground' in data ? OF_HOLDER : {}));
  for (const [property, kind] of Object.entries(nouns)) {
    const named = data[property];
    const all: unknown[] = Array.isArray(named) ? named : [named];
    const things = all.map((thing) => (isHolder(thing) ? thing.ground : thing));
    const expected = EXPECTED_NOUNS[kind];
    const odd = things.findIndex(
      (thing) => typeof thing === 'string' && !fitsThing(expected, thing, markers.has(thing)),
    );
    if (odd < 0) continue;
    const index = Array.isArray(named) ? `/${odd}` : '';
    yield {
      path: `${path}/${property}${index}`,
      message: `must be ${expectedWords(expected, markers.size > 0)}`,
    };
  }
}

/** Checks that `all` is not used for points, and that removed things have no place and hold nothing. */
function* deedProblems(data: Data, path: string): Generator<DataProblem> {
  const isSpending = data.op === 'pay' || data.op === 'lose';
  if (isSpending && data.what === 'vp' && 'all' in (data.quantity as Data)) {
    yield { path: `${path}/quantity`, message: 'must be a number: `all` is not possible for points' };
  }
  if (data.count === 'done' && data.deed === 'removed' && data.where !== undefined) {
    yield { path: `${path}/where`, message: 'what was removed is not in the landscape any more' };
  }
  if ((data.count === 'done' || data.test === 'did') && data.deed === 'removed') {
    const { things = [] } = data;
    const at = Array.isArray(things) ? things.findIndex(isHolder) : -1;
    const property = isHolder(data.thing) ? 'thing' : `things/${at}`;
    if (isHolder(data.thing) || at >= 0)
      yield { path: `${path}/${property}`, message: 'nothing is on what was removed' };
  }
}

/** Checks that cards do not refer to a feature. */
function* featureProblems({ spot, region }: Data, path: string): Generator<DataProblem> {
  const message = '`this feature` is only inside a feature';
  if (spot === 'this-feature') yield { path: `${path}/spot`, message };
  if (region === 'this-feature' || region === 'feature-habitat') yield { path: `${path}/region`, message };
}

/** Checks that what is on a ground can be on a tile. */
function* heldProblems(data: Data, path: string, reading: Reading): Generator<DataProblem> {
  if (!isHolder(data)) return;
  for (const [i, { things }] of data.with.entries()) {
    const odd = things.findIndex(
      (thing) => !fitsThing(EXPECTED_NOUNS.onTile, thing, reading.markers.has(thing)),
    );
    if (odd >= 0)
      yield {
        path: `${path}/with/${i}/things/${odd}`,
        message: `must be ${expectedWords(EXPECTED_NOUNS.onTile, reading.markers.size > 0)}`,
      };
  }
}

function* limitProblems({ atLeast, atMost }: Data, path: string): Generator<DataProblem> {
  if (typeof atLeast !== 'number' || typeof atMost !== 'number' || atLeast <= atMost) return;
  yield { path: `${path}/atLeast`, message: `must be at most ${atMost}, the limit` };
}

const NAME = new RegExp(NAME_PATTERN);

function* nameProblems(
  data: Data,
  path: string,
  { animals, markers, kept }: Reading,
): Generator<DataProblem> {
  const { as, name } = data;
  const isUse = data.spot === 'named' || data.test === 'adjacent-to';
  if (isUse && typeof name === 'string' && !kept.has(name)) {
    yield { path: `${path}/name`, message: `no earlier step keeps something as \`${name}\`` };
  }
  if (typeof as !== 'string') return;
  if (!NAME.test(as)) yield { path: `${path}/as`, message: 'must be a word: lower case, inner hyphens' };
  const what = markers.has(as) ? 'a marker' : 'an animal';
  const why = animals.has(as) ? `it is ${what}` : whyTaken(as, 'animal');
  if (why) yield { path: `${path}/as`, message: `\`${as}\` cannot be a name: ${why}` };
}
