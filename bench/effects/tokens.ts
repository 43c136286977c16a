/** Effects with forests, mountains and animals, written by hand. */
import { HEXES } from '../../runtime/landscape/hex.ts';
import {
  isLand,
  moveAnimal,
  putAnimal,
  putForest,
  putMountain,
  takeForest,
} from '../../runtime/landscape/landscape.ts';
import { SUPPLY_SPECIES } from '../../runtime/link/tables.ts';
import { GRASSLAND, SPECIES } from '../../runtime/link/things.ts';
import { DONE, moveCell, moveOption, moveToken } from '../../runtime/options.ts';
import { animalsLinked, communitiesOnEdge, forestsLinked } from './flood.ts';
import {
  ANTELOPE,
  animalSpots,
  ask,
  type Effect,
  end,
  forestItems,
  type Hand,
  hasRoom,
  mountainSpots,
  mountainsAround,
  orDone,
  STORK,
} from './hand.ts';

/** `remove up to 3 forests; gain 2vp per removed forest` */
export const removing: Effect = {
  start(hand) {
    hand.done = 0;
    askForest(hand);
  },
  answer(hand, option) {
    if (option === DONE) {
      scoreRemoved(hand);
      return;
    }
    takeForest(hand.land, option >> 3);
    hand.done++;
    if (hand.done < 3) askForest(hand);
    else scoreRemoved(hand);
  },
};

function askForest(hand: Hand): void {
  const forests = forestItems(hand.land);
  if (forests.length > 0) ask(hand, 0, orDone(forests));
  else scoreRemoved(hand);
}

function scoreRemoved(hand: Hand): void {
  hand.vp += 2 * hand.done;
  end(hand);
}

/** `place forest; gain 1vp per forest in this habitat` */
export const habitats: Effect = {
  start(hand) {
    const { land } = hand;
    const cells: number[] = [];
    for (let cell = 0; cell < land.terrain.length; cell++) if (hasRoom(land, cell)) cells.push(cell);
    if (cells.length > 0) ask(hand, 0, cells);
    else end(hand);
  },
  answer(hand, cell) {
    putForest(hand.land, cell);
    hand.vp += forestsLinked(hand.land, cell);
    end(hand);
  },
};

/** `place mountain; place up to 2 forests adjacent to this; gain 2vp per adjacent mountain` */
export const mountainsAndForests: Effect = {
  start(hand) {
    hand.done = 0;
    const cells = mountainSpots(hand.land);
    if (cells.length > 0) ask(hand, 0, cells);
    else end(hand);
  },
  answer(hand, option) {
    const { land } = hand;
    if (option === DONE) {
      scoreMountains(hand);
      return;
    }
    if (hand.at === 0) {
      putMountain(land, option);
    } else {
      putForest(land, option);
      hand.done++;
    }
    hand.last = option;
    if (hand.done < 2) askForestNear(hand);
    else scoreMountains(hand);
  },
};

function askForestNear(hand: Hand): void {
  const { land, last } = hand;
  const { neighbours } = HEXES;
  const cells: number[] = [];
  if (hasRoom(land, last)) cells.push(last);
  for (let i = last * 6; i < last * 6 + 6; i++) if (hasRoom(land, neighbours[i])) cells.push(neighbours[i]);
  cells.sort((a, b) => a - b);
  if (cells.length > 0) ask(hand, 1, orDone(cells));
  else scoreMountains(hand);
}

function scoreMountains(hand: Hand): void {
  const { land, last, done } = hand;
  // If no forest was placed, "this" is the mountain itself, which is not adjacent to itself.
  hand.vp += 2 * (mountainsAround(land, last) - (done === 0 ? 1 : 0));
  end(hand);
}

/** `place stork; gain 1vp per stork community on the edge` */
export const communities: Effect = {
  start(hand) {
    const spots = animalSpots(hand.land, hand.tables, STORK);
    if (spots.length > 0) ask(hand, 0, spots);
    else end(hand);
  },
  answer(hand, cell) {
    const { land, tables } = hand;
    putAnimal(land, tables, STORK, cell);
    hand.vp += communitiesOnEdge(land, STORK);
    end(hand);
  },
};

/** `move up to 3 antelopes 1 space; gain 1vp per antelope in this community` */
export const moving: Effect = {
  start(hand) {
    hand.moved = [];
    askMove(hand);
  },
  answer(hand, option) {
    if (option === DONE) {
      scoreMoved(hand);
      return;
    }
    const token = moveToken(option);
    moveAnimal(hand.land, token, moveCell(option));
    hand.moved.push(token);
    if (hand.moved.length < 3) askMove(hand);
    else scoreMoved(hand);
  },
};

function askMove(hand: Hand): void {
  const { land, moved } = hand;
  const { terrain, firstAnimal, nextAnimal, tokenSpecies } = land;
  const { neighbours } = HEXES;
  const options: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    for (let t = firstAnimal[cell]; t > 0; t = nextAnimal[t - 1]) {
      if (tokenSpecies[t - 1] !== ANTELOPE || moved.includes(t - 1)) continue;
      for (let i = cell * 6; i < cell * 6 + 6; i++) {
        if (isLand(terrain[neighbours[i]])) options.push(moveOption(t - 1, neighbours[i]));
      }
      // Equal antelopes on a tile are one option.
      break;
    }
  }
  if (options.length > 0) ask(hand, 0, orDone(options));
  else scoreMoved(hand);
}

function scoreMoved(hand: Hand): void {
  const { land, moved } = hand;
  if (moved.length > 0) {
    const cell = land.tokenCell[moved[moved.length - 1]];
    hand.vp += animalsLinked(land, cell, ANTELOPE);
  }
  end(hand);
}

/** `place an animal of grassland; gain 1vp per different adjacent animal` */
export const animals: Effect = {
  start(hand) {
    const { land, tables } = hand;
    const kinds: number[] = [];
    for (let s = 0; s < tables.species.length; s++) {
      if ((tables.species[s].on & (1 << GRASSLAND)) === 0) continue;
      if (land.supply[SUPPLY_SPECIES + s] > 0 && fitsSomewhere(hand, s)) kinds.push(SPECIES + s);
    }
    if (kinds.length > 0) ask(hand, 0, kinds);
    else end(hand);
  },
  answer(hand, option) {
    const { land, tables } = hand;
    if (hand.at === 0) {
      hand.chosen = option - SPECIES;
      ask(hand, 1, animalSpots(land, tables, hand.chosen));
      return;
    }
    const token = putAnimal(land, tables, hand.chosen, option);
    hand.vp += speciesAround(hand, option, token);
    end(hand);
  },
};

function fitsSomewhere({ land, tables }: Hand, species: number): boolean {
  const { terrain } = land;
  const { on } = tables.species[species];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] > 0 && (on & (1 << terrain[cell])) !== 0) return true;
  }
  return false;
}

/** Species within one space of a cell, not counting one token. */
function speciesAround({ land }: Hand, cell: number, except: number): number {
  const { neighbours } = HEXES;
  let seen = 0;
  let count = 0;
  for (let i = -1; i < 6; i++) {
    const at = i < 0 ? cell : neighbours[cell * 6 + i];
    for (let t = land.firstAnimal[at]; t > 0; t = land.nextAnimal[t - 1]) {
      const bit = 1 << land.tokenSpecies[t - 1];
      if (t - 1 === except || (seen & bit) !== 0) continue;
      seen |= bit;
      count++;
    }
  }
  return count;
}
