/** Every state of a tile that matters to steps, and sets of those states. */
import { type BoardTile, forestRoom, TERRAINS, type Terrain, TILE_ROOM } from '../../program/index.ts';

/** A tile and what is on it (R7.2, R7.3). */
export interface PossibleTile extends Pick<BoardTile, 'terrain' | 'mountains' | 'forests'> {
  /** Whether there may be animals or markers; false only if there are certainly none. */
  others: boolean;
}

/** All that the rules allow. */
const PILES: readonly PossibleTile[] = TERRAINS.flatMap((terrain) =>
  upTo(TILE_ROOM[terrain].mountains).flatMap((mountains) =>
    upTo(forestRoom(terrain, mountains)).flatMap((forests) =>
      [false, true].map((others) => ({ terrain, mountains, forests, others })),
    ),
  ),
);

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

/** A bit set of piles: bit `i` stands for `PILES[i]`. */
export type Piles = number;

export const NO_PILES: Piles = 0;
export const ALL_PILES: Piles = 2 ** PILES.length - 1;

/** The piles of a set, one by one. */
export function pileList(piles: Piles): readonly PossibleTile[] {
  return PILES.filter((_, i) => (piles >> i) & 1);
}

/** All piles that satisfy a test. */
export function pilesThat(test: (pile: PossibleTile) => boolean): Piles {
  return PILES.reduce((found, pile, i) => (test(pile) ? found | (1 << i) : found), NO_PILES);
}

/** Something for each terrain. */
export function ofEachTerrain<T>(make: (terrain: Terrain) => T): Readonly<Record<Terrain, T>> {
  return { desert: make('desert'), grassland: make('grassland'), water: make('water') };
}

const OF_TERRAIN = ofEachTerrain((terrain) => pilesThat((pile) => pile.terrain === terrain));

/** The piles on any of these terrains. */
export function groundPiles(terrains: readonly Terrain[]): Piles {
  return terrains.reduce((piles, terrain) => piles | OF_TERRAIN[terrain], NO_PILES);
}

/** The terrains of the piles of a set. */
export function pileTerrains(piles: Piles): Terrain[] {
  return TERRAINS.filter((terrain) => (piles & OF_TERRAIN[terrain]) !== NO_PILES);
}

export const LAND_PILES = ALL_PILES & ~OF_TERRAIN.water;
export const WITH_MOUNTAIN = pilesThat(({ mountains }) => mountains > 0);
export const WITH_FOREST = pilesThat(({ forests }) => forests > 0);
export const PILES_WITH_OTHERS = pilesThat(({ others }) => others);

/** What each pile becomes by a change, as a single bit, or no bit if the rules forbid the result. Indexed like `PILES`. */
export type PileChange = readonly Piles[];

/** A change applied to every pile in advance. */
export function pileChange(change: (pile: PossibleTile) => PossibleTile): PileChange {
  return PILES.map((pile) => bitOf(change(pile)));
}

/** A change that also discards tokens that no longer have room (R10.1, R10.3). */
export function changeWithDiscards(change: (pile: PossibleTile) => PossibleTile): PileChange {
  return pileChange((before) => {
    const { terrain, others, ...pile } = change(before);
    const mountains = Math.min(pile.mountains, TILE_ROOM[terrain].mountains);
    return { terrain, mountains, forests: Math.min(pile.forests, forestRoom(terrain, mountains)), others };
  });
}

/** Applies a change to each pile, dropping those whose result the rules forbid. */
export function afterChange(piles: Piles, change: PileChange): Piles {
  let all = NO_PILES;
  for (let rest = piles; rest !== NO_PILES; rest &= rest - 1) all |= change[31 - Math.clz32(rest & -rest)];
  return all;
}

function bitOf(pile: PossibleTile): Piles {
  const at = PILES.findIndex(
    (one) =>
      one.terrain === pile.terrain &&
      one.mountains === pile.mountains &&
      one.forests === pile.forests &&
      one.others === pile.others,
  );
  return at < 0 ? NO_PILES : 1 << at;
}
