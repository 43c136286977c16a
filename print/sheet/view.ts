/** The template values of a sheet: cards, their backs, or the explanation of icons. */
import { backArt } from '../card/back.ts';
import { shapeOf } from '../card/geometry.ts';
import { newPalette } from '../card/palette.ts';
import { cardView, type FrontInput } from '../card/view.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import { creditLine } from '../icons/origins.ts';
import type { Printable } from '../printable.ts';
import { WordingContext } from '../wording/context.ts';
import type { BackOptions, SheetLayout } from './layout.ts';
import { legendView } from './legend.ts';
import { marginNotes, NOTE_SIZES } from './margin.ts';
import type { PlannedSheet } from './plan.ts';

/** The position of the legend's text in millimetres (`below` is its distance from the lower edge), and its sizes in points. */
const LEGEND_PLACE = { x: 14, y: 24, below: 8 };
const LEGEND_SIZES = '10 9 8 7 6 5';

/** The input that all sheets of a print share. */
export interface SheetInput extends FrontInput {
  setTitle: string;
  version: string;
  /** Adds a sheet of backs after each sheet of fronts, imposed for printing on both sides. */
  duplex?: BackOptions;
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

/** A sheet of cards, or of their backs. */
export function sheetView({ cards, cells, bleeds, marks }: PlannedSheet, sheet: Sheet) {
  const { input, layout, back } = sheet;
  const { palette, ...drawn } = drawing(sheet);
  const { look } = palette;
  const { shape, scale } = shapeOf(layout.card, layout.safe);
  const placed = cards.map((card, i) => ({ card, ...cells[i]!, scale }));
  const shown = back ? [] : placed.map(({ card, ...at }) => cardView(card, at, input, palette, shape));
  const backs = back
    ? placed.map(({ card, ...at }) => ({ ...at, art: backArt(card.deck, palette, shape) }))
    : [];
  return {
    paper: layout.paper,
    bleeds: cards.map((card, i) => ({
      ...bleeds[i]!,
      fill: look.decks[card.deck].frame,
    })),
    fronts: shown.map(({ front }) => front),
    backs,
    texts: shown.map(({ text }) => text),
    marks,
    notes: sheetNotes(sheet, cards, drawn),
  };
}

/** The page that explains the icons. */
export function iconsView(sheet: Sheet) {
  const { input, layout } = sheet;
  const { palette, ...drawn } = drawing(sheet);
  const { paper } = layout;
  const { x, y } = LEGEND_PLACE;
  const legend = {
    ...legendView(input.words, drawn.wording, palette),
    name: 'The page of icons',
    advice: 'Use larger paper.',
    sizes: LEGEND_SIZES,
    ...{ x, y, width: paper.width - 2 * x, height: paper.height - y - LEGEND_PLACE.below },
  };
  return { paper, legend, notes: sheetNotes(sheet, [], drawn) };
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
) {
  for (const icon of used) drawn.add(icon);
  const credits = creditLine(used);
  const text = { ...input, wording, page, pages, cards, notes: input.proof === true, credits, back };
  return marginNotes(layout, text).map((note) => ({
    ...note,
    name: `The small print on page ${page}`,
    advice: 'Use larger paper, shorten notes and sources of its cards, or leave it out with --no-marks.',
    sizes: NOTE_SIZES,
  }));
}
