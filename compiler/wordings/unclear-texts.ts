/** Effects by which people mean something else as well, as their text shows; `unclear.ts` has those that their steps show. */
import { terrainsOf } from '../../program/index.ts';

/** Whether people can mean something else by an effect that still has its marks. */
export const isUnclearText = (eco: string): boolean => isBesideItself(eco) || isAreaOfAnother(eco);

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

/** Steps that make something "this". */
const NAMING = /\b(?:place|choose|move|replace|swap|for each)\b/;

/** The text in which a lake that is spoken of is the largest one, where that came before, or the habitat of "this". */
export const withOwnAreas = (eco: string): string =>
  eco.replace(OWN_AREA, (_, area: string, at: number) => {
    const before = eco.slice(0, at);
    const great = new RegExp(`\\bthe (?:largest|smallest) ${area} habitat\\b`).exec(before)?.[0];
    return great && !NAMING.test(before) ? great : 'this habitat';
  });

/** "A stork next to a lake …, each fish in that lake": the one beside the stork; of two lakes nobody can tell. */
const isAreaOfAnother = (eco: string): boolean =>
  [...eco.matchAll(OWN_AREA)].some(({ 1: area, index }) => {
    const [, since = ''] = LAST_THIS.exec(eco.slice(0, index)) ?? [];
    const isOwn = new RegExp(`^(?:an? |\\d+ )?${area}\\b|\\bwith ${area}\\b`).test(since);
    const other = `\\b(?:adjacent to|spaces of) (?:an? |\\d+ )?${area}\\b`;
    const isGreat = new RegExp(`[;{}].*\\bthe (?:largest|smallest) ${area} habitat\\b`).test(since);
    return isGreat || (!isOwn && new RegExp(other).test(since));
  });
