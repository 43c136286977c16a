/**
 * Closed shapes as paths of Bézier curves. Browsers print an arc, also that of a `circle` or a rounded `rect`, as eight
 * curves for each quarter, and twice where it is filled and stroked; these take one.
 */
import type { Box } from './geometry.ts';

/** Length of the handles of a curve that approximates a quarter of a circle with radius 1, with an error of 0.0003. */
const HANDLE = 0.5523;

/** A rectangle with round corners, all lengths in the same unit. */
export interface Rounded extends Box {
  radius: number;
}

/** The path of a rectangle with round corners, clockwise. */
export function roundedPath({ x, y, width, height, radius }: Rounded): string {
  const [right, bottom] = [x + width, y + height];
  const handle = radius * (1 - HANDLE);
  return [
    `M${pair(x + radius, y)}H${short(right - radius)}`,
    `C${pair(right - handle, y)} ${pair(right, y + handle)} ${pair(right, y + radius)}V${short(bottom - radius)}`,
    `C${pair(right, bottom - handle)} ${pair(right - handle, bottom)} ${pair(right - radius, bottom)}H${short(x + radius)}`,
    `C${pair(x + handle, bottom)} ${pair(x, bottom - handle)} ${pair(x, bottom - radius)}V${short(y + radius)}`,
    `C${pair(x, y + handle)} ${pair(x + handle, y)} ${pair(x + radius, y)}Z`,
  ].join('');
}

/** The path of a rectangle whose upper corners are round, its lower ones not. */
export function archPath({ x, y, width, height, radius }: Rounded): string {
  const [right, bottom] = [x + width, y + height];
  const handle = radius * (1 - HANDLE);
  return [
    `M${pair(x, bottom)}V${short(y + radius)}`,
    `C${pair(x, y + handle)} ${pair(x + handle, y)} ${pair(x + radius, y)}H${short(right - radius)}`,
    `C${pair(right - handle, y)} ${pair(right, y + handle)} ${pair(right, y + radius)}V${short(bottom)}Z`,
  ].join('');
}

/** The path of a circle. */
export function circlePath(x: number, y: number, radius: number): string {
  return roundedPath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius });
}

const short = (length: number) => Math.round(length * 1e4) / 1e4;
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;
