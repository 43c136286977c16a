/** Effects whose words can mean more than the text of their steps shows. */
import { terrainsOf } from '../../program/index.ts';

/** A place of a place: the second is of what stands there, not of the ground. */
const PLACE_OF_PLACE =
  /\bon (?:an? |\d+ )?([\w-]+)(?: with(?:out)? [^;{}]*?)? (?:and )?(?:adjacent to|within \d+ spaces of) ([^;{}]*)/g;

/** Whether something stands on a ground and is to be beside its like, where its own ground counts, too. */
export const isBesideItself = (eco: string): boolean =>
  [...eco.matchAll(PLACE_OF_PLACE)].some(([, ground, beside]) =>
    beside!
      .match(/[\w-]+/g)
      ?.some((word) => terrainsOf(word).some((one) => terrainsOf(ground!).includes(one))),
  );

/** Things of a kind that are counted right after some of them were removed: the ones removed, or those that are left. */
const COUNT_OF_REMOVED =
  /\bremove (?:all|up to \d+|\d+|an?) ([\w-]+)\b[^;{}]*; gain [^;{}]* per (?:\d+ )?\1(?=$|;| at | \})/;

/** Whether it cannot be told which things are counted. */
export const isCountUnclear = (eco: string): boolean => COUNT_OF_REMOVED.test(eco);
