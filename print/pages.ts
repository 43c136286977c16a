/** All sheets of cards as HTML pages, with trims, credits and warnings. */
import { setImmediate as othersWork } from 'node:timers/promises';
import { sheetDocuments } from './document.ts';
import { cardTitle } from './face/face.ts';
import type { Overflow } from './face/text.ts';
import { lackingFonts } from './fonts/fonts.ts';
import { iconWarnings, loadIcons } from './icons.ts';
import { TextInk } from './layout/ink.ts';
import type { Sheets } from './pdf.ts';
import type { Printable } from './printable.ts';
import { drawSheets, type SheetsInput } from './sheet/draw.ts';
import { LEGEND_ROOM } from './sheet/plan.ts';
import type { Words } from './wording/language.ts';
import { handSentences } from './wording/sentences.ts';

/** The input for sheets of cards. */
export interface PagesInput extends SheetsInput {
  /** Folders with a set's own icons, `NAME.svg`. */
  iconFolders?: readonly string[];
  /** Prints texts that do not fit, cut off and with a warning, instead of nothing. */
  allowOverflow?: boolean;
}

/** Drawn pages, and warnings about them. */
export interface Pages extends Sheets {
  pages: number;
  warnings: string[];
  /** Texts that do not fit. */
  overflows: readonly Overflow[];
  /** False if cards have no small print with the credits of the icons. */
  marked?: boolean;
}

/** All sheets as self-contained HTML pages, and warnings. */
export async function cardPages(input: PagesInput): Promise<Pages> {
  const icons = loadIcons(input.iconFolders);
  const ink = new TextInk();
  const { sheets, paper, overflows, trims, marked, lacksLegend, missing } = await runInSlices(
    drawSheets(input, icons, () => ink),
  );
  const { lang = 'en', setTitle: title } = input;
  return {
    html: sheetDocuments({ lang, title, paper, sheets, ink }),
    pages: sheets.length,
    trims,
    overflows,
    warnings: [
      ...(marked ? lackingWarnings([input.setTitle, input.date].join(''), 'in the margin') : []),
      ...input.cards.flatMap((card) => wordWarnings(card, input.words)),
      ...iconWarnings(icons, missing),
      ...(lacksLegend ? [NO_LEGEND] : []),
      ...(input.date !== undefined && !marked && input.before === undefined ? [NO_DATE] : []),
      ...(input.proof && !marked && input.cards.some(({ note }) => note !== undefined) ? [NO_NOTES] : []),
    ],
    marked,
  };
}

/** Runs `work` step by step, and lets other tasks run in between, such as the start of the browser. */
async function runInSlices<Result>(work: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await othersWork();
  }
}

/** Warnings about a card's title, note and sentences by hand that cannot be printed as written. */
export function wordWarnings(card: Printable, words: Words): string[] {
  const { number, title = '', note = '' } = card;
  const { lines, over } = cardTitle(card);
  return [
    ...(over > 0
      ? [`The title of card ${number} is too long for its line and ends with “${lines.at(-1)!.slice(-8)}”.`]
      : []),
    ...lackingWarnings([title, note, ...handSentences(card, words)].join(''), `of card ${number}`),
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
