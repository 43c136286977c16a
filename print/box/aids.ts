/** The aid of each player: the rules for every draw, and on its back those to look up. */
import { elementEmblem } from '../card/emblem.ts';
import type { BoxContext } from './box-context.ts';
import { rectangle } from './pieces/art.ts';
import { areaOf, behind, grid, inside, type Standing } from './places.ts';
import { blocksOf, ending, everyDraw, lookedUp } from './rules.ts';
import { type BoxSheet, sheetsOf, type TextBlock, type TextBox } from './sheet.ts';

/** Room around the words of an aid, and its sides on paper that is large enough. */
const PADDING = 4;
const AID = { width: 100, height: 130 };

/** The aid of a player: its sides, and the words on its front and back, around its middle. */
export function aidOf(context: BoxContext, { width, height } = AID) {
  const { elements } = context.inventory;
  const bag: TextBlock = {
    pictures: elements.map(({ name, count }) => ({
      emblem: elementEmblem(name, context.palette),
      text: `${count}`,
    })),
    columns: elements.length,
  };
  const front: TextBox = {
    ...inside({ x: -width / 2, y: -height / 2, width, height }, PADDING),
    name: context.wording.title('box-aids'),
    columns: 1,
    largest: 9.5,
    smallest: 5.5,
    blocks: [bag, ...blocksOf([...everyDraw(context), ending(context)])],
  };
  const back = { ...front, largest: 10.5, blocks: blocksOf(lookedUp(context)) };
  return { width, height, front, back };
}

/** An aid for each player, as many on a sheet as there is room for. */
export function aids(context: BoxContext): BoxSheet[] {
  const area = areaOf(context.box);
  const aid = aidOf(context, {
    width: Math.min(AID.width, area.width),
    height: Math.min(AID.height, area.height),
  });
  const { width, height } = aid;
  // At the top of the area.
  const used = { ...area, height: Math.floor(area.height / height) * height };
  const over = behind(context.box, context.back);
  return sheetsOf(context.wording.title('box-aids'), context.inventory.seats, grid(used, aid), (some) => ({
    front: {
      art: [],
      cuts: some.map(({ x, y }) => rectangle(x - width / 2, y - height / 2, width, height)).join(''),
      texts: some.map((at) => textAt(aid.front, { ...at, turned: false })),
    },
    back: { art: [], texts: some.map((at) => textAt(aid.back, over(at))) },
    needsBack: true,
  }));
}

/** Moves a text from the origin to a place, upside down if need be. */
const textAt = (text: TextBox, { x, y, turned }: Standing): TextBox => ({
  ...text,
  // An upside-down text begins at its lower right corner.
  x: turned ? x - text.x : x + text.x,
  y: turned ? y - text.y : y + text.y,
  turned,
});
