/**
 * Puts the steps of a card on rows: one sentence a row, a short block in the line of its step, a longer one on rows
 * of its own below it.
 */
import type { Block, Step } from '../../program/index.ts';
import { action, placement } from './actions.ts';
import { condition, per } from './counts.ts';
import type { ActionStep, BlockStep } from './language.ts';
import { capital, join, keyword, type Phrase, plain, type Row } from './parts.ts';
import type { WordingContext } from './speech.ts';

/** The rows of a card's text, in the order its steps run. */
export function stepRows(steps: Block, speech: WordingContext): Row[] {
  return blockRows(steps, 0, speech);
}

/** The rows of steps after words that lead to them, which end in a mark and a space. */
export function framedRows(frame: Phrase, steps: Block, speech: WordingContext): Row[] {
  return framed(frame, steps, 0, speech);
}

/** What leads to the steps of a block, with the space before them. */
function frameOf(step: Exclude<BlockStep, { op: 'either' }>, speech: WordingContext): Phrase {
  const { tongue } = speech;
  switch (step.op) {
    case 'may':
      return spacedOut(tongue.say('you-may'));
    case 'repeat':
      return spacedOut(repeatFrame(step.times, speech));
    case 'each-player':
      return spacedOut(tongue.say(step.other ? 'each-other-player' : 'each-player'));
    case 'if':
      return spacedOut(tongue.say('if', { condition: condition(step.condition, speech) }));
  }
}

function repeatFrame(times: Extract<Step, { op: 'repeat' }>['times'], speech: WordingContext): Phrase {
  const { tongue } = speech;
  if ('times' in times) return tongue.say('repeat', { times: times.times });
  if ('upTo' in times) return tongue.say('repeat-up-to', { times: times.upTo });
  return tongue.say('repeat-per', { per: per(times.per, speech) });
}

const spacedOut = (phrase: Phrase): Phrase => join([phrase, ' ']);

function blockRows(steps: Block, depth: number, speech: WordingContext): Row[] {
  return steps.flatMap((step) => rowsOfStep(step, depth, speech));
}

function rowsOfStep(step: Step, depth: number, speech: WordingContext): Row[] {
  switch (step.op) {
    case 'may':
    case 'repeat':
    case 'each-player':
      return framed(frameOf(step, speech), step.steps, depth, speech);
    case 'either':
      return eitherRows(step.branches, depth, speech);
    case 'if': {
      const first = framed(frameOf(step, speech), step.steps, depth, speech);
      const { otherwise } = step;
      if (!otherwise) return first;
      return [...first, ...framed(spacedOut(speech.tongue.say('otherwise')), otherwise, depth, speech)];
    }
    default:
      return [actionRow([], step, depth, speech, '.')];
  }
}

/** A block after its frame: in one row when it is short, else the frame as a heading. */
function framed(frame: Phrase, steps: Block, depth: number, speech: WordingContext): Row[] {
  const row = shortRow(capital(frame), steps, depth, speech, '.');
  return row ? [row] : [heading(frame, depth), ...blockRows(steps, depth + 1, speech)];
}

/** A branch a row, one sentence together, when all are short; else each under a heading. */
function eitherRows(branches: readonly Block[], depth: number, speech: WordingContext): Row[] {
  const either = spacedOut([keyword(plain(speech.tongue.say('either')))]);
  const or = spacedOut([keyword(plain(speech.tongue.say('or', { next: '' })))]);
  const last = branches.length - 1;
  const short = branches.map((steps, i) =>
    shortRow(i === 0 ? capital(either) : or, steps, depth, speech, i === last ? '.' : ','),
  );
  if (short.every((row) => row !== undefined)) return short;
  return branches.flatMap((steps, i) => [
    heading(i === 0 ? either : or, depth),
    ...branchRows(steps, depth + 1, speech),
  ]);
}

/** The rows of a branch under its heading, one also for a branch without steps. */
function branchRows(steps: Block, depth: number, speech: WordingContext): Row[] {
  if (steps.length > 0) return blockRows(steps, depth, speech);
  return [{ depth, sentence: capital(speech.tongue.say('do-nothing')), end: '.' }];
}

/** The steps in the line of their frame; none when they are too many for it. */
function shortRow(
  frame: Phrase,
  steps: Block,
  depth: number,
  speech: WordingContext,
  end: Row['end'],
): Row | undefined {
  const [first, ...more] = steps;
  if (first && more.length === 0 && isAction(first)) return actionRow(frame, first, depth, speech, end);
  const clause = shortClause(steps, speech);
  return clause && { depth, sentence: join([frame, clause]), end };
}

/** No step, one or two actions, or one block in its frame, as one clause. */
function shortClause(steps: Block, speech: WordingContext): Phrase | undefined {
  const [first, second, ...more] = steps;
  if (!first) return speech.tongue.say('do-nothing');
  if (more.length > 0) return undefined;
  if (!second) return isAction(first) ? action(first, speech) : shortBlock(first, speech);
  // With conditions of their own it would not be clear how far they reach.
  if (!isAction(first) || !isAction(second) || first.if || second.if) return undefined;
  return join([action(first, speech), spacedOut(speech.tongue.say('and-then')), action(second, speech)]);
}

function shortBlock(step: BlockStep, speech: WordingContext): Phrase | undefined {
  if (step.op === 'either' || (step.op === 'if' && step.otherwise)) return undefined;
  const clause = shortClause(step.steps, speech);
  return clause && join([frameOf(step, speech), clause]);
}

function actionRow(
  frame: Phrase,
  step: ActionStep,
  depth: number,
  speech: WordingContext,
  end: Row['end'],
): Row {
  const clause = action(step, speech);
  const sentence = frame.length === 0 ? capital(clause) : join([frame, clause]);
  if (step.op !== 'place') return { depth, sentence, end };
  return { depth, sentence, end, placement: { before: frame, ...placement(step, speech) } };
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
