/** The screen of one seat, made to fit its terminal: the largest board for which everything else still has room. */
import { cropped } from '../../terminal/board/crop.ts';
import { hexKey, hexName } from '../../terminal/board/hex-names.ts';
import {
  draw,
  extentOf,
  hexesOf,
  type Mark,
  type Picture,
  SIZES,
  type Size,
} from '../../terminal/board/picture.ts';
import type { Entry } from '../menu.ts';
import { headLine, panels, type Supplies, suppliesLines } from './panel.ts';
import type { ScreenModel } from './screen-model.ts';
import {
  cut,
  cutLines,
  GAP,
  hanging,
  inColumns,
  rule,
  sideBySide,
  type Viewport,
  wrapped,
} from './viewport.ts';

/** The last line, for those who do not know what to type. */
const KEYS = 'number, word or hex · undo · hint · card N · cards · board · log · help · quit';
/** Columns of the panel beside the board, and the least the board gets then. */
const PANEL = 38;
const LEAST_BOARD = 24;
/** Lines that board, supplies and events get at least while there are many options. */
const LEAST_MIDDLE = 10;
const LEAST_OPTIONS = 4;
/** The most hexes that are listed one by one. */
const MOST_HEXES = 20;
const MOST_EVENTS = 8;
/** The part of the screen that the rules text may take. */
const EFFECT_SHARE = 4;

/**
 * The lines of the screen, without the prompt: at most `rows - 1`, each at most `columns` wide.
 * @param notice an answer to the last command, or why the last line was wrong
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
  // In a window too low for anything else the question counts most.
  return lines.slice(-Math.max(1, rows)).map((line) => cut(line, columns));
}

function effectLines({ effect }: ScreenModel, viewport: Viewport): string[] {
  if (!effect) return [];
  return cutLines(
    [rule(viewport, effect.head), ...wrapped(effect.text, viewport.columns)],
    Math.max(3, Math.floor(viewport.rows / EFFECT_SHARE)),
    '… (card N shows all of it)',
  );
}

/** The numbered options, in columns where they are short, with all of their text where nothing has to fit. */
export function optionLines(
  menu: readonly Entry[],
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
    // Their numbers are on the board: that leaves room to draw it.
    numbered.splice(
      0,
      hexes,
      `${paint('bold', `1 to ${hexes}`)} the hexes with these numbers, like ${menu[0].text}`,
    );
  }
  return cutLines(inColumns(numbered, columns), most, `… (${menu.length} options in all: board lists them)`);
}

/** The picture of a model: the landscape with the numbers of the menu, `3+` where several options share a hex. */
export function pictureOf({ view, letters, menu }: ScreenModel): Picture {
  const marks = new Map<string, Mark>();
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

/** A way to fill the middle of the screen. */
interface Layout {
  supplies: Supplies;
  size: Size;
  /** Lines that the events get at least. */
  events: number;
  /** Whether a part of board and panel is enough. */
  isCropped?: boolean;
}

const [LARGE, MEDIUM, SMALL, TINY] = SIZES;
/** What is given up first: letters that are not on the board, then the size of the board, then events and supplies. */
const LAYOUTS: readonly Layout[] = [
  ...[LARGE, MEDIUM, SMALL].map((size): Layout => ({ supplies: 'all', size, events: 3 })),
  ...[LARGE, MEDIUM, SMALL, TINY].map((size): Layout => ({ supplies: 'board', size, events: 3 })),
  { supplies: 'tiles', size: TINY, events: 3 },
  { supplies: 'tiles', size: TINY, events: 1 },
  { supplies: 'tiles', size: TINY, events: 1, isCropped: true },
];

/** Board, panel, supplies and events: the first layout that fits. */
function middleLines(model: ScreenModel, viewport: Viewport, height: number): string[] {
  for (const layout of LAYOUTS) {
    const supplies = suppliesLines(model, viewport, layout.supplies);
    const most = height - supplies.length;
    const board = boardAndPanel(model, viewport, layout, most - Math.min(layout.events, model.events.length));
    if (board) return [...board, ...supplies, ...eventLines(model, viewport, most - board.length)];
  }
  return [];
}

/** Board and panel, side by side or one below the other; nothing if they do not fit. */
function boardAndPanel(
  model: ScreenModel,
  viewport: Viewport,
  { size, isCropped = false }: Layout,
  height: number,
): string[] | undefined {
  const { columns, paint } = viewport;
  const picture = pictureOf(model);
  const isEmpty = hexesOf(picture).length === 0;
  const extent = isEmpty ? { width: 0, height: 0 } : extentOf(picture, size);
  const beside = columns - PANEL - GAP.length;
  const isBeside = !isEmpty && beside >= LEAST_BOARD && (isCropped || extent.width <= beside);
  const width = isBeside ? Math.max(LEAST_BOARD, Math.min(extent.width, beside)) : columns;
  const panelsFor = isBeside ? columns - width - GAP.length : columns;
  const variants = panels(model, { ...viewport, columns: panelsFor });
  const least = variants.at(-1) ?? [];
  const boardHeight =
    isBeside || !isCropped ? height : Math.max(Math.ceil(height / 2), height - least.length);
  const board = boardWithin(boardHeight);
  const panelHeight = isBeside ? height : height - (board?.length ?? 0);
  const panel =
    variants.find((lines) => lines.length <= panelHeight) ??
    (isCropped ? cutLines(least, panelHeight, '… (type cards or board)') : undefined);
  if (!board || !panel) return undefined;
  return isBeside ? sideBySide(board, panel, width) : [...board, ...panel];

  function boardWithin(most: number): string[] | undefined {
    if (isEmpty) return [];
    if (extent.width <= width && extent.height <= most) return draw(picture, size, paint, true).lines;
    if (!isCropped) return undefined;
    if (most < 2) return [];
    const part = cropped(picture, size, width, most - 1);
    return [...draw(part, size, paint, true).lines.slice(0, most - 1), '… (type board for all)'];
  }
}

/** The newest events. */
function eventLines({ events }: ScreenModel, { columns, rows, paint }: Viewport, height: number): string[] {
  const most = rows === Infinity ? events.length : Math.min(height, MOST_EVENTS, events.length);
  if (most <= 0) return [];
  const hidden = events.length - most;
  const last = events.slice(hidden);
  // The newest line counts more than how many came before it.
  if (hidden > 0 && most > 1) last[0] = `… ${hidden + 1} earlier: log`;
  return last.map((line) => cut(paint('dim', `· ${line}`), columns));
}
