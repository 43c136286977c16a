/** All pieces of a box except its cards, as pieces on a virtual table: tiles, tokens, boards, and the mat below them. */
import { playerAid } from '../box/aids.ts';
import type { BoxContext } from '../box/box-context.ts';
import { DIAL, dialArt } from '../box/pieces/dials.ts';
import { DISC, elementKinds } from '../box/pieces/elements.ts';
import { featureKinds } from '../box/pieces/feature-tiles.ts';
import { tileKinds } from '../box/pieces/map-tiles.ts';
import { drawLayouts, LAYOUTS, TRACK_SIDE, trackArt } from '../box/pieces/score.ts';
import { tokenKinds } from '../box/pieces/tokens.ts';
import { honeycomb } from '../box/places.ts';
import { iconsPage, rulesPage } from '../box/reading.ts';
import { type BoxPage, type PieceFace, pieceFace, placeText } from '../box/sheet.ts';
import { placeArt } from '../drawing/art.ts';
import { circlePath } from '../drawing/curves.ts';
import { hexCuts, hexMiddle, TILE_SIDE, TOKEN_SIDE } from '../drawing/hexes.ts';
import { PAPERS, type Paper } from '../sheet/paper.ts';
import { boardShape, discShape, hexShape, type Piece, piece, THICKNESS_MM } from './piece.ts';

const ONE_HEX = [{ q: 0, r: 0 }];
const TILE = { shape: hexShape(ONE_HEX, TILE_SIDE), thickness: THICKNESS_MM.tile };
const TOKEN = { shape: hexShape(ONE_HEX, TOKEN_SIDE), thickness: THICKNESS_MM.token };
const ELEMENT = { shape: discShape(DISC), thickness: THICKNESS_MM.token, isBlind: true };

/** All pieces of a box. */
export function boxPieces(context: BoxContext): Piece[] {
  const { deep, line } = context.palette.theme;
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

/** The hexes of the mat: enough for a long game, and symmetrical for opposite players. */
const MAT = { columns: 17, rows: 11 };
const MAT_COLOURS = { ground: '#D9D2C0', line: '#B9AF97' };
const PAGE = PAPERS.a4;
const DIALS = { width: DIAL, height: DIAL };
const WHITE = '#FFFFFF';

/** All boards except the mat. */
function boards(context: BoxContext): Piece[] {
  const { inventory, palette, wording } = context;
  const { paper, deep } = palette.theme;
  const track = 10 * TRACK_SIDE;
  const rows = Math.ceil(inventory.layouts.length / LAYOUTS.columns);
  const layouts = { width: track, height: rows * LAYOUTS.height };
  const aid = playerAid(context);
  const onPage = { ...context, box: { paper: PAGE, bleed: 0 } };
  const blank = pieceFace(deep, []);
  const dial = wording.title('box-dial');
  const trackFace = pieceFace(paper, [
    placeArt(trackArt(context, TRACK_SIDE), { x: -track / 2, y: -track / 2 }),
  ]);
  const middle = { x: -layouts.width / 2, y: -layouts.height / 2 };
  const layoutFace = pieceFace(WHITE, drawLayouts({ ...middle, ...layouts }, context));
  const pages = [pageFace(rulesPage(onPage)), pageFace(iconsPage(onPage))] as const;
  return [
    ...inventory.seats.map((seat) =>
      board(`dial-${seat}`, `${dial} ${seat + 1}`, DIALS, pieceFace(paper, [dialArt(seat, context)])),
    ),
    board('score', wording.title('box-score'), { width: track, height: track }, trackFace, blank),
    ...(rows === 0 ? [] : [board('layouts', wording.title('box-layouts'), layouts, layoutFace, blank)]),
    { ...board('aid', wording.title('box-aids'), aid, aid.front, blank), count: inventory.seats.length },
    board('rules', wording.title('box-rules'), PAGE, ...pages),
  ];
}

function board(key: string, name: string, { width, height }: Paper, front: PieceFace, back = front): Piece {
  const shape = boardShape(width, height);
  return piece({ key, name, shape, thickness: THICKNESS_MM.board, front, back });
}

/** The texts of a page, positioned relative to its middle. */
const pageFace = ({ texts = [] }: BoxPage): PieceFace =>
  pieceFace(
    WHITE,
    [],
    texts.map((text) => placeText(text, { x: -PAGE.width / 2, y: -PAGE.height / 2 })),
  );

/** The mat below the landscape: a grid of hexes that tiles snap to. */
function mat(): Piece {
  const width = (MAT.columns + 0.2) * Math.sqrt(3) * TILE_SIDE;
  const height = (1.5 * MAT.rows + 0.7) * TILE_SIDE;
  const hexes = honeycomb({ x: -width / 2, y: -height / 2, width, height }, TILE_SIDE);
  const { ground, line } = MAT_COLOURS;
  return piece({
    key: 'mat',
    name: '',
    shape: boardShape(width, height),
    thickness: THICKNESS_MM.mat,
    front: pieceFace(ground, [{ parts: [{ d: hexCuts(hexes, TILE_SIDE), stroke: line, width: 0.5 }] }]),
    back: pieceFace(ground, []),
    snaps: hexes,
  });
}
