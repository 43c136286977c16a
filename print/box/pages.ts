/** Makes the HTML of all sheets of a box except its cards: pages to read first, then pieces to cut out. */
import { sheetDocuments } from '../document.ts';
import { creditLine } from '../icons/origins.ts';
import { iconWarnings, loadIcons } from '../icons.ts';
import { type Ink, TextInk } from '../layout/ink.ts';
import type { Pages, PagesInput } from '../pages.ts';
import { PRINTER_MARGIN_MM } from '../sheet/layout.ts';
import { noteBox } from '../sheet/margin.ts';
import { drawPage } from '../sheet/page.ts';
import type { DrawnText } from '../sheet/text-box.ts';
import { type BoxContext, type BoxContextInput, boxContext } from './box-context.ts';
import { NOTE_HEIGHT_MM } from './places.ts';
import { type BoxSide, boxSides, type SidesInput } from './sides.ts';

/** The input for a box, in addition to its cards. */
export interface BoxInput
  extends BoxContextInput,
    Pick<SidesInput, 'cards'>,
    Pick<PagesInput, 'setTitle' | 'version' | 'date' | 'marks' | 'signOf' | 'iconFolders'> {}

/** All sheets of pieces as one self-contained HTML page. */
export async function boxPages(input: BoxInput): Promise<Pages> {
  const context = boxContext(input, loadIcons(input.iconFolders));
  const { lang = 'en', setTitle, paper, own, cards } = input;
  const sides = boxSides(context, { setTitle, duplex: input.duplex !== undefined, own, cards });
  const { icons, missing } = context.palette;
  const pages = sides.length + cards.pages;
  const ink = new TextInk();
  const drawn = sides.map((side, i) => drawSide(side, { page: i + 1, pages }, input, context, ink));
  return {
    html: sheetDocuments({ lang, title: setTitle, paper, sheets: drawn.map(({ svg }) => svg), ink }),
    pages: sides.length,
    warnings: iconWarnings(icons, missing),
    overflows: drawn.flatMap(({ overflows }) => overflows),
  };
}

/** A page with its number and the page count, with small print at its upper and lower edges. */
function drawSide(
  side: BoxSide,
  { page, pages }: { page: number; pages: number },
  input: BoxInput,
  { palette, wording }: BoxContext,
  ink: Ink,
): DrawnText {
  const { lang, setTitle, version, date, paper, signOf } = input;
  const { margin = PRINTER_MARGIN_MM, marks = true, proof = false } = input;
  const { art, cuts, texts = [], cards = [] } = side.page;
  const credits = creditLine(palette.used);
  const name = side.titles.length === 1 ? side.titles[0]! : wording.title('box-mixed');
  const title = side.other ? `${name}: ${wording.text('box-other-side')}` : name;
  const head = [
    setTitle,
    wording.text('version', { version }),
    ...(date ? [date] : []),
    title,
    wording.text('page', { page, pages }),
    wording.text('fan-work'),
  ].join(' · ');
  const foot = credits === '' ? [] : [wording.text('icons-by', { names: credits })];
  const line = (text: string, y: number) => {
    const box = { x: margin + 2, y, width: paper.width - 2 * margin - 4, height: NOTE_HEIGHT_MM };
    return noteBox(page, [text], 'top', box, 'Use larger paper.');
  };
  const notes = marks
    ? [line(head, margin), ...foot.map((text) => line(text, paper.height - margin - NOTE_HEIGHT_MM))]
    : [];
  const lines = cuts === undefined ? [] : [{ d: cuts, stroke: palette.theme.ink, width: 0.15 }];
  return drawPage(
    { art, cards, lines, texts: () => [...texts, ...notes] },
    { palette, ink, lang, proof, signOf },
  );
}
