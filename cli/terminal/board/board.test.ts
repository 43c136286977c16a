import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { TileView } from '../../../runtime/view/view.ts';
import { drawBoardText } from './picture.ts';

const drawn = (...tiles: TileView[]) => stripVTControlCharacters(drawBoardText(tiles));
const bare = { mountains: 0, forests: 0, animals: [] };

test('neighbouring hexes share their edges, tokens are on their tiles', () => {
  const board = drawn(
    { q: 0, r: 0, terrain: 'desert', mountains: 1, forests: 1, animals: [] },
    { q: 1, r: 0, terrain: 'grassland', ...bare, animals: ['antelope', 'antelope'] },
    { q: 1, r: -1, terrain: 'water', ...bare },
  );
  expect(board).toBe(
    [
      '     / \\',
      '    /   \\',
      '   |  w  |',
      '   |     |',
      '  / \\   / \\',
      ' /^& \\ /   \\',
      '|  d  |  g  |',
      '|     | A2  |',
      ' \\   / \\   /',
      '  \\ /   \\ /',
      '',
      'd desert  g grassland  w water  ^ mountain  & forest',
      'A antelope',
    ].join('\n'),
  );
});

test('species with the same first letter get different letters, and a crowded tile is spelt out below the board', () => {
  const animals = ['cheetah', 'crocodile', 'coyote'].flatMap((species) => [species, species, species]);
  const board = drawn({ q: 0, r: 0, terrain: 'grassland', ...bare, animals });
  expect(board).toContain('C cheetah  O coyote  R crocodile');
  expect(board).toContain('+ stands for C3O3R3');
});

test('an empty landscape is shown as one line', () => {
  expect(drawBoardText([])).toBe('no tiles');
});
