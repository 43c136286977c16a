/**
 * The kept situations: 400 moments from games with the bundled cards among four greedy players, when the leader had 16, 28, 40
 * and 52 of 80 points.
 *
 * Each is a line of text: the seats, then the tiles ring by ring, with `.` for an empty hex. A tile is its terrain as a capital
 * letter, a `^` for each mountain, a `&` for each forest, and a letter for each animal.
 */
import { type BoardTile, type Hex, hexesWithin, hexKey, hexRing } from '../../program/index.ts';
import type { SeatSituation, Situation } from '../../runtime/scenario/index.ts';
import made from './situations.generated.ts';

/** The animals in the kept situations. */
export const knownAnimals = (): readonly string[] => made.species;

const TERRAINS = { D: 'desert', G: 'grassland', W: 'water' } as const;
const FIRST_LETTER_CODE = 'a'.charCodeAt(0);

let kept: readonly Situation[] | undefined;

/** All kept situations, always in the same order. */
export function keptSituations(): readonly Situation[] {
  kept ??= made.moments
    .trim()
    .split('\n')
    .map((line) => readSituation(line, made.species));
  return kept;
}

/** The hexes of this many rings, ring by ring, and sorted by coordinates within a ring. */
function hexesByRing(rings: number): Hex[] {
  return hexesWithin(rings).sort((a, b) => hexRing(a.q, a.r) - hexRing(b.q, b.r) || a.q - b.q || a.r - b.r);
}

/** Writes a situation as a line of text. */
export function writtenSituation({ tiles, seats }: Situation, species: readonly string[]): string {
  const heads = seats.map(({ vp, cubes, hand, active }) => [vp, cubes, hand, active].join());
  const at = new Map(tiles.map((tile) => [hexKey(tile), tile]));
  const rings = Math.max(...tiles.map(({ q, r }) => hexRing(q, r)));
  const body = hexesByRing(rings).map((hex) => {
    const tile = at.get(hexKey(hex));
    return tile ? writtenTile(tile, species) : '.';
  });
  return `${heads.join(';')} ${body.join('').replace(/\.+$/, '')}`;
}

function writtenTile(
  { terrain, mountains, forests, animals }: BoardTile,
  species: readonly string[],
): string {
  const letters = animals.map(({ species: name, amount }) => letterAt(species.indexOf(name)).repeat(amount));
  return `${terrain[0].toUpperCase()}${'^'.repeat(mountains)}${'&'.repeat(forests)}${letters.join('')}`;
}

const letterAt = (index: number) => String.fromCharCode(FIRST_LETTER_CODE + index);

/** Parses a situation from a line of text. */
export function readSituation(line: string, species: readonly string[]): Situation {
  const [head, body] = line.split(' ');
  const marks = [...body.matchAll(/[A-Z][^A-Z.]*|\./g)].map(([mark]) => mark);
  const hexes = hexesByRing(ringsFor(marks.length));
  return {
    seats: head.split(';').map((seat): SeatSituation => {
      const [vp, cubes, hand, active] = seat.split(',').map(Number);
      return { vp, cubes, hand, active };
    }),
    tiles: marks.flatMap((mark, at) => (mark === '.' ? [] : [readTile(mark, hexes[at], species)])),
  };
}

function readTile(mark: string, hex: Hex, species: readonly string[]): BoardTile {
  const letters = Map.groupBy(mark.match(/[a-z]/g) ?? [], (letter) => letter);
  return {
    ...hex,
    terrain: TERRAINS[mark[0] as keyof typeof TERRAINS],
    mountains: mark.split('^').length - 1,
    forests: mark.split('&').length - 1,
    animals: [...letters].map(([letter, all]) => ({
      species: species[letter.charCodeAt(0) - FIRST_LETTER_CODE],
      amount: all.length,
    })),
  };
}

/** The number of rings needed for this many hexes. */
function ringsFor(hexes: number): number {
  let rings = 0;
  while (1 + 3 * rings * (rings + 1) < hexes) rings++;
  return rings;
}
