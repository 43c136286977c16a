/** Explains why a step can never be done. */
import { orList } from '../../grammar/index.ts';
import {
  isGround,
  isToken,
  type Kind,
  type Region,
  type Spot,
  sitesOf,
  type Thing,
  type Where,
} from '../../program/index.ts';
import { eachOf, LAND, NO_PILES, type PossibleTile } from './piles.ts';
import type { ThingStates } from './state.ts';
import { whyTooMany } from './too-many.ts';
import { allPiles, referredTo, type StepView } from './where.ts';

/** Why nothing of these kinds is ever put there. */
export function whyNeverPlaced(view: StepView, kinds: readonly Kind[], where: Where): string {
  const tooMany = tooManyOf(where, kinds[0]);
  if (tooMany !== undefined) return tooMany;
  const names = kinds.map((kind) => (typeof kind === 'string' ? kind : `an animal of ${kind.animalOf}`));
  const isTile = kinds.every((kind) => typeof kind === 'string' && isGround(kind));
  const reason = whyNever(
    view,
    where,
    kinds.filter((kind) => typeof kind === 'string'),
  );
  return `${reason}, and ${orList(names)} ${isTile ? 'never becomes part of it' : 'is never placed there'}`;
}

/** Why none of these things is ever there. */
export function whyNeverThere(view: StepView, things: readonly Thing[], where: Where): string {
  return (
    tooManyOf(where, things[0]) ?? `${whyNever(view, where, things)}, and ${orList(things)} is never there`
  );
}

/** Why there can never be as many things as a place requires. */
function tooManyOf(where: Where, thing: Kind | undefined): string | undefined {
  const subject =
    typeof thing === 'string' && !isGround(thing) ? thing : typeof thing === 'string' ? 'tile' : 'animal';
  const reasons = sitesOf(where).map((sites) => sites.map((site) => whyTooMany(site, subject)));
  return reasons.find((some) => !some.includes(undefined))?.[0];
}

/** Why these grounds never have what must be on them (R7.2, R7.3). */
export function whyNeverAny(grounds: readonly Thing[]): string {
  return `no ${orList(grounds)} can ever be like that`;
}

/** Why tiles that must already be what they would become are never replaced. */
export function ownKind(becomes: readonly Thing[]): string {
  return `the tiles meant are ${orList(becomes)} already`;
}

/** What the place must be at this step. */
function whyNever(view: StepView, where: Where, about: readonly string[]): string {
  if (where.where === 'on') {
    const item = referredTo(view, where.spot);
    if (item) return `${tileOf(where.spot)} is ${pilesText(item, about)} here`;
  }
  if (where.where === 'in') {
    const reasons = where.regions.map((region) => regionText(view, region, about));
    return [...new Set(reasons)].join(' and ');
  }
  return 'there is no such place';
}

function tileOf(spot: Spot): string {
  return spot.spot === 'named' ? `the tile of \`${spot.name}\`` : '`this tile`';
}

function regionText(view: StepView, region: Region, about: readonly string[]): string {
  const { self } = view.state;
  const on = pilesText(self, about);
  switch (region.region) {
    case 'this-habitat': {
      const tokens = ['mountain', 'forest'].filter((thing) => self.has(thing));
      const isToken = tokens.length > 0 && [...self].every(([thing]) => tokens.includes(thing));
      return `\`this habitat\` is one of ${isToken ? orList(tokens.map((token) => `${token}s`)) : on} here`;
    }
    case 'adjacent-habitat':
      return `an adjacent habitat is not of ${on}, as \`this tile\` is`;
    case 'this-landmass':
      return (allPiles(self) & LAND) === NO_PILES
        ? '"this" is on water here, which has no landmass'
        : 'a landmass has no water';
    case 'this-community':
      return `\`this community\` is of ${orList([...self.keys()].filter((thing) => view.names.animals.has(thing)))} here`;
    case 'this-tile':
      return `\`this tile\` is ${on} here`;
    case 'largest':
    case 'smallest':
      return region.group.group === 'landmass'
        ? 'a landmass has no water'
        : `${region.group.group === 'habitat' ? 'a habitat' : 'a community'} of ${region.group.of} is meant`;
    default:
      return 'the feature covers something else';
  }
}

/** What a tile can be; with its mountains and forests if they matter. */
export function pilesText(item: ThingStates, about: readonly string[]): string {
  const tokens = about.some(isToken);
  const piles = allPiles(item);
  return piles === NO_PILES
    ? 'nothing'
    : orList([...new Set(eachOf(piles).map((pile) => (tokens ? fullText(pile) : pile.terrain)))]);
}

function fullText({ terrain, mountains, forests }: PossibleTile): string {
  if (terrain === 'water') return terrain;
  const parts = [
    mountains > 0 ? 'a mountain' : '',
    forests > 0 ? (forests > 1 ? `${forests} forests` : 'a forest') : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? `${terrain} with ${parts.join(' and ')}`
    : `${terrain} with neither mountain nor forest`;
}
