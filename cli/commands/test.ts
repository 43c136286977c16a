/** `ecos test`: checks sets and runs their scenarios. */
import type { BrokenScenario, CompiledSet } from '../../compiler/index.ts';
import type { FailedScenario } from '../../language/index.ts';
import { pluralize, runToEnd, UserError } from '../../program/index.ts';
import { runScenario, smallerFailure } from '../../runtime/scenario/index.ts';
import { catchRefusal, pathStats } from '../files/system-errors.ts';
import { writeWhole } from '../files/write.ts';
import { type Compilation, loadSets, restCounts } from '../load/compile.ts';
import type { FailedRun } from '../scenarios/report.ts';
import { defineCommand, PATHS_ARGUMENT } from '../terminal/command.ts';
import { escapeName, mark, printStderr, styled } from '../terminal/output.ts';
import { showProblems, tally } from '../terminal/problems/show.ts';

/** `ecos test [PATH…]`: checks the cards, then runs their scenarios. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    coverage: ['--coverage', 'also list what no scenario tries: steps, branches, refusals, limits, ties'],
    report: ['--report <file>', 'write an HTML page with the boards of failed scenarios'],
  },
  examples: 'ecos test first-continent',
  async run([paths], { format, report, coverage }) {
    if (report !== undefined && pathStats(report, 'written')?.isDirectory())
      throw new UserError(`${report} cannot be written: it is a folder.`);
    const result = await loadSets(paths);
    const failures = await withSmaller(failedRuns(result.sets), result);
    const failed = failures.map((failure) => failure.failed);
    const scenarios = result.sets.reduce(
      (sum, set) => sum + set.scenarios.length + set.brokenScenarios.length,
      0,
    );
    const passed = scenarios - failed.length;
    const counts = `${pluralize(passed, 'scenario')} passed${failed.length === 0 ? '' : `, ${failed.length} failed`}`;
    const words = result.broken ? `${counts}; the cards have ${tally(result)}` : counts;
    const covered = coverage && (await import('../scenarios/coverage.ts')).coverageReport(result);
    if (format === 'pretty' && result.problems.length > 0) printStderr(`${showProblems(result)}\n`);
    for (const remark of result.remarks) printStderr(remark);
    // The failures are shown even if the report cannot be written.
    const page =
      report !== undefined && (await import('../scenarios/report.ts')).failuresPage(result, failures, words);
    const error = page ? await catchRefusal(() => writeWhole(report!, page)) : undefined;
    const isFine = failed.length === 0 && !result.broken;
    const text = [
      ...failures.map(({ failed, smaller = '' }) =>
        [showFailure(failed), smaller.replace(/^(?=.)/gm, '  ')].join('\n').trimEnd(),
      ),
      ...(covered ? [covered.text] : []),
      `${mark(isFine ? 'fine' : 'wrong')} ${words}`,
      ...(report === undefined || error !== undefined ? [] : [`Report: ${report}`]),
    ].join('\n');
    return {
      json: {
        scenarios,
        passed,
        failed,
        problems: result.problems,
        ...restCounts(result),
        coverage: covered?.json,
      },
      text,
      error,
      isWrong: !isFine,
    };
  },
});

/** Runs all scenarios of the sets and returns those that failed or cannot be run, in source order. */
export function failedRuns(sets: readonly CompiledSet[]): FailedRun[] {
  return sets.flatMap(({ chain, scenarios, brokenScenarios, files }) => {
    const failed = scenarios.flatMap((scenario): FailedRun[] => {
      const result = runScenario(chain, scenario);
      if (result.passed) return [];
      return [{ failed: failedAt({ ...result, title: scenario.title }), run: { chain, scenario } }];
    });
    const broken = brokenScenarios.map((one) => ({
      failed: failedAt({ ...one, message: `not run: ${one.message}` }),
    }));
    const place = ({ failed: { file } }: FailedRun) => files.indexOf(file);
    return [...failed, ...broken].toSorted((a, b) => place(a) - place(b) || a.failed.line - b.failed.line);
  });
}

function failedAt({ code, title, at, message }: BrokenScenario): FailedScenario {
  return { code, title, file: at.file, line: at.line, message };
}

/** Adds a reduced version to each of the first failures. With many failures, users look at the first ones. */
async function withSmaller(failures: readonly FailedRun[], { texts }: Compilation): Promise<FailedRun[]> {
  if (failures.length === 0) return [];
  const { describeReduction } = await import('../../language/mutation/index.ts');
  return failures.map((failure, at) => {
    if (at >= MOST_SMALLER || !failure.run) return failure;
    const { chain, scenario } = failure.run;
    const smaller = runToEnd(smallerFailure(chain, scenario));
    if (!smaller) return failure;
    const written = texts.get(scenario.at.file)?.split('\n') ?? [];
    return { ...failure, smaller: describeReduction(scenario, smaller, written) };
  });
}

/** The maximum number of failures that are reduced. */
const MOST_SMALLER = 20;

/** A failed scenario, for people. */
function showFailure({ code, title, file, line, message }: FailedScenario): string {
  const where = styled('bold', `${escapeName(file)}:${line}`);
  const head = `${where}: ${styled(['red', 'bold'], `failed ${code}`)}: ${title || 'a scenario without a title'}`;
  return `${head}\n${message.replace(/^/gm, '  ')}`;
}
