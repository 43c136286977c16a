/** Recipes: choices, conditions, repetition. */
import type { RecipeTopic } from './recipe.ts';

/** Choices, conditions, repetition, and the uses of a card. */
export const CHOICES: RecipeTopic = {
  about: 'Choices, conditions, repetition',
  recipes: [
    {
      title: 'One of several effects',
      steps: 'either { place water; gain 1vp }\nor { place desert; gain 2vp }\nor { gain a card }',
    },
    {
      title: 'Only under a condition',
      steps: 'place stork;\ngain 3vp if adjacent to at least 2 water and not on the edge',
    },
    {
      title: 'What it stands on, and what is around',
      steps: 'move a rhino 2 spaces;\ngain 3vp if on a grassland;\ngain 2vp if not within 2 spaces of a lion',
    },
    { title: 'Several times', steps: 'repeat up to 3 { place forest; gain 1vp }' },
    {
      title: 'Once for each of something',
      steps: 'repeat per 2 mountains in the landscape { gain 1 mountain }',
    },
    { title: 'Another use of a card', steps: 'rotate a card counter-clockwise and place a cube on it' },
    {
      title: 'A card with two stages',
      file: `card 904 blue "Spring and summer"
  leaves 2
  energy grassland x2, sun
{
  if this is its first use { place 2 grassland }
  else { gain 2vp per grassland in the largest grassland habitat at most 10 };
}

scenario "the second time it scores"
{
  board "g g d"
  given card 904 active with 1 leaves;
  do card 904;
  expect 4vp;
}`,
      remark: 'For a card with more leaves there is also `this is its last use`.',
    },
    {
      title: 'A card with three stages',
      steps:
        'if this is its first use { remove a fish; place shark }\nelse if this is its last use { remove a stork; place elephant; gain 2vp per elephant }\nelse { remove a shark; place stork }',
    },
    {
      title: 'A price that rises, and so does the reward',
      steps:
        'may {\n  pay a cube; gain 4vp;\n  may {\n    pay 2 cubes; gain 10vp;\n    may { pay 3 cubes; gain 18vp }\n  }\n}',
    },
  ],
};
