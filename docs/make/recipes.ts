/** Common effects of cards, and the steps for them. */

/** An effect and the steps for it. */
export interface Recipe {
  title: string;
  steps: string;
  /** A detail that is easy to miss. */
  remark?: string;
}

/** Recipes by topic. */
export const RECIPES: readonly [about: string, recipes: readonly Recipe[]][] = [
  [
    'Points and gains',
    [
      {
        title: 'Points for the neighbours of a new tile',
        steps: 'place grassland;\ngain 1vp per adjacent grassland',
      },
      {
        title: 'Points for every two of something, up to a maximum',
        steps: 'gain 1vp per 2 forests in the landscape at most 4',
        remark: '`at most` limits the points, not the count.',
      },
      { title: 'One reward or another, chosen by the player', steps: 'gain 2 sun or 3vp' },
      { title: 'Elements in any mix', steps: 'gain 3 of sun, water, grassland' },
      { title: 'A card that is played at once', steps: 'gain a card and play it' },
      {
        title: 'More for a player with few cards',
        steps: 'if you have no card { gain 2 cards } else { gain a cube }',
      },
      { title: 'Points for variety', steps: 'place water;\ngain 2vp per different adjacent animal' },
      {
        title: 'Points for the size of a group',
        steps: 'place antelope;\ngain 1vp per antelope in this community',
        remark: 'The community of the antelope just placed; `in` counts that antelope too.',
      },
      {
        title: 'Points for the largest group anywhere',
        steps: 'gain 1vp per forest in the largest forest habitat',
      },
      {
        title: 'Points for groups, not for their members',
        steps: 'gain 2vp per water habitat with at least 3 fish',
      },
    ],
  ],
  [
    'Placing',
    [
      { title: 'A choice of things to place', steps: 'place desert or water' },
      {
        title: 'Several, as many as the player wants',
        steps: 'place up to 3 antelopes',
        remark: 'Without `up to` all of them must be placed, or the effect ends there.',
      },
      { title: 'Only beside something', steps: 'place forest adjacent to a mountain' },
      { title: 'On the edge of the landscape', steps: 'place land on the edge' },
      { title: 'Extending a habitat', steps: 'place water;\nplace water in this habitat' },
      {
        title: 'Two animals next to each other',
        steps: 'place lion as hunter;\nplace antelope adjacent to hunter',
      },
      {
        title: 'Any animal of one terrain',
        steps: 'place an animal of water',
        remark: 'Any animal with a water tab, including those of other sets.',
      },
      {
        title: 'An optional token on the tile just placed',
        steps: 'place grassland;\nmay place forest on this tile',
      },
    ],
  ],
  [
    'Moving and changing',
    [
      {
        title: 'Move something, then count its new neighbours',
        steps: 'move a lion 3 spaces;\ngain 1vp per adjacent antelope',
      },
      {
        title: 'Bring animals together',
        steps: 'choose a lion as one;\nmove up to 2 lions 2 spaces;\ngain 3vp if adjacent to one',
      },
      { title: 'Across all terrain', steps: 'move a fish or shark 4 spaces over any terrain' },
      {
        title: 'Turn one terrain into another',
        steps: 'replace a desert with grassland',
        remark: 'Such a card is an Impact card. R10 says what leaves with the old terrain.',
      },
      { title: 'Eating', steps: 'choose a lion;\nmay { remove an antelope adjacent to this; gain 4vp }' },
      {
        title: 'Remove things, then gain for each of them',
        steps: 'remove up to 3 forests;\ngain 2vp per removed forest',
      },
    ],
  ],
  [
    'Choices, conditions, repetition',
    [
      {
        title: 'One of several effects',
        steps: 'either { place water; gain 1vp }\nor { place desert; gain 2vp }\nor { gain a card }',
      },
      {
        title: 'Only under a condition',
        steps: 'place stork;\ngain 3vp if adjacent to at least 2 water and not on the edge',
      },
      { title: 'Several times', steps: 'repeat up to 3 { place forest; gain 1vp }' },
      {
        title: 'Once for each of something',
        steps: 'repeat per 2 mountains in the landscape { gain 1 mountain }',
      },
      {
        title: 'Something for the other players too',
        steps: 'gain 2 cubes;\neach other player { gain a cube }',
      },
      { title: 'Another use of a card', steps: 'rotate a card counter-clockwise and place a cube on it' },
    ],
  ],
];
