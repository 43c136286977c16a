/** What a seat may know, made whole: bots try things out in it, so that they know no more than people do. */
import { shuffle } from '../random.ts';
import { clone, type Game } from '../state.ts';
import type { Chance } from './chance.ts';

/** A copy in which other hands, the decks and the tokens to come are made up by the bot's own chance (R6.2). */
export function imagine(game: Game, chance: Chance, seat: number): Game {
  const copy = clone(game);
  const { cards } = copy.tables;
  const hidden = [...copy.decks, ...copy.hands.filter((_, s) => s !== seat)];
  for (const colour of [0, 1]) {
    // Sorted first: what is dealt must not depend on where the cards really are.
    const unknown = hidden.flat().filter((card) => cards[card].deck === colour);
    unknown.sort((a, b) => a - b);
    shuffle(chance, unknown);
    let next = 0;
    for (const pile of hidden) {
      for (let at = 0; at < pile.length; at++) {
        if (cards[pile[at]].deck === colour) pile[at] = unknown[next++];
      }
    }
  }
  copy.random = chance.random.slice();
  return copy;
}
