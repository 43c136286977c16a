/** Draws all sheets of cards: fronts, backs, and the explanation of icons. */
import { artistLine } from '../card-art/card-art.ts';
import { exact, rectangle } from '../drawing/art.ts';
import type { Icons } from '../drawing/icons.ts';
import type { SetSign } from '../face/face.ts';
import { cardCorners, cardShape } from '../face/geometry.ts';
import { newPalette } from '../face/palette.ts';
import type { Overflow } from '../face/text.ts';
import type { Frame } from '../face/theme.ts';
import { creditLine } from '../icons/origins.ts';
import type { Ink } from '../layout/ink.ts';
import type { Printable } from '../printable.ts';
import { WordingContext } from '../wording/context.ts';
import type { Lang, SpokenVocabulary } from '../wording/language.ts';
import { type SheetLayout, sheetTrim } from './layout.ts';
import { legendText } from './legend.ts';
import { type MarginText, marginNotes } from './margin.ts';
import { drawPage, type PageOptions } from './page.ts';
import { type PlanInput, type PlannedSheet, planSheets } from './plan.ts';
import type { DrawnText, TextBox } from './text-box.ts';

/** The position of the legend's text in millimetres (`below` is its distance from the lower edge), and its sizes in points. */
const LEGEND_PLACE = { x: 14, y: 24, below: 8 };
const LEGEND_SIZES = [10, 9, 8, 7, 6, 5];

/** Half the width of the crosses at the corners of cards with light frames, in millimetres. */
const CROSS = 1;

/** The input that all pages of a print share. */
export interface SheetInput extends Pick<MarginText, 'setTitle' | 'version' | 'date'> {
  words: SpokenVocabulary;
  lang?: Lang;
  /** Without colour and with little ink, text as large as fits, and the notes of cards in the margin. */
  proof?: boolean;
  /** Solid frames by default. */
  frame?: Frame;
  /** Returns the sign of the set that a card belongs to, which is printed on its front. */
  signOf?: (card: Printable) => SetSign | undefined;
}

/** The input for sheets of cards. */
export interface SheetsInput extends PlanInput, SheetInput {
  /** The number of pages before these in the same print; page numbers continue from there. */
  before?: number;
}

/**
 * Draws sheets, one per iteration.
 * @param inkFor returns the ink of a sheet
 */
export function* drawSheets(input: SheetsInput, icons: Icons, inkFor: () => Ink) {
  const { layout, sheets: planned, lacksLegend } = planSheets(input);
  const { before = 0 } = input;
  const pages = before + planned.length;
  const missing = new Set<string>();
  const sheets: string[] = [];
  const overflows: Overflow[] = [];
  for (const [i, one] of planned.entries()) {
    const ink = inkFor();
    const palette = { ...newPalette(icons, input.words, input.proof, input.frame), missing };
    const page = drawSheet(one, layout, input, { palette, ink }, { page: before + i + 1, pages });
    sheets.push(ink.definitions() + page.svg);
    overflows.push(...page.overflows);
    yield;
  }
  return {
    /** Of each sheet, its SVG elements in millimetres of the paper. */
    sheets,
    paper: layout.paper,
    /** Texts that do not fit. */
    overflows,
    /** The area that is cut out of each page; undefined unless the page holds exactly one card. */
    trims: planned.filter(({ side }) => side !== 'icons').map(() => sheetTrim(layout)),
    /** Whether there is small print with the credits of the icons. */
    marked: layout.marks,
    /** Whether a page that explains the icons was requested but does not fit on this paper. */
    lacksLegend,
    /** Words without a drawing. */
    missing,
  };
}

function drawSheet(
  { side, cards, cells, bleeds, marks }: PlannedSheet,
  layout: SheetLayout,
  input: SheetInput,
  { palette, ink }: Pick<PageOptions, 'palette' | 'ink'>,
  numbers: { page: number; pages: number },
): DrawnText {
  const { words, lang, proof = false, signOf } = input;
  const wording = new WordingContext(words, { lang });
  const { shape, scale } = cardShape(layout.card, layout.safe);
  const back = side === 'backs';
  const legend: TextBox = {
    x: LEGEND_PLACE.x,
    y: LEGEND_PLACE.y,
    width: layout.paper.width - 2 * LEGEND_PLACE.x,
    height: layout.paper.height - LEGEND_PLACE.y - LEGEND_PLACE.below,
    name: 'The page of icons',
    advice: 'Use larger paper.',
    sizes: LEGEND_SIZES,
    parts: { text: side === 'icons' ? legendText(words, wording, palette) : [], columns: 1 },
  };
  const crop = marks.map(({ x1, y1, x2, y2 }) => `M${exact(x1)} ${exact(y1)}L${exact(x2)} ${exact(y2)}`);
  // Without colour, nothing else shows where one card ends and the next begins.
  const corners = input.frame === 'light' && layout.marks ? cardCorners(layout.card, 0) : [];
  const crosses = cells.flatMap((cell) =>
    corners.map(
      ({ x, y }) =>
        `M${exact(cell.x + x - CROSS)} ${exact(cell.y + y)}h${2 * CROSS}m${-CROSS} ${-CROSS}v${2 * CROSS}`,
    ),
  );
  const cuts = [...crop, ...crosses];
  const notes = () => {
    const credits = creditLine(palette.used);
    const artists = artistLine(cards, words.art);
    return marginNotes(layout, {
      ...input,
      ...numbers,
      wording,
      cards,
      notes: proof,
      credits,
      artists,
      back,
    });
  };
  return drawPage(
    {
      art: bleeds.map(({ x, y, width, height }, i) => ({
        d: rectangle(x, y, width, height),
        fill: palette.theme.decks[cards[i]!.deck].ground,
      })),
      cards: cards.map((card, i) => ({ ...cells[i]!, card, scale })),
      lines: cuts.length === 0 ? [] : [{ d: cuts.join(''), stroke: '#000', width: 0.2 }],
      texts: () => [...(side === 'icons' ? [legend] : []), ...notes()],
    },
    { palette, ink, lang, proof, shape, signOf, back },
  );
}
