/** The terms of steps, each in the first of its equivalent forms: things, places, counts, conditions. */
import { isSameData, keysInOrder } from '../../program/hash.ts';
import type { Op } from '../../program/operations.ts';
import {
  type Compare,
  type Condition,
  type Count,
  type Deed,
  type Region,
  type Site,
  type Sought,
  type Spot,
  TERRAINS,
  type Test,
  type Thing,
  type Where,
} from '../../program/terms.ts';

import { isThisTile, sitesOf } from '../../program/where.ts';
import { type Homes, isAnywayOn } from './homes.ts';

type Data = Record<string, unknown>;
type OneWhere = Exclude<Where, { where: 'all' }>;

/**
 * The data with all its terms in normal form.
 * @param words with them, a place that says only where a thing can be at all is left out
 */
export function plainTerms<T>(data: T, words?: Homes): T {
  return JSON.parse(JSON.stringify(data), function (this: Data, key, value) {
    if (Array.isArray(value))
      return IN_ANY_ORDER.includes(key)
        ? eachOnce(value.flatMap(key === 'elements' ? (one) => one : kindsOf))
        : value;
    if (typeof value !== 'object' || value === null) return value;
    // `with this tile` is the tile of "this" before the swap, not that of the first thing.
    if (key === 'withWhere' && isThisTile(value)) return value;
    // The place of a species says where one is, not where it is chosen from (L68).
    if (key === 'where' && this.op === 'choose-species') return value;
    const term = plainTerm(value, words);

    return key === 'where' && isEverywhere(term) && mayBeAnywhere(this) ? undefined : term;
  }) as T;
}

/** Lists whose order and repetitions mean nothing: a player is offered the same. */
const IN_ANY_ORDER = ['deeds', 'things', 'kinds', 'with', 'elements', 'regions', 'of', 'tests'];

const KINDS: Data = { land: ['desert', 'grassland'], tile: ['desert', 'grassland', 'water'] };
const kindsOf = (one: unknown): unknown => (typeof one === 'string' ? (KINDS[one] ?? one) : one);

const textOf = (data: unknown): string => JSON.stringify(data, keysInOrder);
const inTextOrder = <T>(list: readonly T[]): T[] => list.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
const eachOnce = <T>(list: readonly T[]): T[] =>
  inTextOrder([...new Map(list.map((one) => [textOf(one), one])).values()]);

function plainTerm(data: Data, words: Homes | undefined): unknown {
  if ('is' in data) return plainCompare(data as Compare);
  if (typeof data.spot === 'string') return plainSpot(data as Spot);
  if (typeof data.where === 'string') return plainWhere(data as Where);
  if (typeof data.count === 'string') return plainCount(data as Count);
  if ('test' in data) return plainTest(data as Test);
  if ('join' in data) return plainCondition(data as Condition);
  if (data.op === 'by-hand') return { ...data, text: '' };
  if (data.gain === 'mix' && (data.elements as string[]).length === 1)
    return { gain: 'element', element: (data.elements as string[])[0], amount: data.amount };
  if (data.op === 'gain' && data.choice) return { ...data, rewards: inTextOrder(data.rewards as unknown[]) };
  if (data.op === 'place' && data.where && words) return withoutHome(data as unknown as Op<'place'>, words);
  return data;
}

const plainCompare = (compare: Compare): Compare =>
  compare.is === 'most' && compare.amount === 0 ? { is: 'exactly', amount: 0 } : compare;

/** What holds where this does not, if one comparison can say it. */
function opposite({ is, amount }: Compare): Compare | undefined {
  if (is === 'most') return { is: 'least', amount: amount + 1 };
  if (amount === 0) return is === 'exactly' ? { is: 'least', amount: 1 } : undefined;
  return is === 'least' ? plainCompare({ is: 'most', amount: amount - 1 }) : undefined;
}

function plainSpot(spot: Spot): Spot {
  if (spot.spot !== 'thing') return spot;
  const things = eachOnce([kindsOf(spot.thing)].flat() as string[]);
  return { spot: 'things', compare: { is: 'least', amount: 1 }, things };
}

