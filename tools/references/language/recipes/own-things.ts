/** Recipes: animals and tokens of your own. */
import type { RecipeTopic } from './recipe.ts';

/** Animals and tokens that a designer adds. */
export const OWN_THINGS: RecipeTopic = {
  about: 'Animals and tokens of your own',
  intro:
    'The file that uses them declares them, or another file of the same set. [sets.md](../sets.md) adds their drawings, and ' +
    'their names in other languages.',
  recipes: [
    {
      title: 'An animal of the coast, and points for its colony',
      file: `animal penguin x8 on desert beside water

card 908 blue "Rookery"
  leaves 3
  energy water, animal
{
  place penguin;
  gain 1vp per penguin in this community at most 6;
}

scenario "three together"
{
  board "a b w" where a = desert, b = desert with 2 penguins
  do card 908;
  expect b is desert with 3 penguins;
  expect 3vp;
}`,
      remark: '`beside` holds when the animal is placed. It may move away from the water.',
    },
    {
      title: 'A token that breaks off and floats away',
      file: `marker glacier x6 on desert or mountain or water

card 909 brown "Breaking ice"
  leaves 2
  energy sun, water
{
  choose a desert with a glacier adjacent to a water;
  remove a glacier on this tile;
  replace this tile with water;
  gain 3vp per replaced desert;
  place glacier on a water adjacent to this;
}

scenario "the ice floats beside the new water"
{
  board "a w" where a = desert with 1 glacier
  do card 909;
  choose w;
  expect a is water with no glacier;
  expect w is water with 1 glacier;
  expect 3vp;
}`,
      remark:
        'Markers do not move: they are removed and placed again. If this one could not be on water, leave out `or water` and ' +
        'the last step.',
    },
    {
      title: 'A token that only some tiles can hold, one each',
      file: `marker kelp plural kelp x10 on water

card 910 brown "Seaweed"
  leaves 3
  energy water x2
{
  may {
    place kelp as bed;
    may place kelp not adjacent to bed;
  }
}

scenario "not beside the first one"
{
  board "a b c" where a = water, b = water, c = water
  do card 910;
  choose yes;
  choose a;
  choose yes;
  expect c is water with 1 kelp;
}`,
      remark: '`up to 2 a tile` after the tiles lets a tile hold two.',
    },
  ],
};
