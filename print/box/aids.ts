/** The player aid: on the front the rules for every draw, on the back the rules to look up. */
import { type Art, placeArt } from '../drawing/art.ts';
import { insetBox } from '../drawing/box.ts';
import { elementEmblem } from '../face/emblems/emblem.ts';
import { behind } from '../sheet/layout.ts';
import type { TextBox } from '../sheet/text-box.ts';
import type { TextPart } from '../sheet/words.ts';
import type { BoxContext } from './box-context.ts';
import {
  AID_PICTURE,
  adjacencyPicture,
  cardPartsPicture,
  patternPicture,
  turnPicture,
} from './pieces/aid-pictures.ts';
import { grid, rectangles, usableArea } from './places.ts';
import { everyDraw, rulesToLookUp } from './rules.ts';
import { type BoxSheet, pieceFace, pieceSheets, sizesBetween } from './sheet.ts';

/**
 * The padding around the text of an aid in millimetres, and the size of an aid on large enough paper: half a sheet, so
 * that its text is large.
 */
const PADDING = 4;
/** The least height, in millimetres, at which two aids share a sheet. */
const LEAST_HEIGHT = 130;
const AID = { width: 200, height: 140 };
/** The largest text size on an aid, in points. */
const LARGEST_TEXT = 11;
/** The smallest text size on an aid, in points: for small paper, and for sets that declare a lot. */
const SMALLEST_TEXT = 5.5;
/** The most columns of elements. */
const MOST_COLUMNS = 6;
const WHITE = '#FFFFFF';

/** The aid of a player: its size, and its faces with pictures above their texts. */
export function playerAid(context: BoxContext, { width, height } = AID) {
  const { elements } = context.inventory;
  const bag: TextPart = {
    pictures: elements.map(({ name, count }) => ({
      emblem: elementEmblem(name, context.palette),
      text: `${count}`,
    })),
    columns: Math.min(MOST_COLUMNS, Math.ceil(elements.length / 2)),
  };
  const whole = insetBox({ x: -width / 2, y: -height / 2, width, height }, PADDING);
  const isWide = whole.width >= 2 * AID_PICTURE.width;
  const high = isWide ? AID_PICTURE.height : 0;
  const columns = isWide ? 2 : 1;
  const front: TextBox = {
    ...whole,
    y: whole.y + high,
    height: whole.height - high,
    name: context.wording.title('box-aids'),
    sizes: sizesBetween(LARGEST_TEXT, SMALLEST_TEXT),
    parts: { text: [bag, ...everyDraw(context)], columns },
  };
  const back = { ...front, parts: { text: rulesToLookUp(context), columns } };
  const row = (left: Art, right: Art): Art[] =>
    isWide
      ? [
          placeArt(left, { x: whole.x + whole.width / 4, y: whole.y }),
          placeArt(right, { x: whole.x + (3 * whole.width) / 4, y: whole.y }),
        ]
      : [];
  return {
    width,
    height,
    front: pieceFace(WHITE, row(turnPicture(context), cardPartsPicture(context)), [front]),
    back: pieceFace(WHITE, row(adjacencyPicture(context), patternPicture(context)), [back]),
  };
}

/** An aid for each player, as many per sheet as fit. */
export function aids(context: BoxContext): BoxSheet[] {
  const area = usableArea(context.box);
  const aid = playerAid(context, {
    width: Math.min(AID.width, area.width),
    // Two per sheet if half a sheet is high enough.
    height: Math.min(AID.height, area.height, Math.max(area.height / 2, LEAST_HEIGHT)),
  });
  // Starts at the top of the area.
  const used = { ...area, height: Math.floor(area.height / aid.height) * aid.height };
  return pieceSheets(used, {
    pieces: [{ ...aid, title: context.wording.title('box-aids'), count: context.inventory.seats.length }],
    places: (area) => grid(area, aid),
    below: aid.height / 2,
    cuts: (places) => rectangles(places, aid),
    over: behind(context.box.paper, context.back),
  });
}
