/** The screen of a seat: the largest board that leaves room for everything else in the terminal. */
import { hexKey, hexName } from '../../../program/index.ts';
import type { MenuEntry } from '../../../table/index.ts';
import { cropped } from '../../terminal/board/crop.ts';
import {
  type BoardMark,
  type BoardPicture,
  draw,
  extentOf,
  type HexSize,
  SIZES,
} from '../../terminal/board/picture.ts';
import { headLine, panels, type Supplies, suppliesLines } from './panel.ts';
import type { ScreenModel } from './screen-model.ts';
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
/** The minimum numbers of lines: for board, supplies and events when there are many options, and for the options. */
const LEAST_MIDDLE = 10;
const LEAST_OPTIONS = 4;
/** The maximum number of hexes that are listed one by one. */
const MOST_HEXES = 20;
const MOST_EVENTS = 8;
/** The rules text may take at most one in this many lines of the screen. */
const EFFECT_SHARE = 4;

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

const [LARGE, MEDIUM, SMALL, TINY] = SIZES;
/**
 * Layouts of the middle, best first, with the minimum number of lines for events. First the board shrinks to `SMALL`; then
 * supplies without a component on the board are dropped, which may leave room for a larger board again.
 */
const LAYOUTS: readonly [supplies: Supplies, size: HexSize, events: number][] = [
  ['all', LARGE, 3],
  ['all', MEDIUM, 3],
  ['all', SMALL, 3],
  ['board', LARGE, 3],
  ['board', MEDIUM, 3],
  ['board', SMALL, 3],
  ['board', TINY, 3],
  ['tiles', TINY, 3],
  ['tiles', TINY, 1],
];

/** Board, panel, supplies and events in the first layout that fits; if none fits, parts of board and panel. */
function middleLines(model: ScreenModel, viewport: Viewport, height: number): string[] {
  const { events } = model;
  const picture = pictureOf(model);
  for (const [of, size, least] of LAYOUTS) {
    const supplies = suppliesLines(model, viewport, of);
    const most = height - supplies.length - Math.min(least, events.length);
    const extent = extentOf(picture, size);
    if (extent.width > viewport.columns || extent.height > most) continue;
    const found = withPanel(model, viewport, picture, size).find((lines) => lines.length <= most);
    if (found)
      return [
        ...found,
        ...supplies,
        ...eventLines(events, viewport, height - found.length - supplies.length),
      ];
  }
  const last = [...suppliesLines(model, viewport, 'tiles'), ...eventLines(events, viewport, 1)];
  return [...croppedBoard(model, viewport, picture, Math.max(0, height - last.length)), ...last];
}

/** The board with each variant of the panel, the fullest first; to the right of the board if there is room. */
function withPanel(model: ScreenModel, viewport: Viewport, picture: BoardPicture, size: HexSize): string[][] {
  const board = draw(picture, size, viewport.paint, true).lines;
  const width = Math.max(LEAST_BOARD, extentOf(picture, size).width);
  const restWidth = viewport.columns - width - GAP.length;
  return board.length === 0 || restWidth < PANEL
    ? panels(model, viewport).map((panel) => [...board, ...panel])
    : panels(model, { ...viewport, columns: restWidth }).map((panel) => sideBySide(board, panel, width));
}

/** As much of the smallest board and the sparsest panel as there is room for. */
function croppedBoard(
  model: ScreenModel,
  viewport: Viewport,
  picture: BoardPicture,
  height: number,
): string[] {
  const { columns } = viewport;
  const restWidth = columns - PANEL - GAP.length;
  const part =
    restWidth < LEAST_BOARD
      ? cropped(picture, TINY, columns, Math.ceil(height / 2))
      : cropped(picture, TINY, restWidth, height - 1);
  const lines = withPanel(model, viewport, part, TINY).at(-1) ?? [];
  if (part === picture && lines.length <= height) return lines;
  return [...lines.slice(0, Math.max(0, height - 1)), '… (type board or cards for all)'].slice(0, height);
}

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
