/** Effects by which people mean something else as well, as their text shows; `unclear.ts` has those that their steps show. */
import { terrainsOf } from '../../program/index.ts';

/** Whether people can mean something else by an effect that still has its marks. */
export const isUnclearText = (eco: string): boolean =>
  isBesideItself(eco) || isAreaOfAnother(eco) || isOpenPrice(eco) || UNCLEAR.some((one) => one.test(eco));

/** A place of a place: the second is of what stands there, not of the ground. */
const PLACE_OF_PLACE =
  /\bon (?:an? |\d+ )?([\w-]+)(?: with(?:out)? [^;{}]*?)? (?:and )?(?:adjacent to|within \d+ spaces of) ([^;{}]*)/g;

/** Whether something stands on a ground and is to be beside its like, where its own ground counts, too. */
const isBesideItself = (eco: string): boolean =>
  [...eco.matchAll(PLACE_OF_PLACE)].some(([, ground, beside]) =>
    beside!
      .match(/[\w-]+/g)
      ?.some((word) => terrainsOf(word).some((one) => terrainsOf(ground!).includes(one))),
  );

/** The habitat of "this", which people call a lake. */
const OWN_AREA = /\bthis_(\w+) habitat\b/g;

/** The last thing that is "this", and all that follows. */
const LAST_THIS = /\b(?:place|choose|move|replace|swap) (?!.*\b(?:place|choose|move|replace|swap) )(.*)/s;

/** The text in which lakes that are spoken of are the habitat of "this". */
export const withOwnAreas = (eco: string): string => eco.replace(OWN_AREA, 'this habitat');

/** "A stork next to a lake …, each fish in that lake": the one beside the stork. */
const isAreaOfAnother = (eco: string): boolean =>
  [...eco.matchAll(OWN_AREA)].some(({ 1: area, index }) => {
    const [, since = ''] = LAST_THIS.exec(eco.slice(0, index)) ?? [];
    const isOwn = new RegExp(`^(?:an? |\\d+ )?${area}\\b|\\bwith ${area}\\b`).test(since);
    return !isOwn && new RegExp(`\\b(?:adjacent to|spaces of) (?:an? |\\d+ )?${area}\\b`).test(since);
  });

/** "Sell up to 2 cards for a cube": nobody can tell how many are paid for it. */
const isOpenPrice = (eco: string): boolean =>
  /\bpay up to\b[^;]*; (?!pay)/.test(eco) && !/\bpaid\b|\bthe_/.test(eco);

