/** A set of any number of cards as text: what the ways from text to program are measured with. */

const ELEMENTS = ['sun', 'water', 'grassland', 'desert', 'animal', 'mountain', 'forest'];
const ANIMALS = ['lion', 'antelope', 'stork', 'leopard', 'rhino', 'gorilla', 'elephant'];
const TERRAINS = ['desert', 'grassland', 'water'];

/** The words of the set, so that nothing else has to be read with it. */
const DECLARATIONS = `set measured "A set to measure"
  players 2 to 6
  target 80 short 60
  cubes 66 start 7
  supply land 50, water 25, mountain 15, forest 25
  deal 8 brown, 4 blue, 3 active
  draw 1
${ELEMENTS.map((name) => `element ${name} x8`).join('\n')}
element wild x2 any
${ANIMALS.map((name) => `animal ${name} x8 on grassland or desert`).join('\n')}
layout standard
  " w "
  "d g"
  " w "
`;

/** Effects in the shapes real cards have; `$e`, `$a`, `$t` and `$n` are drawn for each card. */
const EFFECTS = [
  'place $t; gain $nvp per adjacent $t',
  'place $a; move up to $n $as 2 spaces; gain 1 $e and 1vp if on the edge',
  'place up to $n forests; gain 1vp per placed forest at most 6',
  'place forest; gain 1vp per forest in this habitat',
  'gain $n of $e, $e; place an animal of $t; gain a card or a cube if adjacent to at least 2 $t',
  'may { remove a forest; gain 3vp }; gain $n $e',
  'either { place mountain; gain 2vp } or { gain $n $e; gain a cube }',
  'choose a $a as pride; place $a adjacent to pride; gain $nvp per 2 $as in this community',
  'if there is a $a community with at least 2 $as { gain $nvp } else { place $a; gain 1vp }',
  'repeat up to $n { place $t on the edge; gain 1vp per different adjacent tile }',
  'replace a desert with grassland or water as oasis; gain 2vp if adjacent to oasis or you have no cube',
  'each other player { gain 1 $e }; rotate a card counter-clockwise and place a cube on it; gain $nvp',
];

/** The text of a set with so many cards, the same for the same seed; a scenario for every tenth card. */
export function corpus(cards: number, seed = 1): string {
  const below = chance(seed);
  const one = (list: readonly string[]) => list[below(list.length)];
  const fill = (text: string) =>
    text.replace(/\$([eatn])/g, (_, kind: string) => {
      if (kind === 'n') return String(1 + below(4));
      return one(kind === 'e' ? ELEMENTS : kind === 'a' ? ANIMALS : TERRAINS);
    });
  const card = (number: number) => `
# Card ${number} of a set that nobody plays.
card ${number} ${below(3) === 0 ? 'blue' : 'brown'} "Card ${number}"
  leaves ${1 + below(4)}
  energy ${one(ELEMENTS)} x${1 + below(2)}, ${one(ELEMENTS)}
  note "made for measuring"
{
  ${fill(one(EFFECTS)).replaceAll('; ', ';\n  ')};
}
`;
  const scenario = (number: number) => `
scenario "card ${number} has somewhere to go"
{
  board " g g "
        "a 1 w"
    where a = desert with 1 mountain
  given 7 cubes;
  do { place grassland; gain 1vp per adjacent grassland };
  choose 1;
  expect 2vp;
}
`;
  const texts = Array.from({ length: cards }, (_, i) => card(i + 1) + (i % 10 === 0 ? scenario(i + 1) : ''));
  return `${DECLARATIONS}${texts.join('')}`;
}

/** Numbers from 0 up to, not including, a bound: a linear congruential generator, the same in every run. */
function chance(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
