/** Checks of the steps of a program from JSON beyond their shape: which words fit where, and names kept with `as`. */
import { EXPECTED_NOUNS, type ExpectedNoun, expectedNouns, fitsThing, whyTaken } from '../checks/nouns.ts';
import { MAX_BLOCK_DEPTH } from '../limits.ts';
import { type Block, type Op, type Step, stepInfo } from '../operations.ts';
import type { DataProblem } from '../problem.ts';
import type { NamedProperties } from '../steps/operation.ts';
import { type Holder, REGIONS_OF_THIS } from '../terms.ts';
import { allSteps, namedPlayers } from '../walk.ts';

/** What the properties of a group, goal or count may name. */
const OF_TERM = new Map<unknown, NamedProperties>([
  ['habitat', { of: 'anyHabitat' }],
  ['community', { of: 'animal' }],
  ['tile', { things: 'ground' }],
  ['nearest', { things: 'ground' }],
  ['moves', { things: 'animal' }],
]);

/**
 * The problems of the steps of a card or trigger.
 * @param words the elements that fit every spot, the singular and plural of each animal and marker, and which of them are markers
 * @param of whether there is a "this feature"
 * @param byAnother whether there is a "that player"
 */
export function stepsProblems(
  steps: Block,
  path: string,
  { wild, animals, markers }: Pick<Reading, 'wild' | 'animals' | 'markers'>,
  of: 'card' | 'trigger' | 'feature',
  byAnother = false,
): Generator<DataProblem> {
  const species = allSteps(steps).filter(({ op }) => op === 'choose-species');
  const stray = new Map<unknown, string>([
    ...namedPlayers(steps, byAnother).flatMap(({ step, who, isThere }) =>
      isThere ? [] : [[step, STRAY_PLAYERS[who]] as const],
    ),
    ...species
      .slice(of === 'card' ? 1 : 0)
      .map((step) => [step, 'is only among the steps of a card, and once'] as const),
  ]);
  return problemsIn(steps, path, 0, {
    wild,
    animals,
    markers,
    kept: new Set(),
    stray,
    isFeature: of === 'feature',
  });
}

const STRAY_PLAYERS = {
  owner: 'the owner is only for a block of players',
  'that-player': '`that player` is only inside a trigger by another player, or behind a `do`',
};

interface Reading {
  /** Elements that fit every spot. */
  wild: ReadonlySet<string>;
  animals: ReadonlySet<string>;
  markers: ReadonlySet<string>;
  isFeature: boolean;
  /** Names kept by earlier steps. */
  kept: Set<string>;
  /** What to say of steps that name a player who is not there. */
  stray: ReadonlyMap<unknown, string>;
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
    const message = reading.stray.get(data);
    if (message !== undefined) yield { path, message };
    yield* wordProblems(data, path, reading);
    yield* deedProblems(data, path);
    if (data.what === 'spot' && reading.wild.has(String(data.element)))
      yield { path: `${path}/element`, message: 'a spot cannot be wild' };
    yield* nameProblems(data, path, reading);
  }
  for (const [key, part] of Object.entries(data)) {
    // In the block of a step, its own name is known.
    if (key === 'steps' && typeof data.as === 'string') reading.kept.add(data.as);
    yield* problemsIn(part, `${path}/${key}`, depth, reading);
  }
  // A species is no thing.
  if (typeof data.as === 'string' && data.op !== 'choose-species') reading.kept.add(data.as);
}

const isHolder = (thing: unknown): thing is Holder =>
  typeof thing === 'object' && thing !== null && 'ground' in thing;

/** Checks that words fit their positions. */
function* wordProblems(data: Data, path: string, { markers }: Reading): Generator<DataProblem> {
  const nouns =
    'op' in data
      ? stepInfo(data as unknown as Step).nouns(data as unknown as Step)
      : (OF_TERM.get(data.group ?? data.goal ?? data.count) ?? {});
  for (const [property, kind] of Object.entries(nouns))
    yield* misfits(data[property], EXPECTED_NOUNS[kind], `${path}/${property}`, markers);
  // Of all kinds of habitats there is no largest.
  const { of } = Object(data.group);
  if (of === 'tile' && (data.region === 'largest' || data.region === 'smallest'))
    yield* misfits(of, EXPECTED_NOUNS.habitat, `${path}/group/of`, markers);
  if (!isHolder(data)) return;
  yield* misfits(data.ground, EXPECTED_NOUNS.ground, `${path}/ground`, markers);
  for (const [i, { things }] of data.with.entries())
    yield* misfits(things, EXPECTED_NOUNS.onTile, `${path}/with/${i}/things`, markers);
}

