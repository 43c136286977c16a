/**
 * Puts the steps of a card on rows: one sentence a row, a short block in the line of its step, a longer one on rows
 * of its own below it.
 */
import type { Block, Step } from '../../runtime/ops.ts';
import type { ActionStep, BlockStep, Language, Words } from './language.ts';
import { capital, join, type Phrase, type Row } from './parts.ts';

/** The rows of a card's text, in the order its steps run. */
export function stepRows(steps: Block, words: Words, language: Language): Row[] {
  return blockRows(steps, 0, { words, language });
}

/** The rows of steps after words that lead to them, which end in a mark and a space. */
export function framedRows(frame: Phrase, steps: Block, words: Words, language: Language): Row[] {
  return framed(frame, steps, 0, { words, language });
}

interface Saying {
  words: Words;
  language: Language;
}

function blockRows(steps: Block, depth: number, saying: Saying): Row[] {
  return steps.flatMap((step) => rowsOfStep(step, depth, saying));
}

function rowsOfStep(step: Step, depth: number, saying: Saying): Row[] {
  const { frame } = saying.language;
  switch (step.op) {
    case 'may':
      return framed(frame.youMay, step.steps, depth, saying);
    case 'repeat':
      return framed(frame.repeat(step.times, saying.words), step.steps, depth, saying);
    case 'each-player':
      return framed(frame.eachPlayer(step.other ?? false), step.steps, depth, saying);
    case 'either':
      return eitherRows(step.branches, depth, saying);
    case 'if': {
      const first = framed(frame.if(step.condition, saying.words), step.steps, depth, saying);
      const { otherwise } = step;
      return otherwise ? [...first, ...framed(frame.otherwise, otherwise, depth, saying)] : first;
    }
    default:
      return [actionRow([], step, depth, saying, '.')];
  }
}

/** A block after its frame: in one row when it is short, else the frame as a heading. */
function framed(frame: Phrase, steps: Block, depth: number, saying: Saying): Row[] {
  const row = shortRow(capital(frame), steps, depth, saying, '.');
  return row ? [row] : [heading(frame, depth), ...blockRows(steps, depth + 1, saying)];
}

/** A branch a row, one sentence together, when all are short; else each under a heading. */
function eitherRows(branches: readonly Block[], depth: number, saying: Saying): Row[] {
  const { either, or } = saying.language.frame;
  const last = branches.length - 1;
  const short = branches.map((steps, i) =>
    shortRow(i === 0 ? capital(either) : or, steps, depth, saying, i === last ? '.' : ','),
  );
  if (short.every((row) => row !== undefined)) return short;
  return branches.flatMap((steps, i) => [
    heading(i === 0 ? either : or, depth),
    ...branchRows(steps, depth + 1, saying),
  ]);
}

/** The rows of a branch under its heading, one also for a branch without steps. */
function branchRows(steps: Block, depth: number, saying: Saying): Row[] {
  if (steps.length > 0) return blockRows(steps, depth, saying);
  return [{ depth, sentence: capital(saying.language.frame.nothing), end: '.' }];
}

/** The steps in the line of their frame; none when they are too many for it. */
function shortRow(
  frame: Phrase,
  steps: Block,
  depth: number,
  saying: Saying,
  end: Row['end'],
): Row | undefined {
  const [first, ...more] = steps;
  if (first && more.length === 0 && isAction(first)) return actionRow(frame, first, depth, saying, end);
  const clause = shortClause(steps, saying);
  return clause && { depth, sentence: join([frame, clause]), end };
}

/** No step, one or two actions, or one block in its frame, as one clause. */
function shortClause(steps: Block, saying: Saying): Phrase | undefined {
  const { action, frame } = saying.language;
  const [first, second, ...more] = steps;
  if (!first) return frame.nothing;
  if (more.length > 0) return undefined;
  if (!second) return isAction(first) ? action(first, saying.words) : shortBlock(first, saying);
  // With conditions of their own it would not be clear how far they reach.
  if (!isAction(first) || !isAction(second) || first.if || second.if) return undefined;
  return join([action(first, saying.words), frame.andThen, action(second, saying.words)]);
}

function shortBlock(step: BlockStep, saying: Saying): Phrase | undefined {
  const { frame } = saying.language;
  switch (step.op) {
    case 'may':
      return after(frame.youMay, shortClause(step.steps, saying));
    case 'repeat':
      return after(frame.repeat(step.times, saying.words), shortClause(step.steps, saying));
    case 'each-player':
      return after(frame.eachPlayer(step.other ?? false), shortClause(step.steps, saying));
    case 'if':
      if (step.otherwise) return undefined;
      return after(frame.if(step.condition, saying.words), shortClause(step.steps, saying));
    case 'either':
      return undefined;
  }
}

const after = (frame: Phrase, clause: Phrase | undefined): Phrase | undefined =>
  clause && join([frame, clause]);

function actionRow(frame: Phrase, step: ActionStep, depth: number, saying: Saying, end: Row['end']): Row {
  const { language, words } = saying;
  const clause = language.action(step, words);
  const sentence = frame.length === 0 ? capital(clause) : join([frame, clause]);
  if (step.op !== 'place') return { depth, sentence, end };
  return { depth, sentence, end, placement: { before: frame, ...language.placement(step, words) } };
}

/** The frame without the mark or space that led on to its clause. */
function heading(frame: Phrase, depth: number): Row {
  const last = frame.at(-1);
  const trimmed =
    last?.part === 'text'
      ? [...frame.slice(0, -1), { ...last, text: last.text.replace(/[\s,:]+$/, '') }]
      : frame;
  return { depth, sentence: capital(trimmed), end: ':' };
}

function isAction(step: Step): step is ActionStep {
  switch (step.op) {
    case 'may':
    case 'either':
    case 'if':
    case 'repeat':
    case 'each-player':
      return false;
    default:
      return true;
  }
}
