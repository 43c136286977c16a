/** Counts and conditions: what a card reads from the landscape and from its own effect. */
import { actor, type EffectFrame } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { itemCell, itemThing, NO_ITEM } from '../landscape/items.ts';
import type { ConditionCode, CountCode, JournalCode, TestCode, WhereCode } from '../link/code.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';
import { spacesBetween } from './distance.ts';
import { amountDone, isUse, ownCount, thingsDone, timesDone } from './done-so-far.ts';
import {
  around,
  countThings,
  isEdge,
  isGroupThere,
  isThere,
  isWithinOne,
  makePlace,
  others,
  type Place,
  placeItems,
  WHOLE_LANDSCAPE,
} from './place.ts';
import { clockwiseFrom, countPlayers, seatsWith } from './players.ts';
import { bestOverTies, joinPlaces, readPlace } from './read-place.ts';
import { eachHolding, isRegionUnanswered, isUnanswered, regionPatches } from './regions.ts';

/** The current value of a count; 0 if it needs "this" and there is none. */
export function countValue(game: Game, frame: EffectFrame, count: CountCode): number {
  const { where } = count;
  if (count.slot >= 0) return frame.slots[count.slot];
  if (count.adjacent && frame.self === NO_ITEM) return 0;
  if (count.own) return ownCount(game, frame, count.own, actor(frame, count.you));
  if (count.between) {
    const { from, to, terrains } = count.between;
    return spacesBetween(game.landscape, frame.slots[from], frame.slots[to], terrains);
  }
  if (where === null) {
    if (!count.journal) return countIn(game, frame, count, WHOLE_LANDSCAPE);
    if (count.count === 'moves') return timesDone(frame, count.journal);
    if (count.count !== 'done') return amountDone(frame, count.journal);
    return countDone(game, frame, count.journal);
  }
  if (isUnanswered(frame, where)) return 0;
  return bestOverTies(game, frame, where, (place) => countIn(game, frame, count, place));
}

/** How often the deed was done or, for tiles with something on them, how many such tiles it was done to (L38). */
function countDone(game: Game, frame: EffectFrame, journal: JournalCode): number {
  const isHeld = journal.things !== null && journal.things.holders.length > 0;
  return isHeld ? thingsDone(game, frame, journal, WHOLE_LANDSCAPE) : timesDone(frame, journal);
}

function countIn(game: Game, frame: EffectFrame, count: CountCode, where: Place): number {
  const { landscape: land } = game;
  if (count.count === 'players') return countPlayers(game, frame, count);
  if (count.journal) return thingsDone(game, frame, count.journal, where);
  const near = count.adjacent ? around(land, frame.self) : WHOLE_LANDSCAPE;
  const place = where === WHOLE_LANDSCAPE ? near : count.adjacent ? joinPlaces('all', [near, where]) : where;
  if (count.count === 'groups') return countGroups(game, count, place);
  return countFound(game, frame, count, place);
}

/** How many of these things, or how many kinds of them, are in a place. */
function countFound(
  { landscape: land }: Game,
  { self }: EffectFrame,
  { things, different, other }: Pick<CountCode, 'things' | 'different' | 'other'>,
  where: Place,
): number {
  const place = other && self !== NO_ITEM ? joinPlaces('all', [where, others(land, self)]) : where;
  if (!different) return countThings(land, things, place);
  return new Set(placeItems(land, things, place).map((item) => itemThing(land, item))).size;
}

function countGroups(game: Game, count: CountCode, place: Place): number {
  const { landscape: land, tables } = game;
  const { group, with: held } = count;
  if (!group) return 0;
  let sum = 0;
  eachHolding(land, group, tables.animals, held, (patch) => {
    if (isGroupThere(land, place, patch)) sum++;
  });
  return sum;
}

/** Whether a condition holds for the player `you`. */
export function isTrue(game: Game, frame: EffectFrame, condition: ConditionCode, you: number): boolean {
  for (const test of condition.tests) {
    if (passes(game, frame, test, you) !== condition.all) return !condition.all;
  }
  return condition.all;
}

/** One test. False if it refers to something that is not there, even if negated (L4). */
function passes(game: Game, frame: EffectFrame, test: TestCode, you: number): boolean {
  if (test.needsThis && frame.self === NO_ITEM) return false;
  if (test.test === 'adjacent-to' && frame.slots[test.slot] === NO_ITEM) return false;
  if (test.region && isRegionUnanswered(frame, test.region)) return false;
  if (test.count && isUnanswered(frame, test.count.where)) return false;
  if (isUnanswered(frame, test.where)) return false;
  return holdsTest(game, frame, test, you) !== test.not;
}

function holdsTest(game: Game, frame: EffectFrame, test: TestCode, you: number): boolean {
  const land = game.landscape;
  const { self } = frame;
  switch (test.test) {
    case 'adjacent':
      return compares(test.compare, countFound(game, frame, test, around(land, self)));
    case 'adjacent-to': {
      const item = frame.slots[test.slot];
      return item !== self && isWithinOne(itemCell(land, item), itemCell(land, self));
    }
    case 'edge':
      return isEdge(land, itemCell(land, self));
    case 'region':
      return regionHas(game, frame, test);
    case 'there':
      return test.count !== null && compares(test.compare, countValue(game, frame, test.count));
    case 'have': {
      // Among all players if it is about the most or the fewest.
      const seats = test.players?.rank ? clockwiseFrom(you, game) : [you];
      return test.players !== null && seatsWith(game, test.players, seats).includes(you);
    }
    case 'did':
      return test.journal !== null && compares(test.compare, countDone(game, frame, test.journal));
    case 'spent':
    case 'drew':
      return test.journal !== null && compares(test.compare, amountDone(frame, test.journal));
    case 'harbinger':
      return game.harbinger === you;
    case 'use':
      return isUse(game, frame, test.last);
    case 'where':
      return test.where !== null && isThisAt(game, frame, test.where);
  }
}

/** Whether "this" is at a place that refers to something. */
export function isThisAt(game: Game, frame: EffectFrame, where: WhereCode): boolean {
  const { landscape: land } = game;
  const level = openPatches();
  const { self } = frame;
  const place = readPlace(game, frame, where);
  const isAt = isThere(land, place, itemCell(land, self), itemThing(land, self), self);
  closePatches(level);
  return isAt;
}

/** One of several habitats or other groups is enough; of several largest groups, the one with the highest count decides (L18). */
function regionHas(game: Game, frame: EffectFrame, test: TestCode): boolean {
  if (!test.region) return false;
  const level = openPatches();
  const counts = regionPatches(game, frame, test.region).map((patch) =>
    countFound(game, frame, test, makePlace('patches', [patch])),
  );
  closePatches(level);
  if (['adjacent-habitat', 'any'].includes(test.region.region))
    return counts.some((n) => compares(test.compare, n));
  return compares(test.compare, Math.max(0, ...counts));
}
