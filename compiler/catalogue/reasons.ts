/** Why something can never happen, hold or be counted: the reasons that ECO310, ECO312, ECO701 and ECO713 give. */
import { fill, type Slots } from './entry.ts';

const REASONS = {
  // Placing, whatever came before.
  'placed-elsewhere': '{kind} is placed on {homes}, never on {under}',
  'tile-on-tile': 'a tile is never on a tile',
  'feature-has-tiles': 'the cells of a feature already have their tiles',
  'feature-has-mountain': 'every tile of the feature already has a mountain, its token',
  // Changing and finding, whatever came before.
  'tiles-stay': 'the tiles under a feature stay',
  'own-terrain': 'a {kind} cannot be replaced with a {kind}',
  'same-tile': 'a tile is not swapped with itself',
  'same-species': 'two animals of one species are never swapped',
  'same-place': '"this" is the first thing here, and nothing is swapped with what is on its own tile',
  'next-to-itself': '"this" is not adjacent to itself',
  'near-itself': '"this" is not within any distance of itself',
  'removed-is-nowhere': 'what was removed is not in the landscape any more, so it is nowhere',
  'removed-is-empty': 'what was removed is no longer in the landscape, so nothing is on it',
  'too-many': 'no place has that many',
  'no-such-thing': 'no {things} can ever be like that',
  // Steps after other steps.
  'already-that': 'the tiles meant are {kinds} already',
  'never-placed': '{place}, and {kinds} is never placed there',
  'never-part': '{place}, and {kinds} never becomes part of it',
  'never-there': '{place}, and {things} is never there',
  'tile-here': '{tile} is {piles} here',
  'this-here': '"this" is on {piles} here',
  'habitat-here': '`this habitat` is one of {of} here',
  'adjacent-habitat': 'an adjacent habitat is not of {of}, as `this tile` is',
  'community-of-animals': 'a community is of animals',
  'landmass-has-no-water': 'a landmass has no water',
  'group-cannot-hold': 'no such group holds that, and a community only its own animals',
  'group-meant': 'a {group} of {of} is meant',
  'feature-covers': 'the feature covers only {grounds}',
  'no-such-place': 'there is no such place',
  // Conditions and counts.
  'own-group':
    'any {members} next to "this" belongs to the {group} of "this", which is not adjacent to itself',
  'not-done': 'no step before it can have {done} {what}',
  // Events.
  'only-animals-move': 'only animals are moved',
  'placed-from-supply': 'what is placed comes from its supply, not from the landscape',
  'removed-leaves': 'what is removed leaves the landscape',
  'moved-inside': 'what is moved is already in the landscape',
  'covered-tiles-stay': 'the tiles under a feature are never removed',
  'token-stays': 'the token of a feature is never removed',
} as const;

type Reasons = typeof REASONS;

/** The sentence for a reason, with its slots filled. */
export function why<R extends keyof Reasons>(
  reason: R,
  ...[values]: Slots<Reasons[R]> extends never ? [] : [values: Record<Slots<Reasons[R]>, string>]
): string {
  return fill(REASONS[reason], values ?? {});
}
