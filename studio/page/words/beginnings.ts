/** Sentences for the field *In your own words*, in the studio and on the first page of the site. */

/** The one with which the first page begins. */
export const FIRST_SENTENCE = 'Place a lion. Gain 2 points for each antelope next to it.';

/** Sentences to begin with, by what is said of them. */
export const BEGINNINGS = {
  'a herd that moves':
    'Place an antelope. Move up to 3 antelopes in this herd up to 2 spaces. Gain 1 point for each of them.',
  'a card for all players': 'Each other player may place a stork. Gain 1 point for each stork placed.',
  'something that waits': 'Place a forest. Whenever a lion is placed, gain 1 point.',
};
