/**
 * `npm run coverage`: runs the tests and prints for each room how many of its statements they run.
 *
 * `npm run coverage -- program/ runtime/` runs only the tests in these folders. Statements that run in processes
 * started by tests count too, since most tests of `cli/` run the real command. Writes only to `node_modules/.cache/`,
 * and removes that. Exits with the tests' exit code.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOMS } from './steps.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'coverage');
const CHILDREN = join(FOLDER, 'children');

/** The part of Vitest's report about one file: where its statements are, and how often each ran. */
interface FileReport {
  statementMap: Record<string, { start: { line: number; column: number } }>;
  s: Record<string, number>;
}

/** The part of V8's report about one range of a script; for an offset, the innermost range around it counts. */
interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

interface ScriptReport {
  url: string;
  functions: { ranges: Range[] }[];
}

rmSync(FOLDER, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
    '--coverage.reportOnFailure',
    `--coverage.reportsDirectory=${FOLDER}`,
    ...ROOMS.map((room) => `--coverage.include=${room}/**/*.ts`),
    ...process.argv.slice(2),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // Code from a compile cache is measured less precisely.
    env: { ...process.env, NODE_V8_COVERAGE: CHILDREN, NODE_DISABLE_COMPILE_CACHE: '1' },
  },
);

const REPORT = join(FOLDER, 'coverage-final.json');
if (!existsSync(REPORT)) {
  console.error('The tests ended without figures; see above.');
  process.exit(status || 1);
}
const reports: Record<string, FileReport> = JSON.parse(readFileSync(REPORT, 'utf8'));

/** The offsets of statements that no test ran in its own process, by file. */
const missed = new Map<string, number[]>();
const totals = new Map(ROOMS.map((room) => [room, { ran: 0, all: 0 }]));
const totalOf = (file: string) => totals.get(relative(ROOT, file).split(sep)[0]) ?? { ran: 0, all: 0 };
for (const [file, { statementMap, s }] of Object.entries(reports)) {
  const starts = lineStarts(readFileSync(file, 'utf8'));
  const statements = Object.entries(statementMap);
  const left = statements.filter(([key]) => s[key] === 0);
  missed.set(
    file,
    left.map(([, { start }]) => starts[start.line - 1] + start.column),
  );
  totalOf(file).all += statements.length;
}
for (const name of readdirSync(CHILDREN)) {
  for (const script of scriptsIn(join(CHILDREN, name))) {
    // Node strips types in place, so offsets in the report are those of the source.
    const file = script.url.startsWith('file:') ? fileURLToPath(script.url.replace(/[?#].*/, '')) : '';
    const left = missed.get(file);
    if (!left?.length) continue;
    missed.set(
      file,
      left.filter((offset) => !ranAt(script, offset)),
    );
  }
}
rmSync(FOLDER, { recursive: true });

for (const [file, left] of missed)
  totalOf(file).ran += Object.keys(reports[file].statementMap).length - left.length;
console.log('\nStatements that tests run:\n');
for (const [room, { ran, all }] of totals) {
  const share = all === 0 ? '–' : `${((100 * ran) / all).toFixed(1)} %`;
  console.log(`  ${room.padEnd(10)}${share.padStart(8)}   ${ran} of ${all}`);
}
process.exitCode = status ?? 1;

/** The report of one process. If a test killed the process, the file may be cut off: it is then reported and not counted. */
function scriptsIn(file: string): ScriptReport[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).result;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    console.error(`Not counted, because its process was killed: ${relative(ROOT, file)}`);
    return [];
  }
}

/** Whether the statement at this offset ran, by the shortest range around it. */
function ranAt({ functions }: ScriptReport, offset: number): boolean {
  let innermost: Range | undefined;
  for (const range of functions.flatMap(({ ranges }) => ranges)) {
    if (offset < range.startOffset || offset >= range.endOffset) continue;
    if (!innermost || range.endOffset - range.startOffset <= innermost.endOffset - innermost.startOffset)
      innermost = range;
  }
  return innermost !== undefined && innermost.count > 0;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
