/** Finds triggers that no event can fire (ECO312). */
import type { EventNode } from '../../grammar/index.ts';
import { type EventTrigger, EXPECTED_NOUNS, eventDeeds, eventThings, isGround } from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { fits } from '../names.ts';
import type { Context } from '../scope.ts';
import { checkOnTile, whyCovered, whyNever } from './place-checks.ts';

type Event = Omit<EventTrigger, 'steps'>;

/** Reports an event that can never happen; returns whether it can. */
export function checkEvent(context: Context, event: Event, node: EventNode): boolean {
  const [things, deeds] = [eventThings(event), eventDeeds(event)];
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
  const never = all.find((reasons) => reasons.every((reason) => reason !== undefined))?.[0];
  if (never === undefined) return true;
  context.report.add('ECO312', node.head, { why: never });
  return false;
}

function whyNeverAtAll({ names }: Context, { deed, thing, from, into }: Event): string | undefined {
  if (deed === 'moved' && !fits(names, EXPECTED_NOUNS.animal, thing)) return why('only-animals-move');
  if (deed === 'placed' && from) return why('placed-from-supply');
  return deed === 'removed' && into ? why('removed-leaves') : undefined;
}

/** For each deed, why it cannot happen there. What is placed lies there already (L25). */
const WHY_NEVER: Record<Event['deed'], (context: Context, event: Event) => string | undefined> = {
  placed: (context, { thing, where, into }) =>
    (where && whyNever(context, thing, where, true)) ??
    (into && whyNever(context, thing, { where: 'in', regions: [into] }, true)),
  // Moving into something requires a start outside it (L25).
  moved: (_, { into }) => (into?.region === 'landscape' ? why('moved-inside') : undefined),
  removed: ({ scope }, { thing, where, from }) => {
    if (from?.region !== 'this-feature' && !(where && whyCovered(where))) return undefined;
    if (isGround(thing)) return why('covered-tiles-stay');
    return thing === 'mountain' && scope.feature?.token ? why('token-stays') : undefined;
  },
};
