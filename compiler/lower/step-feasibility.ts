/**
 * Finds steps that no landscape allows, whatever steps come before (ECO304, ECO310, ECO312). `feasibility/` also follows the
 * steps before.
 */

import { orList, type Span } from '../../grammar/index.ts';
import {
  type AnimalWord,
  animalHomes,
  EXPECTED,
  type Group,
  isGround,
  isTerrain,
  isToken,
  type Kind,
  markerHomes,
  type Region,
  type Site,
  type Sought,
  sitesOf,
  TERRAINS,
  type Terrain,
  type Thing,
  TOKEN_HOMES,
  type Where,
  wordFor,
} from '../../program/index.ts';
import { fits } from '../names.ts';
import type { Context } from './context.ts';

/** Reports a location that puts a tile on a tile; returns true if it found none. */
export function checkOnTile(
  context: Context,
  things: readonly Sought[],
  where: Where | undefined,
  at: Span | undefined,
): boolean {
  if (!at || !where || !things.map(wordFor).every(isGround)) return true;
  const onTile = sitesOf(where).flat().some(isOnTile);
  if (onTile) context.report.add('ECO304', at, {});
  return !onTile;
}

/** Whether a site can only be on a tile. */
function isOnTile(site: Site): boolean {
  if (site.where !== 'on') return false;
  const { spot } = site;
  if (spot.spot === 'things') return spot.things.map(wordFor).every(isGround);
  return spot.spot === 'this-tile' || (spot.spot === 'thing' && isGround(spot.thing));
}

/** Reports a test that "this" never passes, or always passes; returns true if it found none. */
export function checkTest(context: Context, where: Where, at: Span): boolean {
  const { this: self, unsure } = context.scope;
  const isTile = self.tile && !self.token && !self.animal && !unsure;
  if (isTile && sitesOf(where).flat().some(isOnTile)) {
    const hint =
      'tiles are side by side: use `adjacent to`, or ask what the tile has: `this tile has a forest`';
    context.report.add('ECO304', at, {}, { hint });
    return false;
  }
  const why = whyNeverAll(where, whyNotNearItself);
  if (why !== undefined) context.report.add('ECO310', at, { why });
  return why === undefined;
}

/** Nothing is adjacent to itself, or within any distance of itself (R11.1, L28). */
function whyNotNearItself(site: Site): string | undefined {
  if (site.where === 'adjacent' && site.to.spot === 'this') return '"this" is not adjacent to itself';
  if (site.where === 'within' && site.of.spot === 'this')
    return '"this" is not within any distance of itself';
  return undefined;
}

/** Why a place can never be satisfied: one of its sites cannot be, or no site of an `either` can. */
function whyNeverAll(where: Where, whyNever: (site: Site) => string | undefined): string | undefined {
  for (const sites of sitesOf(where)) {
    // With `not`, a site that is never satisfied always is.
    const reasons = sites.map((site) => (site.not ? undefined : whyNever(site)));
    if (!reasons.includes(undefined)) return reasons[0];
  }
  return undefined;
}

/** Reports a placement that no landscape allows; returns whether the placement is possible. */
export function checkPlacement(
  context: Context,
  kinds: readonly Kind[],
  where: Where | undefined,
  at: Span,
): boolean {
  if (!where) return true;
  const things = kinds.filter((kind) => typeof kind === 'string');
  const isOn = sitesOf(where).some((sites) => sites.every((site) => site.where === 'on'));
  if (isOn && things.length === kinds.length && things.every(isGround)) {
    context.report.add('ECO304', at, {});
    return false;
  }
  const reasons = kinds.map((kind) => whyNever(context, kind, where));
  const [why] = reasons;
  if (why === undefined || reasons.includes(undefined)) return true;
  context.report.add('ECO310', at, { why });
  return false;
}

/** Reports a step that removes tiles under its own feature (R15.6); returns true if it found none. */
export function checkCovered(
  context: Context,
  things: readonly Sought[],
  where: Where | undefined,
  at: Span,
): boolean {
  if (!where || !things.map(wordFor).every(isGround)) return true;
  const why = whyNeverAll(where, (site) =>
    isInFeature(site) ? 'the tiles under a feature stay' : undefined,
  );
  if (why !== undefined) context.report.add('ECO310', at, { why });
  return why === undefined;
}

/** Whether a site is in the feature, and nowhere else. */
export function isInFeature(site: Site): boolean {
  return site.where === 'in' && site.regions.every(({ region }) => region === 'this-feature');
}

/** Why a kind can never be placed there; undefined if it can. */
export function whyNever(context: Context, kind: Kind, where: Where): string | undefined {
  return whyNeverAll(where, (site) => whyNotAt(context, kind, site));
}

function whyNotAt(context: Context, kind: Kind, site: Site): string | undefined {
  if (site.where === 'on') {
    const { spot } = site;
    if (spot.spot === 'thing') return whyNotOn(context, kind, spot.thing);
    if (spot.spot !== 'things' || spot.compare.is === 'most' || spot.compare.amount === 0) return undefined;
    return oneReason(spot.things.map((thing) => whyNotOn(context, kind, wordFor(thing))));
  }
  if (site.where === 'in') return oneReason(site.regions.map((region) => whyNotIn(context, kind, region)));
  return undefined;
}

