/**
 * Counts the work of reading hostile texts, without a clock: `node --no-opt --no-maglev test/hostile/work.ts LENGTH EVERY`
 * prints for each EVERYth pattern how often blocks of the grammar and the compiler run for a text of that length, and for one
 * twice as long.
 *
 * V8 counts each function, branch and loop iteration separately; the counts do not depend on how busy the machine is.
 * Built-in work such as searching a string counts as one. V8 counts only modules loaded after counting has started, so
 * this needs its own process.
 */
import { Session } from 'node:inspector';

/** The output of `work.ts`. */
export type Work = Record<string, { length: number; work: number }[]>;

const COUNTED = /\/(grammar|compiler|program|node_modules\/@?chevrotain)\//;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const [{ HOSTILE_PATTERNS }, { compile }, { formatFile }] = await Promise.all([
  import('./patterns.ts'),
  import('../../compiler/compile.ts'),
  import('../../grammar/format/format.ts'),
]);

const [length, every] = process.argv.slice(2).map(Number);
const work: Work = {};
for (const [name, text] of Object.entries(HOSTILE_PATTERNS).filter((_, i) => i % every === 0)) {
  work[name] = [length, 2 * length].map((long) => {
    const file = { file: 'hostile.eco', text: text(long) };
    const count = workOf(() => {
      compile([{ files: [file] }]);
      formatFile(file.file, file.text);
    });
    return { length: file.text.length, work: count };
  });
}
console.log(JSON.stringify(work));

function workOf(call: () => unknown): number {
  taken();
  call();
  return taken();
}

/** The number of runs since the last call. */
function taken(): number {
  let sum = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    const counted = result.filter(({ url }) => COUNTED.test(url));
    for (const { functions } of counted)
      for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  });
  return sum;
}
