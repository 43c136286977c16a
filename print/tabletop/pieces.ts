/** All pieces of a box except its cards, as pieces on a virtual table. */

import type { BoxContext } from '../box/box-context.ts';
import { DISC, elementFace } from '../box/pieces/elements.ts';
import {
  coveredOf,
  FEATURE_TOKEN_SIDE,
  featureTileArt,
  featureTokenArt,
  tokenTitle,
} from '../box/pieces/feature-tiles.ts';
import { tileKinds } from '../box/pieces/map-tiles.ts';
import { tokenKinds } from '../box/pieces/tokens.ts';
import { pieceFace } from '../box/sheet.ts';
import { circlePath } from '../card/curves.ts';
import { hexMiddle, TILE_SIDE, TOKEN_SIDE } from '../pieces/hexes.ts';
import { label } from '../wording/context.ts';
import { boards, mat } from './boards.ts';
import { discShape, hexShape } from './outline.ts';
import { type Piece, piece, THICKNESS_MM } from './piece.ts';

const ALONE = [{ q: 0, r: 0 }];
const TOKEN = { shape: hexShape(ALONE, TOKEN_SIDE), thickness: THICKNESS_MM.token };

/** All pieces of a box. */
export function piecesOf(context: BoxContext): Piece[] {
  return [
    ...tilePieces(context),
    ...featurePieces(context),
    ...tokenPieces(context),
    ...elementPieces(context),
    ...boards(context),
    mat(),
  ];
}

const tilePieces = (context: BoxContext): Piece[] =>
  tileKinds(context).map((kind) =>
    piece({
      ...kind,
      home: { bag: kind.name },
      shape: hexShape(ALONE, TILE_SIDE),
      thickness: THICKNESS_MM.tile,
    }),
  );

/** The tiles of features, then their tokens. */
function featurePieces({ inventory, palette, wording }: BoxContext): Piece[] {
  const { impact } = palette.look;
  const home = { bag: wording.title('box-features') };
  const tiles = inventory.features.flatMap((feature) => {
    const cells = coveredOf(feature);
    if (cells.length === 0) return [];
    // Relative to the first hex, so that all hexes snap to those of the landscape.
    const hexes = cells.map(({ q, r }) => ({ q: q - cells[0]!.q, r: r - cells[0]!.r }));
    const places = hexes.map((at) => ({ ...at, ...hexMiddle(at, TILE_SIDE) }));
    return piece({
      key: `feature-${feature.number}`,
      name: feature.title,
      home,
      shape: hexShape(hexes, TILE_SIDE),
      thickness: THICKNESS_MM.board,
      front: pieceFace(impact, [featureTileArt(feature, places, 0, palette)]),
      back: pieceFace(impact, []),
    });
  });
  const tokens = inventory.features.flatMap(({ number, token }) =>
    token === undefined
      ? []
      : piece({
          key: `token-${number}`,
          name: tokenTitle(token),
          home,
          shape: hexShape(ALONE, FEATURE_TOKEN_SIDE),
          thickness: THICKNESS_MM.token,
          front: pieceFace('#FFFFFF', [featureTokenArt(token, palette)]),
        }),
  );
  return [...tiles, ...tokens];
}

const tokenPieces = (context: BoxContext): Piece[] =>
  tokenKinds(context).map(({ key, name, group, count, art }) => {
    const home = group === undefined ? 'table' : { bag: group };
    return piece({ ...TOKEN, key, name, count, home, front: pieceFace('#FFFFFF', [art]) });
  });

function elementPieces({ inventory, palette, wording }: BoxContext): Piece[] {
  const { deep, line } = palette.look;
  // All backs are the same, so that a face-down token cannot be recognised.
  const ring = { d: circlePath(0, 0, DISC * 0.36), stroke: line, width: 0.6 };
  return inventory.elements.map(({ name, count }) =>
    piece({
      key: `element-${name}`,
      name: label(wording.elementName(name)),
      count,
      home: { bag: wording.title('box-elements'), blind: true },
      shape: discShape(DISC),
      thickness: THICKNESS_MM.token,
      front: elementFace(name, palette),
      back: pieceFace(deep, [{ parts: [ring] }]),
    }),
  );
}
