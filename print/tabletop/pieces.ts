/** All pieces of a box but its cards, as things on a virtual table: what they are called, their shape, both sides. */
import { emblemAt, rectangle } from '../box/art.ts';
import { icons } from '../box/contents.ts';
import { DIAL, dialArt } from '../box/dials.ts';
import { DISC } from '../box/elements.ts';
import {
  coveredOf,
  FEATURE_TOKEN_SIDE,
  featureTileArt,
  featureTokenArt,
  tokenTitle,
} from '../box/feature-tiles.ts';
import { hexMiddle, TILE_SIDE, TOKEN_SIDE } from '../box/hexes.ts';
import { hexCuts, tileArt } from '../box/map-tiles.ts';
import { honeycomb, type PlacedHex } from '../box/places.ts';
import { aidPage, rules } from '../box/rules.ts';
import { LAYOUTS, layoutsIn, TRACK_SIDE, trackArt } from '../box/score.ts';
import type { BoxPage, Tools } from '../box/sheet.ts';
import { tokenKinds } from '../box/tokens.ts';
import { elementWord, said } from '../box/words.ts';
import { circlePath } from '../card/curves.ts';
import { elementEmblem } from '../card/emblem.ts';
import { colourOf } from '../card/look.ts';
import { boardShape, discShape, type FlatShape, hexShape } from './outline.ts';

/** A side of a piece, drawn around its middle, on a ground of one colour. */
export interface Face extends Pick<BoxPage, 'art' | 'texts'> {
  ground: string;
}

/** Where a piece lies when the game begins: in a bag of this name, on the table, or as the mat fast below all. */
export type Home = { bag: string; blind?: true } | 'table' | 'mat';

export interface Piece {
  /** A word no other piece has; its files are called so. */
  key: string;
  name: string;
  /** What is to be known of it. */
  text: string;
  count: number;
  home: Home;
  shape: FlatShape;
  /** Thickness in millimetres. */
  thickness: number;
  front: Face;
  back: Face;
  /** Where other pieces come to lie on it, in millimetres from its middle. */
  snaps?: readonly PlacedHex[];
}

const THICK = { tile: 2, token: 2, board: 1.5, mat: 1 };
const ALONE = [{ q: 0, r: 0 }];
/** Hexes of the mat: as many as a long game needs, the same from both sides. */
const MAT = { columns: 17, rows: 11 };
const MAT_COLOURS = { ground: '#D9D2C0', line: '#B9AF97' };
const PAGE = { width: 210, height: 297 };

/** All of them. */
export function piecesOf(tools: Tools): Piece[] {
  return [...tilePieces(tools), ...tokenPieces(tools), ...elementPieces(tools), ...boards(tools), mat()];
}

const drawn = (ground: string, art: BoxPage['art'], texts: BoxPage['texts'] = []): Face => ({
  ground,
  art,
  texts,
});

function tilePieces(tools: Tools): Piece[] {
  const { inventory, palette } = tools;
  const { look } = palette;
  const tile = (terrain: 'desert' | 'grassland' | 'water') =>
    drawn(colourOf(terrain, look), [tileArt(terrain, palette)]);
  const hex = { shape: hexShape(ALONE, TILE_SIDE), thickness: THICK.tile, text: '' } as const;
  const stacks: Piece[] = [
    {
      ...hex,
      key: 'land',
      name: said(tools, 'box-land'),
      home: { bag: said(tools, 'box-land') },
      count: inventory.land,
      front: tile('desert'),
      back: tile('grassland'),
    },
    {
      ...hex,
      key: 'water',
      name: said(tools, 'box-water'),
      home: { bag: said(tools, 'box-water') },
      count: inventory.water,
      front: tile('water'),
      back: tile('water'),
    },
  ];
  const features = inventory.features.flatMap((feature): Piece[] => {
    const cells = coveredOf(feature);
    if (cells.length === 0) return [];
    // So that its first hex, and with it all others, snaps to one of the landscape.
    const hexes = cells.map(({ q, r }) => ({ q: q - cells[0]!.q, r: r - cells[0]!.r }));
    const placed = hexes.map((at) => ({ ...at, ...hexMiddle(at, TILE_SIDE) }));
    return [
      {
        key: `feature-${feature.number}`,
        name: feature.title,
        text: '',
        count: 1,
        home: { bag: said(tools, 'box-features') },
        shape: hexShape(hexes, TILE_SIDE),
        thickness: THICK.board,
        front: drawn(look.impact, [featureTileArt(feature, placed, 0, palette)]),
        back: drawn(look.impact, []),
      },
    ];
  });
  const marks = inventory.features.flatMap(({ number, token }): Piece[] => {
    if (token === undefined) return [];
    const face = drawn('#FFFFFF', [featureTokenArt(token, palette)]);
    const shape = hexShape(ALONE, FEATURE_TOKEN_SIDE);
    return [
      {
        key: `token-${number}`,
        name: tokenTitle(token),
        text: '',
        count: 1,
        home: { bag: said(tools, 'box-features') },
        shape,
        thickness: THICK.token,
        front: face,
        back: face,
      },
    ];
  });
  return [...stacks.filter(({ count }) => count > 0), ...features, ...marks];
}

