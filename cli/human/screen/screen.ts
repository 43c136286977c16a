/** The screen of one seat, made to fit its terminal: the largest board for which everything else still has room. */

import { cropped } from '../../terminal/board/crop.ts';
import { hexKey, hexName } from '../../terminal/board/hex-names.ts';
import { draw, extentOf, type Mark, type Picture, SIZES, type Size } from '../../terminal/board/picture.ts';
import type { Entry } from './menu.ts';
import { headLine, panels, rule, suppliesLines, type TableView } from './panel.ts';
import { cut, cutLines, inColumns, sideBySide, type Viewport, wrapped } from './viewport.ts';

/** What one seat is shown while it is asked. */
export interface ScreenModel extends TableView {
  /** What has happened since its last choice, the newest last. */
  news: readonly string[];
  /** The effect that runs: whose card, and its rules text. */
  effect: { head: string; text: string } | undefined;
  question: string;
  menu: readonly Entry[];
  /** An answer to the last command, or why the last line was wrong. */
  notice: string;
}

/** What stands below everything, for those who do not know what to type. */
const KEYS = 'number, word or hex · undo · hint · card N · cards · board · log · help · quit';
/** Columns of the panel where it stands beside the board, and the least the board gets then. */
const PANEL = 38;
const LEAST_BOARD = 24;
/** Lines the board, what is left and the news get at least while there are many options. */
const LEAST_MIDDLE = 10;
const LEAST_OPTIONS = 4;
/** So many hexes are listed one by one. */
const MOST_HEXES = 20;
const LEAST_NEWS = 3;
const MOST_NEWS = 8;

/** The lines of the screen, without the prompt: at most `rows - 1`, each at most `columns` wide. */
export function screenLines(scene: ScreenModel, room: Viewport): string[] {
  const { columns, paint } = room;
  const rows = room.rows - 1;
  const head = [headLine(scene, room)];
  const notice = scene.notice === '' ? [] : wrapped(scene.notice, columns).map((line) => paint('cyan', line));
  const effect = effectLines(scene, room);
  const question = wrapped(scene.question, columns).map((line) => paint('bold', line));
  const foot = [cut(paint('dim', KEYS), columns)];
  const around = head.length + effect.length + question.length + notice.length + foot.length;
  const options = optionLines(scene.menu, room, Math.max(LEAST_OPTIONS, rows - around - LEAST_MIDDLE));
  const middle = middleLines(scene, room, rows - around - options.length);
  const lines = [...head, ...middle, ...effect, ...question, ...options, ...notice, ...foot];
  // In a window too low for anything the question counts most.
  return (rows < lines.length ? lines.slice(lines.length - Math.max(1, rows)) : lines).map((line) =>
    cut(line, columns),
  );
}

/** A share of the screen the rules text may take. */
const EFFECT_SHARE = 4;

function effectLines({ effect }: ScreenModel, room: Viewport): string[] {
  if (!effect) return [];
  const most = Math.max(3, Math.floor(room.rows / EFFECT_SHARE));
  return cutLines(
    [rule(room, effect.head), ...wrapped(effect.text, room.columns)],
    most,
    '… (card N shows all of it)',
  );
}

/** The numbered options, in columns where they are short. */
export function optionLines(
  menu: readonly Entry[],
  { columns, rows, paint }: Viewport,
  most: number,
): string[] {
  const width = `${menu.length}`.length;
  const numbered = menu.map(({ text }, at) => `${paint('bold', `${at + 1}`.padStart(width))} ${text}`);
  const first = menu.findIndex((entry) => !isPlainHex(entry));
  const hexes = first < 0 ? menu.length : first;
  if (rows !== Infinity && hexes > MOST_HEXES) {
    // Their numbers stand on the board: that leaves room to draw it.
    const some = `${paint('bold', `1 to ${hexes}`)} the hexes with these numbers, like ${menu[0].text}`;
    numbered.splice(0, hexes, some);
  }
  const isLong = menu.some(({ text }) => text.length + width + 1 > columns);
  if (rows === Infinity && isLong) return hanging(menu, columns, width, paint);
  const lines = inColumns(
    numbered.map((item) => cut(item, columns)),
    columns,
  );
  return cutLines(lines, most, `… (${menu.length} options in all: board lists them)`);
}

/** An option that is nothing but a hex. */
function isPlainHex({ text, hexes }: Entry): boolean {
  return hexes.length === 1 && text === hexName(hexes[0]);
}

/** Options with all of their text, its further lines set in behind the number. */
function hanging(menu: readonly Entry[], columns: number, width: number, paint: Viewport['paint']): string[] {
  return menu.flatMap(({ text }, at) => {
    const [first, ...more] = wrapped(text, Math.max(1, columns - width - 1));
    const number = paint('bold', `${at + 1}`.padStart(width));
    return [`${number} ${first}`, ...more.map((line) => ' '.repeat(width + 1) + line)];
  });
}

