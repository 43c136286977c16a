/** Draws a landscape as in the card language: rows of letters and a legend. */
import {
  drawSketch,
  FREE_LETTERS,
  type Hex,
  hexKey,
  type NamedHex,
  type Thing,
} from '../../../program/index.ts';
import { hexCell } from '../../landscape/hex.ts';
import type { OptionView } from '../../questions/question.ts';
import type { Game } from '../../state.ts';
import { describeOptions } from '../../view/describe.ts';
import { type TileView, viewLandscape } from '../../view/view.ts';

const LETTERS: Record<string, string> = { desert: 'd', grassland: 'g', water: 'w' };

/**
 * Draws the landscape as a sketch, pointy-topped in doubled columns.
 * @param names letters and digits to keep; tiles with tokens but no name get an unused letter
 */
export function landscapeSketch(game: Game, names: readonly NamedHex[]): string {
  const tiles = viewLandscape(game);
  const marks = new Map<string, string>();
  const named = new Map(names.map((n) => [hexKey(n), n.name]));
  const free = [...FREE_LETTERS].filter((letter) => !names.some((n) => n.name === letter));
  const legend: string[] = [];
  for (const tile of tiles) {
    const given = named.get(hexKey(tile));
    const isPlain = describeTokens(tile) === '' && (given === undefined || given === LETTERS[tile.terrain]);
    const letter = given ?? (isPlain ? LETTERS[tile.terrain] : (free.shift() ?? '?'));
    marks.set(hexKey(tile), letter);
    if (!isPlain) legend.push(`${letter} = ${tile.terrain}${describeTokens(tile)}`);
  }
  for (const name of names) if (!marks.has(hexKey(name))) marks.set(hexKey(name), name.name);
  const cells = [...tiles, ...names].map(({ q, r }) => ({
    q,
    r,
    letter: marks.get(hexKey({ q, r })) ?? '.',
  }));
  return [
    ...drawSketch(cells).map((row) => `"${row}"`),
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
    return optionPlaces(view).flatMap((hex): NamedHex[] => {
      if (known.has(hexKey(hex))) return [];
      known.add(hexKey(hex));
      const name = (isTile(game, hex) ? letters : digits).shift();
      return name === undefined ? [] : [{ ...hex, name }];
    });
  });
}

/** The places that an option mentions. */
export function optionPlaces(view: OptionView): Hex[] {
  if (view.option === 'hexes') return view.hexes;
  if (view.option !== 'hex') return [];
  return view.to ? [view.hex, view.to] : [view.hex];
}

function isTile({ landscape }: Game, { q, r }: Hex): boolean {
  return (landscape.terrain[hexCell(q, r)] ?? 0) !== 0;
}

/** What is on a tile, to follow its terrain: ` with 1 mountain and 2 lion`; empty if there is nothing. */
export function describeTokens(tile: TileView): string {
  const words = [...tileTokens(tile)].map(([thing, n]) => `${n} ${thing}`);
  return words.length > 0 ? ` with ${words.join(' and ')}` : '';
}

/** The tokens on a tile, and how many of each. */
export function tileTokens({ mountains, forests, animals, markers = [] }: TileView): Map<Thing, number> {
  const counts = new Map<Thing, number>();
  if (mountains > 0) counts.set('mountain', mountains);
  if (forests > 0) counts.set('forest', forests);
  for (const token of [...animals, ...markers]) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
