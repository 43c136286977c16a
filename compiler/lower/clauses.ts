/** What cards and Landscape Features have in common: the clauses before their braces. */
import {
  type CardNode,
  type Clause,
  type FeatureClause,
  type FeatureNode,
  insertion,
  type Mend,
  removal,
  type Span,
} from '../../grammar/index.ts';
import type { CardProgram } from '../../program/index.ts';
import { firstWord, type Report } from '../report/report.ts';

/** A card shows at most one leaf in each corner. */
export const MOST_LEAVES = 4;

interface WithClauses<C> {
  clauses: readonly C[];
}

/** A clause with this name. */
type Named<C extends { clause: string }, N extends C['clause']> = Extract<C, { clause: N }>;

/** All clauses with a name, in the order they are written. */
export function clausesOf<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N>[] {
  return node.clauses.filter((clause): clause is Named<C, N> => clause.clause === name);
}

/** The first of them. */
export function clauseOf<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N> | undefined {
  return clausesOf(node, name)[0];
}

/** What a card or feature may say. */
interface Sayable {
  /** Clauses written at most once. */
  once: readonly (Clause | FeatureClause)['clause'][];
  /** Clauses that are required, with an example of each. */
  needed: Readonly<Record<string, string>>;
}

/** Reports clauses said twice, and those that are missing unless something unreadable may have been one. */
export function checkClauses(node: CardNode | FeatureNode, { once, needed }: Sayable, report: Report): void {
  const head: WithClauses<Clause | FeatureClause> = node;
  for (const name of once) {
    const [first, ...again] = clausesOf(head, name);
    // The word of a clause that could not be read may be there by mistake.
    for (const clause of first?.broken ? [] : again.filter(({ broken }) => !broken)) {
      const related = [report.relatedTo(first)];
      // Of a clause that is said twice the first is looked at.
      const kept = isSound(clause) ? [first, clause] : [clause];
      const fixes = kept.map((one) => removal(one, report.textOf(one)));
      report.add('ECO108', firstWord(clause, name), { clause: name }, { hint: { fixes }, related });
    }
  }
  // In a list the word of one clause may stand for that of another.
  const mayBeAnother = node.clauses.some(({ broken, clause }) => broken && clause === 'hand');
  if (!node.number || node.broken || node.brokenClauses || mayBeAnother || swallows(node)) return;
  const what = `${node.kind} ${node.number.value}`;
  const said = new Set<string>(node.clauses.map(({ clause }) => clause));
  for (const [clause, example] of Object.entries(needed)) {
    if (said.has(clause)) continue;
    const hint = `add it before the \`{\`, as in \`${example}\``;
    report.add(
      'ECO109',
      node.number,
      { what, clause },
      { hint: { hint, fixes: withClause(node, example, report) } },
    );
  }
}

/** Adds a clause after the last one, in the same way. */
function withClause(node: CardNode | FeatureNode, example: string, report: Report): Mend[] {
  const last: Span | undefined = node.clauses.at(-1);
  if (!last) return [];
  // With its number and deck a head is as long as its first line.
  const [blank = ' '] = /\s+$/.exec(report.textOf({ from: node.from, to: last.from })) ?? [];
  return [insertion(last.to, `${blank}${example}`)];
}

/** Whether a repeated clause is valid by itself, as far as one can know without the names of the set. */
function isSound(clause: Clause | FeatureClause): boolean {
  if (clause.clause === 'energy' || clause.clause === 'pattern') return false;
  if (clause.clause !== 'leaves') return true;
  return clause.amount !== undefined && clause.amount.value >= 1 && clause.amount.value <= MOST_LEAVES;
}

/** Whether a text of the head without its second quote may hold the clauses that are missed. */
function swallows({ title, clauses }: CardNode | FeatureNode): boolean {
  return [title, ...clauses.map((clause) => ('text' in clause ? clause.text : undefined))].some(
    (text) => text?.open,
  );
}

/** Notes the number of a card or feature, and that it is another's. */
export function noteNumber({ number, replaces }: CardNode | FeatureNode, { names }: Report): void {
  if (!number || !names) return;
  names.declares('number', String(number.value), number);
  if (replaces) names.replaces(number.value, replaces);
}

/** Where a text comes from; without the clause it is this catalogue's own. */
export function sourceOf(node: CardNode | FeatureNode): CardProgram['source'] {
  const clause = clauseOf<Clause | FeatureClause, 'source'>(node, 'source');
  if (!clause?.source) return { kind: 'original' };
  return { kind: clause.source, ...(clause.text && { text: clause.text.value }) };
}
