import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { BoardTile } from '../runtime/ops/scenario.ts';
import { drawBoard } from './board.ts';

const drawn = (...tiles: BoardTile[]) => stripVTControlCharacters(drawBoard(tiles));
const bare = { mountains: 0, forests: 0, animals: [] };

test('neighbouring hexes share their edges, tokens stand on their tiles', () => {
  const board = drawn(
    { q: 0, r: 0, terrain: 'desert', mountains: 1, forests: 1, animals: [] },
    { q: 1, r: 0, terrain: 'grassland', ...bare, animals: [{ species: 'antelope', amount: 2 }] },
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

test('species that begin alike get letters of their own, a crowded tile is spelt out below', () => {
  const animals = ['cheetah', 'crocodile', 'coyote'].map((species) => ({ species, amount: 3 }));
  const board = drawn({ q: 0, r: 0, terrain: 'grassland', ...bare, animals });
  expect(board).toContain('C cheetah  O coyote  R crocodile');
  expect(board).toContain('+ stands for C3R3O3');
});

test('an empty landscape is said to be empty', () => {
  expect(drawBoard([])).toBe('no tiles');
});
