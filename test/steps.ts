/** The steps of `npm test`: the command of each, and how to count what passed and failed. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folders of the product's own code. */
export const ROOMS = [
  'program',
  'grammar',
  'compiler',
  'runtime',
  'print',
  'simulate',
  'language',
  'table',
  'studio',
  'cli',
  'packing',
];

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
  /** The part of a failed step that may have failed only because others ran in parallel. It is run once more, alone. */
  alone?: (output: string) => Alone | undefined;
}

/** Failed files of a step, to be run alone. */
export interface Alone {
  step: TestStep;
  /** What failed in these files: titles of tests, or of files whose set-up or clean-up failed. */
  failed: readonly string[];
  /** How many failed tests that is, and how many tests have passed if the files now pass. */
  tests: number;
  recovered: number;
}

const CACHE = join('node_modules', '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');

const VITEST = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

/** Runs all tests, or those in some folders and files. */
const tests = (...which: string[]): TestStep => ({
  title: 'tests',
  command: [...VITEST, ...which],
  before: () => rmSync(VITEST_REPORT, { force: true }),
  counts: () => countsIn(readReport(), 'numPassedTests', 'numFailedTests'),
  // An error outside the tests belongs to no file.
  alone: (output) => (output.includes('Unhandled Error') ? undefined : aloneOf(readReport())),
});

/** If more files fail, running in parallel is not the cause. */
const MOST_ALONE = 8;

/** The part of Vitest's report about failures. */
interface Failures {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * The failed files in Vitest's report, to be run again. Undefined if a file could not be loaded, or if there are more
 * than a busy machine can explain.
 */
export function aloneOf(report: unknown): Alone | undefined {
  if (typeof report !== 'object' || report === null || !('testResults' in report)) return undefined;
  const files = (report as Failures).testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name),
      tests: assertionResults.length,
      titles: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      skipped: assertionResults.filter(({ status }) => status !== 'passed').length,
    }));
  // A file without tests could not be loaded, which running alone does not help.
  const isAboutTests = files.every(({ tests }) => tests > 0);
  if (!isAboutTests || files.length === 0 || files.length > MOST_ALONE) return undefined;
  return {
    step: tests('--maxWorkers=1', ...files.map(({ file }) => file)),
    failed: files.flatMap(({ file, titles }) =>
      titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : `${file}: before or after its tests`,
    ),
    tests: files.reduce((sum, { titles }) => sum + titles.length, 0),
    // If a file's set-up failed, none of its tests ran.
    recovered: files.reduce((sum, { titles, skipped }) => sum + (titles.length || skipped), 0),
  };
}

/** Type-checks a project. With one checker, since each of several checks shared types again, which doubles the work. */
const types = (title: string, project: string, cache: string): TestStep => ({
  title,
  command: [
    ...['tsc', '-p', project, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(CACHE, cache)],
  ],
});

const TYPES = types('types', '.', 'tsc.tsbuildinfo');

/** The extension for VS Code also runs in a browser, and follows its bundler's rules for modules. */
const EXTENSION_TYPES = types('extension types', 'editors/vscode', 'extension.tsbuildinfo');

/** The studio's page runs only in browsers. */
const PAGE_TYPES = types('page types', 'studio', 'studio.tsbuildinfo');

const LINT: TestStep = {
  title: 'lint and format',
  command: ['biome', 'check', '--error-on-warnings', '.'],
};

/** The steps to run while working: types, style, and the unit tests of the code that turns text into a game. */
export const QUICK_STEPS: readonly TestStep[] = [
  tests('grammar/', 'program/', 'compiler/', 'runtime/', '--exclude', '**/*.fuzz.test.ts'),
  TYPES,
  LINT,
];

/** The longest first, since two run in parallel. */
export const STEPS: readonly TestStep[] = [
  tests(),
  TYPES,
  EXTENSION_TYPES,
  PAGE_TYPES,
  {
    title: 'scenarios',
    command: ['node', 'cli/ecos.mjs', 'test', '--format', 'json'],
    counts: (stdout) => scenarioCounts(parsed(stdout)),
  },
  {
    title: 'arrows',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...ROOMS, ...['test', 'bench', 'docs']],
  },
  { title: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  LINT,
];

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
