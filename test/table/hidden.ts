/** Tables that look the same from a seat, for tests of what it may know (R3.5, R6.2). */
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { clone, type Game } from '../../runtime/state.ts';

/** The same table with other cards in the other hands, in the decks, in other packs of a draft and among those others just looked at. */
export function dealtAnew(game: Game, seat: number, seed: number): Game {
  const { cards: printed } = game.tables;
  const other = clone(game);
  const hidden: number[][] = [...other.decks, ...other.hands.filter((_, s) => s !== seat)];
  for (const frame of other.stack) {
    if (frame.task === 'gain-card' && frame.seat !== seat) hidden.push(frame.looked);
    if (frame.task === 'draft') hidden.push(...frame.packs.filter((_, at) => frame.seats[at] !== seat));
  }
  const chance = { random: seedRandom(seed) };
  for (const colour of [0, 1]) {
    const cards = hidden.flat().filter((c) => printed[c].deck === colour);
    shuffle(chance, cards);
    for (const pile of hidden) {
      pile.forEach((c, at) => {
        if (printed[c].deck === colour) pile[at] = cards.pop() ?? c;
      });
    }
  }
  return other;
}