/** The picture of a scene: the landscape with the numbers of the menu. */
export function pictureOf({ view, letters, menu }: ScreenModel): Picture {
  return {
    tiles: view.landscape,
    letters,
    marks: marksOf(menu),
    covered: view.features.flatMap(({ hexes }) => hexes),
  };
}

/** The numbers on each hex: `3`, or `3+` where several options lie. */
function marksOf(menu: readonly Entry[]): Mark[] {
  const marks = new Map<string, Mark>();
  menu.forEach(({ hexes }, at) => {
    for (const hex of hexes) {
      const there = marks.get(hexKey(hex));
      if (!there) marks.set(hexKey(hex), { hex, text: `${at + 1}` });
      else if (!there.text.endsWith('+')) there.text += '+';
    }
  });
  return [...marks.values()];
}

/** Board, panel, what is left and the news in so many lines. */
function middleLines(scene: ScreenModel, room: Viewport, height: number): string[] {
  const picture = pictureOf(scene);
  const all = suppliesLines(scene, room, 'all');
  const short = suppliesLines(scene, room, 'board');
  const tiles = suppliesLines(scene, room, 'tiles');
  const least = Math.min(LEAST_NEWS, scene.news.length);
  const one = Math.min(1, scene.news.length);
  const [large, middle, small, tiny] = SIZES;
  // What is given up first: letters that are not on the board, then the size of the board, then news and what is left.
  const tries: [supplies: string[], size: Size, news: number][] = [
    [all, large, least],
    [all, middle, least],
    [all, small, least],
    [short, large, least],
    [short, middle, least],
    [short, small, least],
    [short, tiny, least],
    [tiles, tiny, least],
    [tiles, tiny, one],
  ];
  for (const [supplies, size, news] of tries) {
    const board = boardLines(scene, picture, size, room, height - supplies.length - news);
    if (board)
      return [...board, ...supplies, ...newsLines(scene, room, height - board.length - supplies.length)];
  }
  return [
    ...croppedBoard(scene, picture, room, height - tiles.length - one),
    ...tiles,
    ...newsLines(scene, room, one),
  ];
}

/** Board and panel, side by side or one below the other; nothing if they do not fit. */
function boardLines(
  scene: ScreenModel,
  picture: Picture,
  size: Size,
  room: Viewport,
  height: number,
): string[] | undefined {
  if (picture.tiles.length === 0 && picture.marks.length === 0) return panelOf(scene, room, height);
  const extent = extentOf(picture, size);
  const beside = room.columns - PANEL - 2;
  if (beside >= LEAST_BOARD && extent.width <= beside) {
    const width = Math.max(extent.width, LEAST_BOARD);
    const panel = panelOf(scene, { ...room, columns: room.columns - width - 2 }, Math.max(height, 0));
    if (extent.height > height || !panel) return undefined;
    return sideBySide(draw(picture, size, room.paint, true).lines, panel, width);
  }
  if (extent.width > room.columns) return undefined;
  const panel = panelOf(scene, room, height - extent.height);
  return panel && [...draw(picture, size, room.paint, true).lines, ...panel];
}

/** The fullest panel that fits. */
function panelOf(scene: ScreenModel, room: Viewport, height: number): string[] | undefined {
  return panels(scene, room).find((panel) => panel.length <= height);
}

/** As much of the board as there is room for, around the options. */
function croppedBoard(scene: ScreenModel, picture: Picture, room: Viewport, height: number): string[] {
  const size = SIZES[SIZES.length - 1];
  const beside = room.columns >= LEAST_BOARD + PANEL + 2;
  const width = beside ? room.columns - PANEL - 2 : room.columns;
  const panel = panels(scene, { ...room, columns: beside ? PANEL : room.columns }).at(-1) ?? [];
  const boardHeight = beside ? height : Math.max(Math.ceil(height / 2), height - panel.length);
  const part = cropped(picture, size, width, boardHeight - 1);
  const lines =
    boardHeight < 2 ? [] : [...draw(part, size, room.paint, true).lines, '… (board shows all of it)'];
  const more = '… (cards, board)';
  if (beside) return sideBySide(lines.slice(0, height), cutLines(panel, height, more), width);
  return [...lines, ...cutLines(panel, height - lines.length, more)];
}

function newsLines({ news }: ScreenModel, { columns, rows, paint }: Viewport, height: number): string[] {
  const most = rows === Infinity ? news.length : Math.min(height, MOST_NEWS, news.length);
  if (most <= 0) return [];
  const hidden = news.length - most;
  const last = news.slice(hidden).map((line) => cut(paint('dim', `· ${line}`), columns));
  // The newest line counts more than how many came before it.
  if (hidden > 0 && most > 1) last[0] = cut(paint('dim', `· … ${hidden + 1} earlier ones: log`), columns);
  return last;
}
