/** Recipes: for the rest of the game. */
import type { RecipeTopic } from './recipe.ts';

/** Lasting effects: cards that wait, and Landscape Features. */
export const WHOLE_GAME: RecipeTopic = {
  about: 'For the rest of the game',
  intro:
    'The steps of a card run once each time it is completed. Behind them, `when … { … }` waits for what happens while the card is ' +
    'active, on everybody’s turns (L43), and `at end { … }` scores at the end of the game for a card that was completed (L44). A ' +
    '[Landscape Feature](../language.md#landscape-features) does both from the moment it is laid.',
  recipes: [
    {
      title: 'A card that waits: whenever you place a forest',
      file: `animal meerkat x8 on desert or grassland

card 951 brown "Scout"
  leaves 3
  energy animal, forest
{
  gain 1vp;
  when a forest is placed by you { may place meerkat adjacent to this }
}

scenario "a meerkat comes with the forest"
{
  board "a b w" where a = grassland, b = desert
  given card 951 active;
  do { place forest };
  choose yes; choose meerkat b;
  expect b is desert with 1 meerkat;
}`,
    },
    {
      title: 'Energy whenever you place a forest',
      before:
        'An element you gain is a cube on an open spot of one of your cards. “At most once a draw” cannot be said:',
      file: `card 952 blue "Mycelium"
  leaves 2
  energy forest, sun
{
  gain 1vp;
  when a forest is placed by you { gain 1 sun }
}`,
    },
    {
      title: 'A toll on a habitat',
      file: `marker mound x6 on grassland

card 953 brown "Toll"
  leaves 3
  energy grassland, animal
{
  place mound;
  when an animal is placed in a habitat with a mound by another player {
    that player { lose 1vp };
    gain 1vp
  }
}`,
      remark:
        'Names do not outlive an effect, so a marker keeps the place. `that player { … }` is done by the one who did it (L45).',
    },
    {
      title: 'Points at the end, from a card',
      file: `card 954 blue "Lonely Peaks"
  leaves 1
  energy mountain x2
{
  at end {
    gain 3vp per mountain within 2 spaces of no mountains;
    repeat per mountain habitat with at least 4 tiles { lose 1vp }
  }
}

scenario "the one on the left is alone"
{
  board "a d d b c" where a = desert with 1 mountain, b = desert with 1 mountain, c = desert with 1 mountain
  do card 954;
  do end of game;
  expect 3vp;
}`,
      remark: 'The card stays face up before its owner, without spots: it is kept until it has scored.',
    },
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
