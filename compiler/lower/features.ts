/** Checks and lowers Landscape Features (R15). */
import type { EventNode, FeatureNode, TriggerNode } from '../../grammar/index.ts';
import {
  type Block,
  type EventTrigger,
  EXPECTED_NOUNS,
  eventThings,
  type FeatureProgram,
  type PatternCell,
  TERRAINS,
  type Trigger,
} from '../../program/index.ts';
import { innerSpan, reportIfPrinted } from '../card-text/report-card-text.ts';
import { checkEffect } from '../checks/effects.ts';
import { either, NO_THING } from '../feasibility/state.ts';
import { meantBy } from '../feasibility/things.ts';
import { type Names, whyNotPlain } from '../names.ts';
import type { Report } from '../report/report.ts';
import { addThis, type FeatureGround, newScope, thingKind } from '../scope.ts';
import { cardSource, checkClauses, findClause, noteNumber } from './clauses.ts';
import { bindThings, type Context, whole } from './context.ts';
import { checkEvent } from './events.ts';
import { lowerPattern } from './patterns.ts';
import { lowerRegion, lowerWhere } from './places.ts';
import { lowerBlock } from './steps/steps.ts';

const CLAUSES = {
  once: ['pattern', 'token', 'source', 'note'],
  needed: { pattern: 'pattern "G G"' },
} as const;

/** The program of a feature, or undefined if the feature has an error. */
export function lowerFeature(node: FeatureNode, names: Names, report: Report): FeatureProgram | undefined {
  noteNumber(node, report);
  checkClauses(node, CLAUSES, report);
  const token = findClause(node, 'token')?.name;
  const why = token && whyNotPlain(token.text);
  if (token && why) report.add('ECO116', token, { name: token.text, what: 'a token', why });
  const clause = findClause(node, 'pattern');
  // Text that could not be read may be the rest of the pattern, and a missing title may have taken its first row.
  const pattern =
    clause && !clause.broken && !node.brokenClauses && node.title && !clause.rows.some(({ open }) => open)
      ? lowerPattern({ names, report }, clause, token !== undefined)
      : undefined;
  const under = underneath(pattern, token !== undefined);
  const triggers = node.triggers.map((trigger) => lowerTrigger(trigger, node, under, names, report));
  if (node.triggers.length === 0 && node.number && !node.broken && !report.hasErrorIn(node)) {
    report.add('ECO404', node.number, { what: `feature ${node.number.value}` });
  }
  if (report.hasErrorIn(node) || !node.number || !node.deck || !node.title || !pattern) return undefined;
  if (!triggers.every((trigger) => trigger !== undefined)) return undefined;
  const note = findClause(node, 'note')?.text?.value;
  return {
    number: node.number.value,
    deck: node.deck,
    title: node.title.value,
    source: cardSource(node),
    ...(note !== undefined && { note }),
    pattern,
    ...(token && { token: token.text }),
    triggers,
  };
}

/** What the feature covers; anything is possible if its pattern has an error. */
function underneath(pattern: readonly PatternCell[] | undefined, token: boolean): FeatureGround {
  const kinds = (pattern ?? []).filter(({ covered }) => covered).map(({ terrain }) => terrain);
  if (!pattern) return { terrains: TERRAINS, token };
  return {
    terrains: TERRAINS.filter((t) => kinds.includes(t) || (t !== 'water' && kinds.includes('land'))),
    token,
  };
}

function lowerTrigger(
  node: TriggerNode,
  { to }: FeatureNode,
  under: FeatureGround,
  names: Names,
  report: Report,
): Trigger | undefined {
  // Nothing has happened before the block that "this" could refer to.
  const event =
    node.trigger === 'event' ? lowerEvent({ names, report, scope: newScope(under) }, node) : undefined;
  const scope = newScope(under);
  // What was removed is gone, so "this" cannot refer to it (L25).
  const removed = node.trigger === 'event' && node.deeds.includes('removed');
  const hasThis = node.trigger === 'event' && !(removed && node.deeds.every((deed) => deed === 'removed'));
  const things = event && hasThis ? eventThings(event) : [];
  const kinds = things.map((thing) => thingKind(thing, names));
  if (event) addThis(scope, kinds);
  else if (hasThis) scope.unsure = true;
  const steps: Block = node.steps ? lowerBlock({ names, report, scope }, node.steps) : [];
  checkEffect(
    { names, report, scope },
    steps,
    things.length > 0
      ? things.map((thing) => meantBy(names, thing)).reduce(either, removed ? NO_THING : new Map())
      : undefined,
  );
  if (node.steps) reportIfPrinted({ names, report, scope }, innerSpan(node.steps));
  // Unreadable text after a trigger may be its steps.
  if (node.steps?.steps.length === 0 && !node.broken && !report.hasErrorIn({ from: node.from, to }))
    report.add('ECO404', node.head, { what: 'this trigger' });
  if (node.broken || !node.steps || scope.incomplete) return undefined;
  if (node.trigger !== 'event') return { on: node.trigger, steps };
  return event && { ...event, steps };
}

function lowerEvent(context: Context, node: EventNode): Omit<EventTrigger, 'steps'> | undefined {
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
    ...(node.byYou && { byYou: true }),
  });
  return event && checkEvent(context, event, node) ? event : undefined;
}