/** A thing, or those of a list, that are not of the expected kind. */
function* misfits(
  named: unknown,
  expected: ExpectedNoun,
  path: string,
  markers: Reading['markers'],
): Generator<DataProblem> {
  if (Array.isArray(named)) {
    for (const [at, one] of named.entries()) yield* misfits(one, expected, `${path}/${at}`, markers);
    return;
  }
  const thing = isHolder(named) ? named.ground : named;
  if (typeof thing !== 'string' || fitsThing(expected, thing, markers.has(thing))) return;
  yield { path, message: `must be ${expectedNouns(expected, markers.size > 0)}` };
}

/** Checks amounts, and that removed things have no place and hold nothing. */
function* deedProblems(data: Data, path: string): Generator<DataProblem> {
  const { op, what, quantity, count, test, deed, where, thing, things, atLeast, atMost } = data;
  if (op === 'move' && data.spaces === undefined && Object(data.goal).goal !== 'nearest')
    yield { path: `${path}/spaces`, message: 'is missing: only a move to the nearest tile is of any length' };
  if (typeof atLeast === 'number' && typeof atMost === 'number' && atLeast > atMost)
    yield { path: `${path}/atLeast`, message: `must be at most ${atMost}, the limit` };
  if (data.table !== undefined && !isTable(data as unknown as Op<'gain'>))
    yield {
      path: `${path}/table`,
      message: 'must be with 1 point as the only reward, a count per 1, and no limits',
    };
  if (
    (op === 'pay' || op === 'lose') &&
    (what === 'vp' || what === 'active-card') &&
    'all' in (quantity as Data)
  )
    yield {
      path: `${path}/quantity`,
      message: 'must be a number: `all` is not possible for points and active cards',
    };
  if (deed !== 'removed' || (count !== 'done' && test !== 'did')) return;
  if (count === 'done' && where !== undefined)
    yield { path: `${path}/where`, message: 'what was removed is not in the landscape any more' };
  const at = Array.isArray(things) ? things.findIndex(isHolder) : -1;
  if (isHolder(thing) || at >= 0)
    yield {
      path: `${path}/${isHolder(thing) ? 'thing' : `things/${at}`}`,
      message: 'nothing is on what was removed',
    };
}

/** Whether a gain is of points by a table and nothing else (L52). */
const isTable = ({ rewards: [reward, ...others], choice, per, atLeast, atMost }: Op<'gain'>): boolean =>
  others.length === 0 &&
  reward?.gain === 'vp' &&
  reward.amount === 1 &&
  per?.each === 1 &&
  [choice, atLeast, atMost].every((limit) => limit === undefined);

/** Checks names given with `as`, and that only features refer to `this feature`. */
function* nameProblems(
  { as, name, test, spot, region }: Data,
  path: string,
  { animals, markers, kept, isFeature }: Reading,
): Generator<DataProblem> {
  const ofFeature = [spot, region].findIndex((one) => one === 'this-feature' || one === 'feature-habitat');
  if (!isFeature && ofFeature >= 0)
    yield {
      path: `${path}/${['spot', 'region'][ofFeature]}`,
      message: '`this feature` is only inside a feature',
    };
  const isUse = spot === 'named' || test === 'adjacent-to' || Object.hasOwn(REGIONS_OF_THIS, String(region));
  if (isUse && typeof name === 'string' && !kept.has(name))
    yield { path: `${path}/name`, message: `no earlier step keeps something as \`${name}\`` };
  if (typeof as !== 'string') return;
  const what = markers.has(as) ? 'a marker' : 'an animal';
  const why = animals.has(as) ? `it is ${what}` : whyTaken(as, 'animal');
  if (why) yield { path: `${path}/as`, message: `\`${as}\` cannot be a name: ${why}` };
}
