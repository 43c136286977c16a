/** Reports places that no landscape has or allows, whatever steps come before (ECO304, ECO310). */
import type { Span } from '../../grammar/index.ts';
import {
  isGround,
  type Kind,
  memoize,
  Recent,
  type Site,
  type Sought,
  sitesOf,
  type Vocabulary,
  type Where,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { anyView } from '../feasibility/where.ts';
import { whyNeverAll, whyUnplaceable } from '../feasibility/why.ts';
import type { Context } from '../scope.ts';

const areGrounds = (things: readonly Sought[]): boolean => things.map(wordFor).every(isGround);

/** Reports a place that puts a tile on a tile; returns true if it found none. */
export function checkOnTile(
  { report }: Context,
  things: readonly Sought[],
  where: Where | undefined,
  at: Span | undefined,
): boolean {
  if (!at || !where || !areGrounds(things) || !sitesOf(where).flat().some(isOnTile)) return true;
  report.add('ECO304', at, {});
  return false;
}

/** Whether a site can only be on a tile. */
function isOnTile(site: Site): boolean {
  if (site.where !== 'on') return false;
  const { spot } = site;
  if (spot.spot === 'things') return areGrounds(spot.things);
  return spot.spot === 'this-tile' || (spot.spot === 'thing' && isGround(spot.thing));
}

/** Like `checkOnTile`, for a step that removes tiles: those under its own feature stay (R15.6). */
export function checkChanged(
  context: Context,
  things: readonly Sought[],
  where: Where | undefined,
  at: Span | undefined,
  step: Span,
): boolean {
  if (!checkOnTile(context, things, where, at)) return false;
  return !where || !areGrounds(things) || reportNever(context, whyCovered(where), step);
}

/** Why a place is only under the feature; undefined if it is elsewhere, too. */
export function whyCovered(where: Where): string | undefined {
  return whyNeverAll(where, (site) => {
    const isCovered = site.where === 'in' && site.regions.every(({ region }) => region === 'this-feature');
    return isCovered ? why('tiles-stay') : undefined;
  });
}

/** Reports a test that "this" never passes, or always passes; returns true if it found none. */
export function checkTest(context: Context, where: Where, at: Span): boolean {
  const { this: self, unsure } = context.scope;
  const isTile = self.tile && !self.token && !self.animal && !unsure;
  if (isTile && sitesOf(where).flat().some(isOnTile)) {
    const hint =
      'tiles are side by side: use `adjacent to`, or ask what the tile has: `this tile has a forest`';
    context.report.add('ECO304', at, {}, { hint });
    return false;
  }
  // Nothing is adjacent to itself, or within any distance of itself (R11.1, L28).
  const never = whyNeverAll(where, (site) => {
    if (site.where === 'adjacent' && site.to.spot === 'this') return why('next-to-itself');
    return site.where === 'within' && site.of.spot === 'this' ? why('near-itself') : undefined;
  });
  return reportNever(context, never, at);
}

/** Reports a placement that no landscape allows; returns true if it found none. */
export function checkPlacement(context: Context, kinds: readonly Kind[], where: Where, at: Span): boolean {
  const areTiles = kinds.every((kind) => typeof kind === 'string' && isGround(kind));
  if (areTiles && sitesOf(where).some((sites) => sites.every((site) => site.where === 'on'))) {
    context.report.add('ECO304', at, {});
    return false;
  }
  const reasons = kinds.map((kind) => whyNever(context, kind, where));
  const hint =
    reasons[0] === why('joins-enclosed') ? 'write `adjacent to` it, or `replace` a tile of it' : undefined;
  return reportNever(context, reasons.includes(undefined) ? undefined : reasons[0], at, hint);
}

/** Why a kind can never be placed there, or with `isPlaced`, lie there just afterwards; undefined if it can. */
export function whyNever(
  { names, scope }: Context,
  kind: Kind,
  where: Where,
  isPlaced = false,
): string | undefined {
  const { feature } = scope;
  const compute = () => whyUnplaceable(anyView({ names, feature }), kind, where, isPlaced);
  const asked = JSON.stringify([kind, where, isPlaced, names.species]);
  return feature ? compute() : answersIn(names.words).getOrInsertComputed(asked, compute);
}

/** Answers for effects of cards by the words of the set and what was asked: a long text asks the same of all its animals again and again. */
const answersIn = memoize((_: Vocabulary) => new Recent<string | undefined>(MOST_ANSWERS));
const MOST_ANSWERS = 100;

function reportNever({ report }: Context, never: string | undefined, at: Span, hint?: string): boolean {
  if (never !== undefined) report.add('ECO310', at, { why: never }, { hint });
  return never === undefined;
}
