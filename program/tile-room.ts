/** What can be where: the one table that both the compiler's checks and the engine use (R7.2, R7.3, R8.1). */
import { type PieceWord, pieceGrounds } from './pieces.ts';
import { isToken, TERRAINS, type Terrain } from './terms.ts';

/** How many tokens a tile has room for. */
interface TileRoom {
  /** R7.2. */
  mountains: number;
  /** R7.3, without a mountain. */
  forests: number;
  /** R7.3: additional forests for each mountain on the tile. */
  forestsPerMountain: number;
}

/** The room on a tile of each terrain. Any number of animals may share a tile (R8.2). */
export const TILE_ROOM: Readonly<Record<Terrain, TileRoom>> = {
  desert: { mountains: 1, forests: 0, forestsPerMountain: 1 },
  grassland: { mountains: 1, forests: 1, forestsPerMountain: 1 },
  water: { mountains: 0, forests: 0, forestsPerMountain: 0 },
};

/** How many forests fit on a tile with this number of mountains (R7.3). */
export function forestRoom(terrain: Terrain, mountains: number): number {
  const { forests, forestsPerMountain } = TILE_ROOM[terrain];
  return forests + forestsPerMountain * mountains;
}

const most = (terrain: Terrain) => TILE_ROOM[terrain].mountains;

/** The terrains that can hold a mountain or a forest. */
export const TOKEN_HOMES: Readonly<Record<'mountain' | 'forest', readonly Terrain[]>> = {
  mountain: TERRAINS.filter((terrain) => most(terrain) > 0),
  forest: TERRAINS.filter((terrain) => forestRoom(terrain, most(terrain)) > 0),
};

/** The terrains that an animal or a marker can be placed on, also those that can hold the token it needs (R8.1). */
export const pieceHomes = (word: PieceWord): readonly Terrain[] => [
  ...new Set(pieceGrounds(word).flatMap((ground) => (isToken(ground) ? TOKEN_HOMES[ground] : [ground]))),
];
