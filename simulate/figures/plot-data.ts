/** What the plots of a report show. The report draws them (`report/plots.ts`). */

/** The data of each kind of plot. */
export interface Plots {
  /** Games by the tokens drawn in them. */
  length: readonly { draws: number; games: number }[];
  /** Points over time: the mean of a seat, the 10th to 90th percentile of games, and the leader. */
  time: readonly Record<'draws' | 'mean' | 'p10' | 'p90' | 'leader', number>[];
  /** Win lifts with their intervals; `axis` is the label of the x axis. */
  lift: { rows: readonly PlottedLift[]; axis?: string };
  price: readonly PlottedPrice[];
  /** The win lifts with the two strongest bots, for each card. */
  agreement: { rows: readonly PlottedAgreement[]; bots: readonly [string, string] };
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

/** The points of an effect, and those expected for its price. */
export interface PlottedPrice extends Plotted {
  price: number;
  points: number;
  margin: number;
}

/** The win lifts with the second strongest and the strongest bot. */
export interface PlottedAgreement extends Plotted {
  second: number;
  best: number;
}
