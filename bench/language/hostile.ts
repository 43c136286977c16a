/** How the time for hostile texts grows with their length. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile } from '../../compiler/compile.ts';
import { formatFile } from '../../grammar/format/format.ts';
import type { Row } from '../row.ts';
import { PATTERNS, type Pattern } from './hostile/patterns.ts';

/** Each twice the one before, in characters. */
const LENGTHS = [1_000_000, 2_000_000, 4_000_000];
const MOST = 2.5;
/** If a pattern seems to grow too fast, it is measured again up to this many times: the machine may have been busy. */
const TRIES = 4;
/** Shorter times, in milliseconds, are rounded up to this: ratios of less mean nothing. */
const TOO_SHORT = 20;
const SLOWEST_SHOWN = 5;

/** The largest ratio of any pattern: the time to compile and format twice the text, relative to the text. */
export function measureHostile(): Row {
  for (const pattern of PATTERNS) timesOf({ ...pattern, lengths: [50_000] });
  const ratios = PATTERNS.map((pattern) => [pattern.name, growthOf(pattern)] as const);
  const slowest = ratios.toSorted(([, a], [, b]) => b - a);
  return {
    name: `twice the text of ${PATTERNS.length} hostile patterns of up to 4 MB, time relative to the text, worst pattern`,
    value: slowest[0]?.[1] ?? 0,
    unit: '×',
    aim: { is: 'most', value: MOST },
    from: Object.fromEntries(slowest.slice(0, SLOWEST_SHOWN)),
  };
}

/** How many times as long twice the text takes, on average from the shortest to the longest: a single step would also show
 * where the heap grows past a threshold of the garbage collector.
 */
function growthOf(pattern: Pattern): number {
  let best: number[] = [];
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TRIES && growth > MOST; round++) {
    const times = timesOf({ ...pattern, lengths: LENGTHS });
    best = times.map((time, i) => Math.max(TOO_SHORT, Math.min(time, best[i] ?? time)));
    growth = ((best.at(-1) ?? 0) / best[0]) ** (1 / (LENGTHS.length - 1));
  }
  return growth;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** CPU time in milliseconds for texts of these lengths. */
function timesOf({ text, lengths }: Pattern & { lengths: readonly number[] }): number[] {
  return lengths.map((length) => {
    const file = { file: 'hostile.eco', text: text(length) };
    // Otherwise the garbage of the previous text would be collected during this one.
    collectGarbage();
    const start = process.cpuUsage();
    compile([{ files: [file] }]);
    formatFile(file.file, file.text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}
