/** Draws all sheets of cards. */
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Ink } from '../face/ink.ts';
import type { Overflow } from '../face/text.ts';
import { type Trim, trimOf } from './layout.ts';
import type { Paper } from './paper.ts';
import { type PlanInput, planSheets } from './plan.ts';
import { drawSheet, type SheetInput } from './view.ts';

/** The input for sheets of cards. */
export interface SheetsInput extends PlanInput, SheetInput {
  /** The number of pages before these in the same print; page numbers continue from there. */
  before?: number;
}

/** All sheets of cards. */
export interface DrawnSheets {
  /** Of each sheet, its SVG elements in millimetres of the paper. */
  sheets: string[];
  paper: Paper;
  /** Texts that do not fit. */
  overflows: Overflow[];
  /** The area that is cut out of each page; undefined unless the page holds exactly one card. */
  trims: (Trim | undefined)[];
  /** Whether there is small print with the credits of the icons. */
  marked: boolean;
  /** Whether a page that explains the icons was requested but does not fit on this paper. */
  lacksLegend: boolean;
  /** Words without a drawing. */
  missing: ReadonlySet<string>;
  /** The icons on all pages. */
  drawn: ReadonlySet<Icon>;
}

/**
 * Draws sheets, one per iteration.
 * @param inkFor returns the ink of a sheet
 */
export function* drawSheets(
  input: SheetsInput,
  icons: Icons,
  inkFor: () => Ink,
): Generator<undefined, DrawnSheets> {
  const { layout, sheets: planned, lacksLegend } = planSheets(input);
  const missing = new Set<string>();
  const drawn = new Set<Icon>();
  const { before = 0 } = input;
  const all = { input, layout, icons, missing, drawn, pages: before + planned.length };
  const sheets: string[] = [];
  const overflows: Overflow[] = [];
  for (const [i, one] of planned.entries()) {
    const ink = inkFor();
    const { svg, overflows: some } = drawSheet(one, { ...all, page: before + i + 1 }, ink);
    sheets.push(ink.definitions() + svg);
    overflows.push(...some);
    yield;
  }
  return {
    sheets,
    paper: layout.paper,
    overflows,
    trims: planned.filter(({ side }) => side !== 'icons').map(() => trimOf(layout)),
    marked: layout.marks,
    lacksLegend,
    missing,
    drawn,
  };
}
