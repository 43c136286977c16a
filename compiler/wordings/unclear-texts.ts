/** Effects by which people mean something else as well, as their text shows; `unclear.ts` has those that their steps show. */
import { terrainsOf } from '../../program/index.ts';

/** Whether people can mean something else by an effect that still has its marks. */
export const isUnclearText = (eco: string): boolean =>
  isBesideItself(eco) || isOpenPrice(eco) || UNCLEAR.some((one) => one.test(eco));

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

/** "Sell up to 2 cards for a cube": nobody can tell how many are paid for it. */
const isOpenPrice = (eco: string): boolean =>
  /\bpay up to\b[^;]*; (?!pay)/.test(eco) && !/\bpaid\b|\bthe_/.test(eco);

const UNCLEAR: readonly RegExp[] = [
  // "1 point per lake, max 3 lakes": no more are counted, or that many are placed.
  /\bper [^;{}]*?\b([a-z]+?)s?\b[^;{}]*; place up to \d+ \1\b/,
  // "Between a desert and another": one would be enough for this.
  /adjacent to (an? [\w-]+)(?: and)? adjacent to \1\b/,
  // "On it and next to it": one of both, not both.
  /\bon (?:this tile|the_\w+) (?:and )?adjacent to (?:this|the_it)\b/,
  // What others drew is not what you drew.
  /\bplayer\b[^{}]*\{[^{}]*\bdraw\b[^{}]*\}.*\b(?:you drew|drawn)\b/,
  // "The others" after players that were chosen: other than they, or than who plays.
  /\b(?:each player with|choose \w+ player)\b[^{}]*\{[^{}]*\}; each other player\b/,
  // "Discard a card or pay a cube -> 3 points": for one of both, or for either.
  /\beither \{ (?:pay|lose) [^;{}]*\} or \{ (?:pay|lose) [^;{}]*;/,
  // "Anywhere except a desert or next to water": neither of both.
  /\beither not\b/,
  // "1 cube: place a forest. 2 cubes: place a lion": one of both, or each of them.
  /^pay [^;{}]*; [^;{}]*; pay /,
  // "A lion on a tile with another lion": it is one itself.
  /\b(?:per|remove|move|is|are|choose|all) (?:an? |all |up to )?(?:\d+ )?([a-z]+?)s? (?:on|in) an? [^;{}]*? with(?: an?| no|out) \1s?\b/,
  // "A lion on a tile with no other animals", of animals.
  /\b(?:per|remove|move|is|are|choose|all) (?:an? |all |up to )?(?:\d+ )?(?!desert|grassland|water|land|tile|mountain|forest)[a-z]+ (?:on|in) an? [^;{}]*? with(?: an?| no|out) animals?\b/,
];
