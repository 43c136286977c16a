/** Makes the HTML of all sheets from cards and options; a browser prints exactly this. */
import { isFeature } from '../program/index.ts';
import { FEATURE_TITLE } from './card/feature.ts';
import { CARD_TITLE } from './card/front.ts';
import { SIDE } from './card/geometry.ts';
import { coloursOf, lookOf } from './card/theme.ts';
import { fitTitle } from './card/title.ts';
import type { Icon } from './drawing/icons.ts';
import { lackingFonts } from './fonts/fonts.ts';
import { creditLine } from './icons/origins.ts';
import { iconWarnings, loadIcons } from './icons.ts';
import type { Printable } from './printable.ts';
import { cardsOn, portions, type SheetOptions, sheetLayout, type Trim, trimOf } from './sheet/layout.ts';
import type { Paper } from './sheet/paper.ts';
import { iconsView, type SheetInput, sheetView } from './sheet/view.ts';
import { render } from './templates.ts';
import { plain } from './wording/parts.ts';
import { translator } from './wording/translator.ts';

/** The input for sheets of cards. */
export interface PagesInput extends SheetOptions, SheetInput {
  /** In the order they are printed. */
  cards: readonly Printable[];
  /** Only backs, in the places of their fronts; without `duplex`. */
  backs?: boolean;
  /** A last page that explains the icons. */
  legend?: boolean;
  /** The number of pages that come before these in the same print; page numbers continue from there. */
  before?: number;
  /** Folders with a set's own icons, `NAME.svg`. */
  iconFolders?: readonly string[];
}

/** All sheets of cards, and warnings about them. */
export interface Pages {
  html: string;
  pages: number;
  /** What is cut out of each page; undefined unless it holds exactly one card. */
  trims: (Trim | undefined)[];
  warnings: string[];
  /** Whether there is small print with the credits of the icons. */
  marked: boolean;
  /** Who drew the icons on all pages, and their licences. */
  credits: string;
}

/** All sheets as one self-contained HTML page, and warnings. */
export async function cardPages(input: PagesInput): Promise<Pages> {
  const layout = sheetLayout(input);
  const lang = input.lang ?? 'en';
  const icons = loadIcons(input.iconFolders);
  const missing = new Set<string>();
  const drawn = new Set<Icon>();
  const sheets = portions(input.cards, cardsOn(layout));
  const sides = input.backs ? [true] : input.duplex ? [false, true] : [false];
  const legend = input.legend === true && hasRoom(layout.paper);
  const pages = sheets.length * sides.length + (legend ? 1 : 0);
  const { before = 0 } = input;
  const all = { input, layout, icons, missing, drawn, pages: before + pages };
  function* parts(): Generator<object> {
    for (const [i, cards] of sheets.entries()) {
      for (const [side, back] of sides.entries())
        yield { pages: [sheetView(cards, { ...all, back, page: before + i * sides.length + side + 1 })] };
    }
    if (legend) yield { pages: [iconsView({ ...all, back: false, page: before + pages })] };
  }
  const view = {
    lang,
    title: input.setTitle,
    paper: input.paper,
    impact: plain(translator(lang).say('impact')),
    scale: layout.card / SIDE,
    middle: SIDE / 2,
    colours: coloursOf(lookOf(input.proof)),
  };
  const html = await render(view, 'sheets', parts());
  return {
    html,
    pages,
    trims: Array.from({ length: sheets.length * sides.length }, () => trimOf(layout)),
    warnings: [
      ...input.cards.flatMap(wordWarnings),
      ...iconWarnings(icons, missing, drawn),
      ...(input.legend === true && !legend ? [NO_LEGEND] : []),
    ],
    marked: layout.marks,
    credits: creditLine(drawn),
  };
}

/** Warnings about a card's title and note that cannot be printed as written. */
function wordWarnings(card: Printable): string[] {
  const { number, title = '', note = '' } = card;
  const { text, cut } = fitTitle(title, isFeature(card) ? FEATURE_TITLE : CARD_TITLE);
  const lacking = lackingFonts(title + note);
  return [
    ...(cut
      ? [`The title of card ${number} is too long for its line and ends with “${text.slice(-8)}”.`]
      : []),
    ...(lacking.length > 0
      ? [
          `The fonts of the cards lack ${lacking.join(' ')} of card ${number}: unless the system has one, nothing is seen there.`,
        ]
      : []),
  ];
}

/** The room the page of icons needs, in millimetres. */
const LEGEND_ROOM = { width: 190, height: 260 };
const hasRoom = ({ width, height }: Paper) => width >= LEGEND_ROOM.width && height >= LEGEND_ROOM.height;

const NO_LEGEND = `The page of icons is left out: it needs paper of ${LEGEND_ROOM.width} by ${LEGEND_ROOM.height} mm.`;
