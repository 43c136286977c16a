/** What players have, what they paid and lost, and how far things were moved. */
import { SPENDINGS } from '../../program/index.ts';
import { plainThingsAs } from '../nouns.ts';
import { isSite } from '../places/where.ts';
import type { Lookahead } from '../recovery/reading.ts';
import {
  all,
  counted,
  field,
  flag,
  maybe,
  maybeWhen,
  node,
  type Part,
  ruleOf,
  set,
  when,
} from '../syntax.ts';
import { name, number, oneOf } from '../tokens/token-values.ts';
import type { AssetNode } from '../tree/conditions.ts';

/** `vp`, `cubes`, `cards`, `active cards`. */
export const asset = ruleOf(
  'asset',
  node<AssetNode>(all(flag('active', 'active'), field('word', name('asset')))),
);
/** `paid` or `lost`. */
export const spending = oneOf('spending');
export const atSpending = (reading: Lookahead, at = 1): boolean => reading.is(at, ...SPENDINGS);

/** Whether the moves of things are counted: `lion or cheetah moved at least`. */
function atMoves(reading: Lookahead): boolean {
  let at = 1;
  while (reading.is(at, 'Name', 'or')) at++;
  return !reading.is(1, 'space') && at > 1 && reading.is(at, 'moved') && reading.is(at + 1, 'at');
}

/** Whether spots are counted, and not what a set calls a spot: `covered sun spot`. */
function atSpots(reading: Lookahead): boolean {
  const at = reading.is(1, 'covered', 'open') ? 2 : 1;
  if (!reading.is(at, 'spot')) return reading.is(at, 'Name') && reading.is(at + 1, 'spot');
  return at > 1 || !(reading.is(2, 'or', 'with', 'without') || isSite(reading, 2));
}

const isCard = (reading: Lookahead, at: number): boolean => /^cards?$/.test(reading.peek(at).image);
/** Whether rounds are counted, and not what a set calls a round. */
const atRounds = (reading: Lookahead): boolean =>
  /^rounds?$/.test(reading.peek(1).image) && !reading.is(2, 'or', 'with', 'without') && !isSite(reading, 2);
const cards = counted('card', 'cards', undefined, 'Name');

/**
 * `paid cube`, `cube you have`, `card in hand`, `blue active card`, `covered sun spot`, `leaf left`, `lion moved at least 2 spaces`,
 * `space between old and young`, `space moved`: each may also be the name of a thing.
 */
export const OWN_COUNTS: readonly Part<never>[] = [
  when(
    (reading) => atSpending(reading) && reading.is(2, 'Leaves'),
    all(
      set({ count: 'spent', leaf: true }),
      field('how', spending),
      counted('leaf', 'leaves', undefined, 'Leaves'),
    ),
  ),
  when(
    (reading) => atSpending(reading) && reading.is(2, 'Name'),
    all(set({ count: 'spent' }), field('how', spending), field('what', asset)),
  ),
  when(
    (reading) => reading.is(2, 'you'),
    all(set({ count: 'own', what: 'cube' }), counted('cube', 'cubes'), 'you', 'have'),
  ),
  when(
    (reading) => isCard(reading, 1) && reading.is(2, 'in') && reading.is(3, 'hand'),
    all(set({ count: 'own', what: 'card' }), cards, 'in', 'hand'),
  ),
  when(
    (reading) => isCard(reading, 1) && reading.is(2, 'completed'),
    all(set({ count: 'own', what: 'completed-card' }), cards, 'completed', 'this', 'round'),
  ),
  when(
    (reading) => reading.is(1, 'token') && reading.is(2, 'this'),
    all(set({ count: 'own', what: 'token' }), counted('token', 'tokens'), 'this', 'round'),
  ),
  when(atRounds, all(set({ count: 'own', what: 'round' }), counted('round', 'rounds', undefined, 'Name'))),
  when(
    (reading) => {
      const at = reading.is(1, 'brown', 'blue') ? 2 : 1;
      return reading.is(at, 'active') && isCard(reading, at + 1);
    },
    all(set({ count: 'own', what: 'active-card' }), maybe(field('deck', oneOf('deck'))), 'active', cards),
  ),
  when(
    (reading) => reading.is(1, 'kept') && isCard(reading, 2),
    all(set({ count: 'own', what: 'kept-card' }), 'kept', cards),
  ),
  when(
    atSpots,
    all(
      set({ count: 'own', what: 'spot' }),
      maybe(field('state', oneOf('spot-state'))),
      maybeWhen((reading) => !reading.is(1, 'spot'), field('element', name('element-name'))),
      counted('spot', 'spots'),
    ),
  ),
  when(
    (reading) => reading.is(2, 'left'),
    all(set({ count: 'own', what: 'leaf' }), counted('leaf', 'leaves', undefined, 'Leaves'), 'left'),
  ),
  when(
    atMoves,
    all(
      set({ count: 'moves' }),
      plainThingsAs('things'),
      'moved',
      'at',
      'least',
      field('spaces', number('distance')),
      counted('space', 'spaces', 'space-or-spaces'),
    ),
  ),
  when(
    (reading) => reading.is(2, 'between'),
    all(
      set({ count: 'distance' }),
      counted('space', 'spaces'),
      'between',
      field('one', name('kept-name')),
      'and',
      field('other', name('kept-name')),
      maybe('over', field('across', name('land-or-water'))),
    ),
  ),
  when(
    (reading) => reading.is(2, 'moved'),
    all(set({ count: 'spaces' }), counted('space', 'spaces'), 'moved'),
  ),
  when(
    (reading) => reading.is(1, 'drawn') && reading.is(2, 'Name'),
    all(set({ count: 'drawn' }), 'drawn', field('element', name('element-name'))),
  ),
];
