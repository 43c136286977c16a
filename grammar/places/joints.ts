/** Where `and` stands before a restriction that could be said of the thing before it, and would then mean another board (L26). */
import type { CompareNode, SiteNode, ThingNode, WhereNode } from '../tree/conditions.ts';

/** A node with a place: a step, a count or the second half of a swap. */
export interface Placed {
  count?: string;
  things?: readonly ThingNode[];
  /** What a group holds, or the second things of a swap. */
  with?: object;
  where?: WhereNode;
  withWhere?: WhereNode;
}

export type PlaceKey = 'where' | 'withWhere';

/** The sites of a place before which `and` stands. */
export function findJoints(node: Placed, key: PlaceKey): SiteNode[] {
  const isGroup = node.count === 'groups';
  const things = thingsOf(node, key);
  return (node[key]?.sites ?? []).filter((site, at, sites) =>
    at === 0 ? (isGroup ? node.with !== undefined : holdsFew(things)) : isApart(sites[at - 1], site, isGroup),
  );
}

/** Whether things are restricted by what is on them; any may be on the way to the cursor, where no nodes are read. */
export function isHolder(node: Placed | undefined, key: PlaceKey): boolean {
  if (node?.count === 'groups') return node.with !== undefined;
  return node === undefined || thingsOf(node, key).some((one) => one.held ?? one.lacks);
}

function thingsOf({ things = [], with: others }: Placed, key: PlaceKey): readonly ThingNode[] {
  if (key === 'where') return things;
  return Array.isArray(others) ? others : [];
}

/** Regions of which nothing else is said than of what is in them. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['landscape', 'this-tile']);

function isApart(first: SiteNode, next: SiteNode, isGroup: boolean): boolean {
  if (first.not || first.where === 'either') return true;
  switch (first.where) {
    case 'edge':
      return false;
    case 'in':
      return next.where !== 'in' && !WHOLE.has(first.regions.at(-1)?.region);
    case 'on': {
      // What is on the tile of a thing is where the thing is, unless it is missing.
      if (isGroup || first.spot?.spot === 'this-feature') return true;
      return first.spot?.spot === 'things' && (isFew(first.spot.compare) || holdsFew(first.spot.things));
    }
    default:
      return true;
  }
}

const isFew = (compare: CompareNode | undefined): boolean => compare?.is === 'most' || compare?.value === 0;

function holdsFew(things: readonly ThingNode[]): boolean {
  const { held = [], lacks } = things.at(-1) ?? {};
  return lacks !== undefined || held.some(({ compare }) => isFew(compare));
}
