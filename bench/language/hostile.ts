/** How the processing time of hostile texts grows with their length. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile } from '../../compiler/compile.ts';
import { formatFile } from '../../grammar/format/format.ts';
import type { Row } from '../row.ts';
import { PATTERNS, type Pattern } from './hostile/patterns.ts';

/** Lengths in characters, each twice the previous one. */
const LENGTHS = [1_000_000, 2_000_000, 4_000_000];
const MOST = 2.5;
/** The most times a pattern is measured if it seems to grow too fast, because the machine may have been busy. */
const TRIES = 4;
/** Times below this, in milliseconds, are rounded up, because ratios of shorter times are meaningless. */
const TOO_SHORT = 20;
const SLOWEST_SHOWN = 5;

/** The largest ratio among all patterns: the time to compile and format a text, relative to the time for half of it. */
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

/**
 * The factor by which doubling the text increases the time, averaged from the shortest to the longest text. A single step could
 * be distorted where the heap grows past a threshold of the garbage collector.
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
    // Otherwise the previous text's garbage would be collected during this measurement.
    collectGarbage();
    const start = process.cpuUsage();
    compile([{ files: [file] }]);
    formatFile(file.file, file.text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}
