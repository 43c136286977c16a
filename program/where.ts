/** Taking a place apart. */
import type { Site, Where } from './terms.ts';

/** What must all hold: each a list of sites of which one is enough (L26). */
export function sitesOf(where: Where): readonly (readonly Site[])[] {
  const alternatives = (one: Exclude<Where, { where: 'all' }>) => (one.where === 'any' ? one.of : [one]);
  return where.where === 'all' ? where.of.map(alternatives) : [alternatives(where)];
}
