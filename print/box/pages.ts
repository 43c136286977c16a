/** Makes the HTML of all sheets of a box except its cards: pages to read first, then pieces to cut out. */
import { sheetDocuments } from '../document.ts';
import { PrintError } from '../failure.ts';
import { creditLine } from '../icons/origins.ts';
import { iconWarnings } from '../icons.ts';
import { type Ink, TextInk } from '../layout/ink.ts';
import type { Pages, PagesInput } from '../pages.ts';
import { PRINTER_MARGIN_MM, portions } from '../sheet/layout.ts';
import { noteBox } from '../sheet/margin.ts';
import { drawPage } from '../sheet/page.ts';
import type { DrawnText } from '../sheet/text-box.ts';
import { aids } from './aids.ts';
import { type BoxContext, type BoxContextInput, boxContext } from './box-context.ts';
import { contents, type PrintInstructions } from './contents.ts';
import { leaflet, newsPages } from './news.ts';
import { dials } from './pieces/dials.ts';
import { tileSheets } from './pieces/map-tiles.ts';
import { layoutSheets, scoreTrack } from './pieces/score.ts';
import { tokenSheets } from './pieces/tokens.ts';
import { NOTE_HEIGHT_MM, usableArea } from './places.ts';
import { iconsPage, readingPage, rulesPage } from './reading.ts';
import type { BoxSheet } from './sheet.ts';

/** The input for a box, in addition to its cards. */
export interface BoxInput
  extends BoxContextInput,
    Pick<PagesInput, 'setTitle' | 'version' | 'date' | 'marks' | 'signOf'> {
  /** The number of cards that follow, and of their pages. */
  cards: { count: number; pages: number };
}

/** The smallest area within the margins that a box can be printed on, in millimetres. */
const LEAST_AREA = { width: 120, height: 165 };

/** All sheets of pieces as one self-contained HTML page. */
export async function boxPages(input: BoxInput): Promise<Pages> {
  const context = boxContext(input);
  const { paper } = input;
  const area = usableArea(input, input.bleed);
  if (area.width < LEAST_AREA.width || area.height < LEAST_AREA.height)
    throw new PrintError(
      'paper-too-small',
      `The pieces of a box do not fit on paper of ${paper.width} by ${paper.height} mm; take larger paper such as a4 or letter, or a smaller bleed or margin.`,
    );
  const title = context.wording.title('box-pieces');
  const { own } = input;
  const { count, pages: cardPages } = input.cards;
  const making: PrintInstructions = {
    setTitle: input.setTitle,
    ...(input.duplex && { flip: input.duplex.flip }),
    cards: count,
    cardPages: [0, 0],
    pagesOf: () => undefined,
  };
  // Page numbers are as wide as the space that is kept for them, so that a leaflet without them fits as one with them.
  const isOneSide = own !== undefined && leaflet(context, own, contents(context, making, own)) !== undefined;
  const [news, ...moreNews] = own && !isOneSide ? newsPages(context, own) : [];
  const forGame = () => [
    { titles: [title], front: { art: [] }, back: rulesPage(context), needsBack: true },
    { titles: [context.wording.title('box-legend')], front: iconsPage(context) },
    ...aids(context),
    ...scoreTrack(context),
    ...dials(context),
  ];
  const sides = [
    ...(own
      ? [
          { titles: [title], front: { art: [] }, ...(news && { back: news, needsBack: true }) },
          ...portions(moreNews, 2).map(([front, back]) => ({
            titles: [context.wording.title('own-new')],
            front: front!,
            ...(back && { back, needsBack: true }),
          })),
          ...layoutSheets(context.inventory.layouts, context),
        ]
      : forGame()),
    ...tileSheets(context),
    ...tokenSheets(context),
  ].flatMap((sheet) => sidesOf(sheet, input.duplex !== undefined));
  // The first page lists the page numbers of all others, so it is made last.
  const text = contents(
    context,
    {
      ...making,
      cardPages: [sides.length + 1, sides.length + cardPages],
      pagesOf: (title) => {
        const at = sides.flatMap((side, i) => (side.titles.includes(title) ? [i + 1] : []));
        return at.length === 0 ? undefined : [at[0]!, at.at(-1)!];
      },
    },
    own,
  );
  sides[0]!.page = (isOneSide && leaflet(context, own, text)) || readingPage(context, title, text);
  const { icons, missing } = context.palette;
  const pages = sides.length + cardPages;
  const ink = new TextInk();
  const drawn = sides.map((side, i) => drawSide(side, { page: i + 1, pages }, input, context, ink));
  const { lang = 'en', setTitle } = input;
  return {
    html: sheetDocuments({ lang, title: setTitle, paper, sheets: drawn.map(({ svg }) => svg), ink }),
    pages: sides.length,
    warnings: iconWarnings(icons, missing),
    overflows: drawn.flatMap(({ overflows }) => overflows),
  };
}

function sidesOf({ titles, front, back = { art: [] }, needsBack }: BoxSheet, duplex: boolean) {
  const sides = [{ titles, page: front, other: false }];
  if (duplex || needsBack) sides.push({ titles, page: back, other: true });
  return sides;
}

/** A page with its number and the page count, with small print at its upper and lower edges. */
function drawSide(
  side: ReturnType<typeof sidesOf>[number],
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
