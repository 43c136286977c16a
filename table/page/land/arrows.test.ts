/** Navigation on the board with arrow keys. */
import { expect, test } from 'vitest';
import { nextOption } from './arrows.ts';

/** Seven hexes: the centre, and its six neighbours clockwise from the right. */
const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const menu = PLACES.map(([q, r]) => ({ hexes: [{ q, r }] }));
const all = menu.map((_, at) => at);
const [LEFT, RIGHT, UP, DOWN] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

test('an arrow key moves to the nearest place in its direction', () => {
  expect(nextOption(menu, all, 0, RIGHT)).toBe(1);
  expect(nextOption(menu, all, 0, LEFT)).toBe(4);
  expect([2, 3]).toContain(nextOption(menu, all, 0, DOWN));
  expect(nextOption(menu, all, 2, UP)).not.toBe(2);
});

test('an arrow key moves from the last place in its direction to the opposite end', () => {
  expect(nextOption(menu, all, 1, RIGHT)).toBe(4);
  expect(nextOption(menu, [0], 0, LEFT)).toBe(0);
});

test('arrow keys reach every place from every other place', () => {
  for (const from of all) {
    const seen = new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const way of [LEFT, RIGHT, UP, DOWN]) {
        const to = nextOption(menu, all, at, way);
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    expect(seen.size).toBe(all.length);
  }
});
