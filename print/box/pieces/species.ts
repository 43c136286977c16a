/** Marks that distinguish species across a table besides their drawings: a tint, and a letter or two. */

/** The hue steps by the golden angle, so that consecutive species differ strongly. */
const GOLDEN_ANGLE = 137.508;
const FIRST_HUE = 40;
/** Dark enough to be seen in a narrow rim; alternating, so that neighbours differ even without colours. */
const LIGHTNESS = [72, 53];
const SATURATION = 46;

/** The tint of the species at an index of the list. */
export const speciesTint = (place: number): string =>
  `hsl(${(FIRST_HUE + place * GOLDEN_ANGLE) % 360}, ${SATURATION}%, ${LIGHTNESS[place % LIGHTNESS.length]}%)`;

/** Letters without accents, which are illegible across a table. */
const plain = (letters: string) => letters.normalize('NFD').replace(/\p{M}/gu, '');

/** The initial of each name, or two letters if names share it: `L` for lion, `Le` for leopard, `Lm` for lemur. */
export function speciesInitials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [first = '', ...rest] = name.toLocaleUpperCase();
    const more = rest.filter((letter) => /\p{L}/u.test(letter)).map((letter) => first + letter.toLowerCase());
    const own = [first, ...more].find((letters) => !taken.has(plain(letters))) ?? first;
    taken.add(plain(own));
    return own;
  });
}
