import { realpathSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { newReport, type Problem, type SourceText, type Unlisted } from '../../compiler/index.ts';
import { formatFile } from '../../grammar/index.ts';
import { counted, UserError } from '../../program/messages/index.ts';
import { replaceWhole } from '../files/write.ts';
import { moreOf } from '../load/compilation.ts';
import { readStdin } from '../load/sources/read.ts';
import { sourcesOf } from '../load/sources/sources.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printAsIs, printJson, printStderr } from '../terminal/output.ts';
import { showProblems, tally, textsOf } from '../terminal/problems/show.ts';
import { mark } from '../terminal/styles.ts';

interface Options {
  format: Format;
  check?: true;
}

/** `ecos fmt [PATH…]`: formats files. One with syntax errors stays as it is, the others are formatted. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument(
      '[path...]',
      'files, folders, ids of bundled sets, or - to format standard input to standard output',
    )
    .option('--check', 'write nothing, only list the files that are not formatted');
  addFormat(command).action(async (paths: string[], options: Options) => {
    if (!paths.includes('-')) done(await formatFiles(filesOf(paths), options));
    else if (paths.length === 1) done(formatInput(options));
    else throw new UserError('Standard input (-) is formatted alone: name no other path.');
  });
}

/** The files of some paths; one that several links lead to only once. */
function filesOf(paths: readonly string[]): SourceText[] {
  const { sets } = sourcesOf(paths);
  const built = sets.find((set) => set.built)?.built;
  if (built) throw new UserError(`${built.file} is a built set: only card files can be formatted.`);
  const byPlace = Map.groupBy(
    sets.flatMap((set) => set.files),
    ({ file }) => placeOf(file),
  );
  return [...byPlace.values()].map(([first]) => first);
}

/** Where a file is, links followed; its name if that can no longer be found out. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

async function formatFiles(files: readonly SourceText[], options: Options): Promise<ExitCode> {
  const all = files.map(formatted);
  const { results, trouble } = options.check ? { results: all, trouble: undefined } : await written(all);
  show(results, files.length, options, trouble);
  return trouble === undefined ? codeOf(results, options) : EXIT.usage;
}

/** Writes what changed. A file that cannot be written, or that somebody else has changed, stays as it is. */
async function written(
  results: readonly Result[],
): Promise<{ results: Result[]; trouble: string | undefined }> {
  const refused: string[] = [];
  const done: Result[] = [];
  for (const result of results) {
    try {
      if (isChanged(result)) {
        replaceWhole(result.file, result.text, result.now);
        // Lets a signal end the command between two files.
        await setImmediate();
      }
      done.push(result);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refused.push(error.message);
    }
  }
  const [first, ...more] = refused;
  const others = more.length > 0 ? ` Nor can ${counted(more.length, 'other file')}.` : '';
  return { results: done, trouble: first && `${first}${others}` };
}

function formatInput(options: Options): ExitCode {
  const result = formatted(readStdin());
  if (options.check || options.format === 'json') show([result], 1, options);
  // Standard output is only for the text.
  else if (result.now === undefined) printStderr(problemsText([result], process.stderr));
  else printAsIs(result.now);
  return codeOf([result], options);
}

interface Result extends SourceText {
  /** The formatted text; none for a file with syntax errors. */
  now?: string;
  problems: Problem[];
  unlisted: Unlisted[];
}

function formatted({ file, text }: SourceText): Result {
  const result = formatFile(file, text);
  if ('text' in result) return { file, text, now: result.text, problems: [], unlisted: [] };
  const report = newReport(file, text);
  for (const problem of [...result.problems, ...result.unlisted]) report.addSyntax(problem);
  const { problems, unlisted } = report;
  return { file, text, problems, unlisted: unlisted.errors > 0 ? [unlisted] : [] };
}

function isChanged(result: Result): result is Result & { now: string } {
  return result.now !== undefined && result.now !== result.text;
}

function codeOf(results: readonly Result[], { check }: Options): ExitCode {
  const broken = results.some(({ problems }) => problems.length > 0);
  return broken || (check && results.some(isChanged)) ? EXIT.cardErrors : EXIT.fine;
}

/**
 * @param all how many files there are, including those that could not be written
 * @param trouble why these could not
 */
function show(results: readonly Result[], all: number, { format, check }: Options, trouble?: string): void {
  const { problems, unlisted } = problemsOf(results);
  const changed = results.filter(isChanged).map(({ file }) => file);
  if (format === 'json') {
    printJson({
      files: changed,
      ...(problems.length > 0 && { problems }),
      ...moreOf({ unlisted }),
      ...(trouble !== undefined && { error: trouble }),
    });
  } else {
    if (problems.length > 0) print(problemsText(results));
    for (const file of changed) print(harmlessName(file));
    const sign = mark(check && changed.length > 0 ? 'wrong' : 'fine', process.stderr);
    const what = check ? 'not formatted' : 'reformatted';
    printStderr(`${sign} ${changed.length} of ${counted(all, 'file')} ${what}`);
  }
  if (trouble !== undefined) printStderr(`ecos: ${trouble}`);
}

function problemsOf(results: readonly Result[]) {
  return {
    problems: results.flatMap((result) => result.problems),
    unlisted: results.flatMap((result) => result.unlisted),
  };
}

function problemsText(results: readonly Result[], stream?: NodeJS.WriteStream): string {
  const listed = { ...problemsOf(results), texts: textsOf(results) };
  return `${showProblems(listed, stream)}\n\n${tally(listed)}`;
}
