/** The rules in short, and the aid each player has beside them; only what a set declares is said. */
import { elementEmblem } from '../card/emblem.ts';
import type { Box } from '../sheet/layout.ts';
import { rectangle } from './art.ts';
import { areaOf, portions } from './places.ts';
import type { BoxPage, BoxSheet, TextBlock, TextBox, Tools } from './sheet.ts';
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
  ];
}

function lookedUp(tools: Tools): Chapter[] {
  const { features, landMarkers } = tools.inventory;
  return [
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
const AID = { width: 95, height: 128 };

/** What is on an aid, around its middle. */
export function aidPage(
  tools: Tools,
  { width, height } = AID,
): { width: number; height: number; texts: TextBox[] } {
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
  return { width, height, texts: [text] };
}

/** An aid for each player, as many on a sheet as fit. */
export function aids(tools: Tools): BoxSheet[] {
  const area = areaOf(tools.box);
  const aid = aidPage(tools, {
    width: Math.min(AID.width, area.width),
    height: Math.min(AID.height, area.height),
  });
  const columns = Math.floor(area.width / aid.width);
  const rows = Math.floor(area.height / aid.height);
  const left = area.x + (area.width - columns * aid.width) / 2;
  const seats = Array.from({ length: tools.inventory.players.to }, (_, seat) => seat);
  return portions(seats, columns * rows).map((some) => {
    const places = some.map((_, i) => ({
      x: left + (i % columns) * aid.width,
      y: area.y + Math.floor(i / columns) * aid.height,
    }));
    return {
      title: said(tools, 'box-aids'),
      front: {
        art: [],
        cuts: places.map(({ x, y }) => rectangle(x, y, aid.width, aid.height)).join(''),
        texts: places.flatMap(({ x, y }) =>
          aid.texts.map((text) => ({
            ...text,
            x: text.x + x + aid.width / 2,
            y: text.y + y + aid.height / 2,
          })),
        ),
      },
    };
  });
}
