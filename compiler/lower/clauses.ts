/** What cards and Landscape Features share: the clauses before their braces. */
import {
  type CardNode,
  type Clause,
  type FeatureClause,
  type FeatureNode,
  insertion,
  removal,
  replacement,
  type SourceFix,
  type Span,
} from '../../grammar/index.ts';
import { ART_FILE_PATTERN, type CardProgram } from '../../program/index.ts';
import { firstWord, type Report } from '../report/report.ts';
import { quotedTexts } from '../report/texts.ts';

interface WithClauses<C> {
  clauses: readonly C[];
}

/** The clause type with this name. */
type Named<C extends { clause: string }, N extends C['clause']> = Extract<C, { clause: N }>;

/** All clauses with a name, in text order. */
export function findClauses<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N>[] {
  return node.clauses.filter((clause): clause is Named<C, N> => clause.clause === name);
}

/** The first clause with a name. */
export function findClause<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N> | undefined {
  return findClauses(node, name)[0];
}

/** The clauses that a card or feature may or must have. */
interface AllowedClauses {
  /** Clauses allowed at most once. */
  once: readonly (Clause | FeatureClause)['clause'][];
  /** Clauses that are required, with an example of each. */
  needed: Readonly<Record<string, string>>;
}

/** Reports repeated clauses, and missing ones unless unreadable text may contain them. */
export function checkClauses(
  node: CardNode | FeatureNode,
  { once, needed }: AllowedClauses,
  report: Report,
): void {
  const head: WithClauses<Clause | FeatureClause> = node;
  for (const name of once) {
    const [first, ...again] = findClauses(head, name);
    // The keyword of a clause that could not be read may be there by mistake.
    for (const clause of first?.broken ? [] : again.filter(({ broken }) => !broken)) {
      const related = [report.relatedTo(first)];
      const fixes = [removal(clause, report.textOf(clause))];
      report.add('ECO108', firstWord(clause, name), { clause: name }, { fixes, related });
    }
  }
  // In a list, the keyword of another clause may have been read as an item.
  const mayBeAnother = node.clauses.some(({ broken, clause }) => broken && clause === 'hand');
  if (!node.number || node.broken || node.brokenClauses || mayBeAnother || mayHideClauses(node)) return;
  const what = `${node.kind} ${node.number.value}`;
  const present = new Set<string>(node.clauses.map(({ clause }) => clause));
  for (const [clause, example] of Object.entries(needed)) {
    if (present.has(clause)) continue;
    const hint = `add it before the \`{\`, as in \`${example}\``;
    report.add('ECO109', node.number, { what, clause }, { hint, fixes: withClause(node, example, report) });
  }
}

/** Reports `impact` where the steps tell it already: a card may only say it of what is done by hand. */
export function checkImpact(node: CardNode | FeatureNode, mayBeSaid: boolean, report: Report): void {
  const clause = findClause<Clause | FeatureClause, 'impact'>(node, 'impact');
  if (clause && !mayBeSaid) report.add('ECO409', clause, {}, { fixes: [removal(clause, 'impact')] });
}

/** Adds a clause after the last one, with the same whitespace before it. */
function withClause(node: CardNode | FeatureNode, example: string, report: Report): SourceFix[] {
  const last: Span | undefined = node.clauses.at(-1);
  if (!last) return [];
  // The text before the first clause holds the number and the deck.
  const [blank = ' '] = /\s+$/.exec(report.textOf({ from: node.from, to: last.from })) ?? [];
  return [insertion(last.to, `${blank}${example}`)];
}

/** Whether an unclosed text in the head may have swallowed the missing clauses. */
const mayHideClauses = (node: CardNode | FeatureNode): boolean => quotedTexts(node).some(({ open }) => open);

/** Records the number of a card or feature, and whether it replaces an inherited one. */
export function noteNumber({ number, replaces }: CardNode | FeatureNode, { names }: Report): void {
  if (!number) return;
  names.add('declares', 'number', String(number.value), number);
  if (replaces) names.add('replaces', 'number', String(number.value), replaces);
}

const ART_FILE = new RegExp(ART_FILE_PATTERN, 'u');

/** The picture of a card, if it names one. */
export function lowerArt(node: CardNode, report: Report): CardProgram['art'] {
  const { file, at, by } = findClause(node, 'art') ?? {};
  if (!file) return undefined;
  if (!ART_FILE.test(file.value)) {
    const forward = file.value.replaceAll('\\', '/');
    const fixes = ART_FILE.test(forward) ? [replacement(file, `"${forward}"`)] : [];
    report.add('ECO410', file, { file: file.value }, { fixes });
  }
  if (at && at.value > 100)
    report.add('ECO411', at, { at: `${at.value}` }, { fixes: [replacement(at, '100')] });
  return { file: file.value, at: at?.value ?? 50, ...(by && { by: by.value }) };
}

/** The source of a card or feature; without the clause, it is original. */
export function cardSource(node: CardNode | FeatureNode): CardProgram['source'] {
  const clause = findClause<Clause | FeatureClause, 'source'>(node, 'source');
  if (!clause?.source) return { kind: 'original' };
  return { kind: clause.source, ...(clause.text && { text: clause.text.value }) };
}