function tokenPieces(tools: Tools): Piece[] {
  return tokenKinds(tools).map(({ key, name, group, count, art }) => {
    const face = drawn('#FFFFFF', [art]);
    return {
      key,
      name,
      text: '',
      count,
      home: group === undefined ? 'table' : { bag: group },
      shape: hexShape(ALONE, TOKEN_SIDE),
      thickness: THICK.token,
      front: face,
      back: face,
    };
  });
}

function elementPieces(tools: Tools): Piece[] {
  const { inventory, palette } = tools;
  return inventory.elements.map(({ name, count }) => {
    const emblem = elementEmblem(name, palette);
    return {
      key: `element-${name}`,
      name: elementWord(name, tools),
      text: '',
      count,
      home: { bag: said(tools, 'box-elements'), blind: true },
      shape: discShape(DISC),
      thickness: THICK.token,
      front: drawn(emblem.fill, [{ parts: [emblemAt(emblem, { x: 0, y: 0 }, DISC)] }]),
      // Nobody may know one by its back.
      back: drawn(palette.look.deep, [
        { parts: [{ d: circlePath(0, 0, DISC * 0.36), stroke: palette.look.line, width: 0.6 }] },
      ]),
    };
  });
}

function boards(tools: Tools): Piece[] {
  const { inventory, palette } = tools;
  const { paper, deep } = palette.look;
  const board = (
    key: string,
    name: string,
    width: number,
    height: number,
    front: Face,
    back = drawn(deep, []),
  ) => ({
    key,
    name,
    text: '',
    count: 1,
    home: 'table' as const,
    shape: boardShape(width, height),
    thickness: THICK.board,
    front,
    back,
  });
  const players = Array.from({ length: inventory.players.to }, (_, seat) => seat);
  const track = 10 * TRACK_SIDE;
  const rows = Math.ceil(inventory.layouts.length / LAYOUTS.columns);
  const layouts = { width: track, height: rows * LAYOUTS.height };
  const aid = aidPage(tools);
  const sheet = { ...tools, box: { paper: PAGE, bleed: 0 } };
  return [
    ...players.map((seat) => {
      const face = drawn(paper, [dialArt(seat, tools)]);
      return board(`dial-${seat}`, `${said(tools, 'box-dial')} ${seat + 1}`, DIAL, DIAL, face, face);
    }),
    board(
      'score',
      said(tools, 'box-score'),
      track,
      track,
      drawn(paper, [moved(trackArt(tools, TRACK_SIDE), track, track)]),
    ),
    ...(rows === 0
      ? []
      : [
          board(
            'layouts',
            said(tools, 'box-layouts'),
            layouts.width,
            layouts.height,
            drawn('#FFFFFF', layoutsIn(centred(layouts), tools)),
          ),
        ]),
    {
      ...board(
        'aid',
        said(tools, 'box-aids'),
        aid.width,
        aid.height,
        drawn('#FFFFFF', [], aid.texts),
        drawn('#FFFFFF', [], aid.backTexts),
      ),
      count: inventory.players.to,
    },
    board(
      'rules',
      said(tools, 'box-rules'),
      PAGE.width,
      PAGE.height,
      around(drawn('#FFFFFF', [], rules(sheet).texts)),
      around(drawn('#FFFFFF', [], icons(sheet).texts)),
    ),
  ];
}

/** Drawn from the upper left corner of a rectangle, put around its middle. */
const moved = (art: BoxPage['art'][number], width: number, height: number) => ({
  transform: `translate(${-width / 2} ${-height / 2})`,
  parts: [art],
});

const centred = ({ width, height }: { width: number; height: number }) => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
});

/** The texts of a page put around its middle. */
const around = (face: Face): Face => ({
  ...face,
  texts: face.texts.map((text) => ({ ...text, x: text.x - PAGE.width / 2, y: text.y - PAGE.height / 2 })),
});

/** What the landscape lies on: a grid of hexes to which tiles snap. */
function mat(): Piece {
  const width = (MAT.columns + 0.2) * Math.sqrt(3) * TILE_SIDE;
  const height = (1.5 * MAT.rows + 0.7) * TILE_SIDE;
  const hexes = honeycomb({ x: -width / 2, y: -height / 2, width, height }, TILE_SIDE);
  const { ground, line } = MAT_COLOURS;
  return {
    key: 'mat',
    name: '',
    text: '',
    count: 1,
    home: 'mat',
    shape: boardShape(width, height),
    thickness: THICK.mat,
    front: drawn(ground, [{ parts: [{ d: hexCuts(hexes, TILE_SIDE), stroke: line, width: 0.5 }] }]),
    back: drawn(ground, []),
    snaps: hexes,
  };
}

/** The ground of a face, as a shape. */
export const groundOf = ({ ground }: Face, width: number, height: number) => ({
  d: rectangle(0, 0, width, height),
  fill: ground,
});
