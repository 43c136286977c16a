/** Recipes: what cannot be said. */
import type { RecipeTopic } from './recipe.ts';

/** Effects that designers ask for but the language cannot express: why, and what comes closest. */
export const IMPOSSIBLE: RecipeTopic = {
  about: 'What cannot be said',
  intro:
    'An effect begins and ends while one card is being resolved. Its choices are made openly, one after the other, and by nobody ' +
    'but players. So the language has no words for these ideas; each comes with what is nearest to it. Smaller limits stand ' +
    'beside their recipes above: [pairs](#points-for-pairs), [the order of cards](#the-best-of-five-cards), ' +
    '[neighbours at the table](#another-player-decides-where), [events that count twice a round](#whenever-anybody-places-something) ' +
    'and [finished cards](#points-at-the-end-of-the-game).',
  recipes: [
    {
      title: 'Nobody may place animals until the end of the next round',
      before: 'An effect cannot forbid anything or last. It can only make it harder at once:',
      steps: 'each other player { lose 2 cubes }',
    },
    {
      title: 'Your next card counts double',
      before:
        'An effect does not change what another card does. It can do its own steps twice, or give a card another use:',
      steps: 'repeat 2 { place antelope; gain 1vp per adjacent grassland };\nrotate a card counter-clockwise',
    },
    {
      title: 'Everybody bids in secret, and the highest bid pays',
      before:
        'Players answer one after the other, everybody sees the answers, and what is paid is paid. The player with the most can be ' +
        'asked to pay, or everybody can be offered the same price:',
      steps: `each player with the most cubes { may { pay 3 cubes; place lion; gain 2vp } };
each player { may { pay 2 cubes; place antelope } }`,
    },
    {
      title: 'Slide it in one direction until something stops it',
      before:
        'Steps know distances, but no directions, and a move goes as far as its player wants. An animal can be rewarded for going far:',
      steps: 'move a fish 6 spaces;\ngain 1vp per space moved',
    },
    {
      title: 'Place it in a corner of the landscape',
      before: 'The landscape has an edge, but no corners. A place with few neighbours is nearest:',
      steps: 'place grassland adjacent to at most 2 tiles;\ngain 1vp',
    },
    {
      title: 'Points for a river from edge to edge',
      before:
        'Steps know habitats, but neither lines nor ends. A large water habitat on the edge is nearest:',
      steps:
        'gain 3vp per water habitat with at least 3 fish and on the edge;\ngain 1vp per water in the largest water habitat',
    },
    {
      title: 'Draw an element token and do something by its colour',
      before: 'Steps do not draw or roll. Another player can decide instead of chance:',
      steps: 'choose another player { either { place water } or { place desert } };\ngain 2vp if on the edge',
    },
    {
      title: 'Do what a finished card of another player does',
      before:
        'An effect cannot refer to a card, except to rotate an active card of its own player. A new card can be ' +
        'brought into play:',
      steps: 'gain a card and play it',
    },
    {
      title: 'Another player has to take this card',
      before: 'Cards do not change hands. Write what the card would do to that player:',
      steps: 'choose another player { lose 2vp; lose a cube }',
    },
    {
      title: 'A card that costs less, the more mountains there are',
      before: 'The spots of a card are printed on it. It can give something back:',
      steps: 'gain a cube per 2 mountains in the landscape at most 2',
    },
  ],
};
