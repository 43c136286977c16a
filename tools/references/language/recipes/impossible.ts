/** Recipes: what cannot be said. */
import type { RecipeTopic } from './recipe.ts';

/** Effects that designers ask for but the language cannot express: why, and a card with which people play them. */
export const IMPOSSIBLE: RecipeTopic = {
  about: 'What cannot be said',
  intro:
    'These ideas have no words in the language, but every one of them can be on a card tonight: `by hand` prints a sentence as it ' +
    'stands, and the table does what it says, with buttons for placing, removing, moving, points, cubes and cards (L60). Bots do ' +
    'nothing there. Smaller limits stand beside their recipes above: [pairs](#points-for-pairs), ' +
    '[the order of cards](#the-best-of-five-cards) and [neighbours at the table](#another-player-decides-where).',
  recipes: [
    {
      title: 'Chains: animals in a row, each beside the next',
      words: 'chain sequence consecutive row domino snake',
      before: 'Counts know neighbours and groups, but not ways from one thing to the next.',
      steps:
        'by hand "Find the longest chain of different animals, each beside the one before. Gain 2 points for each of them."',
    },
    {
      title: 'Networks: mountains joined by forests',
      words: 'network connect join link road bridge route',
      steps: 'by hand "Gain 2 points for each pair of mountains that a line of forests connects."',
    },
    {
      title: 'Rivers, and other ways across the landscape',
      words: 'river stream flow upstream downstream channel path',
      before: 'A habitat of water is a lake, a river or the sea alike.',
      steps:
        'by hand "Choose a mountain beside water. Gain 1 point for each tile of the longest way over water from there to the edge."',
    },
    {
      title: 'Straight lines',
      words: 'straight line row diagonal column axis',
      before: 'Places know distances, but no directions.',
      steps:
        'by hand "Gain 2 points for each tile of the longest straight line of deserts. You may first turn one of its ends into desert."',
    },
    {
      title: 'Everything moves in one direction',
      words: 'direction north south east west wind drift migrate migration flock together current tide',
      steps:
        'by hand "Move a whole antelope community 2 tiles in one direction. Gain 1 point for each antelope that comes to another habitat."',
    },
    {
      title: 'Lakes and islands: what is shut in',
      words: 'lake island pond surround enclose encircle ring shut fence',
      before: 'The smallest water habitat may lie at the edge.',
      steps:
        'by hand "Choose the smallest lake. It turns to desert, and its animals move to the nearest water. Gain 2 points for each tile."',
    },
    {
      title: 'What was joined or parted: before and after',
      words: 'split divide separate merge join reconnect fewer',
      before: 'A count looks at the landscape as it is, and remembers no number.',
      steps: 'by hand "Place a land tile. Gain 4 points for each landmass fewer than before."',
    },
    {
      title: 'Corners, where three tiles meet',
      words: 'corner vertex junction',
      steps:
        'by hand "Gain 1 point for each corner where a desert, a grassland and a water tile meet, at most 9 points."',
    },
    {
      title: 'Majorities: who has the most pieces there',
      words: 'majority belong claim dominate territory',
      before: 'Tiles and tokens belong to nobody.',
      steps:
        'by hand "Put a token of your colour on a land tile. At the end, the player with the most in a landmass gains 8 points, the second 4."',
    },
    {
      title: 'Auctions and bids',
      words: 'auction bid highest fist',
      before: 'Players answer one after the other, and everybody sees it.',
      steps:
        'by hand "Everybody hides free cubes in a fist. Open them together: who has the most pays them and gains 3 points for each."',
    },
    {
      title: 'Secret choices',
      words: 'secret simultaneous thumb bluff guess reveal',
      steps:
        'by hand "Choose an opponent. Show thumbs together: both up, 5 points each. One up: 7 for the other. Both down: lose 2 each."',
    },
    {
      title: 'A secret goal',
      words: 'secret goal mission objective',
      steps:
        'by hand "Write down one species in secret. At the end, gain 3 points for each of its communities of 3 or more."',
    },
    {
      title: 'A promise that is kept or broken at the end',
      words: 'promise bet wager vow predict forecast guess',
      before:
        'What was chosen is forgotten when the effect ends; a marker can keep a place, but not a species.',
      steps:
        'by hand "Name a species. At the end, gain 2 points for each of it, or lose 5 points if there are fewer than 3."',
    },
    {
      title: 'Drafting: everybody takes one of some cards',
      words: 'draft clockwise deal',
      steps:
        'by hand "Reveal as many blue cards as there are players, and one more. Clockwise from you, each takes one. You get the last, too."',
    },
    {
      title: 'I cut, you choose',
      words: 'cut divide pile half halves',
      before: 'Two things that were chosen cannot be offered to another player.',
      steps:
        'by hand "Choose two grassland habitats. The player on your left scores 1 point for each animal in one of them, you in the other."',
    },
    {
      title: 'Bans: nobody may place this until …',
      words: 'nobody forbid forbidden ban prevent protect block cannot until',
      before: 'An effect forbids nothing.',
      steps:
        'by hand "Until the next wild, nobody may place forests: gain a sun instead. Then each player gains 1 point for each card in hand."',
    },
    {
      title: 'A species dies out for the rest of the game',
      words: 'extinct die dies never',
      steps:
        'by hand "Remove the rarest species. Gain 2 points for each animal removed. Nobody may place that species again."',
    },
    {
      title: 'In the next round',
      words: 'round turn later season year delay tomorrow',
      before: 'An effect ends with its card; what waits on a card waits for events, not for rounds.',
      steps:
        'by hand "Put a marker on each forest that burns. When the next round starts, place a meerkat there and gain 1 point for each."',
    },
    {
      title: 'The draw and the Harbinger',
      words: 'harbinger drawn bag round',
      before: 'Counts do not know the round.',
      steps:
        'by hand "Gain 1 point for each element drawn this round. If you are the Harbinger, also place a water tile."',
    },
    {
      title: 'The dial',
      words: 'dial needle',
      steps:
        'by hand "Set your dial to START and take its reward. Every other player turns theirs one step."',
    },
    {
      title: 'Cards of other players, and copies of effects',
      words: 'copy copies mimic steal borrow ability',
      before: 'An effect cannot refer to a card, except to rotate an active card of its own player.',
      steps:
        'by hand "Choose a card of another player with a leaf left. Do what it says. Its owner gains 1 cube."',
    },
    {
      title: 'Discarding a card that lies before you',
      words: 'discard sacrifice tableau',
      steps:
        'by hand "Discard one of your other active cards. Gain 3 points for each of its leaves; its cubes come back."',
    },
    {
      title: 'Spots and symbols on cards',
      words: 'spot symbol icon',
      steps: 'by hand "Gain 1 point for each sun spot of your active cards, 2 if a cube covers it."',
    },
    {
      title: 'Races: who finishes this first',
      words: 'race fastest quickest finish first',
      before: 'Cards that are used up are not counted by anything.',
      steps:
        'by hand "The first player to finish such a card gains 8 points, the second 5, everybody else 2."',
    },
    {
      title: 'Your next card counts double',
      words: 'double twice bonus',
      before:
        'An effect does not change what another card does. It can do its own steps twice, or give a card another use:',
      steps: 'repeat 2 { place antelope; gain 1vp per adjacent grassland };\nrotate a card counter-clockwise',
    },
    {
      title: 'A card that costs less, the more mountains there are',
      words: 'cost cheap discount price pay',
      before: 'The spots of a card are printed on it. It can give something back:',
      steps: 'gain a cube per 2 mountains in the landscape at most 2',
    },
  ],
};
