import { defineConfig } from 'vitest/config';

/**
 * Tests that replace modules or change the state of their process. Each runs in modules of its own; all others share them, which
 * saves half of the time. `test/isolation.test.ts` says which belong here.
 */
export const ISOLATED = [
  'cli/load/sources/sources.test.ts',
  'cli/simulation/run-games.test.ts',
  'cli/terminal/signals.test.ts',
  'cli/terminal/table.test.ts',
  'print/browser/profile.test.ts',
  'test/print/download.test.ts',
  'test/programs/always.test.ts',
  'test/programs/impossible.test.ts',
  'test/simulate/no-duckdb.test.ts',
  'test/table/large-sets.test.ts',
];
const OUTSIDE = ['**/node_modules/**', 'out/**'];

export default defineConfig({
  test: {
    globalSetup: ['test/temporary-folder-of-run.ts'],
    // Tests may enter rooms past their doors, which give print its files.
    setupFiles: ['test/own-temporary-folder.ts', 'print/own-assets/index.ts'],
    // All of a small machine: by default one core stays idle.
    maxWorkers: '100%',
    // Only against what never ends: a busy machine must not decide a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED, exclude: OUTSIDE },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...OUTSIDE, ...ISOLATED],
        },
      },
    ],
  },
});
