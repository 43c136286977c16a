import type { Command } from 'commander';
import { counted, UserError } from '../../program/messages/index.ts';
import { type Compilation, moreOf } from '../load/compilation.ts';
import { loadSets } from '../load/sets.ts';
import { VERSION } from '../package.ts';
import { addFormat, PATHS } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printAsIs, printJson } from '../terminal/output.ts';
import { countProblems, showProblems, tally } from '../terminal/problems/show.ts';
import { mark } from '../terminal/styles.ts';

/** `ecos check [PATH…]`: compiles and prints every problem. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument(...PATHS);
  command.option('--watch', 'check again after each save and show what changed, until Ctrl-C');
  addFormat(command, ['pretty', 'json', 'sarif', 'github']).action(
    async (paths: string[], { format, watch }: { format: string; watch?: true }) => {
      if (watch) return done(await watched(paths, format));
      const result = await loadSets(paths);
      await WRITERS[format](result);
      done(result.broken ? EXIT.cardErrors : EXIT.fine);
    },
  );
}

async function watched(paths: readonly string[], format: string): Promise<ExitCode> {
  if (format !== 'pretty')
    throw new UserError(`--watch has no --format ${format}: it is for people to read.`);
  if (paths.includes('-')) throw new UserError('--watch needs a file or a folder, not standard input.');
  const { watchCards } = await import('../watch/watch.ts');
  await watchCards(paths, { all: pretty, summary });
  return EXIT.fine;
}

function pretty(result: Compilation): void {
  if (result.problems.length > 0) print(`${showProblems(result)}\n`);
  print(summary(result));
}

const WRITERS: Record<string, (result: Compilation) => void | Promise<void>> = {
  pretty,
  json: (result) => {
    const { sets, problems } = result;
    printJson({ version: VERSION, ...sizes(sets), ...countProblems(result), problems, ...moreOf(result) });
  },
  sarif: async ({ problems, unlisted }) => {
    const { sarifLog } = await import('../terminal/problems/sarif.ts');
    printJson(sarifLog(problems, unlisted));
  },
  github: async ({ problems, unlisted }) => {
    const { githubProblems } = await import('../terminal/problems/github.ts');
    // Its lines are workflow commands; what comes from users is escaped in them.
    if (problems.length > 0) printAsIs(`${githubProblems(problems, unlisted)}\n`);
  },
};

/** What sets contain, in numbers. */
function sizes(sets: Compilation['sets']) {
  const sum = (of: (set: Compilation['sets'][number]) => number) =>
    sets.reduce((total, set) => total + of(set), 0);
  return {
    sets: sets.length,
    files: sum((set) => set.files.length),
    cards: sum((set) => set.program.cards.length),
    features: sum((set) => set.program.features.length),
    scenarios: sum((set) => set.scenarios.length),
  };
}

function summary(result: Compilation): string {
  const { sets, problems, broken } = result;
  const { cards, features, scenarios } = sizes(sets);
  const what = [
    counted(sets.length, 'set'),
    counted(cards, 'card'),
    // Most sets have no features.
    ...(features > 0 ? [counted(features, 'feature')] : []),
    counted(scenarios, 'scenario'),
  ].join(', ');
  if (problems.length === 0) return `${mark('fine')} ${what}: no problems`;
  return `${mark(broken ? 'wrong' : 'doubtful')} ${what}: ${tally(result)}`;
}
