/**
 * Tiles of Landscape Features in the size of the map tiles they are laid on (R15.4), and the tokens that some bring
 * along (R15.5).
 */
import type { FeatureProgram, PatternCell } from '../../../program/index.ts';
import { signEmblem } from '../../card/emblem.ts';
import type { Point } from '../../card/geometry.ts';
import type { Hex } from '../../card/outline.ts';
import type { Palette } from '../../card/palette.ts';
import { colourOf } from '../../card/theme.ts';
import { fitTitle } from '../../card/title.ts';
import type { PrintProblem } from '../../problem.ts';
import { spaced } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { areaOf, honeycomb, layShapes, type PlacedHex } from '../places.ts';
import type { BoxPage, BoxSheet } from '../sheet.ts';
import { type Art, closed, emblemAt, hexCuts, mixed, placed, type Shape } from './art.ts';
import { hexCorners, hexMiddle, outlines, TILE_SIDE, TOKEN_SIDE } from './hexes.ts';

const ORIGIN: Point = { x: 0, y: 0 };
/** The red line lies inside the cut. */
const LINE = 1.2;
const ICON = { y: -6, side: 15 };
const TITLE = { y: 12.5, room: 38, letter: 0.6, largest: 6.2 };
const NUMBER = { y: 17.5, size: 3.4 };
/** Side of a feature's token: two thirds of a tile's, so that it reaches onto all tiles around a corner. */
export const FEATURE_TOKEN_SIDE = 2 * TOKEN_SIDE;
const TOKEN = { icon: { y: -4, side: 25 }, title: { y: 10.4, room: 17, letter: 0.58, largest: 3.6 } };
/** The cells of a pattern its tile is laid on; of some features none. */
export const coveredOf = ({ pattern }: FeatureProgram): PatternCell[] =>
  pattern.filter(({ covered }) => covered);

/** A feature's tile, drawn where its hexes lie; `cells` are in the order of `hexes`. */
export function featureTileArt(
  feature: FeatureProgram,
  hexes: readonly PlacedHex[],
  bleed: number,
  palette: Palette,
): Art {
  const { look } = palette;
  const line = outlineAt(hexes);
  const cells = coveredOf(feature);
  const { text, size } = fitTitle(feature.title, TITLE);
  const middle = nearestToMiddle(hexes);
  return {
    parts: [
      ...(bleed > 0 ? [{ d: line, stroke: look.impact, width: 2 * bleed }] : []),
      ...hexes.map((at, i) => cellArt(cells[i]!.terrain, at, palette)),
      {
        d: hexCuts(hexes, TILE_SIDE),
        stroke: mixed(look.impact, '#FFFFFF', 0.35),
        width: 0.3,
        dash: '2 1.5',
      },
      { d: line, stroke: look.impact, width: 2 * LINE },
      {
        text,
        x: middle.x,
        y: middle.y + TITLE.y,
        size,
        colour: look.on,
        anchor: 'middle',
        capitals: true,
      },
      {
        text: `${feature.number}`,
        x: middle.x,
        y: middle.y + NUMBER.y,
        size: NUMBER.size,
        colour: look.on,
        weight: 800,
        anchor: 'middle',
      },
    ],
  };
}

/** The outline of hexes where they lie. */
function outlineAt(hexes: readonly PlacedHex[]): string {
  const [first] = hexes;
  const zero = hexMiddle(first!, TILE_SIDE);
  return outlines(hexes, TILE_SIDE)
    .map((points) =>
      closed(points.map(({ x, y }) => ({ x: x - zero.x + first!.x, y: y - zero.y + first!.y }))),
    )
    .join('');
}

/** The hex nearest to the middle of all, the lower of two. */
function nearestToMiddle(hexes: readonly PlacedHex[]): PlacedHex {
  const mean = (of: (hex: PlacedHex) => number) =>
    hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
  const [x, y] = [mean((hex) => hex.x), mean((hex) => hex.y)];
  const far = (hex: PlacedHex) => Math.round(Math.hypot(hex.x - x, hex.y - y) * 1e3);
  return hexes.toSorted((a, b) => far(a) - far(b) || b.y - a.y || a.x - b.x)[0]!;
}

