/** Parses logs, up to the last complete line. A problem has a line number. */
import { type Problem, UserError } from '../../program/index.ts';
import { isRecord, quoteValue } from '../messages.ts';
import validateChoice from './choice-validator.generated.ts';
import validateEnd from './end-validator.generated.ts';
import validateHead from './head-validator.generated.ts';
import { LOG_FORMAT, type Log, type LogChoice, type LogEnd, type LogHead } from './log.ts';

/** The longest line accepted: no line of a game comes near it. */
const LONGEST_LINE = 1_000_000;

/** A problem in a log, with its line: a `Problem` without the fields that only card sources have. */
export type LogProblem = Pick<Problem, 'line' | 'message'>;

/**
 * Parses the text of a log. Drops a last line that is cut off, but keeps one that only lacks its line break. Stops at
 * the first invalid line, so other files are rejected at once, however long they are.
 */
export function parseLog(text: string): { log: Log } | LogProblem {
  if (typeof text !== 'string') throw new UserError(`expected the text of a log, got ${quoteValue(text)}`);
  const log: Log = { head: NO_HEAD, choices: [], end: null };
  let number = 0;
  for (const { line, isWhole } of linesOf(text)) {
    number++;
    const record = parseLine(line);
    if (!isWhole && record === undefined && number > 1) break;
    const problem = take(log, record, number);
    if (problem !== undefined) return { message: problem, line: number };
  }
  if (number === 0) return { message: 'not a log of a game: the file is empty', line: 1 };
  return { log };
}

/** Adds a line to a log. Returns what is wrong with the line, or undefined. */
function take(log: Log, record: unknown, number: number): string | undefined {
  if (number === 1) {
    const problem = headProblem(record);
    if (problem === undefined) log.head = record as LogHead;
    return problem;
  }
  if (log.end) return 'a line after the end of the game';
  if (isChoice(record)) log.choices.push(record);
  else if (isEnd(record)) log.end = record;
  else return 'neither a choice nor the end of a game';
  return undefined;
}

const NO_HEAD: LogHead = { log: 'ecos', format: 0, options: { players: 0, seed: 0 }, sets: [], players: [] };

/** The lines in order. `isWhole` is false for a last line without a line break. */
function* linesOf(text: string): Generator<{ line: string; isWhole: boolean }> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const isWhole = end >= 0;
    const to = isWhole ? end : text.length;
    yield { line: text.slice(from, to).replace(/\r$/, ''), isWhole };
    from = to + 1;
  }
}

function parseLine(line: string): unknown {
  if (line.length > LONGEST_LINE) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    // Not JSON: the caller reports the line.
    return undefined;
  }
}

function headProblem(head: unknown): string | undefined {
  if (!isRecord(head) || head.log !== 'ecos') {
    return 'not a log of a game: the first line does not say so';
  }
  if (head.format !== LOG_FORMAT) {
    const format = typeof head.format === 'number' ? head.format : 'unknown';
    return `a log of format ${format}, this version reads format ${LOG_FORMAT}`;
  }
  return validateHead(head) ? undefined : 'the first line is not the head of a log: a part is missing or odd';
}

const isChoice = (value: unknown): value is LogChoice => validateChoice(value);
const isEnd = (value: unknown): value is LogEnd => validateEnd(value);
