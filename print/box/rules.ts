/** The rules in short, and the aid each player has beside them; only what a set declares is said. */

import { elementEmblem } from '../card/emblem.ts';
import type { Point } from '../card/geometry.ts';
import type { Box } from '../sheet/layout.ts';
import { rectangle } from './art.ts';
import { areaOf, behind, portions } from './places.ts';
import type { BoxPage, BoxSheet, TextBlock, TextBox } from './sheet.ts';
import type { Tools } from './tools.ts';
import { said } from './words.ts';

/** A heading and its sentences. */
interface Chapter {
  heading: string;
  sentences: string[];
}

/** What is said of setting up, from the numbers of the set (R2). */
function setup(tools: Tools): Chapter {
  const { inventory } = tools;
  const { players, cubes, settings, layouts } = inventory;
  const { deal = [], draw = [] } = settings;
  const hand = deal.find((one) => one.players === undefined);
  const two = deal.find((one) => one.players === 2);
  const tokens = draw.find((one) => one.players === 2)?.tokens ?? 1;
  const preset = tools.words.hands.some(({ mark }) => mark === 'footprint');
  return {
    heading: said(tools, 'rules-setup'),
    sentences: [
      said(tools, 'setup-players', players),
      said(tools, 'setup-each', { cubes: cubes.start }),
      ...(layouts.length > 0 ? [said(tools, 'setup-landscape')] : []),
      said(tools, 'setup-stacks'),
      ...(hand && preset ? [said(tools, 'setup-hands', { cards: hand.brown + hand.blue })] : []),
      ...(hand
        ? [
            said(tools, 'setup-draft', { blue: hand.blue + 1, brown: hand.brown + 1 }),
            said(tools, 'setup-active', { active: hand.active }),
          ]
        : []),
      ...(two
        ? [said(tools, 'setup-two', { brown: two.brown, blue: two.blue, active: two.active, tokens })]
        : []),
      said(tools, 'setup-decks'),
    ],
  };
}

function ending(tools: Tools): Chapter {
  const { full, short } = tools.inventory.target;
  return {
    heading: said(tools, 'rules-end'),
    sentences: [
      said(tools, 'end-target', { full }),
      ...(short === undefined ? [] : [said(tools, 'end-short', { short })]),
      said(tools, 'end-tie'),
    ],
  };
}

/** What a player needs at every draw. */
function everyDraw(tools: Tools): Chapter[] {
  const wild = tools.inventory.elements.some(({ any }) => any);
  return [
    {
      heading: said(tools, 'rules-draw'),
      sentences: [
        said(tools, 'draw-token'),
        said(tools, 'draw-use'),
        said(tools, 'draw-no-cube'),
        ...(wild ? [said(tools, 'draw-wild')] : []),
      ],
    },
    {
      heading: said(tools, 'rules-dial'),
      sentences: [said(tools, 'dial-turn'), said(tools, 'dial-two'), said(tools, 'dial-three')],
    },
    {
      heading: said(tools, 'rules-complete'),
      sentences: [
        said(tools, 'complete-card'),
        said(tools, 'complete-order'),
        said(tools, 'complete-steps'),
        said(tools, 'complete-elements'),
      ],
    },
    { heading: said(tools, 'rules-gain'), sentences: [said(tools, 'gain-a-card')] },
  ];
}

function lookedUp(tools: Tools): Chapter[] {
  const { features, landMarkers } = tools.inventory;
  return [
    {
      heading: said(tools, 'rules-place'),
      sentences: [
        said(tools, 'place-tile'),
        said(tools, 'place-mountain'),
        said(tools, 'place-forest'),
        said(tools, 'place-animal'),
        said(tools, 'place-empty'),
      ],
    },
    {
      heading: said(tools, 'rules-change'),
      sentences: [said(tools, 'change-move'), said(tools, 'change-replace')],
    },
    {
      heading: said(tools, 'rules-words'),
      sentences: [
        said(tools, 'word-adjacent'),
        said(tools, 'word-community'),
        said(tools, 'word-habitat'),
        said(tools, 'word-edge'),
        said(tools, 'word-this'),
      ],
    },
    ...(features.length === 0
      ? []
      : [
          {
            heading: said(tools, 'rules-features'),
            sentences: [
              said(tools, 'feature-play'),
              said(tools, 'feature-tile'),
              ...(landMarkers > 0 ? [said(tools, 'feature-land')] : []),
            ],
          },
        ]),
  ];
}

const blocksOf = (chapters: readonly Chapter[]): TextBlock[] =>
  chapters.flatMap(({ heading, sentences }) => [{ heading }, ...sentences.map((text) => ({ text }))]);

/** The page of the rules. */
export function rules(tools: Tools): BoxPage {
  const chapters = [setup(tools), ...everyDraw(tools), ...lookedUp(tools), ending(tools)];
  const blocks: TextBlock[] = [{ title: said(tools, 'box-rules') }, ...blocksOf(chapters)];
  return {
    art: [],
    texts: [
      {
        ...inside(areaOf(tools.box), 6),
        name: said(tools, 'box-rules'),
        columns: 2,
        largest: 12,
        smallest: 6,
        blocks,
      },
    ],
  };
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Room around the words of an aid, and its sides on paper that is large enough. */
const PADDING = 4;
const AID = { width: 100, height: 130 };

/** The aid of a player. */
export function aidPage(tools: Tools, { width, height } = AID): Aid {
  const { inventory, palette } = tools;
  const bag: TextBlock = {
    pictures: inventory.elements.map(({ name, count }) => ({
      emblem: elementEmblem(name, palette),
      text: `${count}`,
    })),
    columns: inventory.elements.length,
  };
  const text: TextBox = {
    ...inside({ x: -width / 2, y: -height / 2, width, height }, PADDING),
    name: said(tools, 'box-aids'),
    columns: 1,
    largest: 9.5,
    smallest: 5.5,
    blocks: [bag, ...blocksOf([...everyDraw(tools), ending(tools)])],
  };
  const backText = { ...text, largest: 10.5, blocks: blocksOf(lookedUp(tools)) };
  return { width, height, texts: [text], backTexts: [backText] };
}

/** An aid around its middle: what is needed at every draw, and on its back what is looked up. */
export interface Aid {
  width: number;
  height: number;
  texts: TextBox[];
  backTexts: TextBox[];
}

/** An aid for each player, as many on a sheet as fit. */
export function aids(tools: Tools): BoxSheet[] {
  const area = areaOf(tools.box);
  const { width, height, texts, backTexts } = aidPage(tools, {
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
      title: said(tools, 'box-aids'),
      front: {
        art: [],
        cuts: middles.map(({ x, y }) => rectangle(x - width / 2, y - height / 2, width, height)).join(''),
        texts: middles.flatMap((at) => texts.map((text) => textAt(text, at))),
      },
      back: { art: [], texts: middles.flatMap((at) => backTexts.map((text) => textAt(text, over(at)))) },
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
