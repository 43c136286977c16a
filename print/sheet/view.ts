/** Draws a sheet: cards, their backs, or the explanation of icons. */

import { backArt } from '../card/back.ts';
import type { SetSign } from '../card/emblems/sign.ts';
import { shapeOf } from '../card/geometry.ts';
import { newPalette } from '../card/palette.ts';
import { lookOf } from '../card/theme.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import { cardOverflows, drawFront } from '../face/card.ts';
import type { Ink } from '../face/ink.ts';
import { paint } from '../face/paint.ts';
import { type DrawnText, drawTextBox, type Overflow } from '../face/text.ts';
import { creditLine } from '../icons/origins.ts';
import type { Printable } from '../printable.ts';
import { filling } from '../templates/fill.ts';
import { page } from '../templates/templates.generated.ts';
import { WordingContext } from '../wording/context.ts';
import type { Lang, SpokenVocabulary } from '../wording/language.ts';
import type { SheetLayout } from './layout.ts';
import { legendText } from './legend.ts';
import { marginNotes, NOTE_SIZES } from './margin.ts';
import type { PlannedSheet } from './plan.ts';

/** The position of the legend's text in millimetres (`below` is its distance from the lower edge), and its sizes in points. */
const LEGEND_PLACE = { x: 14, y: 24, below: 8 };
const LEGEND_SIZES = '10 9 8 7 6 5';

const fill = filling(page);

/** The SVG elements of a page: its coloured areas, drawings, cards, lines and texts. */
export const fillPage = (view: object): string => fill(view);

/** The input that all sheets of a print share. */
export interface SheetInput {
  words: SpokenVocabulary;
  lang?: Lang;
  /** Without colour and with little ink, text as large as fits, and the notes of cards in the margin. */
  proof?: boolean;
  /** Returns the sign of the set that a card belongs to, which is printed on its front. */
  signOf?: (card: Printable) => SetSign | undefined;
  setTitle: string;
  version: string;
  /** The date in the margin. */
  date?: string;
}

/** A sheet and the data for drawing it. */
export interface Sheet {
  input: SheetInput;
  layout: SheetLayout;
  icons: Icons;
  /** Words without a drawing, on all sheets so far. */
  missing: Set<string>;
  /** Icons on all sheets so far. */
  drawn: Set<Icon>;
  back: boolean;
  page: number;
  pages: number;
}

/** A drawn sheet, and its texts that do not fit. */
export interface DrawnSheet {
  svg: string;
  overflows: Overflow[];
}

/** A sheet of cards, or of their backs. */
export function drawSheet({ cards, cells, bleeds, marks }: PlannedSheet, sheet: Sheet, ink: Ink): DrawnSheet {
  const { input, layout, back } = sheet;
  const { lang, proof = false, signOf } = input;
  const { palette, ...drawn } = drawing(sheet);
  const { shape, scale } = shapeOf(layout.card, layout.safe);
  const fronts = back
    ? []
    : cards.map((card) => drawFront(card, palette, ink, { lang, proof, shape, scale, sign: signOf?.(card) }));
  const svgOf = (card: Printable, i: number) =>
    fronts[i]?.svg ?? paint(backArt(card.deck, palette, shape), ink);
  const middle = `${shape.width / 2} ${shape.height / 2}`;
  const notes = sheetNotes(sheet, cards, drawn, ink);
  const svg = fillPage({
    areas: cards.map(({ deck }, i) => ({ ...bleeds[i]!, fill: palette.look.decks[deck].frame })),
    cards: cards.map((card, i) => ({ ...cells[i]!, scale, middle, svg: svgOf(card, i) })),
    marks,
    texts: notes.map((note) => note.svg),
  });
  return {
    svg,
    overflows: [...cardOverflows(cards, fronts), ...notes.flatMap(({ overflows }) => overflows)],
  };
}

/** The page that explains the icons. */
export function drawIcons(sheet: Sheet, ink: Ink): DrawnSheet {
  const { input, layout } = sheet;
  const { palette, ...drawn } = drawing(sheet);
  const { paper } = layout;
  const { x, y } = LEGEND_PLACE;
  const legend = drawTextBox(
    {
      ...{ x, y, width: paper.width - 2 * x, height: paper.height - y - LEGEND_PLACE.below },
      name: 'The page of icons',
      advice: 'Use larger paper.',
      sizes: LEGEND_SIZES,
      parts: { text: legendText(input.words, drawn.wording, palette), columns: 1 },
    },
    ink,
    palette.look,
  );
  const texts = [legend, ...sheetNotes(sheet, [], drawn, ink)];
  return {
    svg: fillPage({ texts: texts.map(({ svg }) => svg) }),
    overflows: texts.flatMap(({ overflows }) => overflows),
  };
}

/** The palette and wording for one sheet. */
function drawing({ input, icons, missing }: Sheet) {
  const palette = { ...newPalette(icons, input.words, input.proof), missing };
  return { palette, used: palette.used, wording: new WordingContext(input.words, input.lang) };
}

function sheetNotes(
  { input, layout, page, pages, back, drawn }: Sheet,
  cards: readonly Printable[],
  { used, wording }: Omit<ReturnType<typeof drawing>, 'palette'>,
  ink: Ink,
): DrawnText[] {
  for (const icon of used) drawn.add(icon);
  const credits = creditLine(used);
  const text = { ...input, wording, page, pages, cards, notes: input.proof === true, credits, back };
  return marginNotes(layout, text).map(({ lines, edge, ...box }) =>
    drawTextBox(
      {
        ...box,
        name: `The small print on page ${page}`,
        advice: 'Use larger paper, shorten notes and sources of its cards, or leave it out with --no-marks.',
        sizes: NOTE_SIZES,
        parts: { note: lines, edge },
      },
      ink,
      lookOf(input.proof),
    ),
  );
}