/** The first reason if every entry has one, otherwise undefined. */
const oneReason = (reasons: readonly (string | undefined)[]) =>
  reasons.includes(undefined) ? undefined : reasons[0];

function whyNotOn(context: Context, kind: Kind, under: Thing): string | undefined {
  const grounds = groundsUnder(context, under);
  const homes = homesOf(context, kind);
  if (homes.some((home) => grounds.includes(home))) return undefined;
  return `${nameOf(kind)} is placed on ${orList(homes)}, never on ${isGround(under) ? under : `a tile with a ${under}`}`;
}

function whyNotIn(context: Context, kind: Kind, region: Region): string | undefined {
  switch (region.region) {
    case 'this-landmass':
      return whyNotOnLand(context, kind);
    case 'this-community':
      return isAnimal(context, kind)
        ? undefined
        : `a community is of animals, ${nameOf(kind)} cannot be placed in it`;
    case 'largest':
    case 'smallest':
      return whyNotInGroup(context, kind, region.group);
    case 'this-feature':
      if (isTile(kind)) return 'the cells of a feature already have their tiles';
      if (kind === 'mountain' && context.scope.feature?.token)
        return 'every tile of the feature already has a mountain, its token';
      return whyNotUnder(context, kind);
    case 'feature-habitat':
      return whyNotUnder(context, kind);
    case 'this-tile':
      return isTile(kind) ? 'a tile is never on a tile' : undefined;
    default:
      return undefined;
  }
}

const isTile = (kind: Kind) => typeof kind === 'string' && isGround(kind);
const isAnimal = ({ names }: Context, kind: Kind) =>
  typeof kind !== 'string' || fits(names, EXPECTED.animal, kind);

/** Why a kind cannot be on the terrains that the feature covers. */
function whyNotUnder(context: Context, kind: Kind): string | undefined {
  const grounds = context.scope.feature?.terrains ?? TERRAINS;
  if (homesOf(context, kind).some((home) => grounds.includes(home))) return undefined;
  const where = isTile(kind) ? 'in a habitat of' : 'on';
  return `${nameOf(kind)} is never ${where} ${orList(grounds)}, and the feature covers nothing else`;
}

function whyNotInGroup(context: Context, kind: Kind, group: Group): string | undefined {
  if (group.group === 'landmass') return whyNotOnLand(context, kind);
  if (group.group === 'community') {
    if (isAnimal(context, kind) && canBe(context, kind, group.of)) return undefined;
    return `a community of ${group.of} is only of its own animals, ${nameOf(kind)} cannot be placed in it`;
  }
  const isOnTiles = !isTerrain(group.of);
  const homes = groundsUnder(context, group.of);
  if (isOnTiles && isTile(kind)) return `a tile cannot be placed in a ${group.of} habitat`;
  const fits = homesOf(context, kind).some((home) => (isOnTiles ? homes.includes(home) : home === group.of));
  return fits ? undefined : `${nameOf(kind)} is never in a ${group.of} habitat`;
}

function whyNotOnLand(context: Context, kind: Kind): string | undefined {
  if (homesOf(context, kind).some((home) => home !== 'water')) return undefined;
  return kind === 'water'
    ? 'water has no landmass'
    : `${nameOf(kind)} belongs to water, and water has no landmass`;
}

/** Terrains a kind can be placed on; for a tile, the terrains it can be. */
function homesOf(context: Context, kind: Kind): readonly Terrain[] {
  if (typeof kind !== 'string') {
    // An animal with this tab may have other tabs too, and then also lives on their tiles.
    return context.names.homes.get(kind.animalOf) ?? [kind.animalOf];
  }
  if (isTerrain(kind)) return [kind];
  if (kind === 'land') return ['desert', 'grassland'];
  if (isToken(kind)) return TOKEN_HOMES[kind];
  const animal = context.names.animals.get(kind);
  const marker = context.names.markers.get(kind);
  if (marker) return markerHomes(marker);
  return animal ? animalHomes(animal) : TERRAINS;
}

function hasTab({ on }: AnimalWord, terrain: Terrain): boolean {
  return 'terrain' in on && on.terrain.includes(terrain);
}

/** Terrains of the tiles that can hold, or are, such a thing. */
function groundsUnder(context: Context, under: Thing): readonly Terrain[] {
  if (isTerrain(under)) return [under];
  // The mountain it was placed on may be gone, but its terrain can still hold a mountain.
  const marker = context.names.markers.get(under);
  if (marker) return markerHomes(marker);
  // An animal may be where it could not be placed, because it can move there (R9.2).
  if (context.names.animals.has(under) || under === 'animal' || under === 'tile') return TERRAINS;
  return isToken(under) ? TOKEN_HOMES[under] : ['desert', 'grassland'];
}

/** Whether a kind may turn out to be an animal of a species. */
function canBe(context: Context, kind: Kind, species: Thing): boolean {
  if (species === 'animal' || kind === 'animal' || kind === species) return true;
  const animal = context.names.animals.get(species);
  return typeof kind !== 'string' && animal !== undefined && hasTab(animal, kind.animalOf);
}

function nameOf(kind: Kind): string {
  return typeof kind === 'string' ? kind : `an animal of ${kind.animalOf}`;
}
