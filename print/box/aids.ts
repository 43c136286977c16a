/** The aid each player has: what is needed at every draw, and on its back what is looked up. */
import { elementEmblem } from '../card/emblem.ts';
import type { Point } from '../card/geometry.ts';
import type { BoxContext } from './box-context.ts';
import { rectangle } from './pieces/art.ts';
import { areaOf, behind, inside, portions } from './places.ts';
import { blocksOf, ending, everyDraw, lookedUp } from './rules.ts';
import type { BoxSheet, TextBlock, TextBox } from './sheet.ts';

/** Room around the words of an aid, and its sides on paper that is large enough. */
const PADDING = 4;
const AID = { width: 100, height: 130 };

/** An aid and the words on both its sides, around its middle. */
export interface Aid {
  width: number;
  height: number;
  front: TextBox;
  back: TextBox;
}

/** The aid of a player. */
export function aidOf(tools: BoxContext, { width, height } = AID): Aid {
  const { inventory, palette } = tools;
  const bag: TextBlock = {
    pictures: inventory.elements.map(({ name, count }) => ({
      emblem: elementEmblem(name, palette),
      text: `${count}`,
    })),
    columns: inventory.elements.length,
  };
  const front: TextBox = {
    ...inside({ x: -width / 2, y: -height / 2, width, height }, PADDING),
    name: tools.wording.title('box-aids'),
    columns: 1,
    largest: 9.5,
    smallest: 5.5,
    blocks: [bag, ...blocksOf([...everyDraw(tools), ending(tools)])],
  };
  const back = { ...front, largest: 10.5, blocks: blocksOf(lookedUp(tools)) };
  return { width, height, front, back };
}

/** An aid for each player, as many on a sheet as fit. */
export function aids(tools: BoxContext): BoxSheet[] {
  const area = areaOf(tools.box);
  const { width, height, front, back } = aidOf(tools, {
    width: Math.min(AID.width, area.width),
    height: Math.min(AID.height, area.height),
  });
  const columns = Math.floor(area.width / width);
  const rows = Math.floor(area.height / height);
  const left = area.x + (area.width - columns * width) / 2;
  const over = behind(tools.box, tools.back);
  const seats = Array.from({ length: tools.inventory.players.to }, (_, seat) => seat);
  return portions(seats, columns * rows).map((some) => {
    const middles = some.map((_, i) => ({
      x: left + (i % columns) * width + width / 2,
      y: area.y + Math.floor(i / columns) * height + height / 2,
    }));
    return {
      title: tools.wording.title('box-aids'),
      front: {
        art: [],
        cuts: middles.map(({ x, y }) => rectangle(x - width / 2, y - height / 2, width, height)).join(''),
        texts: middles.map((at) => textAt(front, at)),
      },
      back: { art: [], texts: middles.map((at) => textAt(back, over(at))) },
      needsBack: true,
    };
  });
}

/** A text around the origin, put somewhere, on its head if need be. */
const textAt = (text: TextBox, { x, y, turned = false }: Point & { turned?: boolean }): TextBox => ({
  ...text,
  // What stands on its head begins at its lower right corner.
  x: turned ? x - text.x : x + text.x,
  y: turned ? y - text.y : y + text.y,
  turned,
});
