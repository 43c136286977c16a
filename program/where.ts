/** Decomposes places. */
import type { Site, Where } from './terms.ts';

/** The conditions of a place, all of which must hold; each is a list of sites of which one must hold (L26). */
export function sitesOf(where: Where): readonly (readonly Site[])[] {
  const alternatives = (one: Exclude<Where, { where: 'all' }>) => (one.where === 'any' ? one.of : [one]);
  return where.where === 'all' ? where.of.map(alternatives) : [alternatives(where)];
}

/** Whether a place is exactly `this tile`: for the thing `tile`, that is the tile itself. */
export function isThisTile(where: Where | undefined): boolean {
  if (where?.where !== 'in' || where.not) return false;
  const [region, ...others] = where.regions;
  return region?.region === 'this-tile' && others.length === 0;
}
