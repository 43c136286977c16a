/**
 * Closed shapes as paths of Bézier curves. Browsers print each quarter of an arc, including those of a `circle` or a
 * rounded `rect`, as eight curves, and twice if it is filled and stroked; these shapes take one curve per quarter.
 */
import { exact } from './art.ts';
import type { Box } from './box.ts';

/** Length of the curve handles that approximate a quarter of a unit circle, with an error of 0.0003. */
const HANDLE = 0.5523;

/** A rectangle with rounded corners; all lengths are in the same unit. */
export interface RoundedBox extends Box {
  radius: number;
}

/** The path of a rectangle with rounded corners, clockwise. */
export function roundedPath({ x, y, width, height, radius }: RoundedBox): string {
  const [right, bottom] = [x + width, y + height];
  const handle = radius * (1 - HANDLE);
  return [
    `M${pair(x + radius, y)}H${exact(right - radius)}`,
    `C${pair(right - handle, y)} ${pair(right, y + handle)} ${pair(right, y + radius)}V${exact(bottom - radius)}`,
    `C${pair(right, bottom - handle)} ${pair(right - handle, bottom)} ${pair(right - radius, bottom)}H${exact(x + radius)}`,
    `C${pair(x + handle, bottom)} ${pair(x, bottom - handle)} ${pair(x, bottom - radius)}V${exact(y + radius)}`,
    `C${pair(x, y + handle)} ${pair(x + handle, y)} ${pair(x + radius, y)}Z`,
  ].join('');
}

/** The path of a rectangle with rounded upper corners, or only the left one, and square lower corners. */
export function archPath(
  { x, y, width, height, radius }: RoundedBox,
  which: 'both' | 'left' = 'both',
): string {
  const [right, bottom] = [x + width, y + height];
  const handle = radius * (1 - HANDLE);
  return [
    `M${pair(x, bottom)}V${exact(y + radius)}`,
    `C${pair(x, y + handle)} ${pair(x + handle, y)} ${pair(x + radius, y)}`,
    which === 'left'
      ? `H${exact(right)}`
      : `H${exact(right - radius)}C${pair(right - handle, y)} ${pair(right, y + handle)} ${pair(right, y + radius)}`,
    `V${exact(bottom)}Z`,
  ].join('');
}

/** The path of what a rectangle with rounded upper corners lacks at them. */
export function cornersPath({ x, y, width, radius }: RoundedBox): string {
  const right = x + width;
  const handle = radius * (1 - HANDLE);
  return [
    `M${pair(x, y)}V${exact(y + radius)}`,
    `C${pair(x, y + handle)} ${pair(x + handle, y)} ${pair(x + radius, y)}Z`,
    `M${pair(right, y)}V${exact(y + radius)}`,
    `C${pair(right, y + handle)} ${pair(right - handle, y)} ${pair(right - radius, y)}Z`,
  ].join('');
}

/** The path of a circle. */
export function circlePath(x: number, y: number, radius: number): string {
  return roundedPath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius });
}

const pair = (x: number, y: number) => `${exact(x)} ${exact(y)}`;
