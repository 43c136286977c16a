/** Builds a board by clicks, for trying cards on it. */
import { fileCompilation, type Workspace } from '../../../language/index.ts';
import {
  type BoardTile,
  type Hex,
  hexKey,
  hexName,
  nameHex,
  neighbours,
  TERRAINS,
  type Terrain,
  uniqueHexes,
  whyTooMuch,
} from '../../../program/index.ts';
import type { CardPlace } from '../../text-places.ts';
import { findCard } from '../cards/cards.ts';
import { boardPicture } from './states.ts';

/** Removes the uppermost piece from a tile, or else the tile. */
const ERASER = 'nothing';

/** The board after placing something on it, and what can be placed where. Without `at`, the board is unchanged. */
export function lay(
  workspace: Workspace,
  { tiles, thing, at, ...card }: CardPlace & { tiles: readonly BoardTile[]; thing: string; at?: Hex },
) {
  const laid = at ? laidAt(tiles, at, thing) : tiles;
  // The free hexes next to the tiles, too.
  const places = uniqueHexes([...laid, ...laid.flatMap(neighbours)]);
  const options = places.map((hex) => ({ hexes: [hex], name: nameOf(thing, hex) }));
  const board = {
    title: 'Board',
    tiles: laid.map(({ animals, markers = [], ...tile }) => ({
      ...tile,
      animals: animals.flatMap(({ species, amount }) => Array<string>(amount).fill(species)),
      markers: markers.flatMap(({ marker, amount }) => Array<string>(amount).fill(marker)),
    })),
    names: places.map(nameHex),
    options,
  };
  const found = findCard(workspace, card);
  const words = found && fileCompilation(workspace, found.file)?.set.words;
  const animals = words?.animals.map(({ name }) => name) ?? [];
  return {
    tiles: laid,
    board: boardPicture(workspace, board),
    options,
    things: [...TERRAINS, 'mountain', 'forest', ...animals, ERASER],
  };
}

const nameOf = (thing: string, hex: Hex): string =>
  thing === ERASER ? `Take away from ${hexName(hex)}` : `Lay ${thing} on ${hexName(hex)}`;

const isTerrain = (thing: string): thing is Terrain => (TERRAINS as readonly string[]).includes(thing);

/** Places something on a hex, or returns the same tiles if that is not allowed. The last tile cannot be removed. */
function laidAt(tiles: readonly BoardTile[], hex: Hex, thing: string): readonly BoardTile[] {
  const there = tiles.find((tile) => hexKey(tile) === hexKey(hex));
  const others = tiles.filter((tile) => tile !== there);
  if (!there) {
    if (!isTerrain(thing)) return tiles;
    return [...tiles, { q: hex.q, r: hex.r, terrain: thing, mountains: 0, forests: 0, animals: [] }];
  }
  const tile = thing === ERASER ? lessOn(there) : moreOn(there, thing);
  if (!tile) return others.length > 0 ? others : tiles;
  // Each tile keeps its position in the list.
  return whyTooMuch(tile) === undefined ? tiles.map((one) => (one === there ? tile : one)) : tiles;
}

function moreOn(tile: BoardTile, thing: string): BoardTile {
  // After a change of terrain, pieces that are not allowed on it are removed.
  if (isTerrain(thing)) {
    const other = { ...tile, terrain: thing };
    return whyTooMuch(other) === undefined ? other : { ...other, mountains: 0, forests: 0 };
  }
  if (thing === 'mountain') return { ...tile, mountains: tile.mountains + 1 };
  if (thing === 'forest') return { ...tile, forests: tile.forests + 1 };
  const amount = tile.animals.find(({ species }) => species === thing)?.amount ?? 0;
  const others = tile.animals.filter(({ species }) => species !== thing);
  return { ...tile, animals: [...others, { species: thing, amount: amount + 1 }] };
}

function lessOn(tile: BoardTile): BoardTile | undefined {
  const { animals, mountains, forests } = tile;
  const last = animals.at(-1);
  if (last) {
    const rest = last.amount > 1 ? [{ ...last, amount: last.amount - 1 }] : [];
    return { ...tile, animals: [...animals.slice(0, -1), ...rest] };
  }
  if (forests > 0) return { ...tile, forests: forests - 1 };
  return mountains > 0 ? { ...tile, mountains: mountains - 1 } : undefined;
}
