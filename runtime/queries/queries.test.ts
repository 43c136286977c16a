import { expect, test } from 'vitest';
import type { Count } from '../../program/index.ts';
import { plainSet } from '../../test/plain-set.ts';
import { hexCell } from '../landscape/hex.ts';
import { layTile, putAnimal } from '../landscape/landscape.ts';
import { TermLinker } from '../link/terms.ts';
import { GRASSLAND } from '../link/things.ts';
import { makeTables } from '../make-tables.ts';
import { newEffect } from '../start-effect.ts';
import { emptyGame } from '../state.ts';
import { compares } from './compare.ts';
import { countValue } from './counts.ts';

const tables = makeTables([plainSet]);

test('different things are counted once each', () => {
  const game = emptyGame(tables, 1, 1);
  for (const cell of [hexCell(0, 0), hexCell(1, 0)]) {
    layTile(game.landscape, cell, GRASSLAND);
    putAnimal(game.landscape, tables, 0, cell);
  }
  const count = (of: Count) =>
    countValue(game, newEffect(game, 0, 0, -1), new TermLinker(tables.words).per({ each: 1, of }).of);
  const things = ['animal', 'grassland'];
  expect(count({ count: 'things', things })).toBe(4);
  expect(count({ count: 'things', different: true, things })).toBe(2);
});

test('at least, at most and exactly include the number itself', () => {
  const with2 = [1, 2, 3].map((n) =>
    (['least', 'most', 'exactly'] as const).map((is) => compares({ is, amount: 2 }, n)),
  );
  expect(with2).toEqual([
    [false, true, false],
    [true, true, true],
    [true, false, false],
  ]);
});
