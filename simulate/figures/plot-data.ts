/** What the plots of sections show. The report and the studio draw them (`plots/plots.ts`). */

/** A card, hand or seat in a plot. `named`: whether it stands out. */
interface Plotted {
  label: string;
  named: boolean;
}

/** The data of each kind of plot. */
export interface Plots {
  /** Games by the tokens drawn in them. */
  length: readonly { draws: number; games: number }[];
  /** Points over time: the mean of a seat, the 10th to 90th percentile of games, and the leader. */
  time: readonly Record<'draws' | 'mean' | 'p10' | 'p90' | 'leader', number>[];
  /** Win lifts with their intervals; `axis` is the label of the x axis. */
  lift: {
    rows: readonly (Plotted & Record<'card' | 'lift' | 'low' | 'high', number>)[];
    axis?: string | undefined;
  };
  /** Two figures of each card, with the margin of error of `y`. `fromZero`: whether the axes show 0. */
  paired: {
    rows: readonly (Plotted & { x: number; y: number; margin?: number })[];
    axes: readonly [x: string, y: string];
    fromZero?: true;
  };
}

/** One plot. */
export type PlotData = { [Kind in keyof Plots]: { kind: Kind; of: Plots[Kind] } }[keyof Plots];
