/** A picture of a landscape for pages, of what a seat sees of a game. */
import { type Hex, nameHex, neighbours, UserError, uniqueHexes } from '../../program/index.ts';
import { type BoardStyle, drawBoard } from './board.ts';
import type { BoardDrawing, DrawnTile } from './drawn.ts';

/** How a landscape is drawn. */
export interface BoardSvgOptions extends Pick<BoardStyle, 'side' | 'icons'> {
  theme?: 'day' | 'night';
  /** Its name for people who cannot see it; `Board` by default. */
  title?: string;
}

/** What a picture shows of a view of `ecos-cards/runtime`: its tiles, and the features on them. */
export interface SeenLandscape {
  landscape: readonly DrawnTile[];
  features?: readonly { hexes: readonly Hex[] }[];
}

/**
 * The landscape of a view as one SVG that needs no font, with a description for people who cannot see it. Its lengths are pixels.
 * @throws UserError for anything but a view
 */
export function boardSvg(view: SeenLandscape, options: BoardSvgOptions = {}): string {
  if (!Array.isArray(Object(view).landscape)) throw new UserError('boardSvg expects a view of a game');
  const { title, ...style } = options;
  return drawBoard(landscapeDrawing(view, title), { ...style, outlines: true });
}

/** The landscape of a view, with names only in its description: of the tiles, and of the empty hexes next to them. */
export function landscapeDrawing({ landscape: tiles, features = [] }: SeenLandscape, title = 'Board') {
  return {
    title,
    tiles,
    names: uniqueHexes(tiles.flatMap((tile) => [tile, ...neighbours(tile)])).map(nameHex),
    showsNames: false,
    features: features.map(({ hexes }) => ({ hexes })),
  } satisfies BoardDrawing;
}
