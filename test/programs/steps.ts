/** Random programs that the language can express: every operation, and "this" and names where they are set. */
import type fc from 'fast-check';
import { runEffect } from '../../compiler/feasibility/run.ts';
import { NO_THING } from '../../compiler/feasibility/state.ts';
import { makeNames } from '../../compiler/names.ts';
import { type Block, isAction, OPERATIONS, type Op, type OpName, type Step } from '../../program/index.ts';
import {
  ASSETS,
  type Condition,
  type Quantity,
  type QuantityOrAll,
  type Reward,
  type Thing,
  type Where,
} from '../../program/terms.ts';
import { isThisTile } from '../../program/where.ts';
import { WORDS } from './base.ts';
import { condition, ELEMENTS, other, per, playersWith, rankedPlayers } from './counts.ts';
import { type Draw, drawn, once, oneOf, perhaps, several } from './draw.ts';
import {
  ANIMALS,
  GROUNDS,
  kinds,
  NEW_GROUNDS,
  type Scope,
  sought,
  spot,
  things,
  whereOf,
  whereTo,
} from './nouns.ts';

/** Maximum nesting of blocks in a program. */
const DEEPEST = 3;
const NAMES = ['old', 'home', 'beast'];

/** Programs of one to five steps, some of which may be impossible after the previous ones (ECO310). */
export const anyPrograms: fc.Arbitrary<Block> = drawn((draw) => {
  const scope: Scope = { some: false, animal: false, names: [] };
  const steps = block(draw, scope, 0, 5);
  return once(draw, 6) ? ofSpecies(draw, steps) : steps;
});

/** The name of the species that a program chooses. */
export const SPECIES_NAME = 'chosen';

/** The steps behind a choice, with what is chosen for each lion and fish (L68). */
function ofSpecies(draw: Draw, steps: Block): Block {
  const where = oneOf<Where | undefined>(draw, [
    undefined,
    { where: 'in', regions: [{ region: 'landscape' }] },
    { not: true, where: 'adjacent', to: { spot: 'thing', thing: 'forest' } },
  ]);
  const renamed = JSON.stringify(steps).replaceAll(/"(?:lion|fish)"/g, `"${SPECIES_NAME}"`);
  const first: Step = {
    op: 'choose-species',
    ...(where && { where }),
    as: SPECIES_NAME,
    ...ownIf(draw, { some: false, animal: false, names: [] }),
  };
  return [first, ...JSON.parse(renamed)];
}

const NAMES_OF_SET = { ...makeNames(WORDS), species: SPECIES_NAME };

/** The steps of an effect that the compiler calls impossible, each with the reason. */
export function neverDone(steps: Block): Map<Step, string> {
  const reached = runEffect(steps, {
    names: NAMES_OF_SET,
    start: { self: NO_THING, kept: new Map() },
  });
  return new Map([...reached].flatMap(([step, { never }]) => (never === undefined ? [] : [[step, never]])));
}

/** Programs that compile. */
export const programs: fc.Arbitrary<Block> = anyPrograms.filter((steps) => neverDone(steps).size === 0);

/** One to `most` steps; inside another block sometimes none. */
export function block(draw: Draw, scope: Scope, depth: number, most: number): Block {
  const steps: Step[] = [];
  if (depth > 0 && once(draw, 20)) return steps;
  const { isOfCard } = scope;
  do steps.push(step(draw, scope, depth));
  while (steps.length < most && draw.below(3) > 0);
  Object.assign(scope, { isOfCard });
  return steps;
}

/** How far animals are moved, and where to. */
function moveGoal(draw: Draw, scope: Scope): Pick<Op<'move'>, 'spaces' | 'goal'> {
  const far = { spaces: 1 + draw.below(4) };
  if (!once(draw, 3)) return far;
  if (once(draw, 3)) {
    const of = spot(draw, scope);
    const isOne = !('compare' in of) || (of.compare.is === 'least' && of.compare.amount === 1);
    const to = isOne && of.spot !== 'this-feature' ? of : ({ spot: 'thing', thing: 'water' } as const);
    return { ...far, goal: { goal: oneOf(draw, ['away', 'towards']), of: to } };
  }
  const tiles = things(draw, GROUNDS);
  const goal = { things: sought(draw, tiles), ...at(draw, scope, tiles) };
  return once(draw, 2)
    ? { ...far, goal: { goal: 'tile', ...goal } }
    : { ...(once(draw, 2) && far), goal: { goal: 'nearest', ...goal } };
}

