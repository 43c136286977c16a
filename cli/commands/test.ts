import type { Command } from 'commander';
import type { CompiledSet } from '../../compiler/index.ts';
import { counted } from '../../program/messages/index.ts';
import { runScenario } from '../../runtime/scenario/index.ts';
import { type Compilation, moreOf } from '../load/compilation.ts';
import { loadSets } from '../load/sets.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { addFormat, type Format, PATHS } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';
import { showProblems, tally } from '../terminal/problems/show.ts';
import { mark, styled } from '../terminal/styles.ts';

/** A scenario that failed, and where. */
export interface FailedScenario {
  code: string;
  title: string;
  file: string;
  line: number;
  message: string;
}

/** `ecos test [PATH…]`: checks the cards, then runs their scenarios. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument(...PATHS);
  addFormat(command).action(async (paths: string[], { format }: { format: Format }) => {
    const result = await loadSets(paths);
    const failed = failedScenarios(result.sets);
    const scenarios = countScenarios(result.sets);
    const passed = scenarios - failed.length;
    if (format === 'json') {
      printJson({ scenarios, passed, failed, problems: result.problems, ...moreOf(result) });
    } else {
      if (result.problems.length > 0) printStderr(`${showProblems(result, process.stderr)}\n`);
      for (const failure of failed) print(`${showFailure(failure)}\n`);
      print(verdict(passed, failed.length, result));
    }
    done(result.broken || failed.length > 0 ? EXIT.cardErrors : EXIT.fine);
  });
}

/** How many scenarios sets have, including those that cannot be run. */
export function countScenarios(sets: readonly CompiledSet[]): number {
  return sets.reduce((sum, set) => sum + set.scenarios.length + set.brokenScenarios.length, 0);
}

/** Runs all scenarios of some sets and returns those that failed or cannot be run, in the order they are written. */
export function failedScenarios(sets: readonly CompiledSet[]): FailedScenario[] {
  return sets.flatMap(({ chain, scenarios, brokenScenarios, files }) => {
    const failed = scenarios.flatMap((scenario) => {
      const result = runScenario(chain, scenario);
      return result.passed ? [] : [{ ...result, title: scenario.title }];
    });
    const broken = brokenScenarios.map((one) => ({ ...one, message: `not run: ${one.message}` }));
    return [...failed, ...broken]
      .map(({ code, title, at, message }) => ({ code, title, file: at.file, line: at.line, message }))
      .toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
  });
}

/** A failed scenario, for people. */
export function showFailure({ code, title, file, line, message }: FailedScenario): string {
  const where = styled('bold', `${harmlessName(file)}:${line}`);
  const head = `${where}: ${styled(['red', 'bold'], `failed ${code}`)}: ${title || 'a scenario without a title'}`;
  return `${head}\n${message.replace(/^/gm, '  ')}`;
}

function verdict(passed: number, failed: number, result: Compilation): string {
  const said = `${counted(passed, 'scenario')} passed${failed === 0 ? '' : `, ${failed} failed`}`;
  if (result.broken) return `${mark('wrong')} ${said}; the cards have ${tally(result)}`;
  return `${mark(failed === 0 ? 'fine' : 'wrong')} ${said}`;
}
