/** From the gallery to Print. */
import { printingOf } from '../print/printing.ts';
import type { Studio } from '../studio.ts';

/** Goes to Print with the numbers of some cards. */
export function printCards(studio: Studio, cards: readonly { number: number }[]): void {
  const numbers = new Set(cards.map(({ number }) => number));
  printingOf(studio).want('cards', [...numbers].sort((a, b) => a - b).join(','));
  studio.visitPlace('print');
}