/** Operations that are not in `MAKE` have no data of their own. */
type Maker = { [N in OpName]?: (draw: Draw, scope: Scope, depth: number) => Op<N> };

const MAKE: Maker = {
  gain: (draw, scope) => {
    const toPlay = once(draw, 12);
    if (once(draw, 12)) {
      const table = several(draw, 4, () => draw.below(12));
      return {
        op: 'gain',
        rewards: [{ gain: 'vp', amount: 1 }],
        per: { ...per(draw, scope), each: 1 },
        table: [draw.below(3), ...table],
        ...ownIf(draw, scope),
      };
    }
    const rewards: Reward[] = toPlay ? [{ gain: 'card-to-play' }] : several(draw, 3, () => reward(draw));
    const atMost = perhaps(draw, 3, () => 1 + draw.below(9));
    return {
      op: 'gain',
      rewards,
      ...(rewards.length > 1 && once(draw, 2) && { choice: true }),
      ...perhaps(draw, 2, () => ({ per: per(draw, scope) })),
      ...perhaps(draw, 4, () => ({ atLeast: 1 + draw.below(atMost ?? 4) })),
      ...(atMost !== undefined && { atMost }),
      ...ownIf(draw, scope),
    };
  },
  place: (draw, scope) => {
    const some = kinds(draw);
    const animal = some.some((kind) => typeof kind !== 'string' || ANIMALS.includes(kind));
    return {
      op: 'place',
      quantity: quantity(draw),
      kinds: some,
      ...perhaps(draw, 2, () => ({ where: whereTo(draw, scope, some) })),
      ...ownIf(draw, scope),
      ...keep(draw, scope, animal),
    };
  },
  move: (draw, scope) => {
    const some = things(draw, ANIMALS);
    return {
      op: 'move',
      quantity: quantityOrAll(draw),
      ...other(draw, scope),
      things: some,
      ...at(draw, scope, some),
      ...moveGoal(draw, scope),
      ...(once(draw, 4) && { overAnyTerrain: true }),
      ...ownIf(draw, scope),
      ...keep(draw, scope, true),
    };
  },
  replace: (draw, scope) => {
    const some = things(draw, GROUNDS);
    const becomes = things(draw, NEW_GROUNDS);
    // A tile is never replaced by its own kind (L8).
    if (new Set([...some, ...becomes]).size === 1) some.push('tile');
    return {
      op: 'replace',
      quantity: quantityOrAll(draw),
      ...other(draw, scope),
      things: sought(draw, some),
      with: becomes,
      ...at(draw, scope, some),
      ...ownIf(draw, scope),
      ...keep(draw, scope, false),
    };
  },
  remove: (draw, scope) => {
    const some = things(draw);
    return {
      op: 'remove',
      quantity: quantityOrAll(draw),
      ...other(draw, scope),
      things: sought(draw, some),
      ...at(draw, scope, some),
      ...ownIf(draw, scope),
    };
  },
  swap: (draw, scope) => {
    const areAnimals = once(draw, 2);
    const sort = areAnimals ? ANIMALS : GROUNDS;
    const some = things(draw, sort);
    const others = things(draw, sort);
    // Animals of one species are never swapped (L42).
    if (areAnimals && new Set([...some, ...others]).size === 1) others.push('animal');
    const where = at(draw, scope, some);
    const { where: withWhere } = at(draw, { ...scope, some: true, animal: areAnimals }, others);
    return {
      op: 'swap',
      ...other(draw, scope),
      things: areAnimals ? some : sought(draw, some),
      ...where,
      with: areAnimals ? others : sought(draw, others),
      // `in this tile` would be the first thing's tile, which has nothing on it to swap with.
      ...(withWhere && !isThisTile(withWhere) && { withWhere }),
      ...ownIf(draw, scope),
      ...keep(draw, scope, areAnimals),
    };
  },
  pay: (draw, scope) => ({ op: 'pay', ...price(draw, quantity), ...ownIf(draw, scope) }),
  lose: (draw, scope) => ({ op: 'lose', ...price(draw, wholeQuantity), ...ownIf(draw, scope) }),
  give: (draw, scope) => ({
    op: 'give',
    quantity: wholeQuantity(draw),
    what: oneOf(draw, ['vp', 'cube', 'card'] as const),
    to: oneOf(draw, [
      ...(['another', 'left', 'right'] as const),
      ...((scope.players ?? 0) > 0 ? (['owner', 'owner', 'owner'] as const) : []),
      ...(scope.byAnother || scope.isOfCard ? (['that-player', 'that-player'] as const) : []),
    ]),
    ...ownIf(draw, scope),
  }),
  play: (draw, scope) => ({ op: 'play', cubes: draw.below(3), ...ownIf(draw, scope) }),
  rotate: (draw, scope) => ({
    op: 'rotate',
    ...(once(draw, 3) && { other: true }),
    cubes: draw.below(3),
    ...ownIf(draw, scope),
  }),
  choose: (draw, scope) => {
    const some = things(draw);
    const animal = some.some((thing) => ANIMALS.includes(thing));
    return {
      op: 'choose',
      ...other(draw, scope),
      things: sought(draw, some),
      ...at(draw, scope, some),
      ...ownIf(draw, scope),
      ...keep(draw, scope, animal),
    };
  },
  may: (draw, scope, depth) => ({ op: 'may', steps: block(draw, scope, depth + 1, 3) }),
  either: (draw, scope, depth) => {
    const branches = [block(draw, scope, depth + 1, 3), block(draw, scope, depth + 1, 3)];
    if (once(draw, 3)) branches.push(block(draw, scope, depth + 1, 3));
    return { op: 'either', branches };
  },
  if: (draw, scope, depth) => {
    const asked = condition(draw, scope);
    const steps = block(draw, scope, depth + 1, 3);
    const otherwise = perhaps(draw, 2, () => ({ otherwise: block(draw, scope, depth + 1, 3) }));
    return { op: 'if', condition: asked, steps, ...otherwise };
  },
  repeat: (draw, scope, depth) => {
    const often = oneOf<() => Op<'repeat'>['times']>(draw, [
      () => ({ times: 1 + draw.below(3) }),
      () => ({ upTo: 1 + draw.below(3) }),
      () => ({ per: per(draw, scope) }),
    ])();
    return { op: 'repeat', times: often, steps: block(draw, scope, depth + 1, 3) };
  },
  'each-player': (draw, scope, depth) => ({
    op: 'each-player',
    ...(once(draw, 2) && { other: true }),
    ...(once(draw, 2) && { with: once(draw, 2) ? rankedPlayers(draw) : playersWith(draw) }),
    steps: amongPlayers(draw, scope, depth, 1),
  }),
  'by-hand': () => ({ op: 'by-hand', text: 'Plant a tree, if you like!' }),
  'that-player': (draw, scope, depth) => ({ op: 'that-player', steps: amongPlayers(draw, scope, depth, 1) }),
  'choose-player': (draw, scope, depth) => ({
    op: 'choose-player',
    ...oneOf<{ other?: true; on?: 'left' | 'right' }>(draw, [
      {},
      { other: true },
      { on: 'left' },
      { on: 'right' },
    ]),
    steps: amongPlayers(draw, scope, depth, 1),
  }),
  'the-owner': (draw, scope, depth) => ({ op: 'the-owner', steps: amongPlayers(draw, scope, depth, -1) }),
  'for-each': (draw, scope, depth) => {
    const some = things(draw);
    const all = sought(draw, some);
    const others = other(draw, scope);
    const where = at(draw, scope, some);
    const { some: had, animal } = scope;
    scope.animal = false;
    const as = keep(
      draw,
      scope,
      some.some((thing) => ANIMALS.includes(thing)),
    );
    const steps = block(draw, scope, depth + 1, 3);
    Object.assign(scope, { some: had, animal });
    return { op: 'for-each', ...others, things: all, ...where, ...as, steps };
  },
  draw: (draw, scope) => ({ op: 'draw', amount: 1 + draw.below(3), ...ownIf(draw, scope) }),
  do: (draw, scope) => {
    const own = ownIf(draw, scope);
    const card = oneOf(draw, ['of-another-player', 'another', 'last'] as const);
    scope.isOfCard = card !== 'another';
    return { op: 'do', card, ...own };
  },
  // Mostly under a condition: what comes after it would never be done.
  stop: (draw, scope) => ({ op: 'stop', ...(!once(draw, 6) && { if: condition(draw, scope) }) }),
};

