import { realpathSync } from 'node:fs';
import type { Command } from 'commander';
import { newReport, type Problem, type SourceText, type Unlisted } from '../../compiler/index.ts';
import { formatFile } from '../../grammar/index.ts';
import { counted, UserError } from '../../program/messages/index.ts';
import { replaceEach } from '../files/write.ts';
import { moreOf } from '../load/compile.ts';
import { sourcesOf } from '../load/find.ts';
import { readStdin } from '../load/read.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import {
  EXIT,
  type ExitCode,
  escapeName,
  mark,
  print,
  printAsIs,
  printJson,
  printStderr,
} from '../terminal/output.ts';
import { showProblems, tally, textsOf } from '../terminal/problems/show.ts';

interface Options {
  format: Format;
  check?: true;
}

/** `ecos fmt [PATH…]`: formats files, except those with syntax errors. */
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
    else throw new UserError('Standard input (-) cannot be combined with other paths.');
  });
}

/** The files that the paths name. A file that several links lead to appears only once. */
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

/** The path of a file with links followed, or its name if it no longer exists. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

async function formatFiles(files: readonly SourceText[], options: Options): Promise<ExitCode> {
  const results = files.map(formatted);
  return show(results, options, await replaceEach(options.check ? [] : results.filter(isChanged)));
}

function formatInput(options: Options): ExitCode {
  const { mark: byteOrderMark, ...input } = readStdin();
  const results = [formatted(input)];
  const [{ now }] = results;
  if (options.check || options.format === 'json') return show(results, options);
  // Standard output is only for the text.
  if (now === undefined) printStderr(problemsText(results, process.stderr));
  else printAsIs(`${byteOrderMark}${now}`);
  return now === undefined ? EXIT.cardErrors : EXIT.fine;
}

interface Result extends SourceText {
  /** The formatted text; missing for a file with syntax errors. */
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

/** Shows the results, and returns the exit code. @param refused why files could not be written */
function show(
  results: readonly Result[],
  { format, check }: Options,
  refused: ReadonlyMap<string, string> = new Map(),
): ExitCode {
  const { problems, unlisted } = problemsOf(results);
  const changed = results.filter((one) => isChanged(one) && !refused.has(one.file)).map(({ file }) => file);
  const [first, ...more] = refused.values();
  const error =
    first && `${first}${more.length > 0 ? ` Nor can ${counted(more.length, 'other file')}.` : ''}`;
  if (format === 'json') {
    printJson({ files: changed, ...(problems.length > 0 && { problems }), ...moreOf({ unlisted }), error });
  } else {
    if (problems.length > 0) print(problemsText(results));
    for (const file of changed) print(escapeName(file));
    const sign = mark(check && changed.length > 0 ? 'wrong' : 'fine', process.stderr);
    const what = check ? 'not formatted' : 'reformatted';
    printStderr(`${sign} ${changed.length} of ${counted(results.length, 'file')} ${what}`);
  }
  if (error !== undefined) printStderr(`ecos: ${error}`);
  if (refused.size > 0) return EXIT.usage;
  return problems.length > 0 || (check && changed.length > 0) ? EXIT.cardErrors : EXIT.fine;
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
