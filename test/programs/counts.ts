/** Random counts and conditions. */
import {
  ASSETS,
  type Compare,
  type Condition,
  type Count,
  DEEDS,
  type Per,
  type PlayersWith,
  type RankedPlayers,
  type Site,
  SPENDINGS,
  SPENT,
  type Test,
} from '../../program/terms.ts';
import { sitesOf } from '../../program/where.ts';
import { WORDS } from './base.ts';
import { type Draw, once, oneOf, perhaps, several } from './draw.ts';
import { ANIMALS, group, isOnTile, region, type Scope, sought, things, whereOf } from './nouns.ts';

export const ELEMENTS = WORDS.elements.map(({ name }) => name);
/** Those that a spot can be for. */
const SPOTS = WORDS.elements.filter(({ any }) => !any).map(({ name }) => name);

export function per(draw: Draw, scope: Scope): Per {
  return { each: oneOf(draw, [1, 1, 2, 3]), of: count(draw, scope) };
}

function count(draw: Draw, scope: Scope): Count {
  if (once(draw, 12)) return playerCount(draw);
  return perhaps(draw, 4, () => doneCount(draw, scope)) ?? landscapeCount(draw, scope);
}

const named = (name: string) => ({ spot: 'named' as const, name });
const OWN = ['cube', 'card', 'active-card', 'kept-card', 'leaf', 'completed-card', 'token', 'round'] as const;
const WAYS = ['land', 'water'] as const;

function playerCount(draw: Draw): Count {
  const held = perhaps(draw, 2, () => playersWith(draw));
  return { count: 'players', ...(once(draw, 2) && { other: true }), ...(held && { with: held }) };
}

export const playersWith = (draw: Draw): PlayersWith => ({
  compare: compare(draw),
  what: oneOf(draw, ASSETS),
});

export const rankedPlayers = (draw: Draw): RankedPlayers => ({
  rank: oneOf(draw, ['most', 'fewest']),
  what: oneOf(draw, ASSETS),
});

function doneCount(draw: Draw, scope: Scope): Count {
  if (scope.names.length > 0 && once(draw, 4)) {
    const [from, to] = [oneOf(draw, scope.names), oneOf(draw, scope.names)].map((name) => named(name));
    return { count: 'distance', from, to, ...perhaps(draw, 2, () => ({ over: oneOf(draw, WAYS) })) };
  }
  if (once(draw, 2)) {
    return oneOf<() => Count>(draw, [
      () => ({ count: 'spent', how: oneOf(draw, SPENDINGS), what: oneOf(draw, SPENT) }),
      () => ({ count: 'own', what: oneOf(draw, OWN) }),
      () => ({ count: 'own', what: 'active-card', deck: oneOf(draw, ['brown', 'blue']) }),
      () => spots(draw),
      () => ({ count: 'spaces' }),
      () => ({ count: 'moves', things: things(draw, ANIMALS), spaces: 1 + draw.below(3) }),
      () => ({ count: 'drawn', ...perhaps(draw, 2, () => ({ element: oneOf(draw, ELEMENTS) })) }),
    ])();
  }
  const some = perhaps(draw, 2, () => things(draw)) ?? [];
  const deed = oneOf(draw, DEEDS);
  const where = deed === 'removed' ? undefined : perhaps(draw, 3, () => whereOf(draw, scope, some));
  const counted = deed === 'removed' ? some : sought(draw, some);
  const [thing] = counted;
  return {
    count: 'done',
    deed,
    ...(counted.length > 1 ? { things: counted } : thing && { thing }),
    ...(where && { where }),
  };
}

function spots(draw: Draw): Count {
  const element = perhaps(draw, 2, () => oneOf(draw, SPOTS));
  const state = perhaps(draw, 2, () => oneOf(draw, ['covered', 'open'] as const));
  return { count: 'own', what: 'spot', ...(state && { state }), ...(element && { element }) };
}

