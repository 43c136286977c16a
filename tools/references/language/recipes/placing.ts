/** Recipes: placing. */
import type { RecipeTopic } from './recipe.ts';

/** Placing pieces, and where they may go. */
export const PLACING: RecipeTopic = {
  about: 'Placing',
  recipes: [
    { title: 'A choice of things to place', steps: 'place desert or water' },
    {
      title: 'Several, as many as the player wants',
      steps: 'place up to 3 antelopes',
      remark: 'Without `up to` all of them must be placed, or the effect ends there.',
    },
    { title: 'Only beside something', steps: 'place forest adjacent to a mountain' },
    {
      title: 'Beside one thing, and not beside another',
      steps: 'place antelope adjacent to a forest and not adjacent to a lion',
    },
    { title: 'On one of two sorts of place', steps: 'place stork either on the edge or adjacent to 2 water' },
    {
      title: 'Far away from something',
      steps: 'place antelope not within 3 spaces of a lion',
      remark:
        '`within 3 spaces` is three steps or less over the tiles, so this antelope is at least four steps away.',
    },
    { title: 'On the edge of the landscape', steps: 'place land on the edge' },
    {
      title: 'An island',
      steps: 'place desert adjacent to exactly 6 water;\ngain 2vp per land adjacent to exactly 6 water',
    },
    { title: 'Where nobody lives yet', steps: 'place antelope on a grassland without animals' },
    { title: 'Extending a habitat', steps: 'place water;\nplace water in this habitat' },
    {
      title: 'Two animals next to each other',
      steps: 'place lion as hunter;\nplace antelope adjacent to hunter',
    },
    {
      title: 'Up to two, not next to each other',
      steps: 'may {\n  place forest as first-one;\n  may place forest not adjacent to first-one\n}',
      remark: 'Things on one tile are adjacent too, so these two are on different tiles.',
    },
    {
      title: 'As many as are paid for, in one herd',
      steps:
        'choose an antelope;\npay up to 3 cubes;\nrepeat per paid cube { place antelope in this community }',
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
