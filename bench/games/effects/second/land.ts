/** Effects with the places, tiles and tokens of the second edition, written by hand. */
import { HEXES } from '../../../../runtime/landscape/hex.ts';
import { tileItem } from '../../../../runtime/landscape/items.ts';
import {
  exchangeTiles,
  isLand,
  type Landscape,
  layTile,
  moveAnimal,
  putAnimal,
  takeForest,
} from '../../../../runtime/landscape/landscape.ts';
import { SUPPLY_SPECIES, SUPPLY_WATER } from '../../../../runtime/link/tables.ts';
import { DESERT, GRASSLAND, WATER } from '../../../../runtime/link/things.ts';
import { DONE, moveCell, moveOption, moveToken } from '../../../../runtime/options.ts';
import {
  ANTELOPE,
  animalSpots,
  ask,
  countNear,
  type Effect,
  ELEPHANT,
  end,
  frontier,
  GLACIER,
  type Hand,
  hasSpecies,
  LION,
  mountainsAround,
  orDone,
  SHARK,
} from '../hand.ts';

/** `place elephant on the edge adjacent to a water not adjacent to a shark; gain 2vp` */
export const combined: Effect = {
  start(hand) {
    const { land, tables } = hand;
    const fits = (cell: number) =>
      land.near[cell] < 6 && countNear(land, cell, WATER) > 0 && !hasNear(land, cell, SHARK);
    const spots = animalSpots(land, tables, ELEPHANT, fits);
    if (spots.length > 0) ask(hand, 0, spots);
    else end(hand);
  },
  answer(hand, cell) {
    putAnimal(hand.land, hand.tables, ELEPHANT, cell);
    hand.vp += 2;
    end(hand);
  },
};

/** True if an animal of the species is on the cell or next to it. */
function hasNear(land: Landscape, cell: number, species: number): boolean {
  if (hasSpecies(land, cell, species)) return true;
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (hasSpecies(land, neighbours[i], species)) return true;
  return false;
}

/** `place antelope not within 2 spaces of a lion; gain 1vp per tile within 2 spaces` */
export const within: Effect = {
  start(hand) {
    const { land, tables } = hand;
    const fits = (cell: number) => {
      const cells = around(land, cell);
      for (let i = 0; i < cells; i++) if (hasSpecies(land, reached[i], LION)) return false;
      return true;
    };
    const spots = animalSpots(land, tables, ANTELOPE, fits);
    if (spots.length > 0) ask(hand, 0, spots);
    else end(hand);
  },
  answer(hand, cell) {
    putAnimal(hand.land, hand.tables, ANTELOPE, cell);
    hand.vp += around(hand.land, cell);
    end(hand);
  },
};

/** The cells found last, nearest first; reused between calls. */
const reached = new Int32Array(19);

/** Finds the tiles at most two steps over tiles from a cell, including its own, and returns their number. */
function around(land: Landscape, cell: number): number {
  const { neighbours } = HEXES;
  const { terrain } = land;
  reached[0] = cell;
  let n = 1;
  let from = 0;
  for (let step = 0; step < 2; step++) {
    const to = n;
    for (; from < to; from++) {
      const at = reached[from] * 6;
      for (let i = at; i < at + 6; i++) {
        const next = neighbours[i];
        if (terrain[next] === 0 || isReached(next, n)) continue;
        reached[n++] = next;
      }
    }
  }
  return n;
}

function isReached(cell: number, n: number): boolean {
  for (let i = 0; i < n; i++) if (reached[i] === cell) return true;
  return false;
}

/** `choose a grassland with no animal; gain 1vp per adjacent grassland with an animal` */
export const holding: Effect = {
  start(hand) {
    const { terrain, firstAnimal } = hand.land;
    const tiles: number[] = [];
    for (let cell = 0; cell < terrain.length; cell++) {
      if (terrain[cell] === GRASSLAND && firstAnimal[cell] === 0) tiles.push(tileItem(cell));
    }
    if (tiles.length > 0) ask(hand, 0, tiles);
    else end(hand);
  },
  answer(hand, tile) {
    const { terrain, firstAnimal } = hand.land;
    const { neighbours } = HEXES;
    const from = (tile >> 3) * 6;
    for (let i = from; i < from + 6; i++) {
      if (terrain[neighbours[i]] === GRASSLAND && firstAnimal[neighbours[i]] > 0) hand.vp++;
    }
    end(hand);
  },
};

/** `place water; remove all forests adjacent to a water; gain 1vp per removed forest at least 2` */
export const allAndAtLeast: Effect = {
  start(hand) {
    if (hand.land.supply[SUPPLY_WATER] > 0) ask(hand, 0, frontier(hand.land));
    else end(hand);
  },
  answer(hand, at) {
    const { land } = hand;
    layTile(land, at, WATER);
    const { forests } = land;
    let removed = 0;
    for (let cell = 0; cell < forests.length; cell++) {
      if (forests[cell] === 0 || countNear(land, cell, WATER) === 0) continue;
      removed += forests[cell];
      while (forests[cell] > 0) takeForest(land, cell);
    }
    hand.vp += Math.max(removed, 2);
    end(hand);
  },
};

