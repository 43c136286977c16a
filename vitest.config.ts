/** How tests run: which share modules, and which are left out of short runs. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LONG_TESTS, SLOW_TESTS } from './test/long-tests.ts';

// As `cli/ecos.mjs`: tests start programs in TypeScript.
if (!process.features.typescript)
  throw new Error(
    `The tests need Node 22.18 or newer, and this is ${process.versions.node}: \`npx vitest\` uses the one that \`npm ci\` installs.`,
  );

/**
 * Tests that replace modules or change the state of their process. Each runs in modules of its own; all others share them, which
 * saves half of the time. `test/isolation.test.ts` says which belong here.
 */
export const ISOLATED_TESTS = [
  'cli/host/bots/bots.test.ts',
  'cli/host/full-disk.test.ts',
  'cli/host/live-table.test.ts',
  'cli/host/sockets/sockets.test.ts',
  'cli/load/card-art.test.ts',
  'cli/load/find.test.ts',
  'cli/simulation/run-games.test.ts',
  'cli/terminal/signals.test.ts',
  'print/browser/profile.test.ts',
  'studio/page/answers.test.ts',
  'studio/page/games/games-controller.test.ts',
  'studio/page/texts/machine.test.ts',
  'studio/page/texts/texts.test.ts',
  'studio/page/words/words-controller.test.ts',
  'studio/page/worker/worker-client.test.ts',
  'table/web/host/host-controller.test.ts',
  'table/web/seat.test.ts',
  'test/host/broken-off.test.ts',
  'test/print/download.test.ts',
  'test/programs/always.test.ts',
  'test/programs/impossible.test.ts',
  'test/simulate/no-duckdb.test.ts',
  'test/simulate/pool.test.ts',
  'test/simulate/stress.test.ts',
  'test/table/large-sets.test.ts',
];
const OUTSIDE_FILES = [
  ...['**/node_modules/**', 'out/**'],
  // Not by `--exclude`, which projects do not heed.
  ...(process.env.TEST_SHORT ? LONG_TESTS : []),
  ...(process.env.TEST_SHORT === 'quick' ? SLOW_TESTS : []),
  ...(process.env.FIREFOX ? [] : ['test/studio/firefox.test.ts']),
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: ['test/same-environment.ts', 'test/temporary-folder-of-run.ts'],
    // Tests may enter rooms past their doors, which give print its files.
    setupFiles: ['test/own-temporary-folder.ts', 'print/own-assets/index.ts'],
    // More than there are cores: a third of the time of the tests is waiting for processes, pages and the disk.
    maxWorkers: availableParallelism() + 2,
    // Only against what never ends: a busy machine must not decide a test. Those that may take longer are in `test/long-tests.ts`.
    testTimeout: process.env.TEST_SHORT ? 60_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED_TESTS, exclude: OUTSIDE_FILES },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...OUTSIDE_FILES, ...ISOLATED_TESTS],
        },
      },
    ],
  },
});
