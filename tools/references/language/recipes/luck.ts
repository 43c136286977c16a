/** Recipes: luck. */
import type { RecipeTopic } from './recipe.ts';

export const LUCK: RecipeTopic = {
  about: 'Luck',
  intro:
    'Tokens are drawn from the bag of the game, shown to all, laid aside, and go back after the effect (L57). `given next sun, water` ' +
    'in a scenario says what comes.',
  recipes: [
    {
      title: 'Push your luck: stop in time',
      file: `card 941 brown "Prospecting"
  leaves 3
  energy sun, desert
{
  repeat up to 8 { draw an element; stop if you drew at least 2 sun };
  gain 1vp per drawn element;
}

scenario "two, and enough"
{
  layout standard
  given next sun, water;
  do card 941;
  choose yes; choose yes; choose no;
  expect 2vp;
}

scenario "the second sun ends it all"
{
  layout standard
  given next sun, sun;
  do card 941;
  choose yes; choose yes;
  expect 0vp; expect stopped;
}`,
    },
    {
      title: 'Nothing may come twice',
      steps:
        'repeat up to 6 {\n  draw an element;\n  stop if you drew at least 2 sun or you drew at least 2 water or you drew at least 2 animal\n};\ngain 2vp per drawn element',
      remark:
        'Each element that ends it is named, so the card is long: with all eight it fits on poker cards.',
    },
    {
      title: 'Draw a token and do something by its colour',
      steps:
        'draw an element;\nif you drew a sun { place desert } else if you drew a water { place water } else { gain 1vp }',
    },
  ],
};
