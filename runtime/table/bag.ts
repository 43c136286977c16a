/** The bag: tokens come out of it by chance. */
import type { JournalEntry } from '../frames.ts';
import { randomBelow } from '../random.ts';
import type { Game } from '../state.ts';

/** How many tokens are left in the bag. */
export function tokensInBag({ bag }: Game): number {
  return bag.reduce((sum, n) => sum + n, 0);
}

/** How many tokens effects have drawn since the draw. */
export const tokensLaid = ({ laid }: Game): number => laid?.length ?? 0;

/**
 * Takes a token out of the bag, which must have one.
 * @param next what comes first, in a scenario that says it
 * @returns its element; -1 if a scenario does not say what comes, or says what is not in the bag
 */
export function drawToken(game: Game, next: number[] = []): number {
  let element = next.shift() ?? -1;
  if (element < 0 && game.random.length > 0) {
    let pick = randomBelow(game, tokensInBag(game));
    for (element = 0; pick >= game.bag[element]; element++) pick -= game.bag[element];
  }
  if (element < 0 || game.bag[element] === 0) return -1;
  game.bag[element]--;
  return element;
}

/** Puts the tokens that an effect has drawn back into the bag (L57). */
export function putBack({ bag }: Game, journal: readonly JournalEntry[]): void {
  for (const { deed, thing } of journal) if (deed === 'drawn') bag[thing]++;
}