/** A block whose "you" is a player, or again who it was before. */
function amongPlayers(draw: Draw, scope: Scope, depth: number, more: 1 | -1): Block {
  const { players = 0 } = scope;
  scope.players = players + more;
  const steps = block(draw, scope, depth + 1, 3);
  scope.players = players;
  return steps;
}

const ALL = (Object.keys(OPERATIONS) as OpName[]).filter((op) => op !== 'choose-species');
const ACTIONS = ALL.filter(isAction);

/** Whether a step may be of this kind here. */
const isAllowed = (op: OpName, scope: Scope): boolean =>
  op === 'the-owner'
    ? (scope.players ?? 0) > 0
    : op !== 'that-player' || scope.byAnother === true || scope.isOfCard === true;

function step(draw: Draw, scope: Scope, depth: number): Step {
  const op = oneOf(draw, depth < DEEPEST ? ALL.filter((one) => isAllowed(one, scope)) : ACTIONS);
  return MAKE[op]?.(draw, scope, depth) ?? ({ op, ...ownIf(draw, scope) } as Step);
}

function reward(draw: Draw): Reward {
  const amount = 1 + draw.below(3);
  return oneOf<() => Reward>(draw, [
    () => ({ gain: 'vp', amount }),
    () => ({ gain: 'element', element: oneOf(draw, ELEMENTS), amount }),
    () => ({ gain: 'mix', elements: mix(draw), amount }),
    () => ({ gain: 'card', amount, ...(once(draw, 2) && { of: 2 + draw.below(5) }) }),
    () => ({ gain: 'cube', amount }),
  ])();
}

