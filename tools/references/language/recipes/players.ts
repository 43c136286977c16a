/** Recipes: paying, losing, and the other players. */
import type { RecipeTopic } from './recipe.ts';

/** Effects on other players, paying, and losing. */
export const PLAYERS: RecipeTopic = {
  about: 'Paying, losing, and the other players',
  recipes: [
    {
      title: 'Pay for something more',
      steps: 'place grassland;\nmay { pay 2 cubes; gain 6vp }',
      remark: 'The player is only asked with two cubes that are not on cards.',
    },
    {
      title: 'Pay as much as you like, and do something for each cube',
      steps: 'pay up to 3 cubes;\nrepeat per paid cube { place forest }',
    },
    {
      title: 'Something for the other players too',
      steps: 'gain 2 cubes;\neach other player { gain a cube }',
    },
    {
      title: 'Everybody gives up a card, or loses points',
      file: `card 905 blue "Hard times"
  leaves 2
  energy desert x2
{
  each player { either { pay a card } or { lose 2vp } };
}

scenario "one loses points, the other pays the card"
{
  layout standard
  given 2 players;
  given 5vp;
  given player 2 hand 905;
  do card 905;
  choose first;
  expect 3vp;
  expect player 2 has 0 cards;
}`,
      remark: 'A player without a card is not asked. Points never fall below 0.',
    },
    {
      title: 'Help for those who are behind',
      steps: 'each player with the fewest vp { gain 3vp }',
      remark: 'If several are last, all of them gain.',
    },
    {
      title: 'A gift to another player',
      file: `card 906 brown "A shared catch"
  leaves 3
  energy water, animal
{
  pay a cube;
  choose another player { gain a cube and 3vp };
  gain 3vp;
}

scenario "one cube changes hands"
{
  layout standard
  given 3 players;
  given 2 cubes;
  do card 906;
  choose player 3;
  expect 3vp;
  expect has 1 cubes;
  expect player 3 3vp;
}`,
      remark:
        'Things do not go from one player to another: the cube is paid to the supply and gained from it. Without a cube, the ' +
        'effect ends at `pay`.',
    },
    {
      title: 'Another player decides where',
      file: `card 907 brown "The neighbour's wish"
  leaves 2
  energy water, grassland
{
  choose another player { choose a desert };
  replace this tile with water;
  gain 4vp;
}

scenario "the other one chooses, the owner scores"
{
  board "a b" where a = desert, b = desert
  given 2 players;
  do card 907;
  choose b;
  expect b is water;
  expect 4vp;
}`,
      remark:
        'What the player in the block chooses is "this" after it. Players are picked by what they have or by choice, not by ' +
        'where they sit, so “your left neighbour” cannot be expressed.',
    },
    {
      title: 'They give something up, or you gain',
      steps:
        'each other player {\n  either { remove a forest }\n  or { pay a card }\n  or { the owner { gain 3vp } }\n}',
      remark:
        '`the owner { … }` is done by the player of the card, in the middle of what another player does (L61).',
    },
    {
      title: 'They sacrifice an animal, or a card goes from them to you',
      before:
        'Cards do not change hands. The other player pays one, and the owner gains one of the decks or the display:',
      steps:
        'each other player {\n  either { remove an animal }\n  or { pay a card; the owner { gain a card } }\n}',
    },
    {
      title: 'Points for every player who has a lot',
      steps: 'gain 1vp per other player with at least 3 cubes',
    },
  ],
};
