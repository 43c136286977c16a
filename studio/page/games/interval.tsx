/** Figures of games with their intervals, drawn and in words. */

const tenth = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A share in percentage points: `+3.2`. */
export const liftLabel = (share: number): string => tenth.format(share * 100).replace('-', '−');

/** The ends of an axis, and the value of a fair share on it. */
export type Scale = NonNullable<ReturnType<typeof intervalScale>>;

/** The scale of a column with intervals, if its figures are compared with a fair share. */
export function intervalScale(intervals: readonly { low: number; high: number }[], fair: number | undefined) {
  if (fair === undefined) return undefined;
  const ends = [fair, ...intervals.flatMap(({ low, high }) => [low, high])];
  return { from: Math.min(...ends), to: Math.max(...ends), fair };
}

/** The height of a drawn interval, and the room beside it, in pixels. */
const [HEIGHT, MARGIN] = [14, 6];

interface IntervalProps {
  low: number;
  high: number;
  value: number;
  scale: Scale;
  width?: number;
  class?: string;
}

/** An interval as a dot with a line through it. Its numbers are beside it. */
export function IntervalPlot({ low, high, value, scale, width = 120, class: classes }: IntervalProps) {
  const { from, to, fair } = scale;
  const share = (one: number) => Math.max(0, Math.min(1, (one - from) / (to - from || 1)));
  const at = (one: number) => MARGIN + share(one) * (width - 2 * MARGIN);
  const middle = HEIGHT / 2;
  return (
    <svg class={classes ?? 'interval'} width={width} height={HEIGHT} aria-hidden="true">
      <path class="fairl" d={`M${at(fair)} 0V${HEIGHT}`} />
      <path class="whisk" d={`M${at(low)} ${middle}H${at(high)}`} />
      <circle class="point" cx={at(value)} cy={middle} r="4" />
    </svg>
  );
}
