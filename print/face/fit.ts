/** Finds the largest size in which a text fits its box, in the same way as `print/fit/fit.ts` in the page. */
import type { Emblem } from '../card/emblems/emblem.ts';
import type { TextBlock } from '../card/text.ts';
import { EM, type Tightness, textNode } from './blocks.ts';
import { layOut, type PlacedPart } from './flow.ts';
import { floorUnit, PIXELS } from './units.ts';

/** A text that has been laid out for its box, relative to the box's upper left corner; lengths in pixels before scaling. */
export interface FittedText {
  placed: PlacedPart<Emblem>[];
  /** The scale of the whole text. */
  scale: number;
  /** The index of its size among the sizes that were tried. */
  tried: number;
  /** How much it is too large even in its smallest size, in pixels; 0 if it fits. */
  over: number;
  /** Whether one of its paragraphs ends with a widow. */
  isWidowed: boolean;
}

/** The size of an unscaled text, in points. */
const POINTS = (EM * 72) / 96;

/**
 * Fits a text into a box.
 * @param sizes the sizes to try, in the form of `card/card-text.ts`: "11 11close 10tight"
 * @param box in millimetres
 */
export function fitText(
  blocks: readonly TextBlock[],
  small: string | undefined,
  sizes: string,
  box: { width: number; height: number },
): FittedText {
  const tries = sizes.split(' ').map((size) => {
    const points = Number.parseFloat(size);
    return { scale: points / POINTS, setting: size.slice(String(points).length) as Tightness };
  });
  const nodes = new Map<Tightness, ReturnType<typeof textNode>>();
  const at = (i: number) => {
    const { scale, setting } = tries[i]!;
    const node = nodes.get(setting) ?? textNode(blocks, small, setting);
    nodes.set(setting, node);
    const width = floorUnit((box.width / scale) * PIXELS);
    const { placed, height, reach, isWidowed } = layOut(node, width);
    const over = Math.max(height * scale - box.height * PIXELS, (reach - width) * scale, 0);
    return { placed, height, over, isWidowed, scale, tried: i };
  };
  const result = ({ placed, height, over, ...rest }: ReturnType<typeof at>): FittedText => {
    const top = Math.max(0, (box.height * PIXELS) / rest.scale - height) / 2;
    // Baselines are on whole pixels.
    const at = (one: PlacedPart<Emblem>) => ('letters' in one ? Math.round(top + one.y) : top + one.y);
    return { ...rest, placed: placed.map((one) => ({ ...one, y: at(one) })), over: over > 1 ? over : 0 };
  };
  for (const i of tries.keys()) {
    const now = at(i);
    // The page rounds boxes to a pixel.
    if (now.over <= 1 || i === tries.length - 1) return result(now);
  }
  throw new Error('A text has no sizes.');
}
