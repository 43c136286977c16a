/** Events: features that react when a thing is placed, moved or removed (R15.9, L25). */
import type { EffectFrame } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { covers, itemCell, itemThing, NO_ITEM } from '../landscape/items.ts';
import { countWork } from '../landscape/work.ts';
import type { EventCode, EventDeed, RegionCode } from '../link/code.ts';
import { isThisAt } from '../queries/counts.ts';
import { belongsTo, isUnanswered, regionPatches } from '../queries/regions.ts';
import { newEffect } from '../start-effect.ts';
import type { Game } from '../state.ts';

/** A trigger that may fire once the deed is done. */
interface Watching {
  feature: number;
  effect: number;
  event: EventCode;
}

/** An event in progress: what is known before the deed. */
export interface Event {
  deed: EventDeed;
  thing: number;
  watching: Watching[];
}

/**
 * Begins an event. Call it before a thing is moved or removed, and just after one is placed.
 * @param by the acting player
 * @returns null if no feature waits for this event
 */
export function beginEvent(game: Game, deed: EventDeed, item: number, by: number): Event | null {
  if (game.features.length === 0) return null;
  const { landscape: land, tables } = game;
  const thing = itemThing(land, item);
  const cell = itemCell(land, item);
  countWork(game.features.length + game.stack.length);
  const watching = game.features.flatMap(({ card, seat }, feature) =>
    (tables.cards[card].feature?.events ?? []).flatMap(({ event, effect }) => {
      if (!event.deeds.includes(deed) || !event.things.some((one) => covers(one, thing))) return [];
      if (event.byYou && by !== seat) return [];
      if (isRunning(game, feature, effect)) return [];
      const frame = triggerFrame(game, feature, effect, item);
      if (event.from && !isIn(game, frame, event.from, cell, thing)) return [];
      // "Into" needs a start outside the region (L25).
      if (deed === 'moved' && event.into && isIn(game, frame, event.into, cell, thing)) return [];
      if (deed === 'removed' && !isWhere(game, frame, event)) return [];
      return [{ feature, effect, event }];
    }),
  );
  return watching.length > 0 ? { deed, thing, watching } : null;
}

/** Call it after the deed. Triggers that fire run at once, in the order the features were played. */
export function fireEvent(game: Game, event: Event, item: number): void {
  const { landscape: land } = game;
  for (const { feature, effect, event: code } of event.watching.toReversed()) {
    const frame = triggerFrame(game, feature, effect, item);
    if (item !== NO_ITEM) {
      const cell = itemCell(land, item);
      if (code.into && !isIn(game, frame, code.into, cell, event.thing)) continue;
      if (!isWhere(game, frame, code)) continue;
    }
    game.stack.push(frame);
  }
}

/** The frame of a trigger, where "this" is the thing of the event (L25). */
function triggerFrame(game: Game, feature: number, effect: number, item: number): EffectFrame {
  return { ...newEffect(game, game.features[feature].seat, -1, effect), feature, self: item };
}

/**
 * True while the trigger's own block runs, because a trigger does not fire inside it (L25). It does fire while that
 * block still waits to begin.
 */
function isRunning(game: Game, feature: number, effect: number): boolean {
  return game.stack.some(
    (frame) => frame.task === 'effect' && frame.begun && frame.feature === feature && frame.effect === effect,
  );
}

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
