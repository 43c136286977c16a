/**
 * The plots of a report, drawn without a browser. Each plot is drawn for a wide page and for a phone, and fills its page, because
 * text in an SVG grows and shrinks with the drawing.
 */
import { parseHTML } from 'linkedom';
import type { PlotData } from '../figures/plot-data.ts';
import { drawPlot } from '../plots/plots.ts';

/** Both drawings of a plot; pages show one of them (`style.hbs`). */
export function plotPictures(plot: PlotData): { wide: string; narrow: string } {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // linkedom implements the parts of `Document` that Plot uses.
  const svg = (width: number) =>
    drawPlot(plot, width, document as never)
      .outerHTML // The label next to the plot describes it.
      .replace('<svg ', '<svg aria-hidden="true" focusable="false" ');
  return { wide: svg(900), narrow: svg(420) };
}
