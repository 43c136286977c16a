/** Finds triggers that no event can fire (ECO312). */
import type { EventNode } from '../../grammar/index.ts';
import {
  EVENTS,
  type EventDeed,
  type EventTrigger,
  eventDeeds,
  eventThings,
  isGround,
  whyNotDone,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import type { Context } from '../scope.ts';
import { checkOnTile, whyCovered, whyNever as whyNeverPlaced } from './place-checks.ts';

type Event = Omit<EventTrigger, 'steps'>;

/** Reports an event that can never happen; returns whether it can. */
export function checkEvent(context: Context, event: Event, node: EventNode): boolean {
  const [things, deeds] = [eventThings(event), eventDeeds(event)];
  if (!checkOnTile(context, things, event.where, node.where)) return false;
  const whyNot = (deed: EventDeed, thing: string) => whyNever(context, { ...event, deed, thing });
  // Each deed must be possible with one of the things, and each thing with one of the deeds.
  const all = [
    ...deeds.map((deed) => things.map((thing) => whyNot(deed, thing))),
    ...things.map((thing) => deeds.map((deed) => whyNot(deed, thing))),
  ];
  const never = all.find((reasons) => reasons.every((reason) => reason !== undefined))?.[0];
  if (never === undefined) return true;
  context.report.add('ECO312', node.head, { why: never });
  return false;
}

/** Why one thing of an event is never done there; undefined if it can be. */
function whyNever(context: Context, { deed, thing, from, into, where }: Event): string | undefined {
  const { names, scope } = context;
  const { isThereBefore, isThereAfter } = EVENTS[deed];
  const unfit = whyNotDone(deed, thing, names.markers.has(thing));
  if (unfit) return unfit;
  if (!isThereBefore) {
    if (from) return why('comes-from-supply', { deed });
    // When the trigger fires, the thing is already in its place (L25).
    return (
      (where && whyNeverPlaced(context, thing, where, true)) ??
      (into && whyNeverPlaced(context, thing, { where: 'in', regions: [into] }, true))
    );
  }
  if (into && !isThereAfter) return why('leaves-landscape', { deed });
  // Coming into something requires a start outside it (L25).
  if (into?.region === 'landscape') return why('already-inside', { deed });
  if (from?.region !== 'this-feature' && !(where && whyCovered(where))) return undefined;
  if (isGround(thing)) return why('covered-tiles-stay', { deed });
  return thing === 'mountain' && scope.feature?.token ? why('token-stays', { deed }) : undefined;
}
