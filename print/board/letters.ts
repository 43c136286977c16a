/** Letters that represent animals and markers on a board. */

/** A letter for each species and marker, by name. */
export type Letters = ReadonlyMap<string, string>;

/** The letter of a species when no other is left. */
const NO_LETTER = '@';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A letter for each species, from its name if one is free. The same list of species always gets the same letters. */
export function speciesLetters(species: readonly string[]): Letters {
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