/** Two or three elements. */
function mix(draw: Draw): string[] {
  const first = draw.below(ELEMENTS.length);
  const more = 1 + draw.below(2);
  return Array.from({ length: 1 + more }, (_, i) => ELEMENTS[(first + 3 * i) % ELEMENTS.length]);
}

function quantityOrAll(draw: Draw): QuantityOrAll {
  return once(draw, 4) ? { all: true } : quantity(draw);
}

function wholeQuantity(draw: Draw) {
  return { amount: oneOf(draw, [1, 1, 2, 3]), upTo: false } as const;
}

function quantity(draw: Draw): Quantity {
  return { ...wholeQuantity(draw), upTo: once(draw, 3) };
}

/** What is paid or lost. */
function price<Q extends Quantity>(draw: Draw, some: (draw: Draw) => Q) {
  if (once(draw, 2))
    return { quantity: { all: true }, what: oneOf(draw, ['cube', 'card'] as const) } as const;
  return { quantity: some(draw), what: oneOf(draw, ASSETS) };
}

/** Sometimes a place to look for things. */
function at(draw: Draw, scope: Scope, some: readonly Thing[]): { where?: Where } {
  return perhaps(draw, 3, () => ({ where: whereOf(draw, scope, some) })) ?? {};
}

function ownIf(draw: Draw, scope: Scope): { if?: Condition } {
  return once(draw, 5) ? { if: condition(draw, scope) } : {};
}

/** Sets "this", and sometimes a name for it. */
function keep(draw: Draw, scope: Scope, animal: boolean): { as?: string } {
  scope.some = true;
  scope.animal ||= animal;
  if (!once(draw, 5)) return {};
  const as = oneOf(draw, NAMES);
  if (!scope.names.includes(as)) scope.names.push(as);
  return { as };
}
