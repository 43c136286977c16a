/** Makes the HTML of sheets of cards; a browser prints exactly this. */
import { SIDE } from '../card/geometry.ts';
import { coloursOf, lookOf } from '../card/theme.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import { cardsOn, portions, type SheetOptions, sheetLayout, type Trim, trimOf } from '../sheet/layout.ts';
import type { Paper } from '../sheet/paper.ts';
import { iconsView, type SheetInput, sheetView } from '../sheet/view.ts';
import { filling } from '../templates/fill.ts';
import {
  back,
  blocks,
  emblem,
  face,
  feature,
  front,
  glyph,
  legend,
  pieces,
  placement,
  shape,
  sheet,
  sheets,
  text,
} from '../templates/templates.generated.ts';
import { plain } from '../wording/parts.ts';
import { translator } from '../wording/translator.ts';
import { HtmlDocument } from './document.ts';

const fill = filling({
  back,
  blocks,
  emblem,
  face,
  feature,
  front,
  glyph,
  legend,
  pieces,
  placement,
  shape,
  sheet,
  sheets,
  text,
});

/** The input for sheets of cards. */
export interface SheetsInput extends SheetOptions, SheetInput {
  /** In the order they are printed. */
  cards: readonly Printable[];
  /** Only backs, in the places of their fronts; without `duplex`. */
  backs?: boolean;
  /** A last page that explains the icons. */
  legend?: boolean;
  /** The number of pages that come before these in the same print; page numbers continue from there. */
  before?: number;
}

/** All sheets of cards. */
export interface SheetsOfCards {
  document: HtmlDocument;
  pages: number;
  /** What is cut out of each page; undefined unless it holds exactly one card. */
  trims: (Trim | undefined)[];
  /** Whether there is small print with the credits of the icons. */
  marked: boolean;
  /** Whether a page that explains the icons was wanted, but has no room on this paper. */
  lacksLegend: boolean;
  /** Words without a drawing. */
  missing: ReadonlySet<string>;
  /** The icons on all pages. */
  drawn: ReadonlySet<Icon>;
}

/** Makes sheets, one at each turn. */
export function* makeSheets(input: SheetsInput, icons: Icons): Generator<void, SheetsOfCards> {
  const layout = sheetLayout(input);
  const lang = input.lang ?? 'en';
  const missing = new Set<string>();
  const drawn = new Set<Icon>();
  const stacks = portions(input.cards, cardsOn(layout));
  const sides = input.backs ? [true] : input.duplex ? [false, true] : [false];
  const hasLegend = input.legend === true && hasRoom(layout.paper);
  const pages = stacks.length * sides.length + (hasLegend ? 1 : 0);
  const { before = 0 } = input;
  const all = { input, layout, icons, missing, drawn, pages: before + pages };
  const document = new HtmlDocument(
    {
      lang,
      title: input.setTitle,
      paper: input.paper,
      impact: plain(translator(lang).say('impact')),
      scale: layout.card / SIDE,
      middle: SIDE / 2,
      colours: coloursOf(lookOf(input.proof)),
    },
    (part) => fill('sheets', part),
  );
  for (const [i, cards] of stacks.entries()) {
    for (const [side, isBack] of sides.entries()) {
      const page = before + i * sides.length + side + 1;
      document.add({ pages: [sheetView(cards, { ...all, back: isBack, page })] });
      yield;
    }
  }
  if (hasLegend) document.add({ pages: [iconsView({ ...all, back: false, page: before + pages })] });
  return {
    document,
    pages,
    trims: Array.from({ length: stacks.length * sides.length }, () => trimOf(layout)),
    marked: layout.marks,
    lacksLegend: input.legend === true && !hasLegend,
    missing,
    drawn,
  };
}

/** The room the page of icons needs, in millimetres. */
export const LEGEND_ROOM = { width: 190, height: 260 };
const hasRoom = ({ width, height }: Paper) => width >= LEGEND_ROOM.width && height >= LEGEND_ROOM.height;
