/** What "this" and the names kept with `as` could be at a step (R11.5, L3). */
import { isGround, isToken, markersOf, type Terrain } from '../program/index.ts';
import type { Names } from './names.ts';
import type { Report } from './report/report.ts';

/** The kinds of things "this" can be; all false while nothing has set it. */
export interface PossibleReferents {
  tile: boolean;
  /** A mountain, forest or marker. */
  token: boolean;
  animal: boolean;
}

const NO_REFERENT: PossibleReferents = { tile: false, token: false, animal: false };
export const ANY_REFERENT: PossibleReferents = { tile: true, token: true, animal: true };

/** What a feature covers: tiles that cannot be replaced (R15.6). */
export interface FeatureGround {
  terrains: readonly Terrain[];
  /** True if its token is the one mountain of each of its tiles (R15.5). */
  token: boolean;
}

/**
 * Grows from step to step in text order: whatever an earlier step could have made "this" stays possible, even after an `if`,
 * `either`, `may` or `repeat`.
 */
export interface Scope {
  this: PossibleReferents;
  /** Inside a feature, what its tile covers. */
  feature?: FeatureGround;
  /** In a trigger `by another player`. */
  byAnother?: boolean;
  /** In a trigger, which cannot choose a species (L68). */
  inTrigger?: boolean;
  /** In what a trigger waits for, where no step comes before. */
  inEvent?: boolean;
  kept: Set<string>;
  /** Names already reported as unknown. */
  unknown: Set<string>;
  /** Names after `as` in steps that could not be read. */
  unread: Set<string>;
  /** Words that were reported where a thing was expected; perhaps meant as names. */
  refused: Set<string>;
  /** True after a step that could not be read: nothing is known about "this" and the names from then on. */
  unsure: boolean;
  /** True after a step that had to be left out. */
  incomplete: boolean;
}

/** What lowering and checks need: the names of the set, what "this" can be, and the report for problems. */
export interface Context {
  names: Names;
  scope: Scope;
  report: Report;
}

/** The scope before the first step; inside a feature, with what its tile covers. */
export function newScope(feature?: FeatureGround): Scope {
  const names = {
    kept: new Set<string>(),
    unknown: new Set<string>(),
    unread: new Set<string>(),
    refused: new Set<string>(),
  };
  return { this: NO_REFERENT, ...names, unsure: false, incomplete: false, ...(feature && { feature }) };
}

export function hasThis(scope: Scope): boolean {
  return scope.unsure || scope.this.tile || scope.this.token || scope.this.animal;
}

export function couldBeAnimal(scope: Scope): boolean {
  return scope.unsure || scope.this.animal;
}

/** The kind of a thing. */
export function thingKind(thing: string, { markers }: Pick<Names, 'markers'>): PossibleReferents {
  if (isGround(thing)) return { ...NO_REFERENT, tile: true };
  if (isToken(thing) || markers.has(thing)) return { ...NO_REFERENT, token: true };
  return { ...NO_REFERENT, animal: true };
}

/** Adds to what "this" can be from now on. */
export function addThis(scope: Scope, possible: readonly PossibleReferents[]): void {
  for (const { tile, token, animal } of possible) {
    scope.this = {
      tile: scope.this.tile || tile,
      token: scope.this.token || token,
      animal: scope.this.animal || animal,
    };
  }
}

/** The scope in which "this" is one of these, whatever it was before. */
export function withThis(scope: Scope, possible: readonly PossibleReferents[]): Scope {
  const inner = { ...scope, this: NO_REFERENT };
  addThis(inner, possible);
  return inner;
}

/** All names that may follow `adjacent to` and `on`, for suggestions. */
export function* spotNames(scope: Scope, names: Names, engineWords: readonly string[]): Generator<string> {
  yield* scope.kept;
  yield* engineWords;
  for (const { name } of names.words.animals) yield name;
  for (const { name } of markersOf(names.words)) yield name;
}
