/** The steps of `npm test`: the command of each, and how to count what passed and failed. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the product's own code. */
export const ROOMS =
  'program grammar compiler words runtime print simulate language table studio cli tools'.split(' ');

/** How many tests or checks of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step: a command in `node_modules/.bin`, and how to read its result. */
export interface TestStep {
  title: string;
  command: string[];
  /** Removes an earlier run's results, so that an old report is never read. */
  before?: () => void;
  /** Reads the counts from the step's standard output; without it, the step counts as one. */
  counts?: (stdout: string) => Counts | undefined;
}

const CACHE = join('node_modules', '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');

const VITEST = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

/** Runs all tests, or those in some folders and files; with `TEST_SHORT` in the environment, without the long ones. */
const tests = (...which: string[]): TestStep => ({
  title: 'tests',
  command: [...VITEST, ...which],
  before: () => rmSync(VITEST_REPORT, { force: true }),
  counts: () => countsIn(readReport(), 'numPassedTests', 'numFailedTests'),
});

/** Type-checks a project. With one checker, since each of several checks shared types again, which doubles the work. */
const types = (title: string, project: string, cache: string): TestStep => ({
  title,
  command: [
    ...['tsc', '-p', project, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(CACHE, cache)],
  ],
});

const TYPES = types('types', '.', 'tsc.tsbuildinfo');

/** What bundlers pack: the pages, which run only in browsers, and the extension for VS Code. */
const PAGE_TYPES = types('page types', 'studio', 'studio.tsbuildinfo');

const LINT: TestStep = {
  title: 'lint and format',
  command: ['biome', 'check', '--error-on-warnings', '.'],
};

/** All tests of some folders and files, or of all: `npm run test:full`. */
export const fullSteps = (which: readonly string[]): readonly TestStep[] =>
  which.length > 0 ? [tests(...which)] : [tests(), ...OTHER_STEPS];

/** The steps to run while working: types, style, and the quick unit tests of the code that turns text into a game. */
export const QUICK_STEPS: readonly TestStep[] = [
  tests('grammar/', 'program/', 'compiler/', 'runtime/'),
  TYPES,
  LINT,
];

/** What is checked besides the tests, the longest first, since two run in parallel. */
const OTHER_STEPS: readonly TestStep[] = [
  TYPES,
  PAGE_TYPES,
  {
    title: 'scenarios',
    command: ['node', 'cli/ecos.mjs', 'test', '--format', 'json'],
    counts: (stdout) => scenarioCounts(parsed(stdout)),
  },
  {
    title: 'arrows',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...ROOMS, ...['test', 'bench']],
  },
  { title: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  LINT,
];

/** The steps of `npm test`. */
export const STEPS: readonly TestStep[] = [tests(), ...OTHER_STEPS];

function readReport(): unknown {
  try {
    return parsed(readFileSync(VITEST_REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function countsIn(report: unknown, passedKey: string, failedKey: string): Counts | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  const { [passedKey]: passed, [failedKey]: failed } = report as Record<string, unknown>;
  return typeof passed === 'number' && typeof failed === 'number' ? { passed, failed } : undefined;
}

/** `ecos test` lists its failures. */
function scenarioCounts(report: unknown): Counts | undefined {
  if (typeof report !== 'object' || report === null || !('failed' in report)) return undefined;
  const failed = Array.isArray(report.failed) ? report.failed.length : Number.NaN;
  return countsIn({ ...report, failed }, 'passed', 'failed');
}
