/** Finds the largest size in which a text fits its box. */
import type { Size } from '../drawing/box.ts';
import type { Ties } from './breaks.ts';
import { layOut, type PlacedPart } from './flow.ts';
import { EM_PX } from './letters.ts';
import type { FlowNode } from './nodes.ts';
import { PIXELS } from './units.ts';

/** A text that has been laid out for its box, relative to the box's upper left corner; lengths in pixels before scaling. */
export interface FittedText<Art> {
  placed: PlacedPart<Art>[];
  /** The scale of the whole text. */
  scale: number;
  /** How much it is too large even in its smallest size, in pixels; 0 if it fits. */
  over: number;
}

/** The size of an unscaled text, in points. */
export const POINTS = (EM_PX * 72) / 96;

/** How tightly a text is set. */
export type Tightness = 'usual' | 'tight';

/** A size to try for a text, in points: set as usual, or as stated. */
export type TextSize = number | { points: number; tightness: Tightness };

/** The vertical position of a text in its box, as the share of the free height that is above it. */
export const VERTICAL_ALIGNMENT = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * Fits a text into a box.
 * @param nodeIn returns the text, set more or less tightly
 * @param sizes the sizes to try, in order
 * @param box in millimetres
 */
export function fitText<Art>(
  nodeIn: (setting: Tightness) => FlowNode<Art>,
  sizes: readonly TextSize[],
  box: Size,
  ties: Ties,
  place: keyof typeof VERTICAL_ALIGNMENT = 'middle',
): FittedText<Art> {
  const nodes = new Map<Tightness, FlowNode<Art>>();
  for (const [at, size] of sizes.entries()) {
    const { points, tightness } =
      typeof size === 'number' ? { points: size, tightness: 'usual' as const } : size;
    const node = nodes.get(tightness) ?? nodeIn(tightness);
    nodes.set(tightness, node);
    const scale = points / POINTS;
    const width = (box.width / scale) * PIXELS;
    const { placed, height, reach } = layOut(node, width, ties);
    const over = Math.max(height * scale - box.height * PIXELS, (reach - width) * scale);
    const fits = over <= SLACK;
    if (!fits && at < sizes.length - 1) continue;
    const top = Math.max(0, (box.height * PIXELS) / scale - height) * VERTICAL_ALIGNMENT[place];
    return {
      placed: placed.map((one) => ({ ...one, y: top + one.y })),
      scale,
      over: fits ? 0 : over,
    };
  }
  throw new Error('A text has no sizes.');
}

/** How much larger than its box a text may be, in pixels: nobody sees it. */
export const SLACK = 1;
