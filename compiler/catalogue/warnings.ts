/** ECO701 to ECO719: valid text that is probably not what the author meant. */
import { card, entry, inCard } from './entry.ts';

const extending = 'set small "Small" extends first-continent';

/** More steps than fit on a card. */
const TOO_MANY_GAINS = [
  'lion',
  'gorilla',
  'rhino',
  'elephant',
  'antelope',
  'stork',
  'leopard',
  'shark',
  'cheetah',
]
  .map((animal) => `gain 1vp per ${animal} adjacent to 2 water`)
  .join(';\n  ');

export const WARNINGS = {
  ECO701: entry({
    message: '{what} gives nothing',
    hint: 'add what it gives, as in `gain 1vp`',
    explanation:
      'The effect neither gains anything nor changes the landscape, a block in it is empty (`may { }`), or it counts something it never does, like removed forests without a `remove` step.',
    ...inCard('choose a tile', 'choose a tile; gain 1vp per adjacent tile'),
  }),
  ECO702: entry({
    message: 'card {number} is the same as card {other}',
    explanation:
      'Two cards of the set, or one of it and one it inherits, have the same deck, leaves, energy and steps.',
    wrong: `${card('gain 1vp')}\n${card('gain 1vp').replace('900', '901')}`,
    mended: `${card('gain 1vp')}\n${card('gain 2vp').replace('900', '901')}`,
  }),
  ECO703: entry({
    message: 'nobody can get the element `{name}`: there is no token of it in the bag, and no card gives it',
    explanation:
      'A spot of an element without tokens could be filled only with the element that fits every spot.',
    wrong: 'set small "Small"\nelement sun x10\nelement moon x0\nelement wild x2 any',
    mended: 'set small "Small"\nelement sun x10\nelement moon x2\nelement wild x2 any',
  }),
  ECO704: entry({
    message: 'no card of the set places the {what} `{name}` it declares',
    explanation:
      'If a set with cards declares an animal or marker, one of its cards should probably place it.',
    wrong: `set small "Small" extends first-continent\nanimal okapi x4 on grassland\n${card('gain 1vp')}`,
    mended: `set small "Small" extends first-continent\nanimal okapi x4 on grassland\n${card('place okapi')}`,
  }),
  ECO705: entry({
    message: '{what} replaces {replaced}',
    hint: 'write `replaces` after its deck if that is intended; otherwise give it an unused number',
    explanation:
      'A card or Landscape Feature with the number of one in the extended set replaces it. The clause `hand` of the new card decides which starting hands it is in.',
    wrong: `${extending}\n${card('gain 1vp', 'leaves 2 energy sun hand lion').replace('900', '71')}`,
    mended: `${extending}\n${card('gain 1vp', 'leaves 2 energy sun hand lion').replace('900 brown', '71 brown replaces')}`,
  }),
  ECO706: entry({
    message: 'the plural of `{name}` is `{plural}`, which is probably wrong',
    explanation:
      'Without `plural`, the plural of an animal is its name and an `s`, on printed cards and in steps. Declare any other plural, and a regular one that looks unusual, like `plural monarchs`.',
    wrong: 'animal fox x4 on grassland',
    mended: 'animal fox plural foxes x4 on grassland',
  }),
  ECO707: entry({
    message: 'nothing uses the name `{name}`',
    hint: 'use it later, as in `adjacent to {name}`, or leave it out',
    explanation:
      'A name after `as` is for later steps of the same effect. If none of them uses it, it has no purpose.',
    wrong: card('place lion as hunter; place grassland; gain 1vp per adjacent animal'),
    mended: card('place lion; place grassland; gain 1vp per adjacent animal'),
  }),
  ECO708: entry({
    message: 'this branch is the same as one before it',
    hint: 'change it, or leave it out',
    explanation: 'Two equal branches give the player no real choice.',
    ...inCard('either { gain 1vp } or { gain 1vp }', 'gain 1vp'),
  }),
  ECO709: entry({
    message: '`repeat 1` has no effect: its steps are done once anyway',
    hint: 'repeat at least twice, or write the steps without `repeat`',
    explanation: '`repeat` needs a number from 2, `up to` a number, or `per` something that is counted.',
    ...inCard('repeat 1 { place water }', 'place water'),
  }),
  ECO710: entry({
    message: '`may` is unnecessary here: nobody declines a gain that costs nothing',
    hint: 'write `gain` without `may`, or put what it costs into the same braces',
    explanation:
      'The player is asked yes or no each time. Use `may` for something that has a price or can be a disadvantage, like removing an animal.',
    ...inCard('may gain 2vp', 'gain 2vp'),
  }),
  ECO711: entry({
    message: '`{name}` {where}, but here it is on {terrain}',
    hint: 'put it on another tile, or draw another kind of tile',
    explanation:
      'An animal that lives only in water is never on land, and one that lives only on land is never in water, unless a card moves it over any terrain.',
    wrong: `scenario "small" { board "a w" where a = desert with 1 shark; do { gain 1vp }; expect 1vp }`,
    mended: `scenario "small" { board "d a" where a = water with 1 shark; do { gain 1vp }; expect 1vp }`,
  }),
  ECO712: entry({
    message: 'the same is done whether the condition holds or not',
    hint: 'change what follows `else`, or write the steps without `if`',
    explanation: 'An `if` whose two blocks are equal decides nothing.',
    ...inCard('if you have 3 cards { gain 1vp } else { gain 1vp }', 'gain 1vp'),
  }),
  ECO713: entry({
    message: 'this condition is {ever} true: {why}',
    hint: 'change the condition, or leave it out',
    explanation:
      'The condition has the same answer in every game: it asks for something that no step before it can have done, or that can never be there.',
    wrong: card('place lion; gain 2vp if you placed 2 water'),
    mended: card('place up to 2 water; gain 2vp if you placed 2 water'),
  }),
  ECO714: entry({
    message: '`{name}` is named twice here',
    hint: 'leave it out',
    explanation: 'Naming a thing or a reward twice offers nothing more, and things are counted once.',
    ...inCard('place lion or lion', 'place lion'),
  }),
  ECO715: entry({
    message: 'the {part} is too long for the card: {by}',
    hint: 'shorten it, or print it on larger cards',
    explanation:
      'The rules text of a card gets smaller letters and shorter words if it is long, and its title smaller letters. If that is not enough, the rest would be cut off. `ecos print` refuses such a text unless you add `--fitting`, which prints the other cards, or `--allow-overflow`. The text is measured for square and poker cards, in English and in the languages that have names for all words of the set; `ecos check --card mini` measures it for mini cards instead.',
    wrong: card(TOO_MANY_GAINS),
    mended: card('gain 1vp per lion adjacent to 2 water'),
    whenLaidOut: true,
  }),
  ECO716: entry({
    message: 'this is never reached: the effect has ended before it',
    hint: 'leave it out, or put an `if` after `stop`',
    explanation:
      '`stop` ends the whole effect, whatever block it is in (L58). Steps that come after it on every path are never done.',
    ...inCard('gain 1vp; stop; gain 2vp', 'gain 1vp; stop if you have no card; gain 2vp'),
  }),
  ECO717: entry({
    message: '`{removal}` may remove "this" itself: then there is no "this" here',
    hint: 'use "this" before it is removed, or choose the tile under it, as in `choose a tile with a lion`',
    explanation:
      'After `choose a fish`, "this" is that fish. If a later step removes it, steps that need a "this" are skipped, tests are false and counts are 0, and the effect continues (L2, L4). Choose the tile with the thing instead, and remove what is on it.',
    ...inCard(
      'choose a fish; remove a fish on this tile; place shark on this tile; gain 3vp',
      'choose a water with a fish; remove a fish on this tile; place shark on this tile; gain 3vp',
    ),
  }),
  ECO718: entry({
    message: 'bots do not do what is said by hand',
    hint: 'play it with people; figures of simulations leave the card out',
    explanation:
      'A sentence after `by hand` is for people: the game only offers them the steps that there are. Bots answer `done` at once, so what bots make of the card says nothing about it (L60).',
    ...inCard('by hand "Plant a forest where you like."', 'may place forest'),
  }),
  ECO719: entry({
    message: '`{what}` is at most 1: the animals of a community are of one kind',
    hint: 'count them in a habitat or landmass, as in `different animals in this landmass`',
    explanation:
      'A community is a connected group of animals of one species (R11.3), and only these belong to it (L17).',
    ...inCard(
      'place lion; gain 1/3/6vp for different animals in this community',
      'place lion; gain 1/3/6vp for different animals in this landmass',
    ),
  }),
};
