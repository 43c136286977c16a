/** Random things, spots, regions and positions, in the combinations that the language allows. */
import { anyView } from '../../compiler/feasibility/where.ts';
import { whyUnplaceable } from '../../compiler/feasibility/why.ts';
import { makeNames } from '../../compiler/names.ts';
import { markersOf } from '../../program/set.ts';
import {
  type Compare,
  ENGINE_THINGS,
  type Group,
  type Holder,
  type Kind,
  type Region,
  type Site,
  type Sought,
  type Spot,
  TERRAINS,
  type Thing,
  type Where,
  wordFor,
} from '../../program/terms.ts';
import { WORDS } from './base.ts';
import { type Draw, once, oneOf, perhaps, several } from './draw.ts';

/** What earlier steps have set: whether there is a "this", whether it can be an animal, and the names. */
export interface Scope {
  some: boolean;
  animal: boolean;
  names: string[];
  /** How many blocks of players are around, without those that an owner's block leaves. */
  players?: number;
  /** Whether these are steps of a Landscape Feature. */
  feature?: true;
  /** Whether they are those of a trigger `by another player`. */
  byAnother?: boolean;
  /** Whether a `do` before it in the block says who `that player` is. */
  isOfCard?: boolean;
}

export const SPECIES: readonly Thing[] = WORDS.animals.map(({ name }) => name);
export const MARKERS: readonly Thing[] = markersOf(WORDS).map(({ name }) => name);
export const THINGS: readonly Thing[] = [...ENGINE_THINGS, ...SPECIES, ...MARKERS];
export const ANIMALS: readonly Thing[] = ['animal', ...SPECIES];
export const GROUNDS: readonly Thing[] = [...TERRAINS, 'land', 'tile'];
/** What a tile can be replaced with. */
export const NEW_GROUNDS: readonly Thing[] = [...TERRAINS, 'land'];
const ON_TILES: readonly Thing[] = THINGS.filter((thing) => !GROUNDS.includes(thing));
const PLACED: readonly Thing[] = THINGS.filter((thing) => thing !== 'tile');

export function things(draw: Draw, among: readonly Thing[] = THINGS): Thing[] {
  return several(draw, 3, () => oneOf(draw, among));
}

/**
 * Sometimes adds a ground with things on it. It comes last, because a following `or` would continue its list of things
 * (L30).
 */
export function sought(draw: Draw, some: readonly Thing[]): Sought[] {
  return once(draw, 4) ? [...some, holder(draw)] : [...some];
}

function holder(draw: Draw): Holder {
  const held = several(draw, 2, () => ({
    compare: oneOf<() => Compare>(draw, [
      () => ({ is: 'least', amount: 1 + draw.below(3) }),
      () => ({ is: 'most', amount: 1 + draw.below(2) }),
      () => ({ is: 'exactly', amount: draw.below(3) }),
    ])(),
    things: things(draw, ON_TILES),
  }));
  return { ground: oneOf(draw, GROUNDS), with: held };
}

export function kinds(draw: Draw): Kind[] {
  return several(
    draw,
    3,
    () => perhaps(draw, 6, () => ({ animalOf: oneOf(draw, TERRAINS) })) ?? oneOf(draw, PLACED),
  );
}

export function isGround(thing: Thing): boolean {
  return GROUNDS.includes(thing);
}

export function group(draw: Draw): Group {
  const kind = oneOf<() => Group>(draw, [
    () => ({ group: 'habitat', of: oneOf(draw, [...TERRAINS, 'mountain', 'forest', ...MARKERS]) }),
    () => ({ group: 'community', of: oneOf(draw, ANIMALS) }),
    () => ({ group: 'landmass' }),
  ])();
  return once(draw, 5) ? { ...kind, enclosed: true } : kind;
}

