/** All pieces of a box but its cards, as things on a virtual table. */

import type { BoxContext } from '../box/box-context.ts';
import { emblemAt } from '../box/pieces/art.ts';
import { DISC } from '../box/pieces/elements.ts';
import {
  coveredOf,
  FEATURE_TOKEN_SIDE,
  featureTileArt,
  featureTokenArt,
  tokenTitle,
} from '../box/pieces/feature-tiles.ts';
import { hexMiddle, TILE_SIDE, TOKEN_SIDE } from '../box/pieces/hexes.ts';
import { tileArt } from '../box/pieces/map-tiles.ts';
import { tokenKinds } from '../box/pieces/tokens.ts';
import { circlePath } from '../card/curves.ts';
import { elementEmblem } from '../card/emblem.ts';
import { colourOf } from '../card/theme.ts';
import { label } from '../wording/context.ts';
import { boards, mat } from './boards.ts';
import { discShape, hexShape } from './outline.ts';
import { drawn, type Piece, THICK } from './piece.ts';

const ALONE = [{ q: 0, r: 0 }];

/** All of them. */
export function piecesOf(tools: BoxContext): Piece[] {
  return [...tilePieces(tools), ...tokenPieces(tools), ...elementPieces(tools), ...boards(tools), mat()];
}

function tilePieces(tools: BoxContext): Piece[] {
  const { inventory, palette } = tools;
  const { look } = palette;
  const tile = (terrain: 'desert' | 'grassland' | 'water') =>
    drawn(colourOf(terrain, look), [tileArt(terrain, palette)]);
  const hex = { shape: hexShape(ALONE, TILE_SIDE), thickness: THICK.tile } as const;
  const stacks: Piece[] = [
    {
      ...hex,
      key: 'land',
      name: tools.wording.title('box-land'),
      home: { bag: tools.wording.title('box-land') },
      count: inventory.land,
      front: tile('desert'),
      back: tile('grassland'),
    },
    {
      ...hex,
      key: 'water',
      name: tools.wording.title('box-water'),
      home: { bag: tools.wording.title('box-water') },
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
        count: 1,
        home: { bag: tools.wording.title('box-features') },
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
        count: 1,
        home: { bag: tools.wording.title('box-features') },
        shape,
        thickness: THICK.token,
        front: face,
        back: face,
      },
    ];
  });
  return [...stacks.filter(({ count }) => count > 0), ...features, ...marks];
}

function tokenPieces(tools: BoxContext): Piece[] {
  return tokenKinds(tools).map(({ key, name, group, count, art }) => {
    const face = drawn('#FFFFFF', [art]);
    return {
      key,
      name,
      count,
      home: group === undefined ? 'table' : { bag: group },
      shape: hexShape(ALONE, TOKEN_SIDE),
      thickness: THICK.token,
      front: face,
      back: face,
    };
  });
}

function elementPieces(tools: BoxContext): Piece[] {
  const { inventory, palette } = tools;
  return inventory.elements.map(({ name, count }) => {
    const emblem = elementEmblem(name, palette);
    return {
      key: `element-${name}`,
      name: label(tools.wording.elementName(name)),
      count,
      home: { bag: tools.wording.title('box-elements'), blind: true },
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
