/** Finds triggers that no event can fire (ECO312). */

import type { EventNode } from '../../grammar/index.ts';
import { deedsOf, type EventTrigger, EXPECTED, isGround, sitesOf, thingsOf } from '../../program/index.ts';
import { fits } from '../names.ts';
import type { Context } from './context.ts';
import { checkOnTile, isInFeature, whyNever } from './step-feasibility.ts';

type Event = Omit<EventTrigger, 'steps'>;

/** Reports an event that can never happen; returns whether it can. */
export function checkEvent(context: Context, event: Event, node: EventNode): boolean {
  const [things, deeds] = [thingsOf(event), deedsOf(event)];
  if (!checkOnTile(context, things, event.where, node.where)) return false;
  const whyNot = (deed: Event['deed'], thing: string) => {
    const one = { ...event, deed, thing };
    return whyNeverAtAll(context, one) ?? WHY_NEVER[deed](context, one);
  };
  // Each deed must be possible with one of the things, and each thing with one of the deeds.
  const all = [
    ...deeds.map((deed) => things.map((thing) => whyNot(deed, thing))),
    ...things.map((thing) => deeds.map((deed) => whyNot(deed, thing))),
  ];
  const why = all.find((reasons) => reasons.every((reason) => reason !== undefined))?.[0];
  if (why === undefined) return true;
  context.report.add('ECO312', node.head, { why });
  return false;
}

function whyNeverAtAll({ names }: Context, { deed, thing, from, into }: Event): string | undefined {
  if (deed === 'moved' && !fits(names, EXPECTED.animal, thing)) return 'only animals are moved';
  if (deed === 'placed' && from) return 'what is placed comes from its supply, not from the landscape';
  if (deed === 'removed' && into) return 'what is removed leaves the landscape';
  return undefined;
}

/** For each deed, why it cannot happen there. */
const WHY_NEVER: Record<Event['deed'], (context: Context, event: Event) => string | undefined> = {
  placed: (context, { thing, where, into }) =>
    (where && whyNever(context, thing, where)) ??
    (into && whyNever(context, thing, { where: 'in', regions: [into] })),
  moved: (_, { into }) =>
    // Moving into something requires a start outside it (L25).
    into?.region === 'landscape' ? 'what is moved is already in the landscape' : undefined,
  removed: ({ scope }, { thing, where, from }) => {
    const isCovered =
      from?.region === 'this-feature' ||
      (where && sitesOf(where).some((sites) => sites.every((site) => !site.not && isInFeature(site))));
    if (!isCovered) return undefined;
    if (isGround(thing)) return 'the tiles under a feature are never removed';
    return thing === 'mountain' && scope.feature?.token
      ? 'the token of a feature is never removed'
      : undefined;
  },
};