const EVERYWHERE: Site = { where: 'in', regions: [{ region: 'landscape' }] };
const isEverywhere = (where: unknown): boolean => isSameData(where, EVERYWHERE);
/** With a place, deeds are counted by the things that are there (L38), and a test needs a "this". */
const mayBeAnywhere = (holder: Data): boolean =>
  'op' in holder || holder.count === 'things' || holder.count === 'groups';

function plainWhere(where: Where): Where {
  if (where.where !== 'all' && where.where !== 'any') return plainSite(where);
  const inside = where.of.flatMap((one: Where) => (one.where === where.where ? one.of : [one]));
  const some = eachOnce(inside as OneWhere[]);
  const all = where.where === 'any' ? some : some.filter((one) => !isEverywhere(one));
  if (where.where === 'any' && some.some(isEverywhere)) return EVERYWHERE;
  const [first = EVERYWHERE, ...others] = all;
  return others.length === 0 ? first : ({ ...where, of: all } as Where);
}

function plainSite(site: Site): Site {
  if (site.where === 'edge') return site;
  if (site.where === 'in') {
    const { not, ...positive } = site;
    if (isThisTile(positive)) return { ...(not && { not }), where: 'on', spot: { spot: 'this-tile' } };
    return !not && site.regions.some(({ region }) => region === 'landscape') ? EVERYWHERE : site;
  }
  if (site.where === 'on') {
    if (site.spot.spot === 'this') return { ...site, spot: { spot: 'this-tile' } };
    const own = withoutTile(site.spot);
    const spot = withoutNot(site, own);
    return spot ? { where: 'on', spot } : { ...site, spot: own };
  }
  const { not, where } = site;
  const spot = where === 'adjacent' ? site.to : site.of;
  const other = withoutNot(site, spot);
  const negation = not && !other ? { not } : {};
  // One space from a feature are its own tiles, too (L28).
  if (where === 'adjacent' || (site.spaces === 1 && spot.spot !== 'this-feature'))
    return { ...negation, where: 'adjacent', to: other ?? spot };
  return { ...negation, where, spaces: site.spaces, of: other ?? spot };
}

/** What is on a tile, without the tile: `on a tile with a forest` is `on a forest`. */
function withoutTile(spot: Spot): Spot {
  if (spot.spot !== 'things' || spot.compare.is !== 'least' || spot.compare.amount !== 1) return spot;
  const heldBy = (one: Sought) =>
    typeof one === 'object' && one.ground === 'tile' && one.with.length === 1 ? one.with[0] : undefined;
  const [first, ...others] = spot.things;
  const held = others.length === 0 ? heldBy(first!) : undefined;
  if (held) return { spot: 'things', ...held };
  const things = spot.things.flatMap((one) => {
    const own = heldBy(one);
    return own?.compare.is === 'least' && own.compare.amount === 1 ? own.things : [one];
  });
  return { ...spot, things: eachOnce(things) as typeof spot.things };
}

/** A number of things that says the same without the `not` of its site. */
function withoutNot({ not }: Site, spot: Spot): Spot | undefined {
  const compare = not && spot.spot === 'things' ? opposite(spot.compare) : undefined;
  return compare && ({ ...spot, compare } as Spot);
}

/** A placement without the sites that are true wherever the thing can be. */
function withoutHome({ where = EVERYWHERE, ...step }: Op<'place'>, words: Homes): Data {
  const isHome = (site: Site) => step.kinds.every((kind) => isAnywayOn(kind, site, words));
  const sites = sitesOf(where).filter((any) => !any.some(isHome));
  const all = sites.map((of): Where => ({ where: 'any', of: [...of] }));
  const place = plainWhere({ where: 'all', of: all.map(plainWhere) as OneWhere[] });
  return { ...step, ...(!isEverywhere(place) && { where: place }) };
}

const NEAR_THIS: Site = { where: 'adjacent', to: { spot: 'this' } };
type Deeds = Extract<Count, { count: 'done' }>;
/** What these deeds are done to, and to nothing else. */
const ALWAYS: Partial<Record<Deed, readonly Thing[]>> = { moved: ['animal'], replaced: TERRAINS };

