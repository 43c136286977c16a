/** What the effect has done so far, and what its player has (L35 to L39). */
import { actor, type EffectFrame, type JournalEntry } from '../frames.ts';
import { itemCell, itemThing, NO_ITEM } from '../landscape/items.ts';
import { countWork } from '../landscape/work.ts';
import type { JournalCode, OwnCount } from '../link/code.ts';
import { rowOf, SPECIES, type ThingSet, WATER } from '../link/things.ts';
import type { Game } from '../state.ts';
import { isThere, type Place } from './place.ts';
import { keptCards, seatAssets } from './players.ts';
import { isHolder, mayHave } from './tile-contents.ts';

/** How often the deed was done. */
export function timesDone(frame: EffectFrame, code: JournalCode): number {
  return entries(frame, code).length;
}

/** The total that was paid or lost, or the total spaces of all moves. */
export function amountDone(frame: EffectFrame, code: JournalCode): number {
  let sum = 0;
  for (const { amount } of entries(frame, code)) sum += amount;
  return sum;
}

/**
 * How many things in the area the deed was done to, among those still in the landscape; each counts once (L38). For a
 * tile with something on it, the kind counts as it was then, what is on it as it is now.
 */
export function thingsDone(game: Game, frame: EffectFrame, code: JournalCode, place: Place): number {
  const { landscape: land } = game;
  const { things } = code;
  const items = new Set<number>();
  for (const { item, thing } of entries(frame, code)) {
    if (item === NO_ITEM || items.has(item)) continue;
    const cell = itemCell(land, item);
    if (things === null || isIn(things, thing) || (thing <= WATER && isHolder(land, things, cell, thing)))
      items.add(item);
  }
  return [...items].filter((item) => isThere(land, place, itemCell(land, item), itemThing(land, item), item))
    .length;
}

/** The entries that a count or test asks for. With tiles that qualify by what is on them, the entries of all tiles. */
function entries(frame: EffectFrame, { deed, things, coin, since, by, least }: JournalCode): JournalEntry[] {
  const { journal, slots } = frame;
  const isOfThings = deed !== 'paid' && deed !== 'lost' && deed !== 'drawn';
  const from = since < 0 ? 0 : slots[since];
  const seat = by === null ? -1 : actor(frame, by);
  countWork(journal.length - from);
  const found: JournalEntry[] = [];
  for (let at = from; at < journal.length; at++) {
    const entry = journal[at];
    if (entry.deed !== deed || (seat >= 0 && entry.seat !== seat) || entry.amount < least) continue;
    const { thing } = entry;
    const isOne = isOfThings ? things === null || mayHave(things, thing) : coin < 0 || thing === coin;
    if (isOne) found.push(entry);
  }
  return found;
}

function isIn({ bits, species }: ThingSet, thing: number): boolean {
  return thing >= SPECIES ? species[rowOf(thing)] : ((bits >> thing) & 1) !== 0;
}

/**
 * What a seat has, or has completed in this round; how many leaves are left on the running card (a feature and a `do` have
 * none, L39); or how many tokens and rounds there were (L46, L67).
 */
export function ownCount(game: Game, frame: EffectFrame, own: OwnCount, seat: number): number {
  const { tables, active } = game;
  switch (own.what) {
    case 'leaf':
      return leavesLeft(game, frame);
    case 'completed-card':
      return game.record?.completed[seat] ?? 0;
    case 'token':
      return game.record?.tokens ?? 0;
    case 'round':
      return game.record?.round ?? 0;
    case 'kept-card':
      return keptCards(game, seat).length;
    case 'spot':
      return active[seat].reduce((sum, one) => sum + countSpots(game, one, own), 0);
    case 'active-card':
      return active[seat].filter((one) => own.of < 0 || tables.cards[one].deck === own.of).length;
    default:
      return seatAssets(game, seat, own.what);
  }
}

/** The spots of a card, with a cube or without, for an element or for any (L49). */
const countSpots = ({ tables, covered }: Game, card: number, own: OwnCount): number =>
  tables.cards[card].spots.filter(
    (element, spot) =>
      (own.of < 0 || element === own.of) &&
      (own.covered === null || own.covered === (((covered[card] >> spot) & 1) === 1)),
  ).length;

/** Whether this is the first or the last use of the running card; false for a trigger and a `do` (L39, L43). */
export function isUse(game: Game, frame: EffectFrame, last: boolean): boolean {
  const { card, effect } = frame;
  return effect < 0 && leavesLeft(game, frame) === (last ? 1 : game.tables.cards[card].leaves);
}

/** The leaves of a card that runs; one that is done after it has left has none (L72). */
function leavesLeft({ active, leaves }: Game, { card, runner }: EffectFrame): number {
  if (card < 0 || (runner !== undefined && !active.some((cards) => cards.includes(card)))) return 0;
  return leaves[card];
}
