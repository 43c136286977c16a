/**
 * The landscape in the summary of a game: pointy-topped hexes, coloured if the terminal has colours.
 *
 * ```
 *    / \
 *   / ^ \     mountains ^ and forests &
 *  |  g  |    terrain: d, g, w
 *  | A2  |    animals and markers, by the letters of the legend
 *   \   /
 *    \ /
 * ```
 */

import { type Letters, lettersOf } from '../../../print/board/index.ts';
import type { TileView } from '../../../runtime/index.ts';
import { styled } from '../output.ts';
import { draw, LARGE, namesOn } from './picture.ts';

/** The tiles, and below them a legend of the letters. */
export function drawBoardText(tiles: readonly TileView[]): string {
  if (tiles.length === 0) return 'no tiles';
  const letters = lettersOf(tiles.flatMap(namesOn));
  const { lines, crowded } = draw({ tiles, letters, marks: [], covered: [] }, LARGE, styled, false);
  const spelt = crowded.map(({ animals }) => animals);
  return [...lines, ...legend(letters, spelt)].join('\n').trimEnd();
}

function legend(letters: Letters, crowded: readonly string[]): string[] {
  const animals = [...letters].map(([name, letter]) => `${letter} ${name}`);
  return [
    '',
    ['d desert', 'g grassland', 'w water', '^ mountain', '& forest'].join('  '),
    ...(animals.length > 0 ? [animals.join('  ')] : []),
    ...(crowded.length > 0 ? [`+ stands for ${crowded.join(' and for ')}`] : []),
  ];
}
