/** `ecos check`: compiles cards and reports every problem. */
import { fixableProblems } from '../../compiler/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import { replaceEach } from '../files/write.ts';
import { applyFixes, type Compilation, loadSets, printErrorsToStderr, restCounts } from '../load/compile.ts';
import { findSources, refuseBundled } from '../load/find.ts';
import { VERSION } from '../package.ts';
import {
  type Answer,
  defineCommand,
  type OptionRows,
  type OptionValues,
  PATHS_ARGUMENT,
} from '../terminal/command.ts';
import {
  EXIT,
  type ExitCode,
  escapeName,
  mark,
  printAsIs,
  printJson,
  printStderr,
  shellWord,
} from '../terminal/output.ts';
import { countProblems, showProblems, tally } from '../terminal/problems/show.ts';

const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const;
const OPTIONS = {
  watch: ['--watch', 'check again after each save and show what changed, until Ctrl-C'],
  fix: ['--fix', 'apply every fix that is certain, and list them', { conflicts: ['watch'] }],
  dryRun: ['--dry-run', 'with --fix: only show what would change', { needs: ['fix'] }],
  card: ['--card <size>', 'size of the cards that texts must fit, as for print, instead of square and poker'],
} as const satisfies OptionRows;
type Options = OptionValues<typeof OPTIONS> & { format: (typeof FORMATS)[number] };

/** `ecos check [PATH…]`: compiles and prints every problem. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: OPTIONS,
  formats: FORMATS,
  examples: 'ecos check --fix my-cards.eco',
  async run([paths], options) {
    const { format, watch, card, fix } = options;
    if (fix) return fixed(paths, options);
    if (watch) return watched(paths, options);
    const loaded = await loadSets(paths);
    // The bundled sets have no texts that are too long for cards of the usual sizes.
    const isMeasured = card !== undefined || paths.length > 0;
    const result = isMeasured
      ? await (await import('../load/too-long.ts')).withTooLong(loaded, card)
      : loaded;
    const { problems, unlisted, broken } = result;
    for (const remark of result.remarks) printStderr(remark);
    if (format === 'sarif') {
      const { sarifLog } = await import('../terminal/problems/sarif.ts');
      printJson(sarifLog(problems, unlisted));
    } else if (format === 'github') {
      const { githubProblems } = await import('../terminal/problems/github.ts');
      // The lines are workflow commands; text from users is escaped in them.
      if (problems.length > 0) printAsIs(`${githubProblems(problems, unlisted)}\n`);
    } else {
      const text = `${textOf(result)}${fixableText(result, paths)}`;
      return { json: documentOf(result), text, isWrong: broken };
    }
    return broken ? EXIT.cardErrors : EXIT.fine;
  },
});

async function fixed(
  paths: readonly string[],
  { format, card, dryRun }: Options,
): Promise<Answer | ExitCode> {
  if (format !== 'pretty' && format !== 'json')
    throw new UserError(`--fix does not support --format ${format}.`);
  if (paths.includes('-') && paths.length > 1)
    throw new UserError('Standard input (-) cannot be combined with other paths.');
  refuseBundled('--fix', paths);
  const { withTooLong } = await import('../load/too-long.ts');
  const sources = findSources(paths);
  const built = sources.sets.find((set) => set.built)?.built;
  if (built) throw new UserError(`${built.file} is a built set: fix its .eco files, then build it again.`);
  const certain = applyFixes(sources);
  const { proseFixer } = await import('../run/prose.ts');
  const withDrafts = await proseFixer(certain.result);
  const { applied, changed, broken, ...fixes } = withDrafts ? applyFixes(sources, withDrafts) : certain;
  const result = await withTooLong(fixes.result, card);
  const fromStdin = paths.includes('-');
  const text = changed[0]?.now ?? sources.sets[0]?.files[0]?.text ?? '';
  const refused = dryRun || fromStdin ? new Map<string, string>() : await replaceEach(changed);
  for (const reason of refused.values()) printStderr(`ecos: ${reason}`);
  const files = changed.map(({ file }) => file).filter((file) => !refused.has(file));
  const done = applied.filter(({ file }) => !refused.has(file));
  // After a dry run, the mistakes are still there.
  const isWrong = dryRun ? broken : result.broken;
  const code = refused.size > 0 ? EXIT.usage : isWrong ? EXIT.cardErrors : EXIT.fine;
  const many =
    done.length + refused.size > 0
      ? `${pluralize(done.length, 'fix', 'fixes')} in ${pluralize(files.length, 'file')}`
      : 'no problem has a certain fix';
  const report = [
    ...done.map(
      ({ file, line, column, code, title }) => `${escapeName(file)}:${line}:${column}: ${code}: ${title}`,
    ),
    `${mark(refused.size > 0 ? 'wrong' : 'fine')} ${many}${dryRun ? ', nothing written' : ''}`,
  ].join('\n');
  if (fromStdin && format === 'pretty') {
    // The fixed text goes to standard output.
    printStderr(report);
    printErrorsToStderr(result);
    printAsIs(text);
    return code;
  }
  return {
    json: { ...documentOf(result), fixed: done, changed: files, ...(fromStdin && { text }) },
    // A file that could not be written still has its problems.
    text: refused.size > 0 ? report : `${report}\n${textOf(result)}`,
    code,
  };
}

async function watched(paths: readonly string[], { format, card }: Options): Promise<ExitCode> {
  if (format !== 'pretty') throw new UserError(`--watch does not support --format ${format}.`);
  if (paths.includes('-')) throw new UserError('--watch needs a file or a folder, not standard input.');
  const { watchCards } = await import('../watch/watch.ts');
  await watchCards(paths, summary, card);
  return EXIT.fine;
}

/** All problems, and the summary. */
const textOf = (result: Compilation): string =>
  `${result.problems.length > 0 ? `${showProblems(result)}\n` : ''}${summary(result)}`;

