import type { Chapter } from './recipe.ts';

/** What an effect gives, and for what. */
export const POINTS: Chapter = {
  about: 'Points and gains',
  recipes: [
    {
      title: 'Points for the neighbours of a new tile',
      steps: 'place grassland;\ngain 1vp per adjacent grassland',
    },
    {
      title: 'Points for every two of something, up to a maximum',
      steps: 'gain 1vp per 2 forests in the landscape at most 4',
      remark: '`at most` limits the points, not the count.',
    },
    {
      title: 'A minimum, even if there is little to count',
      steps: 'gain 1vp per lion on the edge at least 2',
    },
    { title: 'One reward or another, chosen by the player', steps: 'gain 2 sun or 3vp' },
    { title: 'Elements in any mix', steps: 'gain 3 of sun, water, grassland' },
    { title: 'A card that is played at once', steps: 'gain a card and play it' },
    {
      title: 'The best of five cards',
      steps: 'gain a card of 5',
      remark:
        'The other four go under their deck in the order they had. The player cannot put them into another order. ' +
        'Like any card, it can also be taken from the display.',
    },
    {
      title: 'More for a player with few cards',
      steps: 'if you have no card { gain 2 cards } else { gain a cube }',
    },
    {
      title: 'Points for what a player has',
      steps: 'gain 1vp per card in hand;\ngain 1vp per 2 cubes you have;\ngain 2vp per active card',
      remark: 'Cubes on cards do not count, and cards that are used up are no longer active.',
    },
    { title: 'Points for variety', steps: 'place water;\ngain 2vp per different adjacent animal' },
    {
      title: 'Points for all that lives in a sea and on its shore',
      steps: `choose a water;
gain 1vp per different animal either in this habitat or adjacent to a water`,
      remark:
        'A species on both sides counts once. The shore is that of every water in the landscape: “next to this habitat” ' +
        'cannot be said.',
    },
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
      title: 'Points for a mountain range, and more for a long one',
      steps: `gain 1vp per mountain in the largest mountain habitat;
if the largest mountain habitat has 5 mountains { gain 2 cards }`,
      remark: 'Linked mountains are a habitat. A plain 5 means at least five.',
    },
    {
      title: 'One, none, or several',
      steps: `if there is exactly 1 lion { gain 7vp }
else if there is no lion { place lion }
else { gain 1vp per lion in the smallest lion community }`,
    },
    {
      title: 'Points for groups, not for their members',
      steps: 'gain 2vp per water habitat with at least 3 fish',
    },
    {
      title: 'Points for pairs',
      before:
        'Pairs cannot be counted. What comes nearest counts every antelope that has a lion beside it, once:',
      steps: 'gain 1vp per antelope adjacent to a lion',
    },
  ],
};
