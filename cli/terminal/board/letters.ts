/** Letters and signs for tokens and animals on a board. */
import type { TileView } from '../../../runtime/index.ts';

/** A letter for each species and marker, by name. */
export type Letters = ReadonlyMap<string, string>;

/** For a species when no letter is left. */
const NO_LETTER = '@';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A letter for each species, from its name if one is free. The same species get the same letters. */
export function lettersOf(species: readonly string[]): Letters {
  const letters = new Map<string, string>();
  const used = new Set<string>();
  for (const name of [...new Set(species)].sort()) {
    const own = [...name.replaceAll('-', '')];
    const candidates = [...own.map((c) => c.toUpperCase()), ...own, ...ALPHABET];
    const letter = candidates.find((candidate) => !used.has(candidate)) ?? NO_LETTER;
    used.add(letter);
    letters.set(name, letter);
  }
  return letters;
}

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