function landscapeCount(draw: Draw, scope: Scope): Count {
  const adjacent = scope.some && once(draw, 3) ? ({ adjacent: true } as const) : {};
  if (once(draw, 3)) {
    const held = perhaps(draw, 3, () => ({ compare: compare(draw), things: sought(draw, things(draw)) }));
    const where = perhaps(draw, 3, () => whereOf(draw, scope, []));
    return {
      count: 'groups',
      ...adjacent,
      group: group(draw),
      ...(held && { with: held }),
      ...(where && { where }),
    };
  }
  const counted = things(draw);
  const where = perhaps(draw, 2, () => whereOf(draw, scope, counted));
  const different = hasKinds(counted) && once(draw, 3) ? ({ different: true } as const) : {};
  return {
    count: 'things',
    ...different,
    ...adjacent,
    ...other(draw, scope),
    things: sought(draw, counted),
    ...(where && { where }),
  };
}

/** Things, sometimes how many kinds of them. */
function kindsOrThings(draw: Draw) {
  const some = things(draw);
  const different = hasKinds(some) && once(draw, 3) ? ({ different: true } as const) : {};
  return { ...different, things: sought(draw, some) };
}

/** Sometimes all but "this". */
export const other = (draw: Draw, scope: Scope): { other?: true } =>
  scope.some && once(draw, 4) ? { other: true } : {};

/** Whether these things can be of several kinds. */
function hasKinds(some: readonly string[]): boolean {
  if (some.includes('mountain') || some.includes('forest')) return false;
  return some.length > 1 || ['animal', 'land', 'tile'].includes(some[0]);
}

function compare(draw: Draw): Compare {
  const is = oneOf(draw, ['least', 'most', 'exactly'] as const);
  // "At least 0" would always hold.
  return { is, amount: draw.below(4) + (is === 'least' ? 1 : 0) };
}

export function condition(draw: Draw, scope: Scope): Condition {
  const tests = several(draw, 3, () => test(draw, scope));
  // After `either … or …`, a further `or` would continue it.
  const mayJoin = tests.length > 1 && !JSON.stringify(tests).includes('"where":"any"');
  return { join: mayJoin && once(draw, 2) ? 'any' : 'all', tests };
}

function test(draw: Draw, scope: Scope): Test {
  const not = once(draw, 4) ? ({ not: true } as const) : {};
  const some: (() => Test)[] = [
    () => ({ ...not, test: 'have', ...playersWith(draw) }),
    () => ({ ...not, test: 'have', ...rankedPlayers(draw) }),
    () => {
      const deed = oneOf(draw, DEEDS);
      const done = deed === 'removed' ? things(draw) : sought(draw, things(draw));
      return { ...not, test: 'did', deed, compare: compare(draw), things: done };
    },
    () => ({
      ...not,
      test: 'spent',
      how: oneOf(draw, SPENDINGS),
      compare: compare(draw),
      what: oneOf(draw, ASSETS),
    }),
    () => ({ ...not, test: 'harbinger' }),
    () => ({ ...not, test: 'use', use: oneOf(draw, ['first', 'last']) }),
    () => ({
      ...not,
      test: 'drew',
      compare: compare(draw),
      ...perhaps(draw, 2, () => ({ element: oneOf(draw, ELEMENTS) })),
    }),
    () => ({ ...not, test: 'there', compare: compare(draw), count: landscapeCount(draw, scope) }),
    () => ({
      ...not,
      test: 'region',
      region: region(draw, scope),
      compare: compare(draw),
      ...other(draw, scope),
      ...kindsOrThings(draw),
    }),
  ];
  if (scope.some) {
    some.push(
      () => ({ ...not, test: 'edge' }),
      () => ({ ...not, test: 'adjacent', compare: compare(draw), ...kindsOrThings(draw) }),
    );
    some.push(() => whereTest(draw, scope));
    if (scope.names.length > 0) {
      some.push(() => ({ ...not, test: 'adjacent-to', name: oneOf(draw, scope.names) }));
    }
  }
  return oneOf(draw, some)();
}

/**
 * A test of position only: "this" is near something other than itself, and a tile is not tested for being on a tile.
 */
function whereTest(draw: Draw, scope: Scope): Test {
  const mayBeTile = !scope.animal;
  const fits = (site: Site): boolean => {
    if (site.where === 'adjacent') return site.to.spot === 'this-tile' || site.to.spot === 'this-feature';
    if (site.where === 'within') return site.of.spot !== 'this';
    return site.where !== 'edge' && !(mayBeTile && isOnTile(site));
  };
  const where = whereOf(draw, scope, []);
  if (sitesOf(where).flat().every(fits)) return { test: 'where', where };
  return { test: 'where', where: { where: 'in', regions: [region(draw, scope)] } };
}
