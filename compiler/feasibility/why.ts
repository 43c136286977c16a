/** Explains why something can never be done somewhere. */
import { orList } from '../../grammar/index.ts';
import {
  isGround,
  isTerrain,
  isToken,
  type Kind,
  type Region,
  type Site,
  sitesOf,
  TERRAINS,
  type Thing,
  type Where,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/reasons.ts';
import { eachOf, LAND_PILES, NO_PILES, type Piles, type PossibleTile, pilesOf, terrainsOf } from './piles.ts';
import { allPiles, type ThingStates } from './state.ts';
import { pilesOfAll, placementsOf } from './things.ts';
import { whyTooMany } from './too-many.ts';
import { areSome, pilesIn, referredTo, type StepView } from './where.ts';

/** Why a place can never be satisfied: one of its sites cannot be, or no site of an `either` can. */
export function whyNeverAll(where: Where, whyNever: (site: Site) => string | undefined): string | undefined {
  for (const sites of sitesOf(where)) {
    // With `not`, a site that is never satisfied always is.
    const reasons = sites.map((site) => (site.not ? undefined : whyNever(site)));
    if (!reasons.includes(undefined)) return reasons[0];
  }
  return undefined;
}

/** Why no landscape lets a kind be placed there, because of one site alone; undefined if no site alone forbids it. */
export function whyUnplaceable(view: StepView, kind: Kind, where: Where): string | undefined {
  return whyNeverAll(where, (site) => whyNotAt(view, kind, site));
}

function whyNotAt(view: StepView, kind: Kind, site: Site): string | undefined {
  const { names } = view;
  if (site.where === 'in') {
    const reasons = site.regions.map((region) => whyNotIn(view, kind, region));
    return reasons.includes(undefined) ? undefined : reasons[0];
  }
  const spot = site.where === 'on' ? site.spot : undefined;
  const under =
    spot?.spot === 'thing'
      ? [spot.thing]
      : spot?.spot === 'things' && areSome(spot.compare)
        ? spot.things.map(wordFor)
        : undefined;
  if (!under || canBePlaced(view, kind, () => pilesOfAll(names, under))) return undefined;
  const [first] = under;
  const homes = placementsOf(names, kind).flatMap((placement) => placement.homes);
  return why('placed-elsewhere', {
    kind: kindName(kind),
    homes: orList([...new Set(typeof kind === 'string' ? homes : [kind.animalOf, ...homes])]),
    under: isGround(first) ? first : `a tile with a ${first}`,
  });
}

/** Whether a kind can be placed on the terrains of such piles; a tile only as one of the piles. */
function canBePlaced(view: StepView, kind: Kind, there: (thing: string) => Piles): boolean {
  const placements = placementsOf(view.names, kind);
  const fits = (thing: string, piles: Piles) => (thing === 'tile' ? piles : pilesOf(terrainsOf(piles)));
  return (
    placements.length === 0 ||
    placements.some(({ thing, on }) => (on & fits(thing, there(thing))) !== NO_PILES)
  );
}

function whyNotIn(view: StepView, kind: Kind, region: Region): string | undefined {
  const isTile = typeof kind === 'string' && isGround(kind);
  const name = { kind: kindName(kind) };
  if (region.region === 'this-tile' && isTile) return why('tile-on-tile');
  if (region.region === 'this-feature' && isTile) return why('feature-has-tiles');
  if (region.region === 'this-feature' && kind === 'mountain' && view.feature?.token)
    return why('feature-has-mountain');
  if (canBePlaced(view, kind, (thing) => pilesIn(view, region, thing))) return undefined;
  const noLandmass = () => (kind === 'water' ? why('water-has-no-landmass') : why('lives-in-water', name));
  switch (region.region) {
    case 'this-landmass':
      return noLandmass();
    case 'this-community':
      return why('not-an-animal', name);
    case 'this-feature':
    case 'feature-habitat': {
      const grounds = orList(view.feature?.terrains ?? TERRAINS);
      return why('not-under-feature', { ...name, where: isTile ? 'in a habitat of' : 'on', grounds });
    }
    case 'largest':
    case 'smallest': {
      const { group } = region;
      if (group.group === 'landmass') return noLandmass();
      if (group.group === 'community') return why('not-in-community', { ...name, of: group.of });
      const isOnTiles = !isTerrain(group.of);
      return isOnTiles && isTile
        ? why('tile-in-habitat', { of: group.of })
        : why('not-in-habitat', { ...name, of: group.of });
    }
    default:
      return undefined;
  }
}

const kindName = (kind: Kind): string => (typeof kind === 'string' ? kind : `an animal of ${kind.animalOf}`);

/** Why nothing of these kinds is ever put there. */
export function whyNeverPlaced(view: StepView, kinds: readonly Kind[], where: Where): string {
  const tooMany = whyTooManyAt(where, kinds[0]);
  if (tooMany !== undefined) return tooMany;
  const words = kinds.filter((kind) => typeof kind === 'string');
  const isTile = words.length === kinds.length && words.every(isGround);
  const values = { place: placeText(view, where, words), kinds: orList(kinds.map(kindName)) };
  return why(isTile ? 'never-part' : 'never-placed', values);
}

/** Why none of these things is ever there. */
export function whyNeverThere(view: StepView, things: readonly Thing[], where: Where): string {
  const values = { place: placeText(view, where, things), things: orList(things) };
  return whyTooManyAt(where, things[0]) ?? why('never-there', values);
}

/** Why there can never be as many things as a place requires. */
function whyTooManyAt(where: Where, kind: Kind | undefined): string | undefined {
  const thing = typeof kind !== 'string' ? 'animal' : isGround(kind) ? 'tile' : kind;
  return whyNeverAll(where, (site) => whyTooMany(site, thing));
}

/** What the place must be at this step. */
function placeText(view: StepView, where: Where, about: readonly string[]): string {
  if (where.where === 'on') {
    const item = referredTo(view, where.spot);
    const tile = where.spot.spot === 'named' ? `the tile of \`${where.spot.name}\`` : '`this tile`';
    if (item) return why('tile-here', { tile, piles: pilesText(item, about) });
  }
  if (where.where === 'in')
    return [...new Set(where.regions.map((region) => regionText(view, region, about)))].join(' and ');
  return why('no-such-place');
}

function regionText({ names, state: { self } }: StepView, region: Region, about: readonly string[]): string {
  const on = pilesText(self, about);
  switch (region.region) {
    case 'this-habitat': {
      const tokens = ['mountain', 'forest'].filter((token) => self.has(token));
      const areTokens = tokens.length > 0 && tokens.length === self.size;
      return why('habitat-here', { of: areTokens ? orList(tokens.map((token) => `${token}s`)) : on });
    }
    case 'adjacent-habitat':
      return why('adjacent-habitat', { of: on });
    case 'this-landmass':
      return (allPiles(self) & LAND_PILES) === NO_PILES ? why('water-here') : why('landmass-has-no-water');
    case 'this-community':
      return why('community-here', {
        of: orList([...self.keys()].filter((thing) => names.animals.has(thing))),
      });
    case 'this-tile':
      return why('tile-here', { tile: '`this tile`', piles: on });
    case 'largest':
    case 'smallest':
      return region.group.group === 'landmass'
        ? why('landmass-has-no-water')
        : why('group-meant', region.group);
    default:
      return why('feature-covers-else');
  }
}

/** What a tile can be; with its mountains and forests if they matter. */
export function pilesText(item: ThingStates, about: readonly string[]): string {
  const tokens = about.some(isToken);
  const piles = eachOf(allPiles(item));
  if (piles.length === 0) return 'nothing';
  return orList([...new Set(piles.map((pile) => (tokens ? fullText(pile) : pile.terrain)))]);
}

function fullText({ terrain, mountains, forests }: PossibleTile): string {
  if (terrain === 'water') return terrain;
  const parts = [
    ...(mountains > 0 ? ['a mountain'] : []),
    ...(forests > 0 ? [forests > 1 ? `${forests} forests` : 'a forest'] : []),
  ];
  return `${terrain} with ${parts.length > 0 ? parts.join(' and ') : 'neither mountain nor forest'}`;
}
