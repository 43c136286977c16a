/** All sheets of cards as one HTML page, with trims, credits and warnings. */

import { titleOf } from './card/card-text.ts';
import type { Icon } from './drawing/icons.ts';
import { lackingFonts } from './html/fonts.ts';
import { makeSheets, type SheetsInput } from './html/sheets.ts';
import { iconWarnings, loadIcons } from './icons.ts';
import type { Printable } from './printable.ts';
import type { Trim } from './sheet/layout.ts';
import { LEGEND_ROOM } from './sheet/plan.ts';
import { runInSlices, withFonts } from './templates.ts';

/** The input for sheets of cards. */
export interface PagesInput extends SheetsInput {
  /** Folders with a set's own icons, `NAME.svg`. */
  iconFolders?: readonly string[];
  /** Prints texts that do not fit, cut off and with a warning, instead of nothing. */
  allowOverflow?: boolean;
}

/** All sheets of cards, and warnings about them. */
export interface Pages {
  html: string;
  pages: number;
  /** The area that is cut out of each page; undefined unless the page holds exactly one card. */
  trims: (Trim | undefined)[];
  warnings: string[];
  /** Whether there is small print with the credits of the icons. */
  marked: boolean;
  /** The icons on all pages, whose authors `creditLine` names. */
  icons: readonly Icon[];
}

/** All sheets as one self-contained HTML page, and warnings. */
export async function cardPages(input: PagesInput): Promise<Pages> {
  const icons = loadIcons(input.iconFolders);
  const { document, pages, trims, marked, lacksLegend, missing, drawn } = await runInSlices(
    makeSheets(input, icons),
  );
  return {
    html: withFonts(document),
    pages,
    trims,
    warnings: [
      ...(marked ? lackingWarnings([input.setTitle, input.date].join(''), 'in the margin') : []),
      ...input.cards.flatMap(wordWarnings),
      ...iconWarnings(icons, missing, drawn),
      ...(lacksLegend ? [NO_LEGEND] : []),
      ...(input.date !== undefined && !marked && input.before === undefined ? [NO_DATE] : []),
      ...(input.proof && !marked && input.cards.some(({ note }) => note !== undefined) ? [NO_NOTES] : []),
    ],
    marked,
    icons: [...drawn],
  };
}

/** Warnings about parts of a card's title and note that cannot be printed as written. */
function wordWarnings(card: Printable): string[] {
  const { number, title = '', note = '' } = card;
  const { lines, over } = titleOf(card);
  return [
    ...(over > 0
      ? [
          `The title of card ${number} is too long even on two lines and ends with “${lines.at(-1)!.slice(-8)}”.`,
        ]
      : []),
    ...lackingWarnings(title + note, `of card ${number}`),
  ];
}

/** The warning about characters of a text that the fonts lack, and that would be missing on paper. */
function lackingWarnings(text: string, where: string): string[] {
  const lacking = lackingFonts(text);
  if (lacking.length === 0) return [];
  return [
    `The fonts of the cards lack ${lacking.join(' ')} ${where}: unless a font of the system has them, they are not printed.`,
  ];
}

const NO_NOTES =
  'The notes of the cards are left out: a proof prints them in its margin, but there is no margin.';
const NO_DATE = 'The date is left out: it is printed in the margin, but there is no margin.';
const NO_LEGEND = `The page of icons is left out: it needs paper of ${LEGEND_ROOM.width} by ${LEGEND_ROOM.height} mm.`;
