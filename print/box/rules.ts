/** The rules in short; only what a set declares is said. */

import type { BoxContext } from './box-context.ts';
import type { TextBlock } from './sheet.ts';

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
    heading: tools.wording.title('rules-setup'),
    sentences: [
      tools.wording.title('setup-players', players),
      tools.wording.title('setup-each', { cubes: cubes.start }),
      ...(layouts.length > 0 ? [tools.wording.title('setup-landscape')] : []),
      tools.wording.title('setup-stacks'),
      ...(hand && preset ? [tools.wording.title('setup-hands', { cards: hand.brown + hand.blue })] : []),
      ...(hand
        ? [
            tools.wording.title('setup-draft', { blue: hand.blue + 1, brown: hand.brown + 1 }),
            tools.wording.title('setup-active', { active: hand.active }),
          ]
        : []),
      ...(two
        ? [tools.wording.title('setup-two', { brown: two.brown, blue: two.blue, active: two.active, tokens })]
        : []),
      tools.wording.title('setup-decks'),
    ],
  };
}

/** When it ends, and who wins (R12). */
export function ending(tools: BoxContext): Chapter {
  const { full, short } = tools.inventory.target;
  return {
    heading: tools.wording.title('rules-end'),
    sentences: [
      tools.wording.title('end-target', { full }),
      ...(short === undefined ? [] : [tools.wording.title('end-short', { short })]),
      tools.wording.title('end-tie'),
    ],
  };
}

/** What a player needs at every draw. */
export function everyDraw(tools: BoxContext): Chapter[] {
  const wild = tools.inventory.elements.some(({ any }) => any);
  return [
    {
      heading: tools.wording.title('rules-draw'),
      sentences: [
        tools.wording.title('draw-token'),
        tools.wording.title('draw-use'),
        tools.wording.title('draw-no-cube'),
        ...(wild ? [tools.wording.title('draw-wild')] : []),
      ],
    },
    {
      heading: tools.wording.title('rules-dial'),
      sentences: [
        tools.wording.title('dial-turn'),
        tools.wording.title('dial-two'),
        tools.wording.title('dial-three'),
      ],
    },
    {
      heading: tools.wording.title('rules-complete'),
      sentences: [
        tools.wording.title('complete-card'),
        tools.wording.title('complete-order'),
        tools.wording.title('complete-steps'),
        tools.wording.title('complete-elements'),
      ],
    },
    { heading: tools.wording.title('rules-gain'), sentences: [tools.wording.title('gain-a-card')] },
  ];
}

/** What is looked up now and then. */
export function lookedUp(tools: BoxContext): Chapter[] {
  const { features, landMarkers } = tools.inventory;
  return [
    {
      heading: tools.wording.title('rules-place'),
      sentences: [
        tools.wording.title('place-tile'),
        tools.wording.title('place-mountain'),
        tools.wording.title('place-forest'),
        tools.wording.title('place-animal'),
        tools.wording.title('place-empty'),
      ],
    },
    {
      heading: tools.wording.title('rules-change'),
      sentences: [tools.wording.title('change-move'), tools.wording.title('change-replace')],
    },
    {
      heading: tools.wording.title('rules-words'),
      sentences: [
        tools.wording.title('word-adjacent'),
        tools.wording.title('word-community'),
        tools.wording.title('word-habitat'),
        tools.wording.title('word-edge'),
        tools.wording.title('word-this'),
      ],
    },
    ...(features.length === 0
      ? []
      : [
          {
            heading: tools.wording.title('rules-features'),
            sentences: [
              tools.wording.title('feature-play'),
              tools.wording.title('feature-tile'),
              ...(landMarkers > 0 ? [tools.wording.title('feature-land')] : []),
            ],
          },
        ]),
  ];
}

/** Chapters as parts of a text. */
export const blocksOf = (chapters: readonly Chapter[]): TextBlock[] =>
  chapters.flatMap(({ heading, sentences }) => [{ heading }, ...sentences.map((text) => ({ text }))]);
