/** Options in a picture: rings, digits, arrows, and previews of placed things. */
import { expect, test } from 'vitest';
import {
  BOARD,
  circleOf,
  type Element,
  inPage,
  partOf,
  partsOf,
  placeOf,
  round,
  TILES,
} from '../../test/print/fixtures/board-elements.ts';
import { tile } from '../../test/print/fixtures/boards.ts';
import type { BoardDrawing } from './drawn.ts';

test('each option carries its index, and shows its digit in the position that the design gives', () => {
  const all = inPage(BOARD, { side: 50 });
  const shown = seen(all);
  expect(shown.flatMap(({ part, option }) => (option === undefined ? [] : [[option, part]]))).toEqual([
    ['1', 'goal'],
    ['0', 'option-case'],
    ['0', 'place'],
    ['1', 'option-case'],
    ['1', 'ring'],
    ['2', 'option-case'],
    ['2', 'ring-pointed'],
  ]);
  const digits = shown.filter(({ part }) => part.startsWith('digit'));
  expect(digits.map(({ part, text }) => [part, text])).toEqual([
    ['digit-pointed', '3'],
    ['digit', '1'],
  ]);
  // In the middle of an empty cell.
  expect(digits[1]).toMatchObject({ x: round(2 * 50 * Math.sqrt(3)), y: 0 });
  const [ring] = partsOf(all, 'ring-pointed');
  expect(round(circleOf(ring!.attributes).radius)).toBe(round(0.28 * 50 + 3.5));
  const onTile = inPage({ tiles: TILES, options: [{ hexes: [{ q: 0, r: 0 }], digit: '7' }] }, { side: 50 });
  expect(seen(onTile).find(({ part }) => part === 'badge')).toMatchObject({ x: 0, y: -44.5 });
  expect(circleOf(partsOf(onTile, 'badge')[0]!.attributes).radius).toBe(10);
});

test('equal tokens have a ring each; a token with several destinations has only one', () => {
  const tiles = [
    tile(0, 0, 'desert', { animals: ['lion', 'lion'] }),
    tile(1, 0, 'desert'),
    tile(0, 1, 'desert'),
  ];
  const at = { hexes: [{ q: 0, r: 0 }], thing: 'lion' };
  const rings = (options: BoardDrawing['options']) =>
    partsOf(inPage({ tiles, ...(options && { options }) }), 'ring').map(
      ({ attributes }) => circleOf(attributes).x,
    );
  expect(new Set(rings([at, at])).size).toBe(2);
  expect(
    rings([
      { ...at, to: { q: 1, r: 0 } },
      { ...at, to: { q: 0, r: 1 } },
    ]),
  ).toHaveLength(1);
});

test('an arrow leads to the destination of the option that is pointed at', () => {
  const tiles = [tile(0, 0, 'desert', { animals: ['lion'] }), tile(1, 0, 'water')];
  const moves = [0, 1].map((r) => ({ hexes: [{ q: 0, r: 0 }], thing: 'lion', to: { q: 1, r } }));
  const ways = (pointed?: number) => {
    const options = moves.map((move, at) => (at === pointed ? { ...move, state: 'pointed' as const } : move));
    return partsOf(inPage({ tiles, options }), 'arrow').length;
  };
  expect([ways(), ways(1)]).toEqual([0, 1]);
});

test('the piece that an option places is previewed only while the option is pointed at', () => {
  const option = { hexes: [{ q: 1, r: 1 }], brings: 'elephant', digit: '1' };
  expect(partsOf(inPage({ tiles: TILES, options: [option] }), 'coming')).toHaveLength(0);
  const pointed = inPage({ tiles: TILES, options: [{ ...option, state: 'pointed' }] });
  expect(partsOf(pointed, 'coming')).toHaveLength(1);
  expect(partsOf(pointed, 'coming-icon')).toHaveLength(1);
  expect(partsOf(pointed, 'pointed')).toHaveLength(1);
});

/** The visible instances of a part, including those drawn by reference to a group that contains it. */
function seen(
  all: readonly Element[],
): { part: string; x: number; y: number; option: string | undefined; text: string }[] {
  const named = new Map<string, Element[]>();
  for (const one of all) {
    const id = one.around.find((outer) => outer.id !== undefined && outer.viewBox === undefined)?.id;
    if (id !== undefined) named.set(id, [...(named.get(id) ?? []), one]);
  }
  return all
    .filter(({ around }) => around.length < 2 || around.every(({ id }) => id === undefined))
    .flatMap(({ name, attributes, around, text }) => {
      const option = [attributes, ...around].find((one) => one['data-option'] !== undefined)?.['data-option'];
      const at = { ...placeOf(attributes), option };
      const inside = name === 'use' ? (named.get(attributes.href!.slice(1)) ?? []) : [];
      return [
        ...(attributes.class === undefined ? [] : [{ part: partOf(attributes), ...at, text }]),
        ...inside.flatMap((one) =>
          one.attributes.class === undefined ? [] : [{ part: partOf(one.attributes), ...at, text: one.text }],
        ),
      ];
    });
}
