import { expect, test } from 'vitest';
import { cardsOn, sheetCellOf, sheetLayout } from '../sheet/layout.ts';
import { CSS_PIXELS, type Grid, pictureGrid } from './grid.ts';

function gridOf(card: number, bleed: number, dpi: number, count = 137): Grid {
  const grid = pictureGrid({ card, bleed, dpi }, count);
  return grid;
}

test.each([
  [63, 0, 300, 744],
  [63, 3, 300, 815],
  [63.5, 3.175, 97, 267],
  [44, 0, 36, 62],
  [63, 0, 1200, 2976],
])('cards of %s mm with %s mm of bleed at %s dpi are aligned to whole pixels', (card, bleed, dpi, side) => {
  const grid = gridOf(card, bleed, dpi);
  expect([grid.width, grid.height]).toEqual([side, side]);
  const layout = sheetLayout(grid.sheet);
  expect(cardsOn(layout)).toBe(grid.columns * grid.rows);
  const pixels = (length: number) => length * CSS_PIXELS * grid.scale;
  for (const index of [0, 1, grid.columns]) {
    const cell = sheetCellOf(layout, index);
    expect(pixels(cell.x - bleed)).toBeCloseTo(grid.at(index).x, 6);
    expect(pixels(cell.y - bleed)).toBeCloseTo(grid.at(index).y, 6);
  }
  expect(pixels(card + 2 * bleed)).toBeCloseTo(side, 6);
});

test('a page is no larger than its cards need', () => {
  expect(gridOf(63, 0, 300, 1)).toMatchObject({ columns: 1, rows: 1 });
  expect(gridOf(63, 0, 300, 7)).toMatchObject({ columns: 5, rows: 2 });
});

test('a picture too large for browsers is refused', () => {
  expect(() => pictureGrid({ card: 400, bleed: 0, dpi: 1200 }, 1)).toThrow(
    expect.objectContaining({
      reason: 'picture-too-large',
      message: expect.stringMatching(/18898 pixels wide.*lower resolution/),
    }),
  );
});

test('pictures of cards that are not square are aligned to whole pixels', () => {
  const card = { width: 63, height: 88 };
  const grid = pictureGrid({ card, bleed: 3, dpi: 300 }, 20);
  expect([grid.width, grid.height]).toEqual([815, 1110]);
  const layout = sheetLayout(grid.sheet);
  expect(cardsOn(layout)).toBe(grid.columns * grid.rows);
  const pixels = (length: number) => length * CSS_PIXELS * grid.scale;
  for (const index of [0, 1, grid.columns]) {
    const cell = sheetCellOf(layout, index);
    expect(pixels(cell.x - 3)).toBeCloseTo(grid.at(index).x, 6);
    expect(pixels(cell.y - 3)).toBeCloseTo(grid.at(index).y, 6);
  }
  expect(Math.abs(layout.card.height - card.height) * CSS_PIXELS * grid.scale).toBeLessThan(0.5);
});