/** How many problems can be fixed automatically, and how. Sets that are only extended are not changed. */
function fixableText({ sets, problems, texts }: Compilation, paths: readonly string[]): string {
  if (problems.length === 0 || paths.length === 0) return '';
  const files = new Set(sets.flatMap((set) => set.files));
  const own = problems.filter(({ file }) => files.has(file));
  const read = new Map(own.map(({ file }) => [file, texts.get(file) ?? '']));
  const fixable = fixableProblems(own, read).length;
  if (fixable === 0) return '';
  const which =
    problems.length === 1 ? 'This problem can be fixed' : `${fixable} of these problems can be fixed`;
  return `\n${which}: ecos check --fix ${paths.map((path) => shellWord(path)).join(' ')}`;
}

/** The JSON document of a check. */
function documentOf(result: Compilation) {
  const { sets, problems } = result;
  return { version: VERSION, ...sizes(sets), ...countProblems(result), problems, ...restCounts(result) };
}

/** Counts what the sets contain. */
function sizes(sets: Compilation['sets']) {
  const sum = (of: (set: Compilation['sets'][number]) => number) =>
    sets.reduce((total, set) => total + of(set), 0);
  return {
    sets: sets.length,
    files: sum((set) => set.files.length),
    cards: sum((set) => set.program.cards.length),
    features: sum((set) => set.program.features.length),
    scenarios: sum((set) => set.scenarios.length + set.brokenScenarios.length),
  };
}

function summary(result: Compilation): string {
  const { sets, problems, broken } = result;
  const { cards, features, scenarios } = sizes(sets);
  const what = [
    pluralize(sets.length, 'set'),
    pluralize(cards, 'card'),
    // Most sets have no features.
    ...(features > 0 ? [pluralize(features, 'feature')] : []),
    pluralize(scenarios, 'scenario'),
  ].join(', ');
  if (problems.length === 0) return `${mark('fine')} ${what}: no problems`;
  return `${mark(broken ? 'wrong' : 'doubtful')} ${what}: ${tally(result)}`;
}
