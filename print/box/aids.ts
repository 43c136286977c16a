/** The player aid: one picture of a turn, and the signs on cards. */
import { placeArt } from '../drawing/art.ts';
import { insetBox } from '../drawing/box.ts';
import type { TextBox } from '../sheet/text-box.ts';
import type { BoxContext } from './box-context.ts';
import { cardSigns, TURN_PICTURE, turnPicture } from './pieces/aid-pictures.ts';
import { grid, rectangles, usableArea } from './places.ts';
import { type BoxSheet, pieceFace, pieceSheets, sizesBetween } from './sheet.ts';

/** The padding around the text of an aid, and its size, in millimetres: six share a sheet of A4 or Letter. */
const PADDING = 4;
const AID = { width: 95, height: 83 };
/** The sizes of its text, in points. */
const SIZES = sizesBetween(12, 9);

/** The aid of a player: its size and its face; its back is blank. */
export function playerAid(context: BoxContext) {
  const { wording } = context;
  const whole = insetBox({ x: -AID.width / 2, y: -AID.height / 2, ...AID }, PADDING);
  const text: TextBox = {
    ...whole,
    y: whole.y + TURN_PICTURE.height,
    height: whole.height - TURN_PICTURE.height,
    name: wording.title('box-aids'),
    sizes: SIZES,
    parts: {
      text: [
        { text: wording.title('aid-turn') },
        { text: wording.title('aid-complete') },
        { pictures: cardSigns(context), columns: 2 },
      ],
      columns: 1,
    },
  };
  return {
    ...AID,
    front: pieceFace('#FFFFFF', [placeArt(turnPicture(context), { x: 0, y: whole.y })], [text]),
  };
}

/** An aid for each player, as many per sheet as fit. */
export function aids(context: BoxContext): BoxSheet[] {
  const aid = playerAid(context);
  return pieceSheets(usableArea(context.box), {
    pieces: [{ ...aid, title: context.wording.title('box-aids'), count: context.inventory.seats.length }],
    places: (area) => grid(area, aid),
    below: aid.height / 2,
    cuts: (places) => rectangles(places, aid),
  });
}
