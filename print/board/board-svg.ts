/** A picture of a landscape for pages, of what a seat sees of a game; people can choose on it. */
import {
  checkOneOf,
  type Hex,
  hexKey,
  nameHex,
  neighbours,
  UserError,
  uniqueHexes,
} from '../../program/index.ts';
import { ownIcons } from '../assets.ts';
import type { SetIn } from '../wording/language.ts';
import { drawBoard } from './board.ts';
import type { BoardArea, BoardDrawing, DrawnTile } from './drawn.ts';
import { boardPlaceNames, placeLabel } from './words.ts';

/** Hexes that are marked. */
export interface BoardMark {
  hexes: readonly Hex[];
  /** Just changed, as `changed`; or chosen, such as the hex of an animal whose goal is chosen next. */
  is: 'changed' | 'chosen';
}

/** How a landscape is drawn. */
export interface BoardSvgOptions {
  /** Whether the names of hexes are written on them. */
  names?: boolean;
  /** The entries of a `question`, or the `next` of one of them: their hexes become buttons, with their indexes as `data-entry`. */
  options?: readonly {
    name: string;
    hexes: readonly Hex[];
    thing?: string | undefined;
    to?: Hex | undefined;
  }[];
  marks?: readonly BoardMark[];
  /** The set that is played with, for its drawings and the letters of its animals and markers. */
  set?: SetIn;
  /** The side of a hex, in pixels: its middle lies at √3 × side × (q + r/2), 1.5 × side × r. By default 36. */
  side?: number;
  /** `day` by default. */
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
 * Each tile and each hex of an option is a `<g data-hex="m10">`.
 * @throws UserError for anything but a view, and for a theme or mark that does not exist
 */
export function boardSvg(view: SeenLandscape, options: BoardSvgOptions = {}): string {
  if (!Array.isArray(Object(view).landscape)) throw new UserError('boardSvg expects a view of a game');
  const { names = false, marks = [], set, theme = 'day', side, title } = options;
  checkOneOf('theme', theme, ['day', 'night']);
  for (const { is } of marks) checkOneOf('mark', is, ['changed', 'chosen']);
  if (side !== undefined && !(side > 0)) throw new UserError('boardSvg expects a positive `side`, in pixels');
  const drawing = landscapeDrawing(view, title);
  const entries = options.options ?? [];
  const offered = entries.flatMap(({ hexes }) => hexes);
  const shown = uniqueHexes([...drawing.tiles, ...offered]);
  const marked = (is: BoardMark['is']) => marks.flatMap((mark) => (mark.is === is ? mark.hexes : []));
  const words = set?.words;
  const board: BoardDrawing = {
    ...drawing,
    ...(names && { names: shown.map(nameHex), showsNames: true }),
    changed: marked('changed'),
    chosen: marked('chosen'),
    // Entries of a second menu are destinations: the token that goes there is elsewhere.
    options: entries.map(({ name, hexes, thing, to }) => ({
      name,
      hexes,
      ...(thing !== undefined && !to && { thing }),
    })),
  };
  const placeNames = boardPlaceNames(board);
  const tiles = new Map(drawing.tiles.map((tile) => [hexKey(tile), tile]));
  const buttons = Map.groupBy(
    entries.flatMap(({ hexes, name }, at) =>
      uniqueHexes(hexes).map((hex) => ({ key: hexKey(hex), name, at })),
    ),
    ({ key }) => key,
  );
  const areas = shown.map(({ q, r }): BoardArea => {
    const key = hexKey({ q, r });
    const own = buttons.get(key) ?? [];
    const tile = tiles.get(key);
    const label = own.map(({ name }) => name).join(', ') || (tile ? placeLabel(tile, placeNames) : '');
    return { q, r, entries: own.map(({ at }) => at), label };
  });
  return drawBoard(
    { ...board, areas },
    {
      theme,
      ...(side !== undefined && { side }),
      ...(words && { words, icons: ownIcons(words) }),
      outlines: true,
    },
  );
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
