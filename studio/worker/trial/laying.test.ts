/** Boards that the user builds by clicks. */
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../language/index.ts';
import type { BoardTile } from '../../../program/index.ts';
import { lay } from './laying.ts';

const workspace = openWorkspace({ roots: ['/set'], texts: [], known: [], advise: () => undefined });
const tile = (terrain: BoardTile['terrain'], more: Partial<BoardTile> = {}): BoardTile => ({
  q: 0,
  r: 0,
  terrain,
  mountains: 0,
  forests: 0,
  animals: [],
  ...more,
});
const laid = (there: BoardTile, thing: string, at = { q: 0, r: 0 }) =>
  lay(workspace, { number: 1, tiles: [there], thing, at }).tiles;

test('a thing is laid on a tile only if the tile may have it', () => {
  expect(laid(tile('desert'), 'mountain')).toEqual([tile('desert', { mountains: 1 })]);
  expect(laid(tile('desert', { mountains: 1 }), 'mountain')).toEqual([tile('desert', { mountains: 1 })]);
  expect(laid(tile('water'), 'forest')).toEqual([tile('water')]);
  const lions = [{ species: 'lion', amount: 2 }];
  expect(laid(tile('desert', { animals: [{ species: 'lion', amount: 1 }] }), 'lion')).toEqual([
    tile('desert', { animals: lions }),
  ]);
});

test('a tile that gets another terrain loses what cannot be on it', () => {
  expect(laid(tile('grassland', { forests: 1 }), 'water')).toEqual([tile('water')]);
});

test('a tile is added next to others, things are removed from the top, and the last tile stays', () => {
  expect(laid(tile('water'), 'desert', { q: 1, r: 0 })).toEqual([tile('water'), tile('desert', { q: 1 })]);
  expect(laid(tile('water'), 'lion', { q: 1, r: 0 })).toEqual([tile('water')]);
  const full = tile('desert', { mountains: 1, animals: [{ species: 'lion', amount: 1 }] });
  expect(laid(full, 'nothing')).toEqual([tile('desert', { mountains: 1 })]);
  expect(laid(tile('desert'), 'nothing')).toEqual([tile('desert')]);
});

test('every tile and every place next to one can be clicked', () => {
  const { options, board } = lay(workspace, { number: 1, tiles: [tile('water')], thing: 'desert' });
  expect(options.map(({ name }) => name)).toHaveLength(7);
  expect(options[0]).toEqual({ hexes: [{ q: 0, r: 0 }], name: 'Lay desert on m10' });
  expect(board.words).toMatch(/^m10: water\./);
});
