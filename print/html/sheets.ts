/** Makes the HTML of sheets of cards, which a browser prints unchanged. */
import { shapeOf } from '../card/geometry.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import { type SheetOptions, type Trim, trimOf } from '../sheet/layout.ts';
import { planSheets } from '../sheet/plan.ts';
import { iconsView, type SheetInput, sheetView } from '../sheet/view.ts';
import { cardsDocument } from './cards-document.ts';
import type { HtmlDocument } from './document.ts';

/** The input for sheets of cards. */
export interface SheetsInput extends SheetOptions, SheetInput {
  /** In printing order. */
  cards: readonly Printable[];
  /** Prints only backs, at the positions of their fronts; without `duplex`. */
  backs?: boolean;
  /** Adds a last page that explains the icons. */
  legend?: boolean;
  /** The number of pages before these in the same print; page numbers continue from there. */
  before?: number;
}

/** All sheets of cards. */
export interface SheetsOfCards {
  document: HtmlDocument;
  pages: number;
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

/** Makes sheets, one per iteration. */
export function* makeSheets(input: SheetsInput, icons: Icons): Generator<void, SheetsOfCards> {
  const { layout, sheets: planned, lacksLegend } = planSheets(input);
  const lang = input.lang ?? 'en';
  const missing = new Set<string>();
  const drawn = new Set<Icon>();
  const pages = planned.length;
  const { before = 0 } = input;
  const all = { input, layout, icons, missing, drawn, pages: before + pages };
  const { paper, setTitle: title, proof } = input;
  const document = cardsDocument({ lang, title, paper, proof, scale: shapeOf(layout.card).scale });
  for (const [i, one] of planned.entries()) {
    const sheet = { ...all, back: one.side === 'backs', page: before + i + 1 };
    document.add({ pages: [one.side === 'icons' ? iconsView(sheet) : sheetView(one, sheet)] });
    if (one.side !== 'icons') yield;
  }
  return {
    document,
    pages,
    trims: planned.filter(({ side }) => side !== 'icons').map(() => trimOf(layout)),
    marked: layout.marks,
    lacksLegend,
    missing,
    drawn,
  };
}
