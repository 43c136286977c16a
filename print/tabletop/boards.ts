/** What lies on a virtual table and is read or counted on: dials, the track, landscapes, aids, rules, and the mat below. */

import { aidOf } from '../box/aids.ts';
import type { BoxContext } from '../box/box-context.ts';
import { hexCuts } from '../box/pieces/art.ts';
import { DIAL, dialArt } from '../box/pieces/dials.ts';
import { TILE_SIDE } from '../box/pieces/hexes.ts';
import { LAYOUTS, layoutsIn, TRACK_SIDE, trackArt } from '../box/pieces/score.ts';
import { honeycomb } from '../box/places.ts';
import { iconsPage, rulesPage } from '../box/reading.ts';
import type { BoxPage } from '../box/sheet.ts';
import { boardShape } from './outline.ts';
import { drawn, type Face, type Piece, THICK } from './piece.ts';

/** Hexes of the mat: as many as a long game needs, the same from both sides. */
const MAT = { columns: 17, rows: 11 };
const MAT_COLOURS = { ground: '#D9D2C0', line: '#B9AF97' };
const PAGE = { width: 210, height: 297 };

/** All of them but the mat. */
export function boards(tools: BoxContext): Piece[] {
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
  const aid = aidOf(tools);
  const sheet = { ...tools, box: { paper: PAGE, bleed: 0 } };
  return [
    ...players.map((seat) => {
      const face = drawn(paper, [dialArt(seat, tools)]);
      return board(`dial-${seat}`, `${tools.wording.title('box-dial')} ${seat + 1}`, DIAL, DIAL, face, face);
    }),
    board(
      'score',
      tools.wording.title('box-score'),
      track,
      track,
      drawn(paper, [moved(trackArt(tools, TRACK_SIDE), track, track)]),
    ),
    ...(rows === 0
      ? []
      : [
          board(
            'layouts',
            tools.wording.title('box-layouts'),
            layouts.width,
            layouts.height,
            drawn('#FFFFFF', layoutsIn(centred(layouts), tools)),
          ),
        ]),
    {
      ...board(
        'aid',
        tools.wording.title('box-aids'),
        aid.width,
        aid.height,
        drawn('#FFFFFF', [], [aid.front]),
        drawn('#FFFFFF', [], [aid.back]),
      ),
      count: inventory.players.to,
    },
    board(
      'rules',
      tools.wording.title('box-rules'),
      PAGE.width,
      PAGE.height,
      around(drawn('#FFFFFF', [], rulesPage(sheet).texts)),
      around(drawn('#FFFFFF', [], iconsPage(sheet).texts)),
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
export function mat(): Piece {
  const width = (MAT.columns + 0.2) * Math.sqrt(3) * TILE_SIDE;
  const height = (1.5 * MAT.rows + 0.7) * TILE_SIDE;
  const hexes = honeycomb({ x: -width / 2, y: -height / 2, width, height }, TILE_SIDE);
  const { ground, line } = MAT_COLOURS;
  return {
    key: 'mat',
    name: '',
    count: 1,
    home: 'mat',
    shape: boardShape(width, height),
    thickness: THICK.mat,
    front: drawn(ground, [{ parts: [{ d: hexCuts(hexes, TILE_SIDE), stroke: line, width: 0.5 }] }]),
    back: drawn(ground, []),
    snaps: hexes,
  };
}
