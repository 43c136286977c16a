/** The screen of a seat: the largest board that leaves room for everything else in the terminal. */
import stringWidth from 'fast-string-width';
import { hexKey, hexName } from '../../../program/index.ts';
import type { MenuEntry } from '../../../table/index.ts';
import { cropped } from '../../terminal/board/crop.ts';
import { type BoardMark, type BoardPicture, draw, extentOf, SIZES } from '../../terminal/board/picture.ts';
import { headLine, panelLines, type ScreenModel, suppliesLines } from './panel.ts';
import {
  cut,
  cutLines,
  GAP,
  hanging,
  inColumns,
  sideBySide,
  titledLine,
  type Viewport,
  wrapped,
} from './viewport.ts';

/** The last line, which lists what a player can type. */
const KEYS = 'number, word or hex · undo · hint · card N · cards · board · log · help · quit';
/** Columns of the panel next to the board, and the minimum for the board. */
const PANEL = 38;
const LEAST_BOARD = 24;
/** The minimum number of lines for a panel below the board. */
const LEAST_PANEL = 10;
/** The minimum numbers of lines: for board, supplies and events when there are many options, and for the options. */
const LEAST_MIDDLE = 10;
const LEAST_OPTIONS = 4;
/** The maximum number of hexes that are listed one by one. */
const MOST_HEXES = 20;
const MOST_EVENTS = 8;
/** The rules text may take at most one in this many lines of the screen. */
const EFFECT_SHARE = 4;
/** The supplies, and the newest events, get one in this many of the lines above the question before the board does. */
const SHARE = 8;

/**
 * The lines of the screen, without the prompt: at most `rows - 1`, each at most `columns` wide.
 * @param notice the reply to the last command, or the reason why the last line was invalid
 */
export function screenLines(model: ScreenModel, viewport: Viewport, notice = ''): string[] {
  const { columns, paint } = viewport;
  const rows = viewport.rows - 1;
  const question = [
    ...effectLines(model, viewport),
    ...wrapped(model.question, columns).map((line) => paint('bold', line)),
  ];
  const foot = [
    ...(notice === '' ? [] : wrapped(notice, columns).map((line) => paint('cyan', line))),
    paint('dim', KEYS),
  ];
  const left = rows - 1 - question.length - foot.length;
  const options = optionLines(model.menu, viewport, Math.max(LEAST_OPTIONS, left - LEAST_MIDDLE));
  const middle = middleLines(model, viewport, left - options.length);
  const lines = [headLine(model, viewport), ...middle, ...question, ...options, ...foot];
  // If the window is too low for everything, the question is most important.
  return lines.slice(-Math.max(1, rows)).map((line) => cut(line, columns));
}

function effectLines({ effect }: ScreenModel, viewport: Viewport): string[] {
  if (!effect) return [];
  return cutLines(
    [titledLine(viewport, effect.head), ...wrapped(effect.text, viewport.columns)],
    Math.max(3, Math.floor(viewport.rows / EFFECT_SHARE)),
    '… (card N shows all of it)',
  );
}

/** The numbered options, in columns if they are short, with their full text if the height is unlimited. */
export function optionLines(
  menu: readonly MenuEntry[],
  { columns, rows, paint }: Viewport,
  most: number,
): string[] {
  const width = `${menu.length}`.length;
  const numberOf = (at: number): string => paint('bold', `${at + 1}`.padStart(width));
  if (rows === Infinity && menu.some(({ text }) => width + 1 + text.length > columns)) {
    return menu.flatMap(({ text }, at) => hanging(numberOf(at), width + 1, text, columns));
  }
  const numbered = menu.map(({ text }, at) => cut(`${numberOf(at)} ${text}`, columns));
  const other = menu.findIndex(({ text, hexes: [hex] }) => !hex || text !== hexName(hex));
  const hexes = other < 0 ? menu.length : other;
  if (rows !== Infinity && hexes > MOST_HEXES) {
    // Their numbers are on the board, and the list would leave no room for it.
    numbered.splice(
      0,
      hexes,
      `${paint('bold', `1 to ${hexes}`)} the hexes with these numbers, like ${menu[0].text}`,
    );
  }
  return cutLines(inColumns(numbered, columns), most, `… (${menu.length} options in all: board lists them)`);
}

/** The picture of a model: the landscape with the numbers of the menu, `3+` where several options share a hex. */
export function pictureOf({ view, letters, menu }: ScreenModel): BoardPicture {
  const marks = new Map<string, BoardMark>();
  menu.forEach(({ hexes }, at) => {
    for (const hex of hexes) {
      const there = marks.get(hexKey(hex));
      marks.set(hexKey(hex), { hex, text: there ? `${there.text.replace('+', '')}+` : `${at + 1}` });
    }
  });
  return {
    tiles: view.landscape,
    letters,
    marks: [...marks.values()],
    covered: view.features.flatMap(({ hexes }) => hexes),
  };
}

/**
 * Board, panel, supplies and events. The board has the largest size with which it fits beside the panel or above it; if none fits,
 * only the part around the options is shown.
 */
function middleLines(model: ScreenModel, viewport: Viewport, height: number): string[] {
  const { columns, paint } = viewport;
  const { events } = model;
  const picture = pictureOf(model);
  const supplies = suppliesLines(model, viewport, height / SHARE);
  const room = Math.max(0, height - supplies.length - Math.min(Math.floor(height / SHARE), events.length));
  const above = { isBeside: false, width: columns, most: room - LEAST_PANEL };
  const beside = { isBeside: true, width: columns - PANEL - GAP.length, most: room };
  const last = beside.width < LEAST_BOARD ? { ...above, most: Math.ceil(room / 2) } : beside;
  const layouts = SIZES.flatMap((size) => [beside, above].map((place) => ({ size, ...place })));
  const { size, isBeside, width, most } = layouts.find((one) =>
    isWithin(extentOf(picture, one.size), one),
  ) ?? { size: SIZES.at(-1)!, ...last };
  const board = draw(cropped(picture, size, width, most), size, paint, true).lines;
  const boardWidth = Math.max(LEAST_BOARD, ...board.map((line) => stringWidth(line)));
  const side = isBeside && board.length > 0;
  const panel = side
    ? panelLines(model, { ...viewport, columns: columns - boardWidth - GAP.length }, room)
    : panelLines(model, viewport, room - board.length);
  const lines = side ? sideBySide(board, panel, boardWidth) : [...board, ...panel];
  return [...lines, ...supplies, ...eventLines(events, viewport, height - lines.length - supplies.length)];
}

const isWithin = (
  extent: { width: number; height: number },
  place: { width: number; most: number },
): boolean => extent.width <= place.width && extent.height <= place.most;

/** The newest events. */
function eventLines(events: readonly string[], { columns, rows, paint }: Viewport, height: number): string[] {
  const most = rows === Infinity ? events.length : Math.min(height, MOST_EVENTS, events.length);
  if (most <= 0) return [];
  const hidden = events.length - most;
  const last = events.slice(hidden);
  // With a single line, the newest event is more important than the number of earlier ones.
  if (hidden > 0 && most > 1) last[0] = `… ${hidden + 1} earlier: log`;
  return last.map((line) => cut(paint('dim', `· ${line}`), columns));
}
