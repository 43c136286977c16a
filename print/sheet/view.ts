/** Draws a sheet: cards, their backs, or the explanation of icons. */

import { exact, rectangle } from '../card/art.ts';
import type { SetSign } from '../card/emblems/sign.ts';
import { type Box, shapeOf } from '../card/geometry.ts';
import { newPalette } from '../card/palette.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Ink } from '../face/ink.ts';
import type { DrawnText, TextBox } from '../face/text.ts';
import type { TextPart } from '../face/words.ts';
import { creditLine } from '../icons/origins.ts';
import type { Printable } from '../printable.ts';
import { WordingContext } from '../wording/context.ts';
import type { Lang, SpokenVocabulary } from '../wording/language.ts';
import type { SheetLayout } from './layout.ts';
import { legendText } from './legend.ts';
import { marginNotes } from './margin.ts';
import { drawPage } from './page.ts';
import type { Paper } from './paper.ts';
import type { PlannedSheet } from './plan.ts';

/** The position of the legend's text in millimetres (`below` is its distance from the lower edge), and its sizes in points. */
const LEGEND_PLACE = { x: 14, y: 24, below: 8 };
const LEGEND_SIZES = '10 9 8 7 6 5';

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
  page: number;
  pages: number;
}

/** A sheet of cards, of their backs, or of the explanation of icons. */
export function drawSheet(
  { side, cards, cells, bleeds, marks }: PlannedSheet,
  sheet: Sheet,
  ink: Ink,
): DrawnText {
  const { input, layout, icons, missing, page, pages, drawn } = sheet;
  const { lang, proof = false, signOf } = input;
  const palette = { ...newPalette(icons, input.words, proof), missing };
  const wording = new WordingContext(input.words, lang);
  const { shape, scale } = shapeOf(layout.card, layout.safe);
  const back = side === 'backs';
  const legend = side === 'icons' ? [legendBox(layout.paper, legendText(input.words, wording, palette))] : [];
  const crop = marks.map(({ x1, y1, x2, y2 }) => `M${exact(x1)} ${exact(y1)}L${exact(x2)} ${exact(y2)}`);
  const notes = () => {
    for (const icon of palette.used) drawn.add(icon);
    const credits = creditLine(palette.used);
    return marginNotes(layout, { ...input, wording, page, pages, cards, notes: proof, credits, back });
  };
  return drawPage(
    {
      art: cards.map(({ deck }, i) => ({ d: boxPath(bleeds[i]!), fill: palette.look.decks[deck].frame })),
      cards: cards.map((card, i) => ({ ...cells[i]!, card, scale })),
      lines: crop.length === 0 ? [] : [{ d: crop.join(''), stroke: '#000', width: 0.2 }],
      texts: () => [...legend, ...notes()],
    },
    { palette, ink, lang, proof, shape, signOf, back },
  );
}

const boxPath = ({ x, y, width, height }: Box) => rectangle(x, y, width, height);

const legendBox = ({ width, height }: Paper, text: TextPart[]): TextBox => {
  const { x, y, below } = LEGEND_PLACE;
  return {
    x,
    y,
    width: width - 2 * x,
    height: height - y - below,
    name: 'The page of icons',
    advice: 'Use larger paper.',
    sizes: LEGEND_SIZES,
    parts: { text, columns: 1 },
  };
};
