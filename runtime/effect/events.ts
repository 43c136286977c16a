/** Events: features and cards that react when something is done to a thing (R15.9, L25, L43). */
import { EVENTS, type EventDeed } from '../../program/index.ts';
import { actor, type EffectFrame } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { covers, itemCell, itemThing, NO_ITEM } from '../landscape/items.ts';
import { countWork } from '../landscape/work.ts';
import type { EventCode, RegionCode } from '../link/code.ts';
import { isThisAt } from '../queries/counts.ts';
import { belongsTo, isUnanswered, regionPatches } from '../queries/regions.ts';
import { allLaid, type Laid, laidFeatures, newTrigger } from '../start-effect.ts';
import { forSpecies, type Game } from '../state.ts';

/** A trigger that may fire once the deed is done. */
interface Watching {
  of: Laid;
  effect: number;
  event: EventCode;
}

/** An event in progress: what is known before the deed. */
type Event = NonNullable<ReturnType<typeof beginEvent>>;

/** Whether anything at the table may wait for events. */
export const mayWait = ({ features, tables }: Game): boolean => features.length > 0 || tables.cardsWait;

/**
 * Begins an event of the running effect. Call it before the thing is changed, and just after it is placed.
 * @param you slot of the acting player, -1 for the owner
 * @returns null if nothing waits for this event
 */
export function beginEvent(game: Game, running: EffectFrame, deed: EventDeed, item: number, you: number) {
  if (!mayWait(game)) return null;
  const { landscape: land, tables } = game;
  const thing = itemThing(land, item);
  const cell = itemCell(land, item);
  const { isThereBefore, isThereAfter } = EVENTS[deed];
  const by = actor(running, you);
  const laid = tables.cardsWait ? allLaid(game, running.seat) : laidFeatures(game);
  countWork(laid.length + game.stack.length);
  const watching = laid.flatMap((of) =>
    (tables.cards[of.card].triggers?.events ?? []).flatMap(({ event: code, effect }) => {
      const event = forSpecies(code, game.species?.[of.card]);
      if (!event.deeds.includes(deed) || !event.things.some((one) => covers(one, thing))) return [];
      if (event.by && (event.by === 'you') !== (by === of.seat)) return [];
      if (isRunning(game, effect)) return [];
      const frame = triggerFrame(game, { of, effect, event }, item, by);
      if (event.from && !isIn(game, frame, event.from, cell, thing)) return [];
      // "Into" needs a start outside the region (L25).
      if (isThereBefore && isThereAfter && event.into && isIn(game, frame, event.into, cell, thing))
        return [];
      if (!isThereAfter && !isWhere(game, frame, event)) return [];
      return [{ of, effect, event }];
    }),
  );
  return watching.length > 0 ? { thing, by, watching } : null;
}

/** Call it after the deed. Triggers that fire run at once. */
export function fireEvent(game: Game, event: Event, item: number): void {
  const { landscape: land } = game;
  for (const one of event.watching.toReversed()) {
    const frame = triggerFrame(game, one, item, event.by);
    if (item !== NO_ITEM) {
      const cell = itemCell(land, item);
      const { into } = one.event;
      if (into && !isIn(game, frame, into, cell, event.thing)) continue;
      if (!isWhere(game, frame, one.event)) continue;
    }
    game.stack.push(frame);
  }
}

/** The frame of a trigger, where "this" is the thing of the event (L25). */
function triggerFrame(game: Game, { of, effect, event }: Watching, item: number, by: number): EffectFrame {
  return { ...newTrigger(game, of, effect), self: item, ...(event.by === 'another' && { by }) };
}

/**
 * True while the trigger's own block runs, because a trigger does not fire inside it (L25). It does fire while that
 * block still waits to begin.
 */
const isRunning = ({ stack }: Game, effect: number): boolean =>
  stack.some((frame) => frame.task === 'effect' && frame.begun && frame.effect === effect);

function isIn(game: Game, frame: EffectFrame, region: RegionCode, cell: number, thing: number): boolean {
  const level = openPatches();
  const isInside = regionPatches(game, frame, region).some((patch) => belongsTo(patch, cell, thing));
  closePatches(level);
  return isInside;
}

/** Whether the thing of the event, which is "this", is where the trigger wants it. */
function isWhere(game: Game, frame: EffectFrame, { where }: EventCode): boolean {
  return !where || (!isUnanswered(frame, where) && isThisAt(game, frame, where));
}
