/** Tables that look the same from a seat, for tests of what the seat may know (R3.5, R6.2). */
import { decision, submit } from '../../runtime/game.ts';
import { DONE, GAIN_A_CUBE, NO } from '../../runtime/options.ts';
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';

/**
 * The same table with different cards where the seat cannot see them: other hands, decks, other packs of a draft, and cards that
 * others have just looked at.
 */
export function redealt(game: Game, seat: number, seed: number): Game {
  const { cards: printed } = game.tables;
  const other = clone(game);
  const isHidden = (held: number) => !other.shown.includes(held);
  const hands = other.hands.map((hand, s) => (s === seat ? [] : hand.filter(isHidden)));
  const hidden: number[][] = [...other.decks, ...hands];
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
  other.hands = other.hands.map((hand, s) => {
    return s === seat ? hand : [...hand.filter((held) => !isHidden(held)), ...hands[s]];
  });
  return other;
}

/**
 * Answers all choices of this draw: the seat's by the first option, the others' at random (R3.5).
 * @returns what the seat sees when each player is first asked, as JSON
 */
export function viewsWhileChoosing(game: Game, seat: number, seed: number): Map<number, string> {
  const chance = { random: seedRandom(seed) };
  const seen = new Map<number, string>();
  const { draws } = game;
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const frame = game.stack.find((f) => f.task === 'round');
    if (game.draws !== draws || frame?.phase !== 'collect') break;
    const options = [...waiting.options];
    if (waiting.seat !== seat) {
      shuffle(chance, options);
      seen.set(waiting.seat, JSON.stringify(view(game, seat)));
    } else if (!seen.has(seat)) seen.set(seat, JSON.stringify(view(game, seat)));
    submit(game, options[0]);
  }
  return seen;
}

/** The answer to a question that only the player asked can see: the option that reveals least. */
export function leastRevealing({ asked }: Game): number {
  const { kind, options } = asked;
  if (kind === 'declare') return DONE;
  if (kind === 'dial-reward') return GAIN_A_CUBE;
  if (kind === 'yes-no') return NO;
  return Math.min(...options);
}