const UNCLEAR: readonly RegExp[] = [
  // "Each lake where a shark lives" lies on no tile, and "each tree in that wood" stands on none.
  /\b(?:habitat|community|landmass) on a tile with\b/,
  /\bper (?:\d+ )?(forest|mountain) on the_\1\b/,
  // "A forest next to a forest": the tile is next to its own.
  /\bland with a (\w+) adjacent to an? \1\b/,
  // "A fish in a lake next to a desert": the lake, or the fish.
  /\bin an? [^;{}]*?(?:habitat|landmass)(?: with [^;{}]*?)? (?:and )?(?:adjacent to|within|on the edge)\b/,
  // "Between a desert and another": one would be enough for this.
  /adjacent to (an? [\w-]+)(?: and)? adjacent to \1\b/,
  // "On it and next to it": one of both, not both.
  /\bon (?:this tile|the_\w+) (?:and )?adjacent to (?:this|the_it)\b/,
  // What others drew is not what you drew.
  /\bplayer\b[^{}]*\{[^{}]*\bdraw\b[^{}]*\}.*\b(?:you drew|drawn)\b/,
  // "The others" after players that were chosen or did something: other than they, or than who plays.
  /\beach player \{ may .*\}; each other player\b/,
  /\b(?:each player with|choose \w+ player)\b[^{}]*\{[^{}]*\}; each other player\b/,
  // "Discard a card or pay a cube -> 3 points": for one of both, or for either.
  /\beither \{ (?:pay|lose) [^;{}]*\} or \{ (?:pay|lose) [^;{}]*;/,
  // "If it is water, place a fish; if it is a sun, place a lion; otherwise …": the last may be of both.
  /\bif you drew [^{}]*\{[^{}]*\}; if you drew [^{}]*\{[^{}]*\} else\b/,
  // "If it is in the same lake", "in another lake": it is always in its own.
  /\bif +(?:on an? [\w-]+ and )?(?:not )?in this (?:habitat|landmass|community)\b(?! +has)/,
  // "It moves and eats an antelope": where it stands then, or anywhere.
  /\bmove [^;{}]*; remove (?:an? )?(?!obj_)[\w-]+ *(?:;|\}|$)/,
  // "Each is worth 2 points if next to water": each that is, or all if the last is.
  /\bgain [^;{}]* per (?:the_deeds?|placed|moved)\b[^;{}]* if +(?:not +)?(?:adjacent|on|in|within)\b/,
  // "Removed one? 1 point. Removed two? 3 points": one is not two.
  /\bif you (\w+) (?!exactly|at )[^{}]*\{[^{}]*\}; if you \1 (?!exactly|at )/,
  // "Each player removes up to 2 forests. Removed both?" is asked of each, or once.
  /\beach (?:\w+ )?player \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}; if +(?:you (?:placed|removed|moved|replaced)|adjacent|on|within)\b/,
  // "Each player may place up to 2 lions, and whoever does so …": none is up to 2.
  /\bplayer \{ (?:may|either) \{ \w+ up to \d+ [^;{}]*(?:;|\} or)/,
  // "Take a card and a cube, and give one of them back."
  /\bgain [^;{}]* and [^;{}]*; lose \d+ the_lost\b/,
  // "A lion and a forest in any order": either can be the last.
  /\beither \{ place ([^;{}]+); place ([^;{}]+) \} or \{ place \2; place \1 \}.*\b(?:the_(?!deed|reward|points)|this\b|adjacent\b)/,
  // "Pay 2 cubes or discard a card, then …": who has no card discards none.
  /\beither \{ (?:pay [^{}]*\} or \{ lose|lose [^{}]*\} or \{ pay)\b[^{}]*\};/,
  // "For each lion, at most 3 times": no more are counted, or all of it is done that often. "Again. Again."
  /\brepeat (?:up to )?\d+ \{ repeat\b|\brepeat 1 \{[^{}]*\}; repeat 1\b/,
  // "1 point per lake, max 3 lakes", "1 fish, max 4 fish": no more are counted, or that many are placed.
  /\bper [^;{}]*?\b([a-z]+?)s?\b[^;{}]*; place up to \d+ \1\b/,
  /\bplace (?:an? ([\w-]+)|([\w-]+) (?:on|adjacent) [^;{}]*); place up to \d+ (?:\1|\2)s?(?:;|$)/,
  // "Replace a forest with a mountain if …": the forest stays, too.
  /\bchoose a land with [^;{}]*; remove [^;{}]*; place [^;{}]* if\b/,
  // "Any number of spaces, 1 point each": each space, or each that moved.
  /\bmove [^;{}]* 99 spaces; gain [^;{}]* per the_deed\b/,
  // "It moves or eats an antelope next to it": in the second way, nothing moved.
  /^(?:may \{ )?either \{[^{}]*\}(?: or \{[^{}]*\})*? or \{ [^;{}]*\b(?:this(?! (?:card|feature))|obj_this|the_it|adjacent (?!to))\b/,
  // "Choose a player, who gives you a cube": not yourself.
  /\bchoose a player \{[^{}]*\bthe owner\b/,
  // "Anywhere except a desert or next to water": neither of both.
  /\beither not\b/,
  // "1 cube: place a forest. 2 cubes: place a lion": one of both, or each of them.
  /^pay [^;{}]*; [^;{}]*; pay /,
  // "A lion on a tile with another lion": it is one itself.
  /\b(?:per|remove|move|is|are|choose|all) (?:an? |all |up to )?(?:\d+ )?([a-z]+?)s? (?:on|in) an? [^;{}]*? with(?: an?| no|out) \1s?\b/,
  // "A lion on a tile with no other animals", of animals.
  /\b(?:per|remove|move|is|are|choose|all) (?:an? |all |up to )?(?:\d+ )?(?!desert|grassland|water|land|tile|mountain|forest)[a-z]+ (?:on|in) an? [^;{}]*? with(?: an?| no|out) animals?\b/,
];