function plainCount(count: Count): Count {
  if (count.count === 'done') return plainDeeds(count);
  if (count.count !== 'things' && count.count !== 'groups') return count;
  const { where = EVERYWHERE, ...all } = count;
  const sites: readonly Where[] = where.where === 'all' ? where.of : [where];
  const others = sites.filter((one) => !isSameData(one, NEAR_THIS));
  const place = plainWhere({ where: 'all', of: others as OneWhere[] });
  return {
    ...all,
    ...(others.length < sites.length && { adjacent: true }),
    ...(!isEverywhere(place) && { where: place }),
  };
}

function plainDeeds({ thing, things = thing === undefined ? [] : [thing], ...deeds }: Deeds): Deeds {
  const kinds = eachOnce(things.flatMap(kindsOf)) as Sought[];
  const always = ALWAYS[deeds.deed];
  // Things on a ground would count once each (L38).
  const isAny = always?.every((one) => kinds.includes(one)) && kinds.every((one) => typeof one === 'string');
  const [one, ...more] = isAny ? [] : kinds;
  if (one === undefined) return deeds;
  return more.length > 0 ? { ...deeds, things: kinds } : { ...deeds, thing: one };
}

/** Regions of which there is only one, or the one that counts most: asked what they have, as counted there. */
const COUNTED: readonly Region['region'][] = [
  'landscape',
  'this-habitat',
  'this-community',
  'this-landmass',
  'habitat-of',
  'community-of',
  'landmass-of',
  'this-tile',
  'this-feature',
  'largest',
  'smallest',
];

function plainTest(test: Test): Test {
  if (test.test === 'where') return plainTestOfPlace(test.where) ?? test;
  if (!('compare' in test)) return test;
  const { compare, not, ...rest } = test;
  if (rest.test === 'adjacent') {
    const { different, things } = rest;
    const count = { count: 'things', ...(different && { different }), adjacent: true, things } as const;
    return plainTest({ ...(not && { not }), test: 'there', compare, count });
  }
  if (rest.test === 'region') {
    const { region, things, test: _, ...kinds } = rest;
    // That one of several has them is that there is one with them.
    if (region.region === 'any' && !region.with && !not && !kinds.different && !kinds.other) {
      const count = { count: 'groups', group: region.group, with: { compare, things } } as const;
      return plainTest({ test: 'there', compare: { is: 'least', amount: 1 }, count });
    }
    // Of several habitats one is enough, so that "not" of it says something else.
    if (!COUNTED.includes(region.region)) return test;
    const count = plainCount({
      count: 'things',
      ...kinds,
      things,
      where: plainSite({ where: 'in', regions: [region] }),
    });
    return plainTest({ ...(not && { not }), test: 'there', compare, count });
  }
  const other = not && opposite(compare);
  return other ? ({ ...rest, compare: other } as Test) : test;
}

/** A plainer test of where "this" is, if there is one. */
function plainTestOfPlace(where: Where): Test | undefined {
  if (where.where === 'edge') return { ...(where.not && { not: true }), test: 'edge' };
  if (where.where !== 'adjacent' && where.where !== 'within') return undefined;
  const negation = where.not ? ({ not: true } as const) : {};
  if (where.where === 'within') {
    if (where.of.spot !== 'things') return undefined;
    const { compare, things } = where.of;
    const near = { where: 'within', spaces: where.spaces, of: { spot: 'this' } } as const;
    return plainTest({
      ...negation,
      test: 'there',
      compare,
      count: { count: 'things', things, where: near },
    });
  }
  const { to } = where;
  if (to.spot === 'named') return { ...negation, test: 'adjacent-to', name: to.name };
  if (to.spot !== 'things') return undefined;
  return plainTest({ ...negation, test: 'adjacent', compare: to.compare, things: to.things });
}

function plainCondition({ join, tests }: Condition): Condition {
  const [first] = tests;
  const place = first?.test === 'where' && tests.length === 1 ? first.where.where : join;
  const joined = place === 'any' ? 'any' : 'all';
  const parts = eachOnce(tests.flatMap((test) => partsOf(test, joined)));
  return { join: parts.length > 1 ? joined : 'all', tests: parts };
}

/** The tests that a test of a place consists of. */
function partsOf(test: Test, join: Condition['join']): Test[] {
  if (test.test !== 'where' || test.where.where !== join) return [test];
  return test.where.of.map((where: Where) => plainTest({ test: 'where', where }));
}
