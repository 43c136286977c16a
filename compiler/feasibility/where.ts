/** The piles a thing can be on at the place a step gives. */
import {
  type Compare,
  isGround,
  isTerrain,
  isToken,
  type Region,
  type Site,
  type Sought,
  type Spot,
  sitesOf,
  type Terrain,
  type Where,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import {
  ALL_PILES,
  LAND,
  NO_PILES,
  type Piles,
  pilesOf,
  terrainsOf,
  WITH_FOREST,
  WITH_MOUNTAIN,
} from './piles.ts';
import { either, GONE, NOTHING, type State, type ThingStates } from './state.ts';
import { anything, foundAs, meantBy } from './things.ts';
import { whyTooMany } from './too-many.ts';

/** What is known before a step. */
export interface StepView {
  names: Names;
  /** Inside a feature, the terrains it covers. */
  covered?: readonly Terrain[];
  state: State;
}

/** Whether a place excludes any piles at all. */
export const narrows = (where: Where | undefined): boolean =>
  where !== undefined && sitesOf(where).some((sites) => sites.every(isNarrow));

/** Next to something, and wherever something is not, any pile is possible; but nothing is next to what can never exist. */
const isNarrow = (site: Site): boolean =>
  !site.not &&
  (site.where === 'on' ||
    site.where === 'in' ||
    nextTo(site).some((to) => typeof to !== 'string') ||
    whyTooMany(site, 'tile') !== undefined);

/** The things a site requires nearby. */
function nextTo(site: Site): readonly Sought[] {
  const spot = site.where === 'adjacent' ? site.to : site.where === 'within' ? site.of : undefined;
  return spot?.spot === 'things' && areSome(spot.compare) ? spot.things : [];
}

const areSome = ({ is, amount }: Compare): boolean => is !== 'most' && amount > 0;

/** The piles that a thing can be on, or be placed on, at a place; none only if it is there in no landscape. */
export function pilesWhere(view: StepView, where: Where | undefined, thing: string): Piles {
  if (!where) return ALL_PILES;
  return sitesOf(where).reduce((all, sites) => {
    const one = sites.reduce((piles, site) => piles | pilesAt(view, site, thing), NO_PILES);
    return all & one;
  }, ALL_PILES);
}

function pilesAt(view: StepView, site: Site, thing: string): Piles {
  if (!isNarrow(site)) return ALL_PILES;
  if (whyTooMany(site, thing) !== undefined) return NO_PILES;
  if (site.where === 'on') return pilesOn(view, site.spot, thing);
  if (site.where !== 'in') return anyOf(view, nextTo(site)) === NO_PILES ? NO_PILES : ALL_PILES;
  return site.regions.reduce((piles, region) => piles | pilesIn(view, region, thing), NO_PILES);
}

/** The item a spot refers to; undefined for things of a kind and for a feature. */
export function referredTo({ names, state }: StepView, spot: Spot): ThingStates | undefined {
  switch (spot.spot) {
    case 'thing':
    case 'things':
    case 'this-feature':
      return undefined;
    case 'named':
      return state.kept.get(spot.name) ?? either(anything(names), NOTHING);
    default:
      return state.self;
  }
}

/** A view in which nothing is known about "this" and the names. */
export const anyView = (names: Names): StepView => ({
  names,
  state: { self: anything(names), kept: new Map() },
});

/** The items a site refers to. */
function itemsOf(view: StepView, site: Site): ThingStates[] {
  switch (site.where) {
    case 'adjacent':
    case 'on':
    case 'within': {
      const spot = site.where === 'on' ? site.spot : site.where === 'within' ? site.of : site.to;
      const item = referredTo(view, spot);
      return item ? [item] : [];
    }
    case 'in':
      return site.regions.every(({ region }) => NEEDS_THIS.has(region)) ? [view.state.self] : [];
    case 'edge':
      return [];
  }
}

const NEEDS_THIS: ReadonlySet<Region['region']> = new Set([
  'this-habitat',
  'this-community',
  'this-landmass',
  'adjacent-habitat',
]);

/** Whether what a `where` refers to may not exist (L2, L4, L29). */
export function mayBeUnanswered(view: StepView, where: Where): boolean {
  return sitesOf(where).some((sites) => sites.every((site) => siteMayBeUnanswered(view, site)));
}

function siteMayBeUnanswered(view: StepView, site: Site): boolean {
  if (itemsOf(view, site).some((item) => item.has(GONE))) return true;
  // Only animals have communities.
  return (
    site.where === 'in' &&
    site.regions.every(({ region }) => region === 'this-community') &&
    [...view.state.self.keys()].some((thing) => !view.names.animals.has(thing))
  );
}

/** Whether what a `where` refers to certainly does not exist. */
export function refersToNothing(view: StepView, where: Where): boolean {
  return sitesOf(where).some((sites) =>
    sites.every((site) => itemsOf(view, site).some((item) => allPiles(item) === NO_PILES)),
  );
}

function pilesOn(view: StepView, spot: Spot, thing: string): Piles {
  if (spot.spot === 'things') {
    if (areSome(spot.compare)) return anyOf(view, spot.things);
    // `on no desert`. A tile is on no tile anyway.
    const none = spot.compare.is !== 'least' && spot.compare.amount === 0 && thing !== 'tile';
    return none ? ALL_PILES & ~anyOf(view, spot.things.filter(isPlainGround)) : ALL_PILES;
  }
  const item = spot.spot === 'thing' ? meantBy(view.names, spot.thing) : referredTo(view, spot);
  return item ? allPiles(item) : ALL_PILES;
}

const isPlainGround = (thing: Sought): boolean => typeof thing === 'string' && isGround(thing);

/** The piles of everything these words can refer to. */
function anyOf({ names }: StepView, things: readonly Sought[]): Piles {
  return things.reduce((all, thing) => all | allPiles(foundAs(names, thing)), NO_PILES);
}

/** The piles of everything an item can be. */
export function allPiles(item: ThingStates): Piles {
  return [...item].reduce((all, [thing, piles]) => (thing === GONE ? all : all | piles), NO_PILES);
}

function pilesIn(view: StepView, region: Region, thing: string): Piles {
  const { self } = view.state;
  const selfPiles = allPiles(self);
  switch (region.region) {
    case 'landscape':
      return ALL_PILES;
    case 'this-feature':
    case 'feature-habitat':
      return view.covered ? pilesOf(view.covered) : ALL_PILES;
    case 'this-habitat':
      return [...self].reduce(
        (all, [of, piles]) => (of === GONE ? all : all | habitat(view.names, of, piles)),
        NO_PILES,
      );
    case 'adjacent-habitat':
      // A habitat of another terrain (L16).
      return terrainsOf(selfPiles).reduce(
        (all, terrain) => all | (ALL_PILES & ~pilesOf([terrain])),
        NO_PILES,
      );
    case 'this-landmass':
      // Water has no landmass (L19).
      return (selfPiles & LAND) === NO_PILES ? NO_PILES : LAND;
    case 'this-community':
      return self.has(thing) && view.names.animals.has(thing) ? ALL_PILES : NO_PILES;
    case 'this-tile':
      return selfPiles;
    case 'largest':
    case 'smallest': {
      const { group } = region;
      if (group.group === 'landmass') return LAND;
      if (group.group === 'habitat') return habitatOf(group.of);
      const isOf = group.of === 'animal' ? view.names.animals.has(thing) : group.of === thing;
      return isOf ? ALL_PILES : NO_PILES;
    }
  }
}

/** The piles in the habitat of a thing: of mountains, of forests, or of the terrain of its tile (R11.5, L17). */
function habitat({ markers }: Names, thing: string, piles: Piles): Piles {
  if (isToken(thing) || markers.has(thing)) return habitatOf(thing);
  return pilesOf(terrainsOf(piles));
}

function habitatOf(kind: string): Piles {
  if (kind === 'mountain') return WITH_MOUNTAIN;
  if (kind === 'forest') return WITH_FOREST;
  // A habitat of markers can be anywhere.
  return isTerrain(kind) ? pilesOf([kind]) : ALL_PILES;
}
