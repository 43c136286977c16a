/** The leaves on a card, which count its uses. */
import type { Shape } from '../../drawing/art.ts';
import { round } from '../../drawing/glyph.ts';
import type { Leaf } from '../geometry.ts';

/** The outline of an upright leaf, relative to its middle, in millimetres. */
const OUTLINE =
  'M0 -1.95C1.25 -1 1.62 0 1.32 .95C1.1 1.62 .62 1.95 0 2.02C-.62 1.95 -1.1 1.62 -1.32 .95C-1.62 0 -1.25 -1 0 -1.95Z';
const VEINS = 'M0 -1.1L0 2.1M0 -.2L.72 -.75M0 -.2L-.72 -.75M0 .75L.85 .1M0 .75L-.85 .1';

/** Leaves as only two shapes, because a page with fewer elements prints faster. */
export function leavesArt(
  leaves: readonly Leaf[],
  { fill, vein, width }: { fill: string; vein: string; width: number },
  scale = 1,
): Shape[] {
  if (leaves.length === 0) return [];
  const all = (path: string) => leaves.map((leaf) => placed(path, leaf, scale)).join('');
  return [
    { d: all(OUTLINE), fill, stroke: vein, width },
    { d: all(VEINS), stroke: vein, width: 0.8 * width, cap: 'round' },
  ];
}

function placed(path: string, { x, y, turn }: Leaf, scale: number): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return path.replace(/([-.\d]+) ([-.\d]+)/g, (_, across: string, down: string) => {
    const [right, below] = [Number(across), Number(down)];
    return `${round(x + right * cos - below * sin)} ${round(y + right * sin + below * cos)}`;
  });
}
