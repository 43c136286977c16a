/**
 * Counts what reading hostile texts takes, without a clock: `node --no-opt --no-maglev test/hostile/work.ts LENGTH` prints by
 * pattern how often the blocks of the grammar and the compiler run for a text of that length, and for one twice as long.
 *
 * The engine counts: each function, branch and round of a loop for itself, the same for the same text however busy the
 * machine is. What it does by itself, like searching a string, is one. It counts only in what is loaded after it was told
 * to, so this is a process of its own.
 */
import { Session } from 'node:inspector';

/** What `work.ts` prints. */
export type Work = Record<string, { length: number; work: number }[]>;

const COUNTED = /\/(grammar|compiler|runtime\/ops|node_modules\/@?chevrotain)\//;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const [{ PATTERNS }, { compile }, { formatFile }] = await Promise.all([
  import('../../bench/language/hostile/patterns.ts'),
  import('../../compiler/compile.ts'),
  import('../../grammar/format/format.ts'),
]);

const length = Number(process.argv[2]);
const work: Work = {};
for (const { name, text } of PATTERNS) {
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

/** What ran since this was last asked. */
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
