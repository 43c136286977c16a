/** Draws a landscape as in the card language: rows of letters and a legend. */

import { type Hex, hexKey, type NamedHex } from '../../../program/index.ts';
import { cellAt } from '../../landscape/hex.ts';
import type { Game } from '../../state.ts';
import { describeOptions, type OptionView } from '../../view/describe.ts';
import { type TileView, viewLandscape } from '../../view/view.ts';

const PLAIN: Record<string, string> = { desert: 'd', grassland: 'g', water: 'w' };
const FREE_LETTERS = 'abcefhijkmnopqrstuvxyz';

/**
 * Draws the landscape as a sketch, pointy-topped in doubled columns.
 * @param names letters and digits to keep; tiles with tokens but no name get an unused letter
 */
export function sketchOf(game: Game, names: readonly NamedHex[]): string {
  const tiles = viewLandscape(game);
  const marks = new Map<string, string>();
  const named = new Map(names.map((n) => [hexKey(n), n.name]));
  const free = [...FREE_LETTERS].filter((letter) => !names.some((n) => n.name === letter));
  const legend: string[] = [];
  for (const tile of tiles) {
    const given = named.get(hexKey(tile));
    const isPlain = tokenWords(tile) === '' && (given === undefined || given === PLAIN[tile.terrain]);
    const letter = given ?? (isPlain ? PLAIN[tile.terrain] : (free.shift() ?? '?'));
    marks.set(hexKey(tile), letter);
    if (!isPlain) legend.push(`${letter} = ${tile.terrain}${tokenWords(tile)}`);
  }
  for (const name of names) if (!marks.has(hexKey(name))) marks.set(hexKey(name), name.name);
  const rows = drawRows([...tiles, ...names], (hex) => marks.get(hexKey(hex)) ?? '.');
  return [
    ...rows.map((row) => `"${row}"`),
    ...(legend.length > 0 ? [`where ${legend.join(', ')}`] : []),
  ].join('\n');
}

/**
 * Names for the offered hexes that have none: digits for places without a tile, letters for tiles, as long as there are
 * unused ones.
 */
export function namesForOptions(game: Game, names: readonly NamedHex[]): NamedHex[] {
  const taken = new Set(names.map(({ name }) => name));
  const digits = [...'1234567890'].filter((name) => !taken.has(name));
  const letters = [...FREE_LETTERS].filter((name) => !taken.has(name));
  const known = new Set(names.map(hexKey));
  return describeOptions(game).flatMap((view) => {
    return placesOf(view).flatMap((hex): NamedHex[] => {
      if (known.has(hexKey(hex))) return [];
      known.add(hexKey(hex));
      const name = (isTile(game, hex) ? letters : digits).shift();
      return name === undefined ? [] : [{ ...hex, name }];
    });
  });
}

/** The places that an option mentions. */
export function placesOf(view: OptionView): Hex[] {
  if (view.option === 'hexes') return view.hexes;
  if (view.option !== 'hex') return [];
  return view.to ? [view.hex, view.to] : [view.hex];
}

function isTile({ landscape }: Game, { q, r }: Hex): boolean {
  return (landscape.terrain[cellAt(q, r)] ?? 0) !== 0;
}

/** What is on a tile, to follow its terrain: ` with 1 mountain and 2 lion`; empty if there is nothing. */
export function tokenWords(tile: TileView): string {
  const counts = new Map<string, number>();
  if (tile.mountains > 0) counts.set('mountain', tile.mountains);
  if (tile.forests > 0) counts.set('forest', tile.forests);
  for (const animal of [...tile.animals, ...(tile.markers ?? [])])
    counts.set(animal, (counts.get(animal) ?? 0) + 1);
  const words = [...counts].map(([thing, n]) => `${n} ${thing}`);
  return words.length > 0 ? ` with ${words.join(' and ')}` : '';
}

/** Rows of a sketch: neighbours in a row two columns apart, rows shifted by one. */
function drawRows(hexes: readonly Hex[], mark: (hex: Hex) => string): string[] {
  const rows = hexes.map((hex) => hex.r);
  const columns = hexes.map((hex) => 2 * hex.q + hex.r);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  const lines = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
    new Array<string>(Math.max(...columns) - left + 1).fill(' '),
  );
  for (const hex of hexes) lines[hex.r - top][2 * hex.q + hex.r - left] = mark(hex);
  return lines.map((line) => line.join(''));
}
