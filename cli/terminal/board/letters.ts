/** Letters and symbols for tokens and animals on a board, as text. */
import type { Letters } from '../../../print/board/index.ts';
import type { TileView } from '../../../runtime/index.ts';

/** The names of the animals and markers on a tile. */
export function namesOn({ animals, markers = [] }: TileView): string[] {
  return [...animals, ...markers];
}

/** `^&&`: a mountain and two forests. */
export function tokensText({ mountains, forests }: TileView): string {
  return '^'.repeat(mountains) + '&'.repeat(forests);
}

/** `A2E`: two antelopes and an elephant. Markers have letters too. */
export function animalsText(tile: TileView, letters: Letters): string {
  const names = namesOn(tile);
  return [...letters]
    .map(([name, letter]) => ({ letter, amount: names.filter((one) => one === name).length }))
    .map(({ letter, amount }) => (amount > 1 ? `${letter}${amount}` : letter.repeat(amount)))
    .join('');
}
