/** The screen of a seat: the largest board that leaves room for everything else in the terminal. */
import stringWidth from 'fast-string-width';
import { hexKey } from '../../../program/index.ts';
import type { MenuEntry } from '../../../table/index.ts';
import { type BoardPicture, cropPicture, draw, sizeFor } from '../../terminal/board/picture.ts';
import { featureLines, headLine, panelLines, type ScreenModel, suppliesLines } from './panel.ts';
import {
  cut,
  cutLines,
  GAP,
  hanging,
  inColumns,
  sideBySide,
  titledLine,
  type Viewport,
  wrapText,
} from './viewport.ts';

/** The last line, which lists what a player can type. */
const KEYS = 'number, word or hex · undo · hint · card N · cards · board · log · help · quit';
/** Columns of the panel beside the board, and the minimum for the board. */
const PANEL = 38;
const LEAST_BOARD = 24;
/** The rules text of a card, and the options, may take one in this many lines of the screen, but always a few. */
const SHARE = 3;
const LEAST_LINES = 4;
/** The supplies, and the newest events, may take one in this many lines. */
const SMALL_SHARE = 10;

/**
 * The lines of the screen, without the prompt: at most `rows - 1`, each at most `columns` wide. Without a limit of rows it shows
 * everything.
 * @param notice the reply to the last command, or the reason why the last line was invalid
 */
export function screenLines(model: ScreenModel, viewport: Viewport, notice = ''): string[] {
  const { columns, paint } = viewport;
  const rows = viewport.rows - 1;
  const foot = [
    ...effectLines(model, viewport),
    ...wrapText(model.question, columns).map((line) => paint('bold', line)),
    ...optionLines(model.menu, viewport),
    ...(notice === '' ? [] : wrapText(notice, columns).map((line) => paint('cyan', line))),
    paint('dim', KEYS),
  ];
  const lines = [headLine(model, viewport), ...middleLines(model, viewport, rows - 1 - foot.length), ...foot];
  // If the window is too low for everything, the question is most important.
  return lines.slice(-Math.max(1, rows)).map((line) => cut(line, columns));
}

const shareOf = ({ rows }: Viewport): number => Math.max(LEAST_LINES, Math.floor(rows / SHARE));

function effectLines({ effect }: ScreenModel, viewport: Viewport): string[] {
  if (!effect) return [];
  const lines = [titledLine(viewport, effect.head), ...wrapText(effect.text, viewport.columns)];
  return cutLines(lines, shareOf(viewport), '… (card N shows all of it)');
}

/** The numbered options, in columns if they are short; with their full texts if there is no limit of rows. */
function optionLines(menu: readonly MenuEntry[], viewport: Viewport): string[] {
  const { columns, rows, paint } = viewport;
  const width = `${menu.length}`.length;
  const numberOf = (at: number): string => paint('bold', `${at + 1}`.padStart(width));
  if (rows === Infinity && menu.some(({ text }) => width + 1 + text.length > columns))
    return menu.flatMap(({ text }, at) => hanging(numberOf(at), width + 1, text, columns));
  const numbered = menu.map(({ text }, at) => cut(`${numberOf(at)} ${text}`, columns));
  const more = `… (${menu.length} options in all: board lists them)`;
  return cutLines(inColumns(numbered, columns), shareOf(viewport), more);
}

/** The picture of a model: the landscape with the numbers of the menu, `3+` where several options share a hex. */
function pictureOf({ view, letters, menu }: ScreenModel): BoardPicture {
  const marks = new Map<string, BoardPicture['marks'][number]>();
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

/** Board, panel, supplies and events. If no size of the board fits, only the part around the options is shown. */
function middleLines(model: ScreenModel, viewport: Viewport, height: number): string[] {
  const { columns, rows, paint } = viewport;
  const isEndless = rows === Infinity;
  const few = Math.max(2, Math.floor(rows / SMALL_SHARE));
  const supplies = suppliesLines(model, viewport, few);
  const newest = cutLines(
    model.events.toReversed().map((line) => cut(paint('dim', `· ${line}`), columns)),
    few,
    paint('dim', '· … more: log'),
  ).reverse();
  const room = Math.max(0, height - supplies.length - newest.length);
  const width = isEndless ? columns : Math.max(LEAST_BOARD, columns - GAP.length - PANEL);
  const picture = pictureOf(model);
  const size = sizeFor(picture, width, room);
  const { lines: board, crowded } = draw(cropPicture(picture, size, width, room), size, paint, true);
  if (isEndless) {
    const hidden = crowded.map(({ hex, animals }) => `${hex}: ${animals}`);
    const below = [...featureLines(model, viewport), ...panelLines(model, viewport, room)];
    return [...board, ...hidden, ...below, ...supplies, ...newest];
  }
  const boardWidth = Math.max(LEAST_BOARD, ...board.map((line) => stringWidth(line)));
  const panel = panelLines(model, { ...viewport, columns: columns - boardWidth - GAP.length }, room);
  return [...sideBySide(board, panel, boardWidth), ...supplies, ...newest];
}
