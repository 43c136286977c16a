/**
 * The plots of a report, drawn without a browser. Each plot is drawn in several widths, from a phone to a wide page, and fills its
 * page, because text in an SVG grows and shrinks with the drawing.
 */
import { parseHTML } from 'linkedom';
import { drawPlot, type PlotParts } from '../plots/plots.ts';

/** Widths in pixels that a plot is drawn in. Pages show the one that they stretch by half at most (`style.hbs`). */
const WIDTHS = { wide: 1100, medium: 760, small: 480, narrow: 320 } as const;

export type PlotPaths = Record<keyof typeof WIDTHS, string>;

export function plotPaths(parts: PlotParts): PlotPaths {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // linkedom implements the parts of `Document` that Plot uses.
  const svg = (width: number) =>
    drawPlot(parts, width, document as never)
      .outerHTML // The label next to the plot describes it.
      .replace('<svg ', '<svg aria-hidden="true" focusable="false" ');
  const { wide, medium, small, narrow } = WIDTHS;
  return { wide: svg(wide), medium: svg(medium), small: svg(small), narrow: svg(narrow) };
}
