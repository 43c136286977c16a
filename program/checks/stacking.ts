/** What can be on one tile (R7.2, R7.3). */
import type { BoardTile, TileNeed } from '../scenario.ts';
import type { Thing } from '../terms.ts';
import { forestRoom, TILE_ROOM } from '../tile-room.ts';

/** A tile of a terrain, with what is on it. */
export type Pile = Pick<BoardTile, 'terrain' | 'mountains' | 'forests' | 'animals' | 'markers'>;

/** Why these mountains and forests do not fit on a tile; undefined if they do (R7.2, R7.3). */
export function whyTooMuch({
  terrain,
  mountains,
  forests,
}: Omit<Pile, 'animals' | 'markers'>): string | undefined {
  const most = TILE_ROOM[terrain].mountains;
  if (most === 0 && mountains > 0) return `a mountain is never on ${terrain}`;
  if (forestRoom(terrain, most) === 0 && forests > 0) return `a forest is never on ${terrain}`;
  if (mountains > most) return 'a tile holds at most one mountain';
  const room = forestRoom(terrain, mountains);
  if (forests <= room) return undefined;
  const tile = mountains > 0 ? `${terrain} with a mountain` : `${terrain} without a mountain`;
  if (room === 0) return `a ${tile} has no room for a forest`;
  return `a ${tile} has room for ${room} ${room === 1 ? 'forest' : 'forests'}, not ${forests}`;
}

/** Why no tile can meet this need; undefined if one can. Anything not mentioned is allowed (R15.3). */
export function whyNoTile({ terrain, tokens }: TileNeed): string | undefined {
  const bounds = boundsOf(tokens);
  for (const [thing, { least, most }] of bounds) {
    if (least > most) return `the conditions for \`${thing}\` contradict each other`;
  }
  const forests = bounds.get('forest')?.least ?? 0;
  const { least: needed, most } = bounds.get('mountain') ?? NO_BOUNDS;
  // If a mountain is not excluded, it may make room for forests.
  const roomiest = terrain === 'land' ? 'grassland' : terrain;
  const helping = Math.min(TILE_ROOM[roomiest].mountains, most);
  return whyTooMuch({
    terrain: roomiest,
    mountains: forests > 0 ? Math.max(needed, helping) : needed,
    forests,
  });
}

/** The minimum and maximum number of a thing. */
const NO_BOUNDS = { least: 0, most: Number.POSITIVE_INFINITY };

/** For each thing, its conditions combined. */
function boundsOf(tokens: TileNeed['tokens']) {
  const bounds = new Map<Thing, typeof NO_BOUNDS>();
  for (const { thing, compare } of tokens) {
    const { least, most } = bounds.get(thing) ?? NO_BOUNDS;
    bounds.set(thing, {
      least: compare.is === 'most' ? least : Math.max(least, compare.amount),
      most: compare.is === 'least' ? most : Math.min(most, compare.amount),
    });
  }
  return bounds;
}
