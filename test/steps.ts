/**
 * The steps of `npm test`: what each runs, and how many things it says passed and failed.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
}

const CACHE = join('node_modules', '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');

const VITEST = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

/** Runs tests: all, or those of some folders. */
const tests = (...which: string[]): TestStep => ({
  title: 'tests',
  command: [...VITEST, ...which],
  before: () => rmSync(VITEST_REPORT, { force: true }),
  counts: () => countsIn(readReport(), 'numPassedTests', 'numFailedTests'),
});

const TYPES: TestStep = {
  title: 'types',
  command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', join(CACHE, 'tsc.tsbuildinfo')],
};

/** The extension for VS Code runs in a browser, too, and has its packer's rules for modules. */
const EXTENSION_TYPES: TestStep = {
  title: 'extension types',
  command: [
    ...['tsc', '-p', 'editors/vscode', '--incremental', '--tsBuildInfoFile'],
    join(CACHE, 'extension.tsbuildinfo'),
  ],
};

/** The page of the studio runs in browsers only. */
const PAGE_TYPES: TestStep = {
  title: 'page types',
  command: [
    ...['tsc', '-p', 'studio', '--incremental', '--tsBuildInfoFile'],
    join(CACHE, 'studio.tsbuildinfo'),
  ],
};

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
