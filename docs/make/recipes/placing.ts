import type { Chapter } from './recipe.ts';

/** What is placed, and where. */
export const PLACING: Chapter = {
  about: 'Placing',
  recipes: [
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
};
