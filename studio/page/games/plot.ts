/** Shared parts of the plots about games: dots with whiskers on an axis. Lengths are in pixels. */
import { type SVGTemplateResult, svg } from 'lit-html';

/** An axis from one value to another. */
export interface Scale {
  from: number;
  to: number;
  /** The position of a value; one beyond an end is clamped to that end. */
  at(value: number): number;
  /** Round values between the ends. */
  ticks: readonly number[];
}

/** Returns an axis from `start` to `end` pixels that covers the values, with a round number at either end. */
export function scaleOf(values: readonly number[], start: number, end: number, step: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const wide = STEPS.map((factor) => step * factor).find((one) => (high - low) / one <= MOST_TICKS);
  const unit = wide ?? (high - low) / MOST_TICKS;
  const from = Math.floor(low / unit) * unit;
  const to = Math.max(Math.ceil(high / unit) * unit, from + unit);
  const at = (value: number) =>
    start + ((Math.max(from, Math.min(to, value)) - from) / (to - from)) * (end - start);
  const ticks = Array.from({ length: Math.round((to - from) / unit) + 1 }, (_, nth) => from + nth * unit);
  return { from, to, at: (value) => Math.round(at(value) * 10) / 10, ticks };
}

const STEPS = [1, 2, 4, 10, 20, 40, 100];
const MOST_TICKS = 8;

/** A dot with a horizontal whisker. */
export function horizontalMark(
  scale: Scale,
  y: number,
  { low, high }: Bounds,
  value: number,
  isDiamond = false,
): SVGTemplateResult {
  const [from, to, at] = [scale.at(low), scale.at(high), scale.at(value)];
  const end = y - 4;
  return svg`<path class="whisk" d=${`M${from} ${y}H${to}M${from} ${end}v8M${to} ${end}v8`} />${mark(at, y, isDiamond)}`;
}

interface Bounds {
  low: number;
  high: number;
}

function mark(x: number, y: number, isDiamond: boolean): SVGTemplateResult {
  return isDiamond
    ? svg`<path class="point" d=${`M${x} ${y - 6.5}l6.5 6.5 -6.5 6.5 -6.5 -6.5Z`} />`
    : svg`<circle class="point" cx=${x} cy=${y} r="4.5" />`;
}
