/** The piles a thing can be on at the place a step gives. */
import {
  type Compare,
  isGround,
  isToken,
  type Kind,
  REGIONS_OF_THIS,
  type Region,
  type Site,
  type Sought,
  type Spot,
  sitesOf,
  type Where,
  wordFor,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import type { FeatureGround } from '../scope.ts';
import { ALL_PILES, groundPiles, LAND_PILES, NO_PILES, type Piles, pileList, pileTerrains } from './piles.ts';
import { ABSENCE, allPiles, either, NO_THING, REMOVAL, type State, type ThingStates } from './state.ts';
import { allThings, isAny, meantBy, pilesOfAll, type ThingPlacement } from './things.ts';

/** Where an effect runs. */
export interface Surroundings {
  names: Names;
  /** Inside a feature, what it covers. */
  feature?: FeatureGround | undefined;
}

/** What is known before a step. */
export interface StepView extends Surroundings {
  state: State;
}

/** A view in which nothing is known about "this" and the names. */
export const anyView = ({ names, feature }: Surroundings): StepView => ({
  names,
  feature,
  state: { self: allThings(names), kept: new Map() },
});

/** Whether a comparison requires at least one. */
export const areSome = ({ is, amount }: Compare): boolean => is !== 'most' && amount > 0;

/** The piles that a thing can be on, or be placed on, at a place; none only if it is there in no landscape. */
export function pilesWhere(view: StepView, where: Where | undefined, thing: string): Piles {
  if (!where) return ALL_PILES;
  return sitesOf(where).reduce((all, sites) => {
    const one = sites.reduce((piles, site) => piles | pilesAt(view, site, thing), NO_PILES);
    return all & one;
  }, ALL_PILES);
}

/** The piles on which a thing can be placed at a place; none where a marker keeps it out (L69). */
export function pilesFor(view: StepView, { thing, on }: ThingPlacement, where: Where | undefined): Piles {
  return where && barrier(view, where, thing) !== undefined ? NO_PILES : on & pilesWhere(view, where, thing);
}

/** A marker that lies on every tile of a place and keeps a thing out (L69). */
export function barrier(view: StepView, where: Where, thing: string): string | undefined {
  const { names } = view;
  const ofItem = (item: ThingStates | undefined) =>
    allBar(
      [...(item ?? NO_THING).keys()]
        .filter((key) => key !== ABSENCE && key !== REMOVAL)
        .map((key) => barring(names, key, thing)),
    );
  const ofSite = (site: Site): string | undefined => {
    if (site.not) return undefined;
    if (site.where === 'in')
      return allBar(
        site.regions.map((region) => {
          const group = 'group' in region ? region.group : undefined;
          if (group) return group.group === 'habitat' ? barring(names, group.of, thing) : undefined;
          return OF_ITEM.has(region.region) ? ofItem(itemOfRegion(view, region)) : undefined;
        }),
      );
    if (site.where !== 'on') return undefined;
    const { spot } = site;
    if (spot.spot === 'thing') return barring(names, spot.thing, thing);
    if (spot.spot !== 'things') return ofItem(referredTo(view, spot));
    return areSome(spot.compare)
      ? allBar(spot.things.map((sought) => barring(names, sought, thing)))
      : undefined;
  };
  return sitesOf(where)
    .map((sites) => allBar(sites.map(ofSite)))
    .find((marker) => marker !== undefined);
}

/** Regions of which each tile has the item, if it is a marker. */
const OF_ITEM: ReadonlySet<Region['region']> = new Set(['this-tile', 'this-habitat', 'habitat-of']);

/** The first of some markers, if there is one in each place. */
const allBar = (markers: readonly (string | undefined)[]): string | undefined =>
  markers.includes(undefined) ? undefined : markers[0];

/** The marker that keeps a thing out of a tile on which there is something: this marker, or a ground with one. */
function barring(names: Names, sought: Sought, thing: string): string | undefined {
  if (typeof sought !== 'string')
    return sought.with
      .filter(({ compare }) => areSome(compare))
      .map(({ things }) => allBar(things.map((held) => barring(names, held, thing))))
      .find((marker) => marker !== undefined);
  const { excludes } = names.markers.get(sought) ?? {};
  if (names.animals.has(thing)) return excludes && sought;
  return isToken(thing) && excludes === 'tokens' ? sought : undefined;
}

function pilesAt(view: StepView, site: Site, thing: string): Piles {
  if (site.not || site.where === 'edge') return ALL_PILES;
  if (isTooMany(site, thing)) return NO_PILES;
  if (site.where === 'on') return pilesOn(view, site.spot, thing);
  if (site.where === 'in')
    return site.regions.reduce((piles, region) => piles | pilesIn(view, region, thing), NO_PILES);
  // Anything can be next to something, but not to what can never exist.
  const spot = siteSpot(site);
  const exists =
    spot?.spot !== 'things' || !areSome(spot.compare) || pilesOfAll(view.names, spot.things) !== NO_PILES;
  return exists ? ALL_PILES : NO_PILES;
}

/** The spot that a site names, if any. */
export function siteSpot(site: Site): Spot | undefined {
  switch (site.where) {
    case 'adjacent':
      return site.to;
    case 'on':
      return site.spot;
    case 'within':
      return site.of;
    default:
      return undefined;
  }
}

/** The sides of a hex. */
const SIDES = 6;

/** Whether a site asks for more tiles, mountains or forests than there can ever be for a thing. */
export function isTooMany(site: Site, thing: Kind): boolean {
  const spot = siteSpot(site);
  if (spot?.spot !== 'things' || spot.compare.is === 'most') return false;
  const { amount } = spot.compare;
  const words = spot.things.map(wordFor);
  if (words.every(isGround)) return amount > tilesAt(site, typeof thing === 'string' && isGround(thing));
  if (site.where !== 'on' || !words.every(isToken)) return false;
  const room = pileList(ALL_PILES).map(
    ({ mountains, forests }) =>
      (words.includes('mountain') ? mountains : 0) + (words.includes('forest') ? forests : 0),
  );
  return amount > Math.max(...room);
}

/** The most tiles at a site. To what is on a tile, its own tile counts, too (R11.1). */
function tilesAt(site: Site, isTile: boolean): number {
  if (site.where === 'on') return 1;
  const spaces = site.where === 'within' ? site.spaces : 1;
  return (SIDES * spaces * (spaces + 1)) / 2 + (isTile ? 0 : 1);
}

/** The item a spot refers to; undefined for things of a kind and for a feature. */
export function referredTo({ names, state }: StepView, spot: Spot): ThingStates | undefined {
  switch (spot.spot) {
    case 'thing':
    case 'things':
    case 'this-feature':
      return undefined;
    case 'named':
      return named({ names, state }, spot.name);
    default:
      return state.self;
  }
}

/** What a name can refer to. */
const named = ({ names, state }: Pick<StepView, 'names' | 'state'>, name: string): ThingStates =>
  state.kept.get(name) ?? either(allThings(names), NO_THING);

/** The item that a region is about: "this", or what has a name. */
export const itemOfRegion = (view: StepView, region: Region): ThingStates =>
  'name' in region ? named(view, region.name) : view.state.self;

/** Whether a region is the community of "this", or of what has a name. */
export const isOfCommunity = ({ region }: Region): boolean =>
  region === 'this-community' || region === 'community-of';

/** The item that a site refers to, if it refers to one. */
function itemOf(view: StepView, site: Site): ThingStates | undefined {
  if (site.where === 'in')
    return site.regions.every((region) => 'name' in region || NEEDS_THIS.has(region.region))
      ? site.regions.map((region) => itemOfRegion(view, region)).reduce(either)
      : undefined;
  const spot = siteSpot(site);
  return spot && referredTo(view, spot);
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
  if (itemOf(view, site)?.has(ABSENCE)) return true;
  // Only animals have communities.
  return (
    site.where === 'in' &&
    site.regions.every(
      (one) =>
        isOfCommunity(one) &&
        [...itemOfRegion(view, one).keys()].some((thing) => !view.names.animals.has(thing)),
    )
  );
}

/** Whether what a `where` refers to certainly does not exist. */
export function refersToNothing(view: StepView, where: Where): boolean {
  const isNothing = (item: ThingStates | undefined) => item !== undefined && allPiles(item) === NO_PILES;
  return sitesOf(where).some((sites) => sites.every((site) => isNothing(itemOf(view, site))));
}

function pilesOn(view: StepView, spot: Spot, thing: string): Piles {
  if (spot.spot === 'things') {
    if (areSome(spot.compare)) return pilesOfAll(view.names, spot.things);
    // `on no desert`. A tile is on no tile anyway.
    const none = spot.compare.is !== 'least' && spot.compare.amount === 0 && thing !== 'tile';
    return none ? ALL_PILES & ~pilesOfAll(view.names, spot.things.filter(isPlainGround)) : ALL_PILES;
  }
  const item = spot.spot === 'thing' ? meantBy(view.names, spot.thing) : referredTo(view, spot);
  return item ? allPiles(item) : ALL_PILES;
}

const isPlainGround = (thing: Sought): boolean => typeof thing === 'string' && isGround(thing);

/** The piles of a thing in a region. */
function pilesIn(view: StepView, region: Region, thing: string): Piles {
  if ('name' in region) {
    const state = { ...view.state, self: itemOfRegion(view, region) };
    return pilesIn({ ...view, state }, { region: REGIONS_OF_THIS[region.region] }, thing);
  }
  const { self } = view.state;
  const selfPiles = allPiles(self);
  switch (region.region) {
    case 'landscape':
      return ALL_PILES;
    case 'this-feature':
    case 'feature-habitat':
      return view.feature ? groundPiles(view.feature.terrains) : ALL_PILES;
    case 'this-habitat':
      return [...self].reduce(
        (all, [of, piles]) => (of === ABSENCE ? all : all | habitat(view.names, of, piles)),
        NO_PILES,
      );
    case 'adjacent-habitat':
      // A habitat of another terrain (L16).
      return pileTerrains(selfPiles).reduce(
        (all, terrain) => all | (ALL_PILES & ~groundPiles([terrain])),
        NO_PILES,
      );
    case 'this-landmass':
      // Water has no landmass (L19).
      return (selfPiles & LAND_PILES) === NO_PILES ? NO_PILES : LAND_PILES;
    case 'this-community':
      return self.has(thing) && view.names.animals.has(thing) ? ALL_PILES : NO_PILES;
    case 'this-tile':
      return selfPiles;
    case 'largest':
    case 'smallest':
    case 'any': {
      const { group } = region;
      if (!mayHold(view.names, region)) return NO_PILES;
      if (group.group === 'landmass') return LAND_PILES;
      if (group.group === 'habitat') return allPiles(meantBy(view.names, group.of));
      const isOf = isAny(view.names, group.of) ? view.names.animals.has(thing) : group.of === thing;
      return isOf ? ALL_PILES : NO_PILES;
    }
  }
}

/** Whether a group can hold what is asked of it; a community has only its own animals (L17). */
export function mayHold(names: Names, region: Region): boolean {
  if (region.region !== 'any' || !region.with || !areSome(region.with.compare)) return true;
  const { things } = region.with;
  const { group } = region;
  if (group.group === 'landmass') return (pilesOfAll(names, things) & LAND_PILES) !== NO_PILES;
  if (group.group === 'community')
    return things
      .map(wordFor)
      .some((thing) => thing === group.of || isAny(names, group.of) || isAny(names, thing));
  return (pilesOfAll(names, things) & allPiles(meantBy(names, group.of))) !== NO_PILES;
}

/** The piles in the habitat of a thing: of its own kind, or of the terrain of its tile (R11.5, L17). */
function habitat(names: Names, thing: string, piles: Piles): Piles {
  const isLinked = isToken(thing) || names.markers.has(thing);
  return isLinked ? allPiles(meantBy(names, thing)) : groundPiles(pileTerrains(piles));
}
