/** Finds sites that ask for more tiles, mountains or forests than there can ever be. */
import {
  type Compare,
  forestRoom,
  isGround,
  isToken,
  type Site,
  type Spot,
  TERRAINS,
  TILE_ROOM,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/reasons.ts';

/** The spot that a site names, if any. */
export function spotOf(site: Site): Spot | undefined {
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

/** Why a thing can never be at a site, because the site asks for more than there can be; undefined if it can. */
export function whyTooMany(site: Site, thing: string): string | undefined {
  const spot = spotOf(site);
  if (spot?.spot !== 'things') return undefined;
  const { compare } = spot;
  const words = spot.things.map(wordFor);
  const areGrounds = words.every(isGround);
  if (site.where !== 'on') {
    const far = site.where === 'within' ? site.spaces : 1;
    const most = tilesWithin(far, thing);
    if (!areGrounds || !isMore(compare, most)) return undefined;
    if (site.where === 'adjacent') return why('too-many-adjacent', { most: `${most}`, thing: nameOf(thing) });
    const spaces = `${far} ${far === 1 ? 'space' : 'spaces'}`;
    return why('too-many-within', { most: `${most}`, spaces, thing: nameOf(thing) });
  }
  if (areGrounds) return isMore(compare, 1) ? why('one-tile') : undefined;
  if (!words.every(isToken)) return undefined;
  const most = Math.max(
    ...TERRAINS.map((terrain) => {
      const { mountains } = TILE_ROOM[terrain];
      const forests = forestRoom(terrain, mountains);
      return (words.includes('mountain') ? mountains : 0) + (words.includes('forest') ? forests : 0);
    }),
  );
  const things = most === 1 ? words[0] : `${words[0]}s`;
  return isMore(compare, most) ? why('full-tile', { most: `${most}`, things }) : undefined;
}

const nameOf = (thing: string): string => (thing === 'tile' ? 'a tile' : 'a thing on one');

/** The most tiles that are within a distance of a thing: to a token, its own tile counts, too (R11.1). */
const tilesWithin = (spaces: number, thing: string): number =>
  (SIDES * spaces * (spaces + 1)) / 2 + (thing === 'tile' ? 0 : 1);

/** Whether a comparison requires more than `most`. */
const isMore = ({ is, amount }: Compare, most: number): boolean => is !== 'most' && amount > most;
