/** Recipes: for the rest of the game. */
import type { RecipeTopic } from './recipe.ts';

/** Lasting effects: Landscape Features. */
export const WHOLE_GAME: RecipeTopic = {
  about: 'For the rest of the game',
  intro:
    'The effect of a card runs once and is over. Only a [Landscape Feature](../language.md#landscape-features) watches what happens ' +
    'later, or scores at the end of the game.',
  recipes: [
    {
      title: 'Whenever anybody places something',
      file: `animal seal x6 on water beside land

feature 911 blue "Rich water"
  pattern "W W"
{
  when a seal or shark is placed { gain 1vp };
}

scenario "a seal arrives"
{
  board "w w d"
  do feature 911;
  do { place seal };
  expect 1vp;
}`,
      remark:
        'It works every time. “At most twice a round” cannot be expressed: nothing is remembered from one event to the next. `by you` ' +
        'limits it to what its owner does.',
    },
    {
      title: 'Points at the end of the game',
      file: `feature 912 brown "Great plain"
  pattern "G G" " G "
{
  at end {
    gain 1vp per animal within 2 spaces of this feature;
    gain 1vp per active card
  };
}

scenario "one animal is near enough"
{
  board "g g a b" " g" where a = desert with 1 lion, b = desert with 1 rhino
  do feature 912;
  do end of game;
  expect 2vp;
}`,
      remark:
        'Cards that are used up are not counted by anything, so “2 points per finished blue card” cannot be expressed.',
    },
  ],
};
