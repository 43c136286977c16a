/** All pieces of a box except its cards, as pieces on a virtual table. */

import type { BoxContext } from '../box/box-context.ts';
import { DISC, elementKinds } from '../box/pieces/elements.ts';
import { featureKinds } from '../box/pieces/feature-tiles.ts';
import { tileKinds } from '../box/pieces/map-tiles.ts';
import { tokenKinds } from '../box/pieces/tokens.ts';
import { pieceFace } from '../box/sheet.ts';
import { circlePath } from '../card/curves.ts';
import { hexMiddle, TILE_SIDE, TOKEN_SIDE } from '../pieces/hexes.ts';
import { boards, mat } from './boards.ts';
import { discShape, hexShape, type Piece, piece, THICKNESS_MM } from './piece.ts';

const ALONE = [{ q: 0, r: 0 }];
const TILE = { shape: hexShape(ALONE, TILE_SIDE), thickness: THICKNESS_MM.tile };
const TOKEN = { shape: hexShape(ALONE, TOKEN_SIDE), thickness: THICKNESS_MM.token };
const ELEMENT = { shape: discShape(DISC), thickness: THICKNESS_MM.token, isBlind: true };

/** All pieces of a box. */
export function piecesOf(context: BoxContext): Piece[] {
  const { deep, line } = context.palette.look;
  // All backs are the same, so that a face-down token cannot be recognised.
  const ring = { d: circlePath(0, 0, DISC * 0.36), stroke: line, width: 0.6 };
  const back = pieceFace(deep, [{ parts: [ring] }]);
  return [
    ...tileKinds(context).map((kind) => piece({ ...kind, ...TILE })),
    ...featurePieces(context),
    ...tokenKinds(context).map((kind) => piece({ ...kind, ...TOKEN })),
    ...elementKinds(context).map((kind) => piece({ ...kind, ...ELEMENT, back })),
    ...boards(context),
    mat(),
  ];
}

const featurePieces = (context: BoxContext): Piece[] =>
  featureKinds(context).map(({ hexes, side, ground, art, ...kind }) => {
    // Relative to the first hex, so that all hexes snap to those of the landscape.
    const around = hexes.map(({ q, r }) => ({ q: q - hexes[0]!.q, r: r - hexes[0]!.r }));
    const places = around.map((at) => ({ ...at, ...hexMiddle(at, side) }));
    return piece({
      ...kind,
      shape: hexShape(around, side),
      thickness: side === TILE_SIDE ? THICKNESS_MM.board : THICKNESS_MM.token,
      front: pieceFace(ground, [art(places, 0)]),
    });
  });