/** `place up to 3 glaciers; gain 1vp per placed glacier adjacent to a mountain` */
export const deeds: Effect = {
  start(hand) {
    hand.moved = [];
    askGlacier(hand);
  },
  answer(hand, option) {
    if (option === DONE) {
      scoreGlaciers(hand);
      return;
    }
    hand.moved.push(putAnimal(hand.land, hand.tables, GLACIER, option));
    if (hand.moved.length < 3) askGlacier(hand);
    else scoreGlaciers(hand);
  },
};

function askGlacier(hand: Hand): void {
  const { terrain, mountains, firstMarker, supply } = hand.land;
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if ((terrain[cell] === DESERT || mountains[cell] > 0) && firstMarker[cell] === 0) cells.push(cell);
  }
  if (cells.length > 0 && supply[SUPPLY_SPECIES + GLACIER] > 0) ask(hand, 0, orDone(cells));
  else scoreGlaciers(hand);
}

function scoreGlaciers(hand: Hand): void {
  const { land, moved } = hand;
  for (const token of moved) if (mountainsAround(land, land.tokenCell[token]) > 0) hand.vp++;
  end(hand);
}

/** `move up to 2 antelopes 2 spaces; gain 1vp per space moved` */
export const spacesMoved: Effect = {
  start(hand) {
    hand.moved = [];
    hand.done = 0;
    askMove(hand);
  },
  answer(hand, option) {
    const { land, moved } = hand;
    if (option === DONE) {
      scoreSpaces(hand);
      return;
    }
    const token = moveToken(option);
    const to = moveCell(option);
    // A shortest path has two steps unless there is one of one step.
    hand.done += isAdjacent(land.tokenCell[token], to) ? 1 : 2;
    moveAnimal(land, token, to);
    moved.push(token);
    if (moved.length < 2) askMove(hand);
    else scoreSpaces(hand);
  },
};

function isAdjacent(cell: number, other: number): boolean {
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (neighbours[i] === other) return true;
  return false;
}

function askMove(hand: Hand): void {
  const { land, moved } = hand;
  const { terrain, firstAnimal, nextAnimal, tokenSpecies } = land;
  const options: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    for (let t = firstAnimal[cell]; t > 0; t = nextAnimal[t - 1]) {
      if (tokenSpecies[t - 1] !== ANTELOPE || moved.includes(t - 1)) continue;
      const n = walkable(land, cell);
      for (let i = 1; i < n; i++) options.push(moveOption(t - 1, reached[i]));
      // Equal antelopes on a tile are one option.
      break;
    }
  }
  if (options.length > 0) ask(hand, 0, orDone(options));
  else scoreSpaces(hand);
}

/** Finds the land cells at most two steps over land from a cell; the cell itself comes first. */
function walkable({ terrain }: Landscape, cell: number): number {
  const { neighbours } = HEXES;
  reached[0] = cell;
  let n = 1;
  let from = 0;
  for (let step = 0; step < 2; step++) {
    const to = n;
    for (; from < to; from++) {
      const at = reached[from] * 6;
      for (let i = at; i < at + 6; i++) {
        const next = neighbours[i];
        if (!isLand(terrain[next]) || isReached(next, n)) continue;
        reached[n++] = next;
      }
    }
  }
  return n;
}

function scoreSpaces(hand: Hand): void {
  hand.vp += hand.done;
  end(hand);
}

/** `swap a desert with a water; gain 1vp per adjacent water` */
export const swapping: Effect = {
  start(hand) {
    const deserts = tilesOf(hand.land, DESERT);
    if (deserts.length > 0 && tilesOf(hand.land, WATER).length > 0) ask(hand, 0, deserts);
    else scoreSwapped(hand, -1);
  },
  answer(hand, option) {
    if (hand.at === 0) {
      hand.chosen = option >> 3;
      ask(hand, 1, tilesOf(hand.land, WATER));
      return;
    }
    const cell = option >> 3;
    exchangeTiles(hand.land, hand.chosen, cell);
    scoreSwapped(hand, cell);
  },
};

/** Tiles of a terrain that are not under a feature. */
function tilesOf({ terrain, feature }: Landscape, of: number): number[] {
  const tiles: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] === of && feature[cell] === 0) tiles.push(tileItem(cell));
  }
  return tiles;
}

function scoreSwapped(hand: Hand, cell: number): void {
  if (cell >= 0) hand.vp += countNear(hand.land, cell, WATER);
  end(hand);
}
