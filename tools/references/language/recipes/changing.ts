/** Recipes: moving and changing. */
import type { RecipeTopic } from './recipe.ts';

/** Moving, swapping, replacing, removing. */
export const CHANGING: RecipeTopic = {
  about: 'Moving and changing',
  recipes: [
    {
      title: 'Move something, then count its new neighbours',
      steps: 'move a lion 3 spaces;\ngain 1vp per adjacent antelope',
    },
    {
      title: 'Bring animals together',
      steps: 'choose a lion as one;\nmove up to 2 lions 2 spaces;\ngain 3vp if adjacent to one',
    },
    {
      title: 'A whole species moves, and scores where it ends up',
      file: `card 902 brown "On the move"
  leaves 2
  energy grassland, water
{
  either { move up to 10 antelopes 1 space }
  or { move up to 8 rhinos 1 space };
  gain 1vp per moved animal adjacent to a water;
}

scenario "of two that move, one reaches the water"
{
  board "a b c w" where a = grassland with 1 antelope, b = grassland with 1 antelope, c = grassland
  do card 902;
  choose first;
  choose b to c;
  choose a to b;
  expect 1vp;
}`,
      remark:
        'Write a branch for each species. `move all antelopes 1 space` moves them whether the player wants or not.',
    },
    { title: 'Across all terrain', steps: 'move a fish or shark 4 spaces over any terrain' },
    { title: 'Points for the distance', steps: 'move a fish 6 spaces;\ngain 1vp per space moved' },
    {
      title: 'Turn one terrain into another',
      steps: 'replace a desert with grassland',
      remark: 'Such a card is an Impact card. R10 says what leaves with the old terrain.',
    },
    {
      title: 'Change the tile below',
      steps: 'move a stork 1 space;\nreplace this tile with desert',
    },
    {
      title: 'Two neighbouring tiles change places, with everything on them',
      file: `card 903 brown "Drifting plates"
  leaves 2
  energy desert, mountain
{
  swap a land with a land adjacent to this;
}

scenario "the lion and the forest go along"
{
  board "a b" where a = desert with 1 lion, b = grassland with 1 forest
  do card 903;
  choose a;
  expect a is grassland with 1 forest;
  expect b is desert with 1 lion;
}`,
      remark: 'After `with`, "this" is the tile chosen first.',
    },
    { title: 'Eating', steps: 'choose a lion;\nmay { remove an antelope adjacent to this; gain 4vp }' },
    {
      title: 'Eating, and something for the others',
      file: `card 917 brown "Ambush"
  leaves 2
  energy desert, animal
{
  choose a lion adjacent to an antelope;
  remove an antelope adjacent to this;
  gain 4vp if you removed an antelope;
  each other player { gain a card };
}

scenario "one player eats, the other draws"
{
  board "a b" where a = desert with 1 lion, b = grassland with 1 antelope
  given 2 players;
  do card 917;
  expect b is grassland with no antelope;
  expect 4vp;
  expect player 2 gained 1 card;
}`,
    },
    {
      title: 'Remove things, then gain for each of them',
      steps: 'remove up to 3 forests;\ngain 2vp per removed forest',
    },
    {
      title: 'Remove everything of a kind in one place',
      file: `card 918 blue "Landslide"
  leaves 2
  energy sun, grassland
{
  remove all mountains adjacent to a grassland;
  gain 1vp per removed mountain at least 2;
}

scenario "both beside the grassland go, the third one stays"
{
  board "a g b c" where a = desert with 1 mountain, b = desert with 1 mountain, c = desert with 1 mountain
  do card 918;
  expect a is desert with no mountain;
  expect b is desert with no mountain;
  expect c is desert with 1 mountain;
  expect 2vp;
}

scenario "at least 2 points, even for nothing"
{
  layout standard
  do card 918;
  expect 2vp;
}`,
      remark: 'Nobody is asked, and mountains beside each other leave at once.',
    },
    {
      title: 'Each of them in turn: a hunt',
      steps:
        'for each lion {\n  if adjacent to an antelope { remove an antelope adjacent to this; gain 2vp }\n  else { remove a lion on this tile }\n}',
      remark:
        'The player chooses the order. Which lions take a turn is settled when the step begins (L62). `repeat per lion { … }` would do ' +
        'the same several times, without a lion that is “this”.',
    },
    {
      title: 'Fire spreads once',
      file: `marker fire x9 on forest

card 931 brown "Bush Fire"
  leaves 2
  energy sun x2, forest
{
  place fire on a forest;
  for each forest adjacent to a fire not on a fire { place fire on this tile };
  gain 1vp per fire in the landscape at most 6;
}

scenario "it reaches the neighbour, but not the forest behind it"
{
  board "a b c" where a = grassland with 1 forest, b = grassland with 1 forest, c = grassland with 1 forest
  do card 931;
  choose a;
  expect c is grassland with 1 forest and no fire;
  expect 2vp;
}`,
    },
    {
      title: 'A ring of land that closes',
      steps:
        'place land as rim;\nfor each water adjacent to rim and adjacent to at least 6 land {\n  gain 5vp;\n  gain 1vp per adjacent desert\n}',
      remark: '`for each` does nothing if there is none, so it also says “if that closed a ring”.',
    },
  ],
};
