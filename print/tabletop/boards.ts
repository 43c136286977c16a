/** The boards of a virtual table: dials, the score track, landscapes, aids, rules, and the mat. */

import { aidOf } from '../box/aids.ts';
import type { BoxContext } from '../box/box-context.ts';
import { DIAL, dialArt } from '../box/pieces/dials.ts';
import { LAYOUTS, layoutsIn, TRACK_SIDE, trackArt } from '../box/pieces/score.ts';
import { honeycomb } from '../box/places.ts';
import { iconsPage, rulesPage } from '../box/reading.ts';
import { type BoxPage, type PieceFace, pieceFace } from '../box/sheet.ts';
import { placeArt } from '../card/art.ts';
import { hexCuts, TILE_SIDE } from '../pieces/hexes.ts';
import { PAPERS, type Paper } from '../sheet/paper.ts';
import { boardShape, type Piece, piece, THICKNESS_MM } from './piece.ts';

/** The hexes of the mat: enough for a long game, and symmetrical for opposite players. */
const MAT = { columns: 17, rows: 11 };
const MAT_COLOURS = { ground: '#D9D2C0', line: '#B9AF97' };
const PAGE = PAPERS.a4;
const DIALS = { width: DIAL, height: DIAL };
const WHITE = '#FFFFFF';

/** All boards except the mat. */
export function boards(context: BoxContext): Piece[] {
  const { inventory, palette, wording } = context;
  const { paper, deep } = palette.look;
  const track = 10 * TRACK_SIDE;
  const rows = Math.ceil(inventory.layouts.length / LAYOUTS.columns);
  const layouts = { width: track, height: rows * LAYOUTS.height };
  const aid = aidOf(context);
  const onPage = { ...context, box: { paper: PAGE, bleed: 0 } };
  const blank = pieceFace(deep, []);
  const dial = wording.title('box-dial');
  const trackFace = pieceFace(paper, [
    placeArt(trackArt(context, TRACK_SIDE), { x: -track / 2, y: -track / 2 }),
  ]);
  const middle = { x: -layouts.width / 2, y: -layouts.height / 2 };
  const layoutFace = pieceFace(WHITE, layoutsIn({ ...middle, ...layouts }, context));
  const aidFaces = [
    pieceFace(WHITE, aid.pictures.front, [aid.front]),
    pieceFace(WHITE, aid.pictures.back, [aid.back]),
  ] as const;
  const pages = [pageFace(rulesPage(onPage)), pageFace(iconsPage(onPage))] as const;
  return [
    ...inventory.seats.map((seat) =>
      board(`dial-${seat}`, `${dial} ${seat + 1}`, DIALS, pieceFace(paper, [dialArt(seat, context)])),
    ),
    board('score', wording.title('box-score'), { width: track, height: track }, trackFace, blank),
    ...(rows === 0 ? [] : [board('layouts', wording.title('box-layouts'), layouts, layoutFace, blank)]),
    { ...board('aid', wording.title('box-aids'), aid, ...aidFaces), count: inventory.seats.length },
    board('rules', wording.title('box-rules'), PAGE, ...pages),
  ];
}

function board(key: string, name: string, { width, height }: Paper, front: PieceFace, back = front): Piece {
  const shape = boardShape(width, height);
  return piece({ key, name, shape, thickness: THICKNESS_MM.board, front, back });
}

/** The texts of a page, positioned relative to its middle. */
function pageFace({ texts = [] }: BoxPage): PieceFace {
  const around = texts.map((text) => ({ ...text, x: text.x - PAGE.width / 2, y: text.y - PAGE.height / 2 }));
  return pieceFace(WHITE, [], around);
}

/** The mat below the landscape: a grid of hexes that tiles snap to. */
export function mat(): Piece {
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
