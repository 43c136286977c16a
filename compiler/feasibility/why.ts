/** Explains why something can never be done somewhere. */
import { aOrAn, orList } from '../../grammar/index.ts';
import {
  isGround,
  isToken,
  type Kind,
  type Region,
  type Site,
  sitesOf,
  type Thing,
  type Where,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { afterChange, LAND_PILES, NO_PILES, type PossibleTile, pileList, pileTerrains } from './piles.ts';
import { allPiles, type ThingStates } from './state.ts';
import { legalPlacements, pilesOfAll, type ThingPlacement } from './things.ts';
import {
  areSome,
  barrier,
  isTooMany,
  itemOfRegion,
  mayHold,
  pilesFor,
  referredTo,
  type StepView,
} from './where.ts';

/** Why a place can never be satisfied: one of its sites cannot be, or no site of an `either` can. */
export function whyNeverAll(where: Where, whyNever: (site: Site) => string | undefined): string | undefined {
  for (const sites of sitesOf(where)) {
    // With `not`, a site that is never satisfied always is.
    const reasons = sites.map((site) => (site.not ? undefined : whyNever(site)));
    if (!reasons.includes(undefined)) return reasons[0];
  }
  return undefined;
}

/** Why a place can never have as many things as it asks for. */
export function whyTooMany(where: Where, thing: Kind): string | undefined {
  return whyNeverAll(where, (site) => (isTooMany(site, thing) ? why('too-many') : undefined));
}

/**
 * Why no landscape lets a kind be placed there; undefined if one does.
 * @param isPlaced whether it lies there already when the place is read, as in triggers
 */
export function whyUnplaceable(
  view: StepView,
  kind: Kind,
  where: Where,
  isPlaced = false,
): string | undefined {
  const full = whyNeverAll(where, (site) => {
    const reasons = site.where === 'in' ? site.regions.map((one) => whyFull(view, kind, one, isPlaced)) : [];
    return reasons.includes(undefined) ? undefined : reasons[0];
  });
  const legal = legalPlacements(view.names, kind);
  const placements = isPlaced ? legal.map((one) => ({ ...one, on: afterChange(one.on, one.put) })) : legal;
  if (full !== undefined || placements.length === 0 || !isNever(view, placements, where)) return full;
  return whyNeverPlaced(view, [kind], where, placements);
}

/** Whether none of these placements is possible there, whatever the landscape. */
function isNever(view: StepView, placements: readonly ThingPlacement[], where: Where): boolean {
  return placements.every((placement) => pilesFor(view, placement, where) === NO_PILES);
}

/** Why a region has no room for a kind, whatever is on its tiles; undefined if it may have. */
function whyFull({ feature }: StepView, kind: Kind, of: Region, isPlaced: boolean): string | undefined {
  const { region } = of;
  const isTile = typeof kind === 'string' && isGround(kind);
  if (isTile && !isPlaced && 'group' in of && of.group.enclosed) return why('joins-enclosed');
  if (region === 'this-tile' && isTile) return why('tile-on-tile');
  if (region !== 'this-feature') return undefined;
  if (isTile) return why('feature-has-tiles');
  return kind === 'mountain' && feature?.token ? why('feature-has-mountain') : undefined;
}

const kindName = (kind: Kind): string => (typeof kind === 'string' ? kind : `an animal of ${kind.animalOf}`);

/** Why nothing of these kinds is ever put there. */
export function whyNeverPlaced(
  view: StepView,
  kinds: readonly Kind[],
  where: Where,
  placements: readonly ThingPlacement[],
): string {
  // Of several sites, one that forbids it alone says why.
  const alone = sitesOf(where).find((sites) => sites.every((site) => isNever(view, placements, site)));
  const [place = where] = alone ?? [];
  const [first] = kinds;
  const marker = placements.map(({ thing }) => barrier(view, place, thing)).find((one) => one !== undefined);
  if (marker !== undefined) return why('kept-out', { marker, kinds: orList(kinds.map(kindName)) });
  const never = whyTooMany(place, first) ?? whyNeverAll(place, (site) => whyElsewhere(view, first, site));
  if (never !== undefined) return never;
  const words = kinds.filter((kind) => typeof kind === 'string');
  const isTile = words.length === kinds.length && words.every(isGround);
  const values = { place: placeText(view, place, words), kinds: orList(kinds.map(kindName)) };
  return why(isTile ? 'never-part' : 'never-placed', values);
}

/** Why a kind is never on what a site says it is on, whatever is there besides. */
function whyElsewhere({ names }: StepView, kind: Kind, site: Site): string | undefined {
  const spot = site.where === 'on' ? site.spot : undefined;
  const areThings = spot?.spot === 'things' && areSome(spot.compare);
  const under = spot?.spot === 'thing' ? [spot.thing] : areThings ? spot.things.map(wordFor) : [];
  const homes = legalPlacements(names, kind).flatMap((placement) => placement.homes);
  const isHome = pileTerrains(pilesOfAll(names, under)).some((terrain) => homes.includes(terrain));
  const [thing] = under;
  if (thing === undefined || isHome) return undefined;
  return why('placed-elsewhere', {
    kind: kindName(kind),
    homes: orList([...new Set(typeof kind === 'string' ? homes : [kind.animalOf, ...homes])]),
    under: isGround(thing) ? thing : `a tile with a ${thing}`,
  });
}

/** Why none of these things is ever there. */
export function whyNeverThere(view: StepView, things: readonly Thing[], where: Where): string {
  const values = { place: placeText(view, where, things), things: orList(things) };
  return whyTooMany(where, things[0]) ?? why('never-there', values);
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

function regionText(view: StepView, region: Region, about: readonly string[]): string {
  const { names, feature, state } = view;
  const { self } = state;
  const piles = pilesText(itemOfRegion(view, region), about);
  if ('name' in region) return why('tile-here', { tile: `the tile of \`${region.name}\``, piles });
  switch (region.region) {
    case 'this-feature':
    case 'feature-habitat':
    case 'landscape':
      return why('feature-covers', { grounds: orList(feature?.terrains ?? []) });
    case 'largest':
    case 'smallest':
    case 'any':
      if (region.region === 'any' && region.with && !mayHold(names, region)) {
        const { group, with: held } = region;
        const things = orList(held.things.map(wordFor).map((thing) => `${aOrAn(thing)} ${thing}`));
        return why('group-cannot-hold', {
          group: 'of' in group ? `${group.of} ${group.group}` : group.group,
          things,
        });
      }
      return region.group.group === 'landmass'
        ? why('landmass-has-no-water')
        : why('group-meant', region.group);
    case 'this-community':
      if (!about.some((thing) => names.animals.has(thing))) return why('community-of-animals');
      return why('tile-here', {
        tile: '"this"',
        piles: orList([...self.keys()].filter((thing) => names.animals.has(thing))),
      });
    case 'this-landmass':
      if ((allPiles(self) & LAND_PILES) !== NO_PILES) return why('landmass-has-no-water');
      return why('this-here', { piles });
    case 'this-habitat': {
      const tokens = [...self.keys()].filter(isToken);
      if (tokens.length === 0 || tokens.length < self.size) return why('this-here', { piles });
      return why('habitat-here', { of: orList(tokens.map((token) => `${token}s`)) });
    }
    case 'adjacent-habitat':
      return why('adjacent-habitat', { of: piles });
    case 'this-tile':
      return why('tile-here', { tile: '`this tile`', piles });
  }
}

/** What a tile can be; with its mountains and forests if they matter. */
export function pilesText(item: ThingStates, about: readonly string[]): string {
  const tokens = about.some(isToken);
  const piles = pileList(allPiles(item));
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
