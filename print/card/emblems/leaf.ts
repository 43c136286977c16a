/** The leaves on a card, which count its uses. */
import type { Point } from '../geometry.ts';
import { round } from './glyph.ts';

/** The outline of an upright leaf, relative to its middle, in millimetres. */
const OUTLINE =
  'M0 -1.95C1.25 -1 1.62 0 1.32 .95C1.1 1.62 .62 1.95 0 2.02C-.62 1.95 -1.1 1.62 -1.32 .95C-1.62 0 -1.25 -1 0 -1.95Z';
const VEINS = 'M0 -1.1L0 2.1M0 -.2L.72 -.75M0 -.2L-.72 -.75M0 .75L.85 .1M0 .75L-.85 .1';

/** The position of a leaf: its middle, and its clockwise rotation in degrees. */
export interface Leaf extends Point {
  turn: number;
}

/** The outlines and the veins of leaves as only two paths, because a page with fewer elements prints faster. */
export function leafPaths(leaves: readonly Leaf[], scale = 1): { outlines: string; veins: string } {
  return {
    outlines: leaves.map((leaf) => placed(OUTLINE, leaf, scale)).join(''),
    veins: leaves.map((leaf) => placed(VEINS, leaf, scale)).join(''),
  };
}

function placed(path: string, { x, y, turn }: Leaf, scale: number): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return path.replace(/([-.\d]+) ([-.\d]+)/g, (_, across: string, down: string) => {
    const [right, below] = [Number(across), Number(down)];
    return `${round(x + right * cos - below * sin)} ${round(y + right * sin + below * cos)}`;
  });
}
