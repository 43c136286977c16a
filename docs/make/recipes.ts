/** Effects that cards often have, and how they are said. */

/** What one wants to say, and the steps that say it. */
export interface Recipe {
  title: string;
  steps: string;
  /** What is easily overlooked. */
  remark?: string;
}

/** By what they are about. */
export const RECIPES: readonly [about: string, recipes: readonly Recipe[]][] = [
  [
    'Points and gains',
    [
      {
        title: 'Points for the neighbours of what was placed',
        steps: 'place grassland;\ngain 1vp per adjacent grassland',
      },
      {
        title: 'Points for every two of something, but not too many',
        steps: 'gain 1vp per 2 forests in the landscape at most 4',
        remark: '`at most` bounds the points, not what is counted.',
      },
      { title: 'One thing or another, as the player likes', steps: 'gain 2 sun or 3vp' },
      { title: 'Elements in any mix', steps: 'gain 3 of sun, water, grassland' },
      { title: 'A card, which is played at once', steps: 'gain a card and play it' },
      {
        title: 'More for who has little',
        steps: 'if you have no card { gain 2 cards } else { gain a cube }',
      },
      { title: 'Points for variety', steps: 'place water;\ngain 2vp per different adjacent animal' },
      {
        title: 'Points for the size of a group',
        steps: 'place antelope;\ngain 1vp per antelope in this community',
        remark: 'The community of what was placed last: `in` counts that one, too.',
      },
      {
        title: 'Points for the largest group anywhere',
        steps: 'gain 1vp per forest in the largest forest habitat',
      },
      {
        title: 'Points for groups, not for what is in them',
        steps: 'gain 2vp per water habitat with at least 3 fish',
      },
    ],
  ],
  [
    'Placing',
    [
      { title: 'A choice of what to place', steps: 'place desert or water' },
      {
        title: 'Several, as many as the player wants',
        steps: 'place up to 3 antelopes',
        remark: 'Without `up to` all of them are placed, or the effect ends there.',
      },
      { title: 'Only beside something', steps: 'place forest adjacent to a mountain' },
      { title: 'On the edge of the world', steps: 'place land on the edge' },
      { title: 'To make a habitat grow', steps: 'place water;\nplace water in this habitat' },
      {
        title: 'Two things beside each other',
        steps: 'place lion as hunter;\nplace antelope adjacent to hunter',
      },
      {
        title: 'Any animal of a kind of place',
        steps: 'place an animal of water',
        remark: 'Every animal with a water tab, one of another set as well.',
      },
      {
        title: 'A token on the tile just placed, if one likes',
        steps: 'place grassland;\nmay place forest on this tile',
      },
    ],
  ],
  [
    'Moving and changing',
    [
      {
        title: 'Move something and look where it went',
        steps: 'move a lion 3 spaces;\ngain 1vp per adjacent antelope',
      },
      {
        title: 'Bring animals together',
        steps: 'choose a lion as one;\nmove up to 2 lions 2 spaces;\ngain 3vp if adjacent to one',
      },
      { title: 'Through everything', steps: 'move a fish or shark 4 spaces over any terrain' },
      {
        title: 'Turn one terrain into another',
        steps: 'replace a desert with grassland',
        remark: 'Such a card is an Impact card; what stood on the tile goes by R10.',
      },
      { title: 'Eat', steps: 'choose a lion;\nmay { remove an antelope adjacent to this; gain 4vp }' },
      {
        title: 'Pay first, then gain for what was paid',
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
        title: 'Only if something is so',
        steps: 'place stork;\ngain 3vp if adjacent to at least 2 water and not on the edge',
      },
      { title: 'Again and again', steps: 'repeat up to 3 { place forest; gain 1vp }' },
      {
        title: 'Once for each of something',
        steps: 'repeat per 2 mountains in the landscape { gain 1 mountain }',
      },
      { title: 'Something for the others, too', steps: 'gain 2 cubes;\neach other player { gain a cube }' },
      { title: 'A card gets another use', steps: 'rotate a card counter-clockwise and place a cube on it' },
    ],
  ],
];
