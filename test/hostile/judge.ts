/** Checks that must pass for any text, and for any text that can be formatted. */
import assert from 'node:assert/strict';
import { type Compiled, compile, type ReadySet } from '../../compiler/compile.ts';
import { CATALOGUE } from '../../compiler/report/problems.ts';
import { formatFile } from '../../grammar/format/format.ts';
import { parse } from '../../grammar/parser.ts';
import type { Problem } from '../../program/index.ts';
import type { HostileText } from './texts.ts';

const FILE = 'hostile.eco';

/** Milliseconds of processor time; no text of a few kilobytes takes that long. */
const TOO_LONG = 1000;
/** Milliseconds below which the growth of the time is not measurable. */
const TOO_SHORT = 30;
/**
 * Number of measurements if the first is too slow; the best counts, since garbage collection or another process may
 * interfere.
 */
const TRIES = 5;

/** Throws an error that describes what a text violates. */
export function judge({ text, twice }: HostileText, base: ReadySet): void {
  let compiled!: Compiled;
  const time = best(() => {
    compiled = compiledWith(text, base);
  }, TOO_SHORT);
  checkProblems(compiled.problems, text);
  checkFormat(text, compiled, base);
  assert(time < TOO_LONG, `${time} ms for ${text.length} characters`);
  if (twice === undefined) return;
  const limit = Math.max(TOO_SHORT, 3.5 * time);
  const longer = best(() => compiledWith(twice, base), limit);
  assert(longer <= Math.max(TOO_SHORT, 3.5 * time), `${time} ms, and ${longer} ms for twice the text`);
}

function compiledWith(text: string, base: ReadySet): Compiled {
  return compile([{ files: [{ file: FILE, text }] }], [base]);
}

/** The shortest time of a call, measured again while it is above a limit. */
function best(call: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TRIES && least > limit; round++) {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Checks that all problems have known codes, readable messages and positions in the text. */
export function checkProblems(problems: readonly Problem[], text: string): void {
  const lines = text.split('\n');
  for (const { code, message, hint = '', line, column, length, related = [] } of problems) {
    assert(code in CATALOGUE, code);
    assert(!/undefined|NaN|\{\w+\}|\[object/.test(withoutQuoted(message)), message);
    assert(message.length < 1500 && hint.length < 1500, message);
    assert(length >= 1, `${code} is of no character`);
    for (const place of [{ line, column }, ...related]) {
      const there = lines[place.line - 1];
      assert(
        there !== undefined && place.column >= 1 && place.column <= there.length + 1,
        `${code} is nowhere`,
      );
    }
  }
}

function withoutQuoted(message: string): string {
  return message.replace(/`[^`]*`/g, '``');
}

/**
 * Checks that formatting keeps tree and program, that formatting again changes nothing, and that unformattable texts
 * are refused with problems.
 */
function checkFormat(text: string, compiled: Compiled, base: ReadySet): void {
  const { problems, unlisted } = parse(FILE, text);
  const result = formatFile(FILE, text);
  if ('problems' in result) {
    assert.deepEqual(result, { problems, unlisted });
    assert(problems.length > 0);
    return;
  }
  assert.deepEqual(problems, []);
  assert.deepEqual(formatFile(FILE, result.text), result, 'formatting again changes it');
  assert.equal(programText(compiledWith(result.text, base)), programText(compiled), 'the program is another');
}

/**
 * Programs and problem codes, without positions. Leaves out messages too, since the reason why a scenario is not run
 * names a line.
 */
function programText({ sets, problems }: Compiled): string {
  const plain = JSON.stringify(sets, (key, value) => (key === 'at' || key === 'message' ? undefined : value));
  return plain + problems.map(({ code }) => code).sort();
}
