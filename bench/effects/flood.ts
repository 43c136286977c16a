/** Groups, written by hand: one loop per kind of member, with scratch memory that is reused between calls. */
import { HEXES } from '../../runtime/landscape/hex.ts';
import type { Landscape } from '../../runtime/landscape/landscape.ts';
import { hasSpecies } from './hand.ts';

const scratch = { stamps: new Int32Array(0), cells: new Int32Array(0), mark: 0 };

function freshMark(cells: number): number {
  if (scratch.stamps.length < cells) {
    scratch.stamps = new Int32Array(cells);
    scratch.cells = new Int32Array(cells);
    scratch.mark = 0;
  }
  return ++scratch.mark;
}

/** The number of forests in the forest habitat at a cell. */
export function forestsLinked(land: Landscape, start: number): number {
  const { neighbours } = HEXES;
  const { forests } = land;
  const mark = freshMark(forests.length);
  const { stamps, cells } = scratch;
  stamps[start] = mark;
  cells[0] = start;
  let n = 1;
  let sum = 0;
  for (let done = 0; done < n; done++) {
    sum += forests[cells[done]];
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (stamps[cell] === mark || forests[cell] === 0) continue;
      stamps[cell] = mark;
      cells[n++] = cell;
    }
  }
  return sum;
}

/** The number of tiles in the terrain habitat of a tile. */
export function tilesLinked(land: Landscape, start: number): number {
  const { neighbours } = HEXES;
  const { terrain } = land;
  const of = terrain[start];
  const mark = freshMark(terrain.length);
  const { stamps, cells } = scratch;
  stamps[start] = mark;
  cells[0] = start;
  let n = 1;
  for (let done = 0; done < n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (stamps[cell] === mark || terrain[cell] !== of) continue;
      stamps[cell] = mark;
      cells[n++] = cell;
    }
  }
  return n;
}

/** The cells of a species' community at a cell; several floods can share their marks. */
function linkSpecies(land: Landscape, start: number, species: number, mark: number): number {
  const { neighbours } = HEXES;
  const { stamps, cells } = scratch;
  stamps[start] = mark;
  cells[0] = start;
  let n = 1;
  for (let done = 0; done < n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (stamps[cell] === mark || !hasSpecies(land, cell, species)) continue;
      stamps[cell] = mark;
      cells[n++] = cell;
    }
  }
  return n;
}

/** The number of animals in a species' community at a cell. */
export function animalsLinked(land: Landscape, start: number, species: number): number {
  const n = linkSpecies(land, start, species, freshMark(land.terrain.length));
  let sum = 0;
  for (let i = 0; i < n; i++) {
    for (let t = land.firstAnimal[scratch.cells[i]]; t > 0; t = land.nextAnimal[t - 1]) {
      if (land.tokenSpecies[t - 1] === species) sum++;
    }
  }
  return sum;
}

/** The number of communities of a species with an animal on the edge. */
export function communitiesOnEdge(land: Landscape, species: number): number {
  const mark = freshMark(land.terrain.length);
  let sum = 0;
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.firstAnimal[cell] === 0 || scratch.stamps[cell] === mark) continue;
    if (!hasSpecies(land, cell, species)) continue;
    const n = linkSpecies(land, cell, species, mark);
    for (let i = 0; i < n; i++) {
      if (land.near[scratch.cells[i]] === 6) continue;
      sum++;
      break;
    }
  }
  return sum;
}
