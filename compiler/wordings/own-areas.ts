/** The lakes and the like that "the lake" and "that lake" mean, which the table marks: `this_water habitat`. */

/** The habitat of "this", called a lake. */
const OWN_AREA = /\bthis_(\w+) habitat\b/g;

/** Steps that make something "this". */
const NAMING = /\b(?:place|choose|move|replace|swap|for each)\b/;

/** The last thing that is "this", and all that follows. */
const LAST_THIS = /\b(?:place|choose|move|replace|swap) (?!.*\b(?:place|choose|move|replace|swap) )(.*)/s;

/**
 * The text in which each of them is the largest one, where that came before, or the habitat of "this"; undefined where it may be
 * another, as behind "a stork next to a lake".
 */
export const withOwnAreas = (eco: string): string | undefined =>
  [...eco.matchAll(OWN_AREA)].some(({ 1: area, index }) => isOfAnother(area!, eco.slice(0, index)))
    ? undefined
    : eco.replace(OWN_AREA, (_, area: string, at: number) => {
        const before = eco.slice(0, at);
        const great = new RegExp(`\\bthe (?:largest|smallest) ${area} habitat\\b`).exec(before)?.[0];
        return great && !NAMING.test(before) ? great : 'this habitat';
      });

function isOfAnother(area: string, before: string): boolean {
  const [, since = ''] = LAST_THIS.exec(before) ?? [];
  const isOwn = new RegExp(`^(?:an? |\\d+ )?${area}\\b|\\bwith ${area}\\b`).test(since);
  const isBeside = new RegExp(`\\b(?:adjacent to|spaces of) (?:an? |\\d+ )?${area}\\b`).test(since);
  const isGreat = new RegExp(`[;{}].*\\bthe (?:largest|smallest) ${area} habitat\\b`).test(since);
  return isGreat || (isBeside && !isOwn);
}
