/** The rules in short; only what a set declares is said. */

import type { BoxContext } from './box-context.ts';
import type { TextBlock } from './sheet.ts';
import { said } from './words.ts';

/** A heading and its sentences. */
export interface Chapter {
  heading: string;
  sentences: string[];
}

/** What is said of setting up, from the numbers of the set (R2). */
export function setup(tools: BoxContext): Chapter {
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

/** When it ends, and who wins (R12). */
export function ending(tools: BoxContext): Chapter {
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
export function everyDraw(tools: BoxContext): Chapter[] {
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

/** What is looked up now and then. */
export function lookedUp(tools: BoxContext): Chapter[] {
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

/** Chapters as parts of a text. */
export const blocksOf = (chapters: readonly Chapter[]): TextBlock[] =>
  chapters.flatMap(({ heading, sentences }) => [{ heading }, ...sentences.map((text) => ({ text }))]);
