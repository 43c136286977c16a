/** The score track: a hundred spaces that wind upwards from the lower left, with the targets marked (R12.1). */
import { type Art, centredText, type Label, mixColours, placeArt, rectangle } from '../../drawing/art.ts';
import type { Box } from '../../drawing/box.ts';
import type { Theme } from '../../face/theme.ts';
import { portions } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { TRACK_SPACES } from '../inventory.ts';
import { usableArea } from '../places.ts';
import type { BoxSheet } from '../sheet.ts';
import { layoutArt } from './layouts.ts';

const COLUMNS = 10;
/** The side of a space in millimetres: one token of 15.6 by 18 mm fits, and more are stacked. */
export const TRACK_SIDE = 19;
const NUMBER = { x: 0.9, y: 3.6, size: 3.4 };
/** Height of the name below a target's number. */
const NAME = 2.6;

/** The goals of the game, by space. */
function goalsOf(context: BoxContext): Map<number, Goal> {
  const { full, short } = context.inventory.target;
  const goals = new Map<number, Goal>();
  if (short !== undefined)
    goals.set(short % TRACK_SPACES, { points: short, text: context.wording.title('box-short-game') });
  return goals.set(full % TRACK_SPACES, { points: full, text: context.wording.title('box-target') });
}

interface Goal {
  points: number;
  text: string;
}

/** The track, relative to its upper left corner, with spaces of this side. */
export function trackArt(context: BoxContext, side: number): Art {
  const { theme } = context.palette;
  const goals = goalsOf(context);
  const spaces = Array.from({ length: TRACK_SPACES }, (_, space): Art => {
    const row = Math.floor(space / COLUMNS);
    const along = space % COLUMNS;
    const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
    const at = { x: column * side, y: (TRACK_SPACES / COLUMNS - 1 - row) * side };
    return placeArt(spaceArt(space, goals.get(space), side, theme), at);
  });
  return { parts: spaces };
}

/** A space, relative to its upper left corner: tens and goals are highlighted, rows alternate. */
function spaceArt(space: number, goal: Goal | undefined, side: number, theme: Theme): Art {
  const scale = side / TRACK_SIDE;
  const ten = space % 10 === 0;
  const plain = Math.floor(space / COLUMNS) % 2 === 0 ? theme.deep : theme.paper;
  const fill = goal ? theme.points : ten ? mixColours(theme.deep, theme.block, 0.4) : plain;
  const colour = goal ? theme.onPoints : theme.text;
  const number: Label = {
    text: `${goal?.points ?? space}`,
    x: NUMBER.x * scale,
    y: NUMBER.y * scale,
    size: NUMBER.size * scale,
    colour,
    weight: ten || goal ? 800 : 500,
  };
  const box = { d: rectangle(0, 0, side, side), fill, stroke: theme.ink, width: 0.25 };
  if (!goal) return { parts: [box, number] };
  const size = Math.min(NAME, (1.7 * TRACK_SIDE) / goal.text.length) * scale;
  return {
    parts: [box, number, centredText(goal.text, { x: side / 2, y: side - 1.4 * scale }, size, colour)],
  };
}

/** The height of a row of landscapes, the number per row, and the space above them. */
export const LAYOUTS = { height: 50, columns: 4, above: 8 };

/** The track with the starting landscapes (R2.2) below it, and on further sheets if required. */
export function scoreTrack(context: BoxContext): BoxSheet[] {
  const { x, y, width, height } = usableArea(context.box);
  const side = Math.min(TRACK_SIDE, width / COLUMNS, (height * COLUMNS) / TRACK_SPACES);
  const whole = COLUMNS * side;
  const at = { x: x + (width - whole) / 2, y };
  const below = drawLayouts(
    { x, y: y + whole + LAYOUTS.above, width, height: height - whole - LAYOUTS.above },
    context,
  );
  return [
    {
      titles: [context.wording.title('box-score')],
      front: {
        art: [placeArt(trackArt(context, side), at), ...below],
        cuts: rectangle(at.x, at.y, whole, whole),
      },
    },
    ...layoutSheets(context.inventory.layouts.slice(below.length), context),
  ];
}

/** Pictures of as many landscapes as fit. */
export function drawLayouts(box: Box, context: BoxContext, layouts = context.inventory.layouts): Art[] {
  const { columns, height } = LAYOUTS;
  const width = box.width / columns;
  const most = columns * Math.max(0, Math.floor(box.height / height));
  return layouts.slice(0, most).map((layout, i) => {
    const [x, y] = [box.x + (i % columns) * width, box.y + Math.floor(i / columns) * height];
    return layoutArt(layout, { x, y, width, height }, context);
  });
}

/** Sheets with pictures of landscapes. */
export function layoutSheets(layouts: BoxContext['inventory']['layouts'], context: BoxContext): BoxSheet[] {
  const area = usableArea(context.box);
  const perSheet = LAYOUTS.columns * Math.floor(area.height / LAYOUTS.height);
  const titles = [context.wording.title('box-layouts')];
  return portions(layouts, perSheet).map((some) => ({
    titles,
    front: { art: drawLayouts(area, context, some) },
  }));
}