/** A hex of a feature's tile; land is half desert, half grassland. */
function cellArt(terrain: PatternCell['terrain'], at: Point, palette: Palette): Art {
  const { look } = palette;
  const corners = hexCorners(ORIGIN, TILE_SIDE);
  const half = (from: number) => closed([0, 1, 2, 3].map((i) => corners[(from + i) % 6]!));
  const halves: readonly Shape[] =
    terrain === 'land'
      ? [
          { d: half(3), fill: colourOf('desert', look) },
          { d: half(0), fill: colourOf('grassland', look) },
        ]
      : [{ d: closed(corners), fill: colourOf(terrain, look) }];
  const icon = (word: string, x: number, side: number) =>
    emblemAt(signEmblem(word, mixed(colourOf(word, look), look.on, 0.45), palette), { x, y: ICON.y }, side);
  const icons =
    terrain === 'land'
      ? [
          icon('desert', -ICON.side / 2 - 2, ICON.side * 0.8),
          icon('grassland', ICON.side / 2 + 2, ICON.side * 0.8),
        ]
      : [icon(terrain, 0, ICON.side)];
  return placed({ parts: [...halves, ...icons] }, at);
}

/** What a feature's token is called, with a capital. */
export const tokenTitle = (name: string): string => {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The token that takes the place of mountains (R15.5), around its middle. */
export function featureTokenArt(name: string, palette: Palette): Art {
  const { look } = palette;
  const mountain = look.things.get('mountain') ?? look.ink;
  const { text, size } = fitTitle(tokenTitle(name), TOKEN.title);
  return {
    parts: [
      { d: closed(hexCorners(ORIGIN, FEATURE_TOKEN_SIDE)), fill: mixed(mountain, '#FFFFFF', 0.78) },
      { d: closed(hexCorners(ORIGIN, FEATURE_TOKEN_SIDE - 1.2)), stroke: look.impact, width: 0.8 },
      emblemAt(signEmblem('mountain', mountain, palette), { x: 0, y: TOKEN.icon.y }, TOKEN.icon.side),
      { text, x: 0, y: TOKEN.title.y, size, colour: look.text, anchor: 'middle', capitals: true },
    ],
  };
}

/** A piece on the sheets of features: the hexes it takes, and what is drawn there. */
interface Piece {
  name: string;
  hexes: readonly Hex[];
  draw: (hexes: readonly PlacedHex[]) => BoxPage;
}

const ALONE: readonly Hex[] = [{ q: 0, r: 0 }];

/** The sheets of features; none where a set has none. */
export function featureTiles(tools: BoxContext): BoxSheet[] | PrintProblem {
  const { box, inventory, palette } = tools;
  const pieces = [
    ...inventory.features.map((feature) => tilePiece(feature, box.bleed, palette)),
    ...inventory.features.flatMap(({ token }) => (token === undefined ? [] : [tokenPiece(token, palette)])),
  ];
  const laid = layShapes(
    pieces.map(({ hexes }) => hexes),
    honeycomb(areaOf(box, box.bleed), TILE_SIDE),
  );
  const sheets: BoxPage[][] = [];
  for (const [i, piece] of pieces.entries()) {
    const at = laid[i];
    if (!at) return tooLarge(piece.name, tools);
    sheets[at.sheet] = [...(sheets[at.sheet] ?? []), piece.draw(at.hexes)];
  }
  return sheets.map((pages) => ({
    title: tools.wording.title('box-features'),
    front: {
      art: pages.flatMap(({ art }) => art),
      cuts: pages.map(({ cuts = '' }) => cuts).join(''),
      texts: [],
    },
  }));
}

function tooLarge(name: string, { box: { paper } }: BoxContext): PrintProblem {
  return {
    problem: 'paper-too-small',
    message: `The tile of ${name} does not fit on paper of ${paper.width} by ${paper.height} mm; take larger paper, or a smaller bleed or margin.`,
  };
}

function tilePiece(feature: FeatureProgram, bleed: number, palette: Palette): Piece {
  return {
    name: feature.title,
    hexes: coveredOf(feature),
    draw: (hexes) => ({
      art: [featureTileArt(feature, hexes, bleed, palette)],
      cuts: outlineAt(hexes),
      texts: [],
    }),
  };
}

function tokenPiece(name: string, palette: Palette): Piece {
  return {
    name,
    hexes: ALONE,
    draw: ([at]) => ({
      art: [placed(featureTokenArt(name, palette), at!)],
      cuts: hexCuts([at!], FEATURE_TOKEN_SIDE),
      texts: [],
    }),
  };
}
