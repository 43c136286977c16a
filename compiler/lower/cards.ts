/** Checks and lowers cards. */
import {
  type Advice,
  type CardNode,
  insert,
  type Num,
  removal,
  replacement,
  type Span,
  type StepNode,
  sourceFix,
  type TriggerNode,
} from '../../grammar/index.ts';
import { type CardProgram, type CardTrigger, hasImpact, isByHand, MAX_SPOTS } from '../../program/index.ts';
import { checkEffect } from '../checks/effects.ts';
import type { Names } from '../names.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../scope.ts';
import { newScope } from '../scope.ts';
import {
  cardSource,
  checkClauses,
  checkImpact,
  findClause,
  findClauses,
  lowerArt,
  noteNumber,
} from './clauses.ts';
import { atLeastOne, bindSpot, whole } from './context.ts';
import { lowerHands } from './hands.ts';
import { lowerSteps } from './steps/steps.ts';
import { lowerTrigger } from './triggers.ts';

const CLAUSES = {
  once: ['leaves', 'energy', 'source', 'note', 'art', 'impact'],
  needed: { leaves: 'leaves 2', energy: 'energy sun, water' },
} as const;

/** The program of a card, or undefined if the card has an error. Its hands are declared in either case. */
export function lowerCard(node: CardNode, all: Names, report: Report): CardProgram | undefined {
  // A card may add the name of a species to those of the set.
  const names = { ...all };
  const scope = newScope();
  const context: Context = { names, scope, report };
  noteNumber(node, report);
  checkClauses(node, CLAUSES, report);
  for (const clause of findClauses(node, 'active'))
    report.add('ECO406', clause, {}, { hint: withoutActive(clause) });
  const leaves = lowerLeaves(node, report);
  const energy = lowerEnergy(context, node);
  const hands = lowerHands(context, node);
  const art = lowerArt(node, report);
  const { block } = node;
  const steps = block ? lowerSteps(context, [...block.steps, ...(block.late ?? [])]) : [];
  checkEffect(context, steps);
  const triggers = (block?.triggers ?? []).map(
    // Cards have only triggers of cards.
    (trigger) => lowerTrigger(trigger, node.to, names, report) as CardTrigger | undefined,
  );
  const [first] = block?.triggers ?? [];
  if (block?.late && first) reportLate(report, block.late, first);
  const isEmpty = block?.steps.length === 0 && triggers.length === 0;
  if (isEmpty && node.number && !node.broken && !report.hasErrorIn(block)) {
    report.add('ECO404', node.number, { what: `card ${node.number.value}` });
  }
  const effects = [steps, ...triggers.map((trigger) => trigger?.steps ?? [])];
  checkImpact(node, !block || report.hasErrorIn(block) || effects.some(isByHand), report);
  if (!block || scope.incomplete || report.hasErrorIn(node)) return undefined;
  if (!node.number || !node.deck || leaves === undefined || !energy) return undefined;
  if (!triggers.every((trigger) => trigger !== undefined)) return undefined;
  const note = findClause(node, 'note')?.text?.value;
  return {
    number: node.number.value,
    deck: node.deck,
    ...(node.title && { title: node.title.value }),
    leaves,
    energy,
    hands,
    source: cardSource(node),
    ...(note !== undefined && { note }),
    ...(art && { art }),
    impact: findClause(node, 'impact') !== undefined || effects.some((effect) => hasImpact(effect)),
    steps,
    ...(triggers.length > 0 && { triggers }),
  };
}

/** Reports steps behind a trigger, which the fix moves before it. */
function reportLate(report: Report, late: readonly StepNode[], trigger: TriggerNode): void {
  const steps = late.map((step) => `${report.textOf(step)}; `).join('');
  const edits = late.map(({ from, to }) => {
    const rest = report.textOf({ from: to, to: to + 2 }).match(/^\s*;/);
    return { from, to: to + (rest?.[0].length ?? 0), text: '' };
  });
  const fix = sourceFix('move it before the triggers', false, insert(trigger.from, steps), ...edits);
  report.add('ECO408', late[0], {}, { fixes: [fix] });
}

const withoutActive = (at: Span): Advice => ({ fixes: [removal(at, 'active')] });

/** A card shows at most one leaf in each corner. */
const MAX_LEAVES = 4;

function lowerLeaves(node: CardNode, report: Report): number | undefined {
  const amount = findClause(node, 'leaves')?.amount;
  if (!amount || (amount.value >= 1 && amount.value <= MAX_LEAVES)) return amount?.value;
  const fixes = [replacement(amount, amount.value < 1 ? '1' : String(MAX_LEAVES))];
  return report.add('ECO402', amount, { leaves: String(amount.value) }, { fixes });
}

/** One element for each spot. Elements that fit every spot have no spots of their own. */
function lowerEnergy(context: Context, node: CardNode): string[] | undefined {
  const { report } = context;
  const clause = findClause(node, 'energy');
  if (!clause) return undefined;
  const energy = clause.spots.flatMap(({ element: word, times }) => {
    const element = bindSpot(context, word);
    atLeastOne(context, times, 'x1');
    // A large number is reported below as too many spots, so there is no need to expand it.
    return Array.from({ length: spotsOf(times) }, () => element);
  });
  if (energy.length > MAX_SPOTS) {
    const spots = clause.spots.reduce((sum, { times }) => sum + (times?.value ?? 1), 0);
    report.add('ECO403', clause, { spots: String(spots) });
  }
  return whole(energy);
}

function spotsOf(times: Num | undefined): number {
  return Math.min(times?.value ?? 1, MAX_SPOTS + 1);
}
