/** Plans the sheets of a print before anything is drawn: the content of each sheet, and its layout. */
import type { Box } from '../drawing/box.ts';
import type { Printable } from '../printable.ts';
import {
  type BackOptions,
  backCell,
  bleedBox,
  cardsOn,
  cropMarks,
  portions,
  type SheetOptions,
  sheetCell,
  sheetLayout,
  type TurnedPlace,
} from './layout.ts';

/** The input for a plan. */
export interface PlanInput extends SheetOptions {
  /** In printing order. */
  cards: readonly Printable[];
  /** Adds a sheet of backs after each sheet of fronts. */
  duplex?: BackOptions;
  /** Prints only backs, at the positions of their fronts; without `duplex`. */
  backs?: boolean;
  /** Adds a last page that explains the icons. */
  legend?: boolean;
}

/** A sheet of cards or of their backs, or the page that explains the icons. Lengths in millimetres. */
export interface PlannedSheet {
  side: 'fronts' | 'backs' | 'icons';
  cards: readonly Printable[];
  /** The position of each card. */
  cells: TurnedPlace[];
  /** The coloured area of each card, including bleed. */
  bleeds: Box[];
  marks: ReturnType<typeof cropMarks>;
}

/** The space that the page of icons needs, in millimetres. */
export const LEGEND_ROOM = { width: 140, height: 190 };

/** All sheets of a print, and whether a page that explains the icons was requested but does not fit on this paper. */
export function planSheets(input: PlanInput) {
  const layout = sheetLayout(input);
  const { width, height } = layout.paper;
  const { duplex, backs = false, legend = false } = input;
  const hasRoom = width >= LEGEND_ROOM.width && height >= LEGEND_ROOM.height;
  const both = duplex?.first ? (['backs', 'fronts'] as const) : (['fronts', 'backs'] as const);
  const sides = backs ? (['backs'] as const) : duplex ? both : (['fronts'] as const);
  const sheets = portions(input.cards, cardsOn(layout)).flatMap((cards) =>
    sides.map((side): PlannedSheet => {
      const cells = cards.map((_, i) =>
        side === 'backs' && duplex ? backCell(layout, i, duplex) : sheetCell(layout, i),
      );
      const bleeds = cells.map((cell) => bleedBox(layout, cell, cells));
      return { side, cards, cells, bleeds, marks: cropMarks(layout, cells) };
    }),
  );
  if (legend && hasRoom) sheets.push({ side: 'icons', cards: [], cells: [], bleeds: [], marks: [] });
  return { layout, sheets, lacksLegend: legend && !hasRoom };
}
