/** One tile of a board: its terrain as a colour, a pattern and a letter, its tokens as shapes with letters and numbers. */
import type { Hex } from '../../program/index.ts';
import type { Point } from '../card/geometry.ts';
import { CORNERS, middleOf, onGrid } from '../card/outline.ts';
import { element, text } from './elements.ts';
import type { Letters } from './letters.ts';

/** A tile and what is on it. */
export interface DrawnTile extends Hex {
  terrain: string;
  mountains: number;
  forests: number;
  /** Names of the animals, one for each token. */
  animals: readonly string[];
  markers?: readonly string[];
}

/** From the middle of a tile to its corners. */
export const RADIUS = 30;
export const INK = '#2A231C';
export const TERRAINS: Readonly<Record<string, { fill: string; mark: string }>> = {
  desert: { fill: '#EBD6AC', mark: '#B98D4C' },
  grassland: { fill: '#D3E6AE', mark: '#7EA64A' },
  water: { fill: '#B2D8EC', mark: '#4C8FB8' },
};

/** The middle of a hex in the picture. */
export const middle = (hex: Hex): Point => onGrid(middleOf(hex), RADIUS);

/** The outline of a hex around a point. */
export function hexagonAt({ x, y }: Point, radius = RADIUS): string {
  const corners = CORNERS.map((corner) => onGrid(corner, radius));
  return corners.map((at) => `${short(x + at.x)},${short(y + at.y)}`).join(' ');
}

/** Two decimals are finer than can be seen. */
export const short = (length: number): number => Math.round(length * 100) / 100;

/** The patterns that tell terrains apart without colours. */
export function terrainPatterns(id: string): string[] {
  const shapes: Record<string, (mark: string) => string> = {
    desert: (fill) =>
      element('circle', { cx: 2, cy: 2, r: 0.9, fill }) + element('circle', { cx: 6, cy: 6, r: 0.9, fill }),
    grassland: (stroke) => element('path', { d: 'M2 4V1.2M6 8V5.2', stroke, 'stroke-width': 1 }),
    water: (stroke) =>
      element('path', { d: 'M0 2q2-2 4 0t4 0M0 6q2-2 4 0t4 0', stroke, 'stroke-width': 0.8, fill: 'none' }),
  };
  return Object.entries(TERRAINS).map(([terrain, { fill, mark }]) =>
    element('pattern', { id: `${id}-${terrain}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' }, [
      element('rect', { width: 8, height: 8, fill }),
      shapes[terrain](mark),
    ]),
  );
}

/** A tile in words: `desert with 1 mountain and 2 lion`, as scenarios say it. */
export function tileWords(tile: DrawnTile): string {
  const words = groupsOn(tile).map(({ name, amount }) => `${amount} ${name}`);
  return words.length > 0 ? `${tile.terrain} with ${words.join(' and ')}` : tile.terrain;
}

/** Each kind of token on a tile, and how many there are. */
function groupsOn({
  mountains,
  forests,
  animals,
  markers = [],
}: DrawnTile): { name: string; amount: number }[] {
  const groups = new Map([
    ['mountain', mountains],
    ['forest', forests],
  ]);
  for (const name of [...animals, ...markers]) groups.set(name, (groups.get(name) ?? 0) + 1);
  return [...groups].map(([name, amount]) => ({ name, amount })).filter(({ amount }) => amount > 0);
}

/** Tokens in a row; more have rows of their own and are smaller. */
const IN_ROW = 3;
const STEP = 15;
const MOST_ROWS = 2;

/** A tile with its tokens. What stands in its corners is drawn by `board.ts`. */
export function tilePicture(tile: DrawnTile, letters: Letters, id: string): string[] {
  const at = middle(tile);
  const groups = groupsOn(tile);
  const rows = Math.ceil(groups.length / IN_ROW);
  const scale = rows > MOST_ROWS ? MOST_ROWS / rows : 1;
  return [
    element('polygon', {
      points: hexagonAt(at),
      fill: `url(#${id}-${tile.terrain})`,
      stroke: INK,
      'stroke-width': 0.8,
    }),
    text(tile.terrain[0], { x: short(at.x), y: short(at.y + RADIUS - 8), size: 7 }),
    ...groups.map(({ name, amount }, index) => {
      const row = Math.floor(index / IN_ROW);
      const inRow = Math.min(IN_ROW, groups.length - row * IN_ROW);
      const x = at.x + ((index % IN_ROW) - (inRow - 1) / 2) * STEP * scale;
      const y = at.y + (row - (rows - 1) / 2) * STEP * scale;
      return element('g', { transform: `translate(${short(x)} ${short(y)}) scale(${short(scale)})` }, [
        token(name, letters),
        ...(amount > 1 ? [count(amount)] : []),
      ]);
    }),
  ];
}

/** A token around (0, 0): a mountain is a triangle, a forest a tree, an animal or marker a disc with its letter. */
export function token(name: string, letters: Letters): string {
  const line = { stroke: INK, 'stroke-width': 0.8 };
  if (name === 'mountain') return element('path', { d: 'M-6.5 5L0-6L6.5 5Z', fill: '#9A8C80', ...line });
  if (name === 'forest')
    return element('path', {
      d: 'M-1 6V3H-5.5L-2.5-1H-4.5L0-6.5L4.5-1H2.5L5.5 3H1V6Z',
      fill: '#4F8A5C',
      ...line,
    });
  return (
    element('circle', { r: 6.5, fill: '#FFFFFF', ...line }) +
    text(letters.get(name) ?? '?', { x: 0, y: 3.1, size: 9, weight: 700 })
  );
}

/** How many there are, at the lower right of a token. */
function count(amount: number): string {
  return (
    element('circle', { cx: 6, cy: 5.5, r: 4, fill: INK }) +
    text(`${amount}`, { x: 6, y: 7.9, size: amount > 9 ? 5.5 : 6.5, weight: 700, fill: '#FFFFFF' })
  );
}
