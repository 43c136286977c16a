import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that replace modules or change the state of their process. Each runs in modules of its own; all others share them, which
 * saves half of the time. `test/isolation.test.ts` says which belong here.
 */
export const ISOLATED = [
  'cli/host/full-disk.test.ts',
  'cli/host/live-table.test.ts',
  'cli/load/sources/sources.test.ts',
  'cli/simulation/run-games.test.ts',
  'cli/terminal/signals.test.ts',
  'cli/terminal/table.test.ts',
  'print/browser/profile.test.ts',
  'studio/page/asks/chain.test.ts',
  'studio/page/asks/question-line.test.ts',
  'studio/page/gallery/pictures.test.ts',
  'studio/page/games/games-controller.test.ts',
  'studio/page/texts/texts.test.ts',
  'table/web/host/host-controller.test.ts',
  'table/web/seat.test.ts',
  'test/host/resting.test.ts',
  'test/language/hostile.test.ts',
  'test/print/download.test.ts',
  'test/programs/always.test.ts',
  'test/programs/impossible.test.ts',
  'test/simulate/no-duckdb.test.ts',
  'test/simulate/stress.test.ts',
  'test/table/large-sets.test.ts',
];
/** Files whose tests take more than ten seconds: they begin first, so that no core waits for them at the end. */
const LONG = [
  'cli/commands/simulate.test.ts',
  'cli/load/set-words.test.ts',
  'cli/simulation/outputs.test.ts',
  'test/bundle/bundle.test.ts',
  'test/changed.test.ts',
  'test/diagnostics/robust.test.ts',
  'test/docs/commands.test.ts',
  'test/docs/generated.test.ts',
  'test/docs/site.test.ts',
  'test/editors/emacs/emacs.test.ts',
  'test/editors/neovim/neovim.test.ts',
  'test/editors/vscode/vscode.test.ts',
  'test/fleet/command.test.ts',
  'test/fleet/laws.test.ts',
  'test/fleet/workers.test.ts',
  'test/host/pages.test.ts',
  'test/hostile/work.test.ts',
  'test/human/commands.test.ts',
  'test/print/box-options.test.ts',
  'test/print/browser.test.ts',
  'test/simulate/report-ladder.test.ts',
  'test/simulate/report.test.ts',
  'test/studio/laws-access.test.ts',
  'test/studio/laws-lost.test.ts',
  'test/studio/offers.test.ts',
  'test/studio/play.test.ts',
  'test/studio/preview.test.ts',
  'test/studio/site.test.ts',
  'test/worth.test.ts',
];

/** The usual order, after the files of `LONG`. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const OUTSIDE = [
  ...['**/node_modules/**', 'out/**'],
  ...(process.env.FIREFOX ? [] : ['test/studio/firefox.test.ts']),
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: ['test/same-environment.ts', 'test/temporary-folder-of-run.ts'],
    // Tests may enter rooms past their doors, which give print its files.
    setupFiles: ['test/own-temporary-folder.ts', 'test/quiet-lit.ts', 'print/own-assets/index.ts'],
    // More than there are cores: a third of the time of the tests is waiting for processes, pages and the disk.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongFirst },
    // Only against what never ends: a busy machine must not decide a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
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
