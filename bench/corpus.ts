/**
 * Generates the text of a set with any number of cards, to measure parsing and compiling. With as many cards as the base game, it
 * is playable: bag, animals, supplies, hands and colours are those of the base game.
 */
import { rng } from './rng.ts';

/** Elements and their numbers in the bag. */
const BAG = { sun: 10, water: 8, grassland: 6, desert: 5, animal: 4, mountain: 3, forest: 2 };
const ELEMENTS = Object.keys(BAG);
const TERRAINS = ['desert', 'grassland', 'water'];

/** Animals, their numbers, and where they live. */
const ANIMALS = [
  ['lion', 8, 'grassland or desert'],
  ['gorilla', 8, 'forest'],
  ['rhino', 8, 'desert'],
  ['elephant', 10, 'grassland or desert'],
  ['antelope', 14, 'grassland or desert'],
  ['stork', 10, 'water or grassland'],
  ['leopard', 8, 'mountain'],
  ['crab', 14, 'water'],
  ['shark', 6, 'water'],
  ['cheetah', 10, 'grassland'],
  ['manatee', 6, 'water'],
] as const;

/** The number of cards in the base game; its hands are made of these. */
const BOX = 105;
const HAND = 12;
const FOOTPRINTS = ['lion', 'gorilla', 'rhino', 'elephant', 'antelope', 'stork'];
const LEAVES = ['orchid', 'lily', 'honeypot', 'calla', 'daisy', 'aloe'];

/** The declarations of the set, which make it self-contained. */
const DECLARATIONS = `set measured "A set to measure"
  players 2 to 6
  target 80 short 60
  cubes 66 start 7
  supply land 50, water 25, mountain 15, forest 25
  deal 8 brown, 4 blue, 3 active
  deal 12 brown, 6 blue, 5 active for 2 players
  draw 1
  draw 2 for 2 players
${Object.entries(BAG)
  .map(([name, count]) => `element ${name} x${count}`)
  .join('\n')}
element wild x2 any
${ANIMALS.map(([name, count, on]) => `animal ${name} x${count} on ${on}`).join('\n')}
${FOOTPRINTS.map((name) => `hand ${name} footprint "${name}"`).join('\n')}
${LEAVES.map((name) => `hand ${name} leaf "${name}"`).join('\n')}
layout standard
  " w "
  "d g"
  " w "
`;

/** Effects like those of real cards; `$e`, `$a`, `$t` and `$n` are chosen at random for each card. */
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

/** The text of a set with this many cards, and a scenario for every tenth card. Equal seeds give equal texts. */
export function corpus(cards: number, seed = 1): string {
  const below = rng(seed);
  const one = (list: readonly string[]) => list[below(list.length)];
  const fill = (text: string) =>
    text.replace(/\$([eatn])/g, (_, kind: string) => {
      if (kind === 'n') return String(1 + below(4));
      return one(kind === 'e' ? ELEMENTS : kind === 'a' ? ANIMALS.map(([name]) => name) : TERRAINS);
    });
  const card = (number: number) => `
# Card ${number} of a set that nobody plays.
card ${number} ${isBlue(number) ? 'blue' : 'brown'} "Card ${number}"
  leaves ${1 + below(4)}
  energy ${one(ELEMENTS)} x${1 + below(2)}, ${one(ELEMENTS)}${hands(number)}
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

/** Every third card is blue, so that twelve consecutive cards are eight brown and four blue. */
function isBlue(number: number): boolean {
  return number % 3 === 0;
}

/** The hands of a card. Footprint hands use the first cards, leaf hands the last ones. */
function hands(number: number): string {
  const inHand = (names: readonly string[], first: number) => {
    const place = number - first;
    const name = names[Math.floor(place / HAND)];
    if (place < 0 || !name || number > BOX) return '';
    return `\n  hand ${name}${place % HAND < 3 ? ' active' : ''}`;
  };
  return inHand(FOOTPRINTS, 1) + inHand(LEAVES, BOX + 1 - LEAVES.length * HAND);
}
