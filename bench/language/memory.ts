/** Changes a file 10,000 times and prints the size of the heap in bytes after 1,000 and after all, each after garbage collection.
 *
 * `node --expose-gc bench/language/memory.ts`
 */
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { edit, openWorkspace, placedProblems, symbolsIn } from '../../language/index.ts';

const EARLY = 1_000;
const CHANGES = 10_000;

const { gc } = globalThis;
if (!gc) throw new Error('start it with --expose-gc');
const collect: () => void = gc;

const sets = bundledSets();
const { sets: compiled } = compile(sets);
const known = sets.map(({ id, files }, i) => ({ id, files, chain: compiled[i].chain }));
const card = (steps: string) => `card 901 brown leaves 2 energy sun\n{\n  ${steps}\n}\n`;
const FILE = '/cards/a.eco';

let workspace = openWorkspace({ roots: ['/cards'], texts: [{ file: FILE, text: '' }], known });

function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

let early = 0;
for (let version = 1; version <= CHANGES; version++) {
  const text = card(`gain ${(version % 9) + 1}vp; place lion${'n'.repeat(version % 3)} # ${version}`);
  workspace = edit(workspace, [{ file: FILE, text, version }]);
  placedProblems(workspace, FILE);
  symbolsIn(workspace, FILE);
  if (version === EARLY) early = heap();
}
process.stdout.write(`${JSON.stringify({ early, late: heap() })}\n`);
