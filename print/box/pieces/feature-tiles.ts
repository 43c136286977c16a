/**
 * Tiles of Landscape Features, in the size of the map tiles they are laid on (R15.4), and the tokens of some features
 * (R15.5).
 */
import type { FeatureProgram, Hex, PatternCell } from '../../../program/index.ts';
import { type Art, centredText, mixColours, placeArt } from '../../drawing/art.ts';
import { hexagon, hexCuts, hexMiddle, outlinePath, TILE_SIDE, TOKEN_SIDE } from '../../drawing/hexes.ts';
import { silhouette } from '../../face/emblems/emblem.ts';
import type { Palette } from '../../face/palette.ts';
import { fitTitle } from '../../face/title.ts';
import { PrintError } from '../../failure.ts';
import { tileArt } from '../../pieces/tile.ts';
import { tokenArt } from '../../pieces/token.ts';
import { label, withSpaces } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { layShapes, type PlacedHex } from '../places.ts';
import { type BoxSheet, type PieceKind, pieceFace } from '../sheet.ts';

/** The red line is inside the cut. */
const LINE = 1.2;
/** Icons are above the title. */
const CELL = { icon: { y: -0.22, size: 0.55 } };
const CAPITALS = { cut: 'capitals', spacing: 0.1 } as const;
const TITLE = { y: 12.5, ...CAPITALS, room: 38, largest: 6.2 };
const NUMBER = { y: 17.5, size: 3.4 };
/** Side of a feature's token: two thirds of a tile's side, so that it reaches onto all tiles around a corner. */
const FEATURE_TOKEN_SIDE = 2 * TOKEN_SIDE;
const TOKEN = { icon: { x: 0, y: -4, side: 25 }, title: { y: 10.4, ...CAPITALS, room: 17, largest: 3.6 } };
/** The cells of a pattern that its tile covers; some features have none. */
export const coveredCells = ({ pattern }: FeatureProgram): PatternCell[] =>
  pattern.filter(({ covered }) => covered);

/** A feature's tile, drawn at the positions of its hexes; `cells` are in the order of `hexes`. */
function featureTileArt(
  feature: FeatureProgram,
  hexes: readonly PlacedHex[],
  bleed: number,
  palette: Palette,
): Art {
  const { theme } = palette;
  const line = outlineAt(hexes, TILE_SIDE);
  const cells = coveredCells(feature);
  const { lines, size } = fitTitle(feature.title, TITLE);
  const middle = nearestToMiddle(hexes);
  return {
    parts: [
      ...(bleed > 0 ? [{ d: line, stroke: theme.impact, width: 2 * bleed }] : []),
      ...hexes.map((at, i) => placeArt(tileArt(cells[i]!.terrain, palette, CELL), at)),
      {
        d: hexCuts(hexes, TILE_SIDE),
        stroke: mixColours(theme.impact, '#FFFFFF', 0.35),
        width: 0.3,
        dash: '2 1.5',
      },
      { d: line, stroke: theme.impact, width: 2 * LINE },
      centredText(lines[0]!, { x: middle.x, y: middle.y + TITLE.y }, size, theme.text, { capitals: true }),
      centredText(`${feature.number}`, { x: middle.x, y: middle.y + NUMBER.y }, NUMBER.size, theme.text, {
        weight: 800,
      }),
    ],
  };
}

/** The outline of hexes with this side at their positions. */
function outlineAt(hexes: readonly PlacedHex[], side: number): string {
  const [first] = hexes as [PlacedHex];
  const { x, y } = hexMiddle(first, side);
  return outlinePath(hexes, side, { zero: { x: first.x - x, y: first.y - y } });
}

/** The hex nearest to the middle of all; the lower one in a tie. */
function nearestToMiddle(hexes: readonly PlacedHex[]): PlacedHex {
  const mean = (of: (hex: PlacedHex) => number) =>
    hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
  const [x, y] = [mean((hex) => hex.x), mean((hex) => hex.y)];
  const far = (hex: PlacedHex) => Math.round(Math.hypot(hex.x - x, hex.y - y) * 1e3);
  return hexes.toSorted((a, b) => far(a) - far(b) || b.y - a.y || a.x - b.x)[0]!;
}

