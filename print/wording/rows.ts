/**
 * Arranges the steps of a card in rows: one sentence per row, with a short block in the row of its step, and a longer
 * one in rows below it.
 */
import type { Block, Step } from '../../program/index.ts';
import type { WordingContext } from './context.ts';
import { capital, join, type Phrase, type Row } from './parts.ts';
import { type WordedSteps, withEnding } from './step-wording.ts';
import { type ActionStep, actionWording, type BlockStep, blockWording, isAction } from './steps/steps.ts';

/**
 * The rows of a card's text, in the order its steps run.
 * @param isBranch whether they are a branch of a choice, which looks at what can be done in it
 */
export function stepRows(steps: Block, wording: WordingContext, depth = 0, isBranch = false): Row[] {
  let before = wording;
  return steps.flatMap((step) => {
    const rows = rowsOfStep(step, depth, before, isBranch);
    before = before.after(step);
    // Rows of inner steps already have their own.
    for (const row of rows) row.step ??= step;
    return rows;
  });
}

function rowsOfStep(step: Step, depth: number, wording: WordingContext, isBranch: boolean): Row[] {
  if (isAction(step)) {
    const isYours = depth === 0 && step.op === 'gain' && wording.isOnlyYours;
    const lead = isYours ? join([capital(wording.say('only-you')), ' ']) : [];
    return [actionRow(lead, step, depth, wording, '.', undefined, lead.length === 0 && !isBranch)];
  }
  if (step.op === 'for-each') wording = wording.callingThis();
  const { sections, choice, sentence } = blockWording(step);
  if (sentence) return [{ depth, sentence: [{ part: 'text', text: sentence(step, wording) }], end: '' }];
  const all = sections(step, wording);
  if (!choice) return all.flatMap((section) => sectionRows(section, wording, depth));
  // One row per branch, forming one sentence, if all branches are short; otherwise each has a heading.
  const last = all.length - 1;
  const short = all.map((section, i) =>
    shortRow(
      { ...section, lead: i === 0 ? capital(section.lead) : section.lead },
      depth,
      wording,
      i === last ? '.' : ',',
    ),
  );
  if (short.every((row) => row !== undefined)) return short;
  return all.flatMap((section) => headedRows(section, wording, depth));
}

/** Steps after their lead: in one row if they are short, otherwise with the lead as a heading. */
export function sectionRows(section: WordedSteps, wording: WordingContext, depth = 0): Row[] {
  const row = shortRow({ ...section, lead: capital(section.lead) }, depth, wording, '.');
  return row ? [row] : headedRows(section, wording, depth);
}

function headedRows({ lead, steps, branch }: WordedSteps, wording: WordingContext, depth: number): Row[] {
  const emptyRow: Row = { depth: depth + 1, sentence: capital(wording.say('do-nothing')), end: '.' };
  return [
    inBranch(heading(lead, depth), branch),
    ...(steps.length > 0 ? stepRows(steps, wording, depth + 1, branch !== undefined) : [emptyRow]),
  ];
}

/** The steps in the same row as their lead; undefined if they are too long for it. */
function shortRow(
  { lead, steps, verb, branch, isBlock }: WordedSteps,
  depth: number,
  wording: WordingContext,
  end: Row['end'],
): Row | undefined {
  if (isBlock) return undefined;
  const [first, ...more] = steps;
  if (first && more.length === 0 && isAction(first))
    return inBranch(actionRow(lead, first, depth, wording, end, verb), branch);
  const clause = shortClause(steps, wording, verb);
  return clause && inBranch({ depth, sentence: join([lead, clause]), end }, branch);
}

const inBranch = (row: Row, branch: string | undefined): Row =>
  branch === undefined ? row : { ...row, branch };

/** No step, one or two actions, or one block with a single section, as one clause; undefined for anything else. */
function shortClause(steps: Block, wording: WordingContext, verb?: WordedSteps['verb']): Phrase | undefined {
  const [first, second, ...more] = steps;
  if (!first) return wording.say('do-nothing');
  if (more.length > 0) return undefined;
  if (!second) return isAction(first) ? clauseOf(first, wording) : shortBlock(first, wording, verb);
  // With conditions, it would be unclear which of the two a condition applies to.
  if (!isAction(first) || !isAction(second) || first.if || second.if) return undefined;
  return join([
    clauseOf(first, wording),
    wording.say('and-then'),
    ' ',
    clauseOf(second, wording.after(first)),
  ]);
}

function shortBlock(step: BlockStep, wording: WordingContext, verb: WordedSteps['verb']): Phrase | undefined {
  const { sections, choice } = blockWording(step);
  const [only, ...others] = sections(step, wording);
  if (!only || only.isBlock || choice || others.length > 0 || isVerbLost(verb, only.verb)) return undefined;
  const clause = shortClause(only.steps, wording, only.verb);
  return clause && join([only.lead, clause]);
}

/** Whether a lead that requires a verb has none after it: "you may if …". */
const isVerbLost = (lead: WordedSteps['verb'], next: WordedSteps['verb']) =>
  (lead === 'needed' || lead === 'both') && next !== 'given' && next !== 'both';

function clauseOf(step: ActionStep, wording: WordingContext, isAlone = false): Phrase {
  const { clause, alone, after } = actionWording(step);
  const words = (isAlone && alone?.(step, wording)) || clause(step, wording);
  return join([withEnding(words, step, wording), after?.(step, wording) ?? []]);
}

function actionRow(
  lead: Phrase,
  step: ActionStep,
  depth: number,
  wording: WordingContext,
  end: Row['end'],
  verb?: WordedSteps['verb'],
  isWhole = false,
): Row {
  const clause = clauseOf(step, wording, isWhole);
  const sentence = lead.length === 0 ? capital(clause) : join([lead, clause]);
  const isAlone = lead.length === 0 || verb === 'needed';
  const placement = isAlone ? actionWording(step).placement?.(step, wording) : undefined;
  return { depth, sentence, end, ...(placement && { placement: { before: lead, ...placement } }) };
}

/** The lead as a heading, without the mark or space before its clause. */
function heading(lead: Phrase, depth: number): Row {
  const last = lead.at(-1);
  const trimmed =
    last?.part === 'text' || last?.part === 'aside'
      ? [...lead.slice(0, -1), { ...last, text: last.text.replace(/[\s,:]+$/, '') }]
      : lead;
  return { depth, sentence: capital(trimmed), end: ':' };
}
