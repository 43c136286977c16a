/** Recipes: points and gains. */
import type { RecipeTopic } from './recipe.ts';

/** Gains, and what they are counted by. */
export const POINTS: RecipeTopic = {
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
      file: `card 913 brown "Bright sky"
  leaves 2
  energy sun x2
{
  gain a card of 5;
}

scenario "one card is kept"
{
  layout standard
  do card 913;
  expect gained 1 card;
}`,
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
      file: `card 914 blue "Where the shelf ends"
  leaves 2
  energy water x2, animal
{
  choose a water;
  gain 1vp per different animal either in this habitat or adjacent to a water;
}

scenario "fish in the sea, a lion and a rhino on its shore"
{
  board "x w a b" where x = water with 2 fish, a = desert with 1 lion and 1 rhino, b = desert with 1 antelope
  do card 914;
  choose w;
  expect 3vp;
}`,
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
      file: `card 915 blue "Over the ridge"
  leaves 2
  energy mountain, sun
{
  gain 1vp per mountain in the largest mountain habitat;
  if the largest mountain habitat has 5 mountains { gain 2 cards };
}

scenario "four are a range, not yet a long one"
{
  board "a a a a d m" where a = desert with 1 mountain, m = desert with 1 mountain
  do card 915;
  expect 4vp;
  expect has 0 cards;
}`,
      remark: 'Linked mountains are a habitat. A plain 5 means at least five.',
    },
    {
      title: 'One, none, or several',
      file: `card 916 blue "The last of them"
  leaves 2
  energy sun, animal
{
  if there is exactly 1 lion { gain 7vp }
  else if there is no lion { place lion }
  else { gain 1vp per lion in the smallest lion community };
}

scenario "one is left"
{
  board "a g" where a = desert with 1 lion
  do card 916;
  expect 7vp;
}

scenario "of two communities the smaller one counts"
{
  board "a w b" where a = desert with 3 lions, b = desert with 2 lions
  do card 916;
  expect 2vp;
}`,
    },
    {
      title: 'Points for groups, not for their members',
      steps: 'gain 2vp per water habitat with at least 3 fish',
    },
    {
      title: 'Set collection: more for each different kind',
      steps: 'choose a tile;\ngain 1/3/6/10/15vp for different animals in this habitat',
      remark: 'A table of points: the last number is also for more (L52). On the card it is a small table.',
    },
    {
      title: 'A new animal, and a score for variety',
      steps: 'place animal;\ngain 1/3/6/10/15vp for different animals in this landmass',
      remark: 'A community has animals of one kind only, so variety is counted in a habitat or landmass.',
    },
    {
      title: 'Points for pairs',
      before:
        'Pairs cannot be counted. The closest you can get counts every antelope with a lion beside it, once:',
      steps: 'gain 1vp per antelope adjacent to a lion',
    },
  ],
};
