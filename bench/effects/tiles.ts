/** Effects with tiles, written by hand. */
import { HEXES } from '../../runtime/landscape/hex.ts';
import { tileItem } from '../../runtime/landscape/items.ts';
import {
  exchangeTile,
  isLand,
  layTile,
  putMountain,
  takeAnimal,
  takeForest,
  takeMountain,
} from '../../runtime/landscape/landscape.ts';
import { SUPPLY_LAND, SUPPLY_MOUNTAIN, SUPPLY_WATER } from '../../runtime/link/tables.ts';
import { DESERT, GRASSLAND, WATER } from '../../runtime/link/things.ts';
import { NO, YES } from '../../runtime/options.ts';
import { tilesLinked } from './flood.ts';
import { ask, countNear, type Effect, end, forestItems, frontier, type Hand, mountainSpots } from './hand.ts';

/** `place grassland; gain 1vp per adjacent grassland` */
export const placing: Effect = {
  start(hand) {
    if (hand.land.supply[SUPPLY_LAND] > 0) ask(hand, 0, frontier(hand.land));
    else end(hand);
  },
  answer(hand, cell) {
    layTile(hand.land, cell, GRASSLAND);
    hand.vp += countNear(hand.land, cell, GRASSLAND);
    end(hand);
  },
};

/** `replace a desert with grassland or water; gain 2vp per adjacent water` */
export const replacing: Effect = {
  start(hand) {
    const { terrain, feature } = hand.land;
    const tiles: number[] = [];
    for (let cell = 0; cell < terrain.length; cell++) {
      if (terrain[cell] === DESERT && feature[cell] === 0) tiles.push(tileItem(cell));
    }
    if (tiles.length > 0) ask(hand, 0, tiles);
    else end(hand);
  },
  answer(hand, option) {
    if (hand.at === 0) {
      hand.last = option >> 3;
      ask(hand, 1, hand.land.supply[SUPPLY_WATER] > 0 ? [GRASSLAND, WATER] : [GRASSLAND]);
      return;
    }
    exchangeTile(hand.land, hand.last, option);
    if (option === WATER) drown(hand, hand.last);
    hand.vp += 2 * countNear(hand.land, hand.last, WATER);
    end(hand);
  },
};

/** Removes everything that cannot stay on new water. */
function drown({ land, tables }: Hand, cell: number): void {
  while (land.mountains[cell] > 0) takeMountain(land, cell);
  while (land.forests[cell] > 0) takeForest(land, cell);
  for (let t = land.firstAnimal[cell]; t > 0; ) {
    const token = t - 1;
    t = land.nextAnimal[token];
    if ((tables.species[land.tokenSpecies[token]].enters & (1 << WATER)) === 0) takeAnimal(land, token);
  }
}

/**
 * `if there are at least 8 grassland { place water; gain 1vp per water in this habitat }
 * else { place desert; gain 2vp if adjacent to at least 2 land }`
 */
export const conditions: Effect = {
  start(hand) {
    const { land } = hand;
    let grasslands = 0;
    for (let cell = 0; cell < land.terrain.length; cell++) if (land.terrain[cell] === GRASSLAND) grasslands++;
    const isWater = grasslands >= 8;
    if (land.supply[isWater ? SUPPLY_WATER : SUPPLY_LAND] > 0) ask(hand, isWater ? 0 : 1, frontier(land));
    else end(hand);
  },
  answer(hand, cell) {
    const { land } = hand;
    if (hand.at === 0) {
      layTile(land, cell, WATER);
      hand.vp += tilesLinked(land, cell);
    } else {
      layTile(land, cell, DESERT);
      const { neighbours } = HEXES;
      let lands = 0;
      for (let i = cell * 6; i < cell * 6 + 6; i++) if (isLand(land.terrain[neighbours[i]])) lands++;
      if (lands >= 2) hand.vp += 2;
    }
    end(hand);
  },
};

/** The decisions of `choosing`. */
const AGAIN = 0;
const DESERT_WHERE = 1;
const BRANCH = 2;
const FOREST_WHERE = 3;
const MAY_MOUNTAIN = 4;
const MOUNTAIN_WHERE = 5;

/**
 * `repeat up to 3 { place desert; gain 1vp if on the edge }; either { gain 1vp } or { remove a forest; gain 3vp };
 * may { place mountain; gain 2vp }`
 */
export const choosing: Effect = {
  start(hand) {
    hand.done = 0;
    askAgain(hand);
  },
  answer(hand, option) {
    const { land } = hand;
    switch (hand.at) {
      case AGAIN:
        if (option === NO) ask(hand, BRANCH, [0, 1]);
        else ask(hand, DESERT_WHERE, frontier(land));
        return;
      case DESERT_WHERE:
        layTile(land, option, DESERT);
        if (land.near[option] < 6) hand.vp++;
        hand.done++;
        askAgain(hand);
        return;
      case BRANCH:
        if (option === 0) {
          hand.vp++;
          askMountain(hand);
        } else {
          askForest(hand);
        }
        return;
      case FOREST_WHERE:
        takeForest(land, option >> 3);
        hand.vp += 3;
        askMountain(hand);
        return;
      case MAY_MOUNTAIN:
        if (option === YES) ask(hand, MOUNTAIN_WHERE, mountainSpots(land));
        else end(hand);
        return;
      case MOUNTAIN_WHERE:
        putMountain(land, option);
        hand.vp += 2;
        end(hand);
    }
  },
};

function askAgain(hand: Hand): void {
  if (hand.done < 3 && hand.land.supply[SUPPLY_LAND] > 0) ask(hand, AGAIN, [YES, NO]);
  else ask(hand, BRANCH, [0, 1]);
}

function askForest(hand: Hand): void {
  const forests = forestItems(hand.land);
  if (forests.length > 0) {
    ask(hand, FOREST_WHERE, forests);
    return;
  }
  hand.vp += 3;
  askMountain(hand);
}

function askMountain(hand: Hand): void {
  const { land } = hand;
  if (land.supply[SUPPLY_MOUNTAIN] > 0 && mountainSpots(land).length > 0) ask(hand, MAY_MOUNTAIN, [YES, NO]);
  else end(hand);
}
