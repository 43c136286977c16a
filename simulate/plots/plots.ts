/** The plots of sections, drawn by Observable Plot: in browsers, and for a report without one. */
import * as Plot from '@observablehq/plot';
import type { PlotData, Plots } from '../figures/plot-data.ts';

const INK = 'var(--ink)';
const MAIN = 'var(--main)';
const WARNING = 'var(--warn)';

/**
 * Draws a plot. Its marks have no text alternative: the label of the plot describes it.
 * @param width in pixels
 */
export const drawPlot = (
  plot: PlotData,
  width: number,
  page: NonNullable<Plot.PlotOptions['document']>,
): ReturnType<typeof Plot.plot> =>
  Plot.plot({
    document: page,
    width,
    marginLeft: 48,
    marginBottom: 44,
    style: { background: 'none', fontSize: '12px' },
    ...PLOTS[plot.kind](plot.of as never, width),
  });

const PLOTS: { [Kind in keyof Plots]: (of: Plots[Kind], width: number) => Plot.PlotOptions } = {
  length: lengthPlot,
  time: timePlot,
  lift: liftPlot,
  paired: pairedPlot,
};

/** A histogram of games by the tokens drawn in them. */
function lengthPlot(rows: Plots['length'], width: number): Plot.PlotOptions {
  return {
    height: 240,
    x: { label: 'draws in a game' },
    y: { label: 'games', grid: true },
    marks: [
      Plot.rectY(
        rows,
        Plot.binX<Plot.RectYOptions>(
          { y: 'sum' },
          { x: 'draws', y: 'games', thresholds: width > 500 ? 30 : 15, fill: MAIN, inset: 0.5 },
        ),
      ),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
}

/** Points over time: the mean of a seat, the 10th to 90th percentile of games, and the leader. */
function timePlot(rows: Plots['time']): Plot.PlotOptions {
  return {
    height: 280,
    marginRight: 76,
    x: { label: 'draws' },
    y: { label: 'points', grid: true },
    marks: [
      Plot.areaY(rows, { x: 'draws', y1: 'p10', y2: 'p90', fill: MAIN, fillOpacity: 0.25 }),
      Plot.lineY(rows, { x: 'draws', y: 'mean', stroke: MAIN, strokeWidth: 2 }),
      Plot.lineY(rows, { x: 'draws', y: 'leader', stroke: WARNING, strokeWidth: 2, strokeDasharray: '6 3' }),
      ...(['mean', 'leader'] as const).map((y) =>
        Plot.text(rows.slice(-1), {
          x: 'draws',
          y,
          dx: 6,
          textAnchor: 'start',
          fill: INK,
          text: () => (y === 'mean' ? 'a seat' : 'the leader'),
        }),
      ),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
}

/** The height of the axes above and below the rows of win lifts, in pixels. */
const LIFT_FRAME_PX = 76;
/** Up to this many cards, a plot of prices labels all of them; with more, only the named ones. */
const LABELLED_ROWS = 12;
/** The longest label of a card in a plot, in characters, and the width of a character in pixels. */
const LABEL_LETTERS = 18;
const LETTER_WIDTH_PX = 6.5;

const letters = new Intl.Segmenter('en');

/** Shortens a label to fit next to a plot: `12 "A long tit…"`. Labels begin with numbers, so they remain unique. */
function short(label: string): string {
  const all = [...letters.segment(label)].map(({ segment }) => segment);
  return all.length <= LABEL_LETTERS ? label : `${all.slice(0, LABEL_LETTERS - 2).join('')}…"`;
}

/** Win lifts with their intervals, the strongest first. */
function liftPlot(
  { rows, axis = 'percentage points above a fair share' }: Plots['lift'],
  width: number,
): Plot.PlotOptions {
  const hundred = rows
    .toSorted((a, b) => b.lift - a.lift || a.card - b.card)
    .map(({ label, lift, low, high, named }) => ({
      card: short(label),
      lift: lift * 100,
      low: low * 100,
      high: high * 100,
      stroke: named ? WARNING : MAIN,
    }));
  const marks = { y: 'card', stroke: 'stroke' } as const;
  const longest = Math.max(0, ...hundred.map(({ card }) => card.length));
  return {
    marginLeft: Math.max(48, 20 + LETTER_WIDTH_PX * longest),
    height: LIFT_FRAME_PX + 14 * hundred.length,
    color: { type: 'identity' },
    x: { label: axis, grid: true, axis: 'both', nice: true, tickSpacing: width < 500 ? 40 : 80 },
    y: { label: 'card', labelAnchor: 'top', domain: hundred.map(({ card }) => card) },
    marks: [
      Plot.ruleX([0], { stroke: INK }),
      Plot.ruleY(hundred, { ...marks, x1: 'low', x2: 'high', strokeWidth: 1.5 }),
      Plot.dot(hundred, { y: 'card', fill: 'stroke', x: 'lift', r: 3 }),
    ],
  };
}

/** The distance of a label from its point, the height of a line of text, and the width of the longest label, in pixels. */
const LABEL_GAP_PX = 8;
const LINE_HEIGHT_PX = 13;
const LABEL_WIDTH_PX = LABEL_LETTERS * LETTER_WIDTH_PX;

/** Labels of points, to their right. Labels that would overlap are moved down. */
function labels(rows: readonly Plots['paired']['rows'][number][]) {
  const sorted = rows.toSorted((a, b) => b.y - a.y);
  const apart: Plot.InitializerFunction = (data, facets, _, scales) => {
    const placed: { left: number; top: number }[] = [];
    const value = sorted.map(({ x, y }) => {
      const [left, height] = [scales.x?.(x), scales.y?.(y)] as [number, number];
      const near = placed.filter((other) => Math.abs(other.left - left) < LABEL_WIDTH_PX);
      const top = near.reduce(
        (free, other) => (Math.abs(free - other.top) < LINE_HEIGHT_PX ? other.top + LINE_HEIGHT_PX : free),
        height,
      );
      placed.push({ left, top });
      return top;
    });
    return { data, facets, channels: { y: { value, source: null } } };
  };
  const text = ({ label }: (typeof sorted)[number]) => short(label);
  const style = { fill: INK, dx: LABEL_GAP_PX, textAnchor: 'start' } as const;
  return Plot.text(sorted, Plot.initializer({ x: 'x', y: 'y', text, ...style }, apart));
}

/** Two figures of each card, one against the other; on the diagonal, both are equal. */
function pairedPlot({ rows, axes, fromZero }: Plots['paired']): Plot.PlotOptions {
  const placed = rows.map(({ margin = 0, ...row }) => ({
    ...row,
    low: row.y - margin,
    high: row.y + margin,
    color: row.named ? WARNING : MAIN,
  }));
  const xs = rows.map(({ x }) => x);
  const all = fromZero ? [0, ...xs, ...rows.map(({ y }) => y)] : xs;
  const ends = [Math.min(...all), Math.max(...all)];
  const labelled = placed.filter(({ named }) => named || rows.length <= LABELLED_ROWS);
  const zero = { stroke: INK, strokeOpacity: 0.5 };
  return {
    height: 320,
    inset: 8,
    marginRight: LABEL_GAP_PX + LABEL_WIDTH_PX,
    color: { type: 'identity' },
    x: { label: axes[0], grid: true },
    y: { label: axes[1], grid: true },
    marks: [
      ...(fromZero ? [Plot.ruleX([0], zero), Plot.ruleY([0], zero)] : []),
      Plot.line(
        ends.map((end) => [end, end]),
        { stroke: INK, strokeDasharray: '4 4' },
      ),
      ...(rows.some(({ margin }) => margin !== undefined)
        ? [Plot.ruleX(placed, { x: 'x', y1: 'low', y2: 'high', stroke: 'color', strokeOpacity: 0.5 })]
        : []),
      Plot.dot(placed, { x: 'x', y: 'y', fill: 'color', r: 3 }),
      labels(labelled),
    ],
  };
}
