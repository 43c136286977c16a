/** Finds sites that ask for more tiles, mountains or forests than there can ever be. */
import {
  type Compare,
  forestRoom,
  isGround,
  isToken,
  type Site,
  TERRAINS,
  TILE_ROOM,
  wordFor,
} from '../../program/index.ts';

/** The sides of a hex. */
const SIDES = 6;

/** Why a thing can never be at a site, because the site asks for more than there can be; undefined if it can. */
export function whyTooMany(site: Site, thing: string): string | undefined {
  const spot = site.where === 'adjacent' ? site.to : site.where === 'within' ? site.of : undefined;
  if (site.where === 'on') return site.spot.spot === 'things' ? whyNotOnSoMany(site.spot) : undefined;
  if (spot?.spot !== 'things' || !spot.things.map(wordFor).every(isGround)) return undefined;
  const far = site.where === 'within' ? site.spaces : 1;
  // A token's own tile is adjacent to it (R11.1).
  const most = (SIDES * far * (far + 1)) / 2 + (thing === 'tile' ? 0 : 1);
  if (!isMore(spot.compare, most)) return undefined;
  return site.where === 'within'
    ? `at most ${most} tiles are within ${far} ${far === 1 ? 'space' : 'spaces'} of ${thing === 'tile' ? 'a tile' : 'a thing on one'}`
    : whyNotNextTo(most, thing);
}

/** Why nothing is next to more than `most` tiles. */
export const whyNotNextTo = (most: number, thing: string): string =>
  `at most ${most} tiles are adjacent to ${thing === 'tile' ? 'a tile' : 'a thing on one'}`;

/** The most tiles that are adjacent to a thing. */
export const tilesNextTo = (thing: string): number => (thing === 'tile' ? SIDES : SIDES + 1);

function whyNotOnSoMany({
  compare,
  things,
}: Extract<Extract<Site, { where: 'on' }>['spot'], { spot: 'things' }>) {
  const words = things.map(wordFor);
  if (words.every(isGround)) return isMore(compare, 1) ? 'a thing is on one tile' : undefined;
  if (!words.every(isToken)) return undefined;
  const most = Math.max(
    ...TERRAINS.map((terrain) => {
      const { mountains } = TILE_ROOM[terrain];
      const forests = forestRoom(terrain, mountains);
      return (words.includes('mountain') ? mountains : 0) + (words.includes('forest') ? forests : 0);
    }),
  );
  return isMore(compare, most)
    ? `a tile has at most ${most} ${most === 1 ? words[0] : `${words[0]}s`}`
    : undefined;
}

/** Whether a comparison requires more than `most`. */
const isMore = ({ is, amount }: Compare, most: number): boolean => is !== 'most' && amount > most;
