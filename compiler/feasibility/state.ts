/** What "this" and the names kept with `as` can be at a point of an effect. */
import { ALL_PILES, NO_PILES, type Piles } from './piles.ts';

/** A key of `ThingStates` that stands for "nothing answers to it" (L2). */
export const ABSENCE = 'gone';
/** Another key, which stands beside it: an earlier step may have removed just this item. */
export const REMOVAL = 'removed';

/**
 * What one item of the landscape can be, and for each possibility the piles its tile can be. Keys: `tile`, `mountain`, `forest`,
 * or the name of an animal or marker.
 */
export type ThingStates = ReadonlyMap<string, Piles>;

export interface State {
  self: ThingStates;
  kept: ReadonlyMap<string, ThingStates>;
}

export const NO_THING: ThingStates = new Map([[ABSENCE, ALL_PILES]]);

/** The item without the mark of a removal. */
export const unmarked = (item: ThingStates): ThingStates =>
  item.has(REMOVAL) ? new Map([...item].filter(([thing]) => thing !== REMOVAL)) : item;

/** After `stop`: no path through the effect leads here, so what comes next is not followed. */
export const END_STATE: State = { self: new Map(), kept: new Map() };

/** No path through the effect leads here. */
export const NO_STATE: State = { self: new Map(), kept: new Map() };

export function either(some: ThingStates, other: ThingStates): ThingStates {
  if (some === other) return some;
  const both = new Map(some);
  for (const [thing, piles] of other) both.set(thing, piles | (both.get(thing) ?? NO_PILES));
  return both;
}

/** The state after either of two paths through an effect. */
export function joinStates(some: State, other: State): State {
  if (some === other || other === END_STATE) return some;
  if (some === END_STATE) return other;
  if (some.kept.size + other.kept.size === 0) return { self: either(some.self, other.self), kept: some.kept };
  const kept = new Map(some.kept);
  // On a path that never set a name, the name refers to nothing.
  for (const name of new Set([...some.kept.keys(), ...other.kept.keys()])) {
    kept.set(name, either(some.kept.get(name) ?? NO_THING, other.kept.get(name) ?? NO_THING));
  }
  return { self: either(some.self, other.self), kept };
}

export function isSame(some: State, other: State): boolean {
  if (some === other) return true;
  if (!isSameItem(some.self, other.self) || some.kept.size !== other.kept.size) return false;
  return [...some.kept].every(([name, item]) => isSameItem(item, other.kept.get(name) ?? NO_THING));
}

function isSameItem(some: ThingStates, other: ThingStates): boolean {
  return some.size === other.size && [...some].every(([thing, piles]) => other.get(thing) === piles);
}

/** The state with `change` applied to every item. */
export function withItems({ self, kept }: State, change: (item: ThingStates) => ThingStates): State {
  if (kept.size === 0) return { self: change(self), kept };
  return { self: change(self), kept: new Map([...kept].map(([name, item]) => [name, change(item)])) };
}

/** The state in which "this", and the name `as` if given, is an item. */
export function withSelf(state: State, self: ThingStates, as: string | undefined): State {
  return { self, kept: as === undefined ? state.kept : new Map(state.kept).set(as, self) };
}

/** The piles of everything an item can be. */
export function allPiles(item: ThingStates): Piles {
  return [...item].reduce((all, [thing, piles]) => (thing === ABSENCE ? all : all | piles), NO_PILES);
}
