/** What the plots of sections show. The report and the studio draw them (`plots/plots.ts`). */

/** The data of each kind of plot. */
export interface Plots {
  /** Games by the tokens drawn in them. */
  length: readonly { draws: number; games: number }[];
  /** Points over time: the mean of a seat, the 10th to 90th percentile of games, and the leader. */
  time: readonly Record<'draws' | 'mean' | 'p10' | 'p90' | 'leader', number>[];
  /** Win lifts with their intervals; `axis` is the label of the x axis. */
  lift: { rows: readonly PlottedLift[]; axis?: string };
  /** Two figures of each card. `fromZero`: whether the axes show 0. */
  paired: { rows: readonly PlottedPair[]; axes: readonly [x: string, y: string]; fromZero?: true };
}

/** One plot. */
export type PlotData = { [Kind in keyof Plots]: { kind: Kind; of: Plots[Kind] } }[keyof Plots];

/** A card, hand or seat in a plot. `named`: whether it stands out. */
interface Plotted {
  label: string;
  named: boolean;
}

export interface PlottedLift extends Plotted {
  card: number;
  lift: number;
  low: number;
  high: number;
}

/** `margin`: the margin of error of `y`. */
interface PlottedPair extends Plotted {
  x: number;
  y: number;
  margin?: number;
}