/** The name of a feature's token, capitalised. */
const tokenTitle = (name: string): string => label(withSpaces(name));

/** The token that replaces mountains (R15.5), relative to its middle. */
function featureTokenArt(name: string, palette: Palette): Art {
  const { theme } = palette;
  const mountain = silhouette('mountain', palette);
  const { lines, size } = fitTitle(tokenTitle(name), TOKEN.title);
  const ground = { d: hexagon(FEATURE_TOKEN_SIDE), fill: mixColours(mountain, '#FFFFFF', 0.78) };
  const line = { d: hexagon(FEATURE_TOKEN_SIDE - 1.2), stroke: theme.impact, width: 0.8 };
  const title = centredText(lines[0]!, { x: 0, y: TOKEN.title.y }, size, theme.text, { capitals: true });
  return tokenArt('mountain', { ground, icon: { ...TOKEN.icon, colour: mountain } }, palette, line, title);
}

/** A kind of piece made of hexes. */
interface HexPiece extends Omit<PieceKind, 'front'> {
  hexes: readonly Hex[];
  /** Side of a hex. */
  side: number;
  ground: string;
  /** Draws it at the positions of its hexes. */
  art: (hexes: readonly PlacedHex[], bleed: number) => Art;
}

/** The tiles of features, then their tokens. */
export function featureKinds({ inventory, palette, wording }: BoxContext): HexPiece[] {
  const { impact } = palette.theme;
  const bag = wording.title('box-features');
  const tiles = inventory.features
    .filter((feature) => coveredCells(feature).length > 0)
    .map((feature): HexPiece => {
      const { number, title: name } = feature;
      return {
        key: `feature-${number}`,
        name,
        bag,
        count: 1,
        side: TILE_SIDE,
        ground: impact,
        hexes: coveredCells(feature),
        art: (hexes, bleed) => featureTileArt(feature, hexes, bleed, palette),
        back: pieceFace(impact, []),
      };
    });
  const tokens = inventory.features.flatMap(({ number, token }): HexPiece[] => {
    if (token === undefined) return [];
    const art = featureTokenArt(token, palette);
    return [
      {
        key: `token-${number}`,
        name: tokenTitle(token),
        bag,
        count: 1,
        side: FEATURE_TOKEN_SIDE,
        ground: '#FFFFFF',
        hexes: [{ q: 0, r: 0 }],
        art: ([at]) => placeArt(art, at!),
      },
    ];
  });
  return [...tiles, ...tokens];
}

/**
 * The sheets of features on a grid of hexes, of which the first sheet has this many that are taken already; undefined for a sheet
 * without features.
 */
export function featureSheets(
  context: BoxContext,
  grid: readonly PlacedHex[],
  taken: number,
): (BoxSheet | undefined)[] {
  const { box, wording } = context;
  const pieces = featureKinds(context);
  const shapes = pieces.map(({ hexes }) => hexes);
  const laid = layShapes(shapes, grid, taken).map((at, i) => {
    if (at) return { ...at, piece: pieces[i]! };
    const { width, height } = box.paper;
    throw new PrintError(
      'paper-too-small',
      `The tile of ${pieces[i]!.name} does not fit on paper of ${width} by ${height} mm; take larger paper, or a smaller bleed or margin.`,
    );
  });
  const count = 1 + Math.max(-1, ...laid.map(({ sheet }) => sheet));
  return Array.from({ length: count }, (_, number) => {
    const some = laid.filter(({ sheet }) => sheet === number);
    if (some.length === 0) return undefined;
    return {
      titles: [wording.title('box-features')],
      front: {
        art: some.map(({ piece, hexes }) => piece.art(hexes, box.bleed)),
        cuts: some.map(({ piece, hexes }) => outlineAt(hexes, piece.side)).join(''),
      },
    };
  });
}
