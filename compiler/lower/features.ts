/** Checks and lowers Landscape Features (R15). */
import type { FeatureNode } from '../../grammar/index.ts';
import {
  type FeatureProgram,
  type PatternCell,
  TERRAINS,
  type Trigger,
  terrainsOf,
} from '../../program/index.ts';
import { type Names, whyNotPlain } from '../names.ts';
import type { Report } from '../report/report.ts';
import type { FeatureGround } from '../scope.ts';
import { cardSource, checkClauses, checkImpact, findClause, noteNumber } from './clauses.ts';
import { lowerHands } from './hands.ts';
import { lowerPattern } from './patterns.ts';
import { lowerTrigger } from './triggers.ts';

const CLAUSES = {
  once: ['pattern', 'token', 'source', 'note'],
  needed: { pattern: 'pattern "G G"' },
} as const;

/** The program of a feature, or undefined if the feature has an error. */
export function lowerFeature(node: FeatureNode, all: Names, report: Report): FeatureProgram | undefined {
  // A species in the wrong place adds its name, too, which nothing else may know.
  const names = { ...all };
  noteNumber(node, report);
  checkClauses(node, CLAUSES, report);
  checkImpact(node, false, report);
  const token = findClause(node, 'token')?.name;
  const why = token && whyNotPlain(token.text);
  if (token && why) report.add('ECO116', token, { name: token.text, what: 'a token', why });
  // No clause of a feature has `active`.
  const hands = lowerHands({ names, report }, node) as NonNullable<FeatureProgram['hands']>;
  const clause = findClause(node, 'pattern');
  // Text that could not be read may be the rest of the pattern, and a missing title may have taken its first row.
  const pattern =
    clause && !clause.broken && !node.brokenClauses && node.title && !clause.rows.some(({ open }) => open)
      ? lowerPattern({ names, report }, clause, token !== undefined)
      : undefined;
  const under = underneath(pattern, token !== undefined);
  const triggers = node.triggers.map(
    // Features have only triggers of features.
    (trigger) => lowerTrigger(trigger, node.to, names, report, under) as Trigger | undefined,
  );
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
    ...(hands.length > 0 && { hands }),
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
    terrains: TERRAINS.filter((one) => kinds.some((kind) => terrainsOf(kind).includes(one))),
    token,
  };
}
