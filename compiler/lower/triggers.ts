/** Checks and lowers triggers: those of Landscape Features, and those behind the steps of a card (R15.9, L43). */
import { type EventNode, replacement, type TriggerNode } from '../../grammar/index.ts';
import {
  type AnyTrigger,
  type Block,
  type CardMoment,
  EVENTS,
  type EventTrigger,
  EXPECTED_NOUNS,
  eventThings,
  type FeatureMoment,
  momentRow,
} from '../../program/index.ts';
import { checkEffect } from '../checks/effects.ts';
import { either, NO_THING } from '../feasibility/state.ts';
import { meantBy } from '../feasibility/things.ts';
import type { Names } from '../names.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../scope.ts';
import { addThis, type FeatureGround, newScope, thingKind } from '../scope.ts';
import { bindThings, whole } from './context.ts';
import { checkEvent } from './events.ts';
import { lowerRegion, lowerWhere } from './places.ts';
import { lowerBlock } from './steps/steps.ts';

/**
 * The trigger, or undefined if it has an error.
 * @param to where its card or feature ends
 * @param under what the feature covers
 */
export function lowerTrigger(
  node: TriggerNode,
  to: number,
  names: Names,
  report: Report,
  under?: FeatureGround,
): AnyTrigger | undefined {
  // Nothing has happened before the block that "this" could refer to.
  const event =
    node.trigger === 'event'
      ? lowerEvent({ names, report, scope: { ...newScope(under), inEvent: true } }, node)
      : undefined;
  const scope = newScope(under);
  scope.inTrigger = true;
  scope.byAnother = (node.trigger === 'event' ? node : momentRow(node.trigger)).by === 'another';
  // What has left is gone, so "this" cannot refer to it (L25).
  const stays = node.trigger === 'event' ? node.deeds.map((deed) => EVENTS[deed].isThereAfter) : [];
  const hasThis = node.trigger === 'event' && (stays.length === 0 || stays.includes(true));
  const things = event && hasThis ? eventThings(event) : [];
  const kinds = things.map((thing) => thingKind(thing, names));
  if (event) addThis(scope, kinds);
  else if (hasThis) scope.unsure = true;
  const steps: Block = node.steps ? lowerBlock({ names, report, scope }, node.steps) : [];
  checkEffect(
    { names, report, scope },
    steps,
    things.length > 0
      ? things
          .map((thing) => meantBy(names, thing))
          .reduce(either, stays.includes(false) ? NO_THING : new Map())
      : undefined,
  );
  // Unreadable text after a trigger may be its steps.
  if (node.steps?.steps.length === 0 && !node.broken && !report.hasErrorIn({ from: node.from, to }))
    report.add('ECO404', node.head, { what: 'this trigger' });
  if (node.broken || !node.steps || scope.incomplete) return undefined;
  if (node.trigger !== 'event') return { on: lowerMoment(node, report, under !== undefined), steps };
  return event && { ...event, steps };
}

/** The moment a card or feature waits for. Reports an `another` that leaves no card out. */
function lowerMoment(
  { trigger, head }: Exclude<TriggerNode, EventNode>,
  report: Report,
  isFeature: boolean,
): CardMoment | FeatureMoment {
  const row = momentRow(trigger);
  if (!row.plain || row.of === (isFeature ? 'feature' : 'card')) return trigger as CardMoment | FeatureMoment;
  const from = head.from + report.textOf(head).lastIndexOf('another');
  const at = { from, to: from + 'another'.length };
  report.add('ECO720', at, { word: 'another' }, { fixes: [replacement(at, 'a', true)] });
  return row.plain;
}

function lowerEvent(context: Context, node: EventNode): Omit<EventTrigger, 'steps'> | undefined {
  // The grammar has already reported what may follow `a card is`.
  if (node.deeds.length === 0 && node.things.some(({ text }) => text === 'card')) return undefined;
  const things = bindThings(context, node.things, EXPECTED_NOUNS.thing);
  const [thing, ...otherThings] = new Set(things);
  const [deed, ...otherDeeds] = new Set(node.deeds);
  const event = whole({
    on: 'event',
    thing: things && thing,
    deed,
    ...(otherThings.length > 0 && { otherThings }),
    ...(otherDeeds.length > 0 && { otherDeeds }),
    ...(node.outOf && { from: lowerRegion(context, node.outOf) }),
    ...(node.into && { into: lowerRegion(context, node.into) }),
    ...(node.where && { where: lowerWhere(context, node.where) }),
    ...(node.by && { [node.by === 'you' ? 'byYou' : 'byAnother']: true }),
  });
  return event && checkEvent(context, event, node) ? event : undefined;
}
