/** Plans all sheets of a box except its cards: pages to read first, then pieces to cut out. */
import { PrintError } from '../failure.ts';
import { portions } from '../sheet/layout.ts';
import { aids } from './aids.ts';
import type { BoxContext } from './box-context.ts';
import { contents, type PrintInstructions } from './contents.ts';
import { leaflet, newsPages } from './news.ts';
import type { OwnContents } from './own.ts';
import { dials } from './pieces/dials.ts';
import { tileSheets } from './pieces/map-tiles.ts';
import { layoutSheets, scoreTrack } from './pieces/score.ts';
import { tokenSheets } from './pieces/tokens.ts';
import { usableArea } from './places.ts';
import { iconsPage, readingPage, rulesPage } from './reading.ts';
import type { BoxPage, BoxSheet } from './sheet.ts';

/** What the first page says of the cards, and whether every sheet has a back. */
export interface SidesInput {
  setTitle: string;
  duplex: boolean;
  /** Limits the box to what this set adds to the sets it extends. */
  own?: OwnContents | undefined;
  /** The number of cards that follow, and of their pages. */
  cards: { count: number; pages: number };
}

/** A side of a sheet of a box. */
export interface BoxSide {
  titles: readonly string[];
  page: BoxPage;
  /** Whether it is the back of the side before it. */
  other: boolean;
}

/** The smallest area within the margins that a box can be printed on, in millimetres. */
const LEAST_AREA = { width: 120, height: 165 };

/** All sides of the sheets of a box. */
export function boxSides(context: BoxContext, { setTitle, duplex, own, cards }: SidesInput): BoxSide[] {
  const { paper, bleed } = context.box;
  const area = usableArea(context.box, bleed);
  if (area.width < LEAST_AREA.width || area.height < LEAST_AREA.height)
    throw new PrintError(
      'paper-too-small',
      `The pieces of a box do not fit on paper of ${paper.width} by ${paper.height} mm; take larger paper such as a4 or letter, or a smaller bleed or margin.`,
    );
  const title = context.wording.title('box-pieces');
  const { count, pages: cardPages } = cards;
  const making: PrintInstructions = {
    setTitle,
    ...(duplex && { flip: context.back.flip }),
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
  ].flatMap((sheet) => sidesOf(sheet, duplex));
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
  return sides;
}

function sidesOf({ titles, front, back = { art: [] }, needsBack }: BoxSheet, duplex: boolean): BoxSide[] {
  const sides = [{ titles, page: front, other: false }];
  if (duplex || needsBack) sides.push({ titles, page: back, other: true });
  return sides;
}