export function region(draw: Draw, scope: Scope): Region {
  const some: (() => Region)[] = [
    () => ({ region: 'landscape' }),
    () => ({ region: oneOf(draw, ['largest', 'smallest']), group: group(draw) }),
  ];
  if (scope.some) {
    for (const name of ['this-habitat', 'this-landmass', 'adjacent-habitat', 'this-tile'] as const) {
      some.push(() => ({ region: name }));
    }
  }
  const { names } = scope;
  if (names.length > 0)
    some.push(() => ({ region: oneOf(draw, ['habitat-of', 'landmass-of']), name: oneOf(draw, names) }));
  if (scope.animal) some.push(() => ({ region: 'this-community' }));
  if (scope.feature)
    some.push(
      () => ({ region: 'this-feature' }),
      () => ({ region: 'feature-habitat' }),
    );
  return oneOf(draw, some)();
}

export function spot(draw: Draw, scope: Scope): Spot {
  const some: (() => Spot)[] = [
    () => ({ spot: 'thing', thing: oneOf(draw, THINGS) }),
    () => ({
      spot: 'things',
      compare: { is: 'exactly', amount: draw.below(3) },
      things: sought(draw, things(draw)),
    }),
    () => ({
      spot: 'things',
      compare: { is: 'least', amount: 1 + draw.below(2) },
      things: sought(draw, [oneOf(draw, THINGS), oneOf(draw, THINGS)]),
    }),
  ];
  if (scope.some)
    some.push(
      () => ({ spot: 'this' }),
      () => ({ spot: 'this-tile' }),
    );
  if (scope.names.length > 0) some.push(() => ({ spot: 'named', name: oneOf(draw, scope.names) }));
  return oneOf(draw, some)();
}

/** One site, usually without `not`; on the edge if the random one does not fit. */
function site(draw: Draw, scope: Scope, fits: (site: Site) => boolean): Site {
  const feature = scope.feature && perhaps(draw, 3, (): Spot => ({ spot: 'this-feature' }));
  const made = oneOf<() => Site>(draw, [
    () => ({ where: 'edge' }),
    () => ({ where: 'adjacent', to: feature ?? spot(draw, scope) }),
    () => ({ where: 'on', spot: spot(draw, scope) }),
    () => ({ where: 'in', regions: several(draw, 2, () => region(draw, scope)) }),
    () => ({
      where: 'within',
      spaces: 2 + draw.below(3),
      of: feature ?? spot(draw, scope),
    }),
  ])();
  const fitting: Site = fits(made) ? made : { where: 'edge' };
  return once(draw, 5) ? { not: true, ...fitting } : fitting;
}

function whereWith(draw: Draw, scope: Scope, fits: (site: Site) => boolean): Where {
  const one = () => site(draw, scope, fits);
  const either = (): Exclude<Where, { where: 'all' }> =>
    once(draw, 4) ? { where: 'any', of: [one(), one(), ...several(draw, 2, one).slice(1)] } : one();
  return once(draw, 4) ? { where: 'all', of: [either(), either()] } : either();
}

/** Whether a site is `on` nothing but tiles. */
export function isOnTile(site: Site): boolean {
  if (site.where !== 'on') return false;
  const { spot } = site;
  if (spot.spot === 'things') return spot.things.map(wordFor).every(isGround);
  return spot.spot === 'this-tile' || (spot.spot === 'thing' && isGround(spot.thing));
}

/** A `where` to look for things. A tile is never on a tile. */
export function whereOf(draw: Draw, scope: Scope, sought: readonly Thing[]): Where {
  const areTiles = sought.every(isGround);
  return whereWith(draw, scope, (site) => !areTiles || !isOnTile(site));
}

const ANY_LANDSCAPE = anyView({ names: makeNames(WORDS), feature: undefined });

/** A `where` to put something, such that some landscape allows it. */
export function whereTo(draw: Draw, scope: Scope, placed: readonly Kind[]): Where {
  const areTiles = placed.every((kind) => typeof kind === 'string' && isGround(kind));
  const fits = (site: Site): boolean =>
    placed.some((kind) => whyUnplaceable(ANY_LANDSCAPE, kind, site) === undefined);
  return whereWith(draw, scope, (site) => !(areTiles && site.where === 'on') && fits(site));
}
