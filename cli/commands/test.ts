import type { Command } from 'commander';
import type { BrokenScenario, CompiledSet } from '../../compiler/index.ts';
import type { FailedScenario } from '../../language/index.ts';
import { runToEnd } from '../../program/index.ts';
import { counted, UserError } from '../../program/messages/index.ts';
import { runScenario, smallerFailure } from '../../runtime/scenario/index.ts';
import { statsOf } from '../files/system-errors.ts';
import { writeWhole } from '../files/write.ts';
import { type Compilation, loadSets, loadTexts, moreOf } from '../load/compile.ts';
import { iconFolders } from '../load/set-files.ts';
import type { FailedRun } from '../scenarios/report.ts';
import { addOptions, FORMAT_OPTION, type OptionRows, type OptionValues, PATHS } from '../terminal/options.ts';
import {
  EXIT,
  type ExitCode,
  escapeName,
  mark,
  print,
  printJson,
  printStderr,
  styled,
} from '../terminal/output.ts';
import { showProblems, tally } from '../terminal/problems/show.ts';

const OPTIONS = {
  coverage: ['--coverage', 'also list what no scenario tries: steps, branches, refusals, limits, ties'],
  report: ['--report <file>', 'write an HTML page with the boards of failed scenarios'],
  format: FORMAT_OPTION,
} as const satisfies OptionRows;
type Options = OptionValues<typeof OPTIONS>;

/** `ecos test [PATH…]`: checks the cards, then runs their scenarios. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument(...PATHS);
  addOptions(command, OPTIONS).action(async (paths: string[], { format, report, coverage }: Options) => {
    if (report !== undefined && statsOf(report, 'written')?.isDirectory())
      throw new UserError(`${report} cannot be written: it is a folder.`);
    const result = await (coverage ? loadTexts(paths) : loadSets(paths));
    const failures = await withSmaller(failuresOf(result.sets), result);
    const failed = failures.map((failure) => failure.failed);
    const scenarios = result.sets.reduce(
      (sum, set) => sum + set.scenarios.length + set.brokenScenarios.length,
      0,
    );
    const passed = scenarios - failed.length;
    const text = verdict(passed, failed.length, result);
    const covered =
      coverage && (await import('../scenarios/coverage.ts')).coverageReport(result.sets, result.texts);
    if (format === 'json') {
      printJson({
        ...{ scenarios, passed, failed, problems: result.problems },
        ...moreOf(result),
        ...(covered && { coverage: covered }),
      });
    } else {
      if (result.problems.length > 0) printStderr(`${showProblems(result, process.stderr)}\n`);
      for (const { failed, smaller = '' } of failures)
        print(`${showFailure(failed)}\n${smaller === '' ? '' : `${smaller.replace(/^/gm, '  ')}\n`}`);
      if (covered)
        print(`${(await import('../scenarios/coverage.ts')).showCoverage(covered, result.sets)}\n`);
      const sign = mark(failed.length === 0 && !result.broken ? 'fine' : 'wrong');
      print(`${sign} ${text}`);
    }
    for (const remark of result.remarks) printStderr(remark);
    if (report !== undefined) {
      const { failuresPage } = await import('../scenarios/report.ts');
      const titles = result.sets.map(({ program }) => program.title || program.id);
      const { texts } = result;
      writeWhole(
        report,
        failuresPage({ titles, verdict: text, failures, texts, iconFolders: iconFolders(result) }),
      );
      if (format === 'pretty') print(`Report: ${report}`);
    }
    done(result.broken || failed.length > 0 ? EXIT.cardErrors : EXIT.fine);
  });
}

/** Runs all scenarios of the sets and returns those that failed or cannot be run, in source order. */
export function failedScenarios(sets: readonly CompiledSet[]): FailedScenario[] {
  return failuresOf(sets).map(({ failed }) => failed);
}

function failuresOf(sets: readonly CompiledSet[]): FailedRun[] {
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
  const { smallerWords } = await import('../../language/mutation/index.ts');
  const wordsOf = ({ chain, scenario }: NonNullable<FailedRun['run']>) => {
    const smaller = runToEnd(smallerFailure(chain, scenario));
    return smaller && smallerWords(scenario, smaller, texts.get(scenario.at.file) ?? []);
  };
  return failures.map((failure, at) => {
    const smaller = at < MOST_SMALLER && failure.run ? wordsOf(failure.run) : undefined;
    return { ...failure, ...(smaller !== undefined && { smaller }) };
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

function verdict(passed: number, failed: number, result: Compilation): string {
  const counts = `${counted(passed, 'scenario')} passed${failed === 0 ? '' : `, ${failed} failed`}`;
  return result.broken ? `${counts}; the cards have ${tally(result)}` : counts;
}
