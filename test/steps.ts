/**
 * The steps of `npm test`: what each runs, and how many things it says passed and failed.
 */
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
  'playtest',
  'studio',
  'cli',
  'packing',
];

/** How many things a step tried. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One step: a command of `node_modules/.bin`, and how to read what it found. */
export interface TestStep {
  title: string;
  command: string[];
  /** Removes what an earlier run left, so that an old report is never read. */
  before?: () => void;
  /** Reads the counts from the step's standard output; without it the step counts as one thing. */
  counts?: (stdout: string) => Counts | undefined;
  /** What of a failed step may have failed because others ran beside it: it is run once more, by itself. */
  alone?: (output: string) => Alone | undefined;
}

/** Some files of a failed step, run by themselves. */
export interface Alone {
  step: TestStep;
  /** What failed in these files: titles of tests, or what is there before and after them. */
  failed: readonly string[];
  /** How many failed tests that is, and how many tests have passed once it is mended. */
  tests: number;
  mended: number;
}

const CACHE = join('node_modules', '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');

const VITEST = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

/** Runs tests: all, or those of some folders and files. */
const tests = (...which: string[]): TestStep => ({
  title: 'tests',
  command: [...VITEST, ...which],
  before: () => rmSync(VITEST_REPORT, { force: true }),
  counts: () => countsIn(readReport(), 'numPassedTests', 'numFailedTests'),
  // An error outside of the tests belongs to no file.
  alone: (output) => (output.includes('Unhandled Error') ? undefined : aloneOf(readReport())),
});

/** More files than this do not fail because of what runs beside them. */
const MOST_ALONE = 4;

/** The part of Vitest's report that says what failed. */
interface Failures {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * The files of Vitest's report that failed, to be run again; none where a file could not be read, or where there are more than other
 * tests on the machine can explain.
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
  // A file without tests could not be read, which no other test can help.
  const isAboutTests = files.every(({ tests }) => tests > 0);
  if (!isAboutTests || files.length === 0 || files.length > MOST_ALONE) return undefined;
  return {
    step: tests('--maxWorkers=1', ...files.map(({ file }) => file)),
    failed: files.flatMap(({ file, titles }) =>
      titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : `${file}: before or after its tests`,
    ),
    tests: files.reduce((sum, { titles }) => sum + titles.length, 0),
    // Without what was to be there before them none of the tests of a file ran.
    mended: files.reduce((sum, { titles, skipped }) => sum + (titles.length || skipped), 0),
  };
}

/** Checks the types of a project. One checker: several check shared types again, each for itself, which is twice the work. */
const types = (title: string, project: string, cache: string): TestStep => ({
  title,
  command: [
    ...['tsc', '-p', project, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(CACHE, cache)],
  ],
});

const TYPES = types('types', '.', 'tsc.tsbuildinfo');

/** The extension for VS Code runs in a browser, too, and has its packer's rules for modules. */
const EXTENSION_TYPES = types('extension types', 'editors/vscode', 'extension.tsbuildinfo');

/** The page of the studio runs in browsers only. */
const PAGE_TYPES = types('page types', 'studio', 'studio.tsbuildinfo');

const LINT: TestStep = {
  title: 'lint and format',
  command: ['biome', 'check', '--error-on-warnings', '.'],
};

/** What one runs while working: types, style, and the tests beside the code that takes text to a game. */
export const QUICK_STEPS: readonly TestStep[] = [
  tests('grammar/', 'program/', 'compiler/', 'runtime/', '--exclude', '**/*.fuzz.test.ts'),
  TYPES,
  LINT,
];

/** The longest first: two run side by side. */
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
