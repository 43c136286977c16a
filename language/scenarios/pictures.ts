/** Pictures of the frames of a film. */
import { type BoardDrawing, type BoardStyle, type DrawnOption, drawBoard } from '../../print/board/index.ts';
import { type Hex, hexKey } from '../../program/index.ts';
import type { LineFailure, OfferedOption, Shot } from '../../runtime/scenario/index.ts';
import type { ScenarioFrame } from './films.ts';

/** A table to draw: the frame of a film, or a state. */
type Drawn = Omit<Shot, 'options'> & {
  options: readonly (Omit<OfferedOption, 'name'> & { name?: string })[];
  changed: readonly Hex[];
  failure?: LineFailure;
};

/** The table after a line, marking what changed, what is offered, and what differs from the expectation. */
export function frameBoard(frame: Drawn, title: string): BoardDrawing {
  const { board, names, changed, options, features, failure } = frame;
  const expectedCell = failure?.asked;
  const shown = new Set(
    [...board, ...options.flatMap(({ hexes }) => hexes), ...(expectedCell ? [expectedCell] : [])].map(hexKey),
  );
  return {
    title,
    tiles: board,
    // A distant name would only make the picture larger.
    names: names.filter((name) => shown.has(hexKey(name))),
    changed,
    options: options.map(drawnOption),
    features: features.map((hexes) => ({ hexes })),
    ...(expectedCell && { differences: [{ q: expectedCell.q, r: expectedCell.r, is: 'got' }] }),
  };
}

/** The expected table after a failed line; `undefined` if the expectation is not about a cell. */
export function expectedBoard(frame: Drawn, title: string): BoardDrawing | undefined {
  const expectedCell = frame.failure?.asked;
  if (!expectedCell) return undefined;
  const { q, r, tile } = expectedCell;
  const others = frame.board.filter((one) => hexKey(one) !== hexKey(expectedCell));
  return {
    ...frameBoard(frame, title),
    tiles: tile ? [...others, tile] : others,
    changed: [],
    options: [],
    differences: [{ q, r, is: 'expected' }],
  };
}

/**
 * The table after a line as SVG, and the expected table if it differs.
 * @param text the file that contains the line
 */
export function framePictures(frame: ScenarioFrame, text: string, style: BoardStyle) {
  const line = text.slice(frame.from, frame.to).replace(/\s+/g, ' ');
  const expected = expectedBoard(frame, `Expected: ${line}`);
  return {
    picture: drawBoard(frameBoard(frame, `After: ${line}`), style),
    ...(expected && { expected: drawBoard(expected, style) }),
  };
}

/** An option as drawn. A move is drawn at the cell where it begins. */
function drawnOption({ choose, hexes, thing, to, name = choose }: Drawn['options'][number]): DrawnOption {
  return {
    hexes: to ? hexes.slice(0, 1) : hexes,
    name,
    ...(thing !== undefined && { thing }),
    ...(to && { to }),
  };
}
