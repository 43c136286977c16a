/** Taking a place apart. */
import type { Site, Where } from './terms.ts';

/** What must all hold: each a list of sites of which one is enough (L26). */
export function sitesOf(where: Where): readonly (readonly Site[])[] {
  const alternatives = (one: Exclude<Where, { where: 'all' }>) => (one.where === 'any' ? one.of : [one]);
  return where.where === 'all' ? where.of.map(alternatives) : [alternatives(where)];
}

/** Whether a place is `this tile` and nothing else: with `tile` before it, the tile itself is meant. */
export function isThisTile(where: Where | undefined): boolean {
  if (where?.where !== 'in' || where.not) return false;
  const [region, ...others] = where.regions;
  return region?.region === 'this-tile' && others.length === 0;
}
