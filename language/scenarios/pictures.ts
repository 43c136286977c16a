/** The lines of films as pictures. */
import { type BoardDrawing, type BoardLook, type DrawnOption, drawBoard } from '../../print/board/index.ts';
import { type Hex, hexKey } from '../../program/index.ts';
import type { LineFailure, OfferedOption, Shot } from '../../runtime/scenario/index.ts';
import type { ScenarioFrame } from './films.ts';

/** What is drawn of a table: of a line of a film, or of a state. */
type Drawn = Omit<Shot, 'options'> & {
  options: readonly (OfferedOption & { name?: string })[];
  changed: readonly Hex[];
  failure?: LineFailure;
};

/** The table after a line: what changed and what is offered is marked, and where it is not as expected. */
export function boardOf(frame: Drawn, title: string): BoardDrawing {
  const { board, names, changed, options, features, failure } = frame;
  const asked = failure?.asked;
  const shown = new Set(
    [...board, ...options.flatMap(({ hexes }) => hexes), ...(asked ? [asked] : [])].map(hexKey),
  );
  return {
    title,
    tiles: board,
    // A name far from everything would make the picture large and say nothing.
    names: names.filter((name) => shown.has(hexKey(name))),
    changed,
    options: options.map(drawnOption),
    features: features.map((hexes) => ({ hexes })),
    ...(asked && { differences: [{ q: asked.q, r: asked.r, is: 'got' }] }),
  };
}

/** The table that was expected after a line that failed; nothing where the expectation is not about a place. */
export function expectedBoardOf(frame: Drawn, title: string): BoardDrawing | undefined {
  const asked = frame.failure?.asked;
  if (!asked) return undefined;
  const { q, r, tile } = asked;
  const others = frame.board.filter((one) => hexKey(one) !== hexKey(asked));
  return {
    ...boardOf(frame, title),
    tiles: tile ? [...others, tile] : others,
    changed: [],
    options: [],
    differences: [{ q, r, is: 'expected' }],
  };
}

/** What may be said about how pictures are drawn: their ids, day or night, and the drawings of a set. */
export type PictureLook = Required<Pick<BoardLook, 'id' | 'look'>> & Pick<BoardLook, 'icons'>;

/**
 * The table after a line as SVG, and the one that was expected where that differs.
 * @param text the file the line is in
 */
export function picturesOf(
  frame: ScenarioFrame,
  text: string,
  { id, ...how }: PictureLook,
): { picture: string; expected?: string } {
  const line = text.slice(frame.from, frame.to).replace(/\s+/g, ' ');
  const expected = expectedBoardOf(frame, `Expected: ${line}`);
  return {
    picture: drawBoard(boardOf(frame, `After: ${line}`), { id, ...how }),
    ...(expected && { expected: drawBoard(expected, { id: `${id}-expected`, ...how }) }),
  };
}

/** An option as it is drawn: a move is about the place that it begins at. */
function drawnOption({ choose, hexes, thing, to, name = choose }: Drawn['options'][number]): DrawnOption {
  return {
    hexes: to ? hexes.slice(0, 1) : hexes,
    name,
    ...(thing !== undefined && { thing }),
    ...(to && { to }),
  };
}
