/** `ecos fmt`: formats card files. */
import { realpathSync } from 'node:fs';
import { type Problem, Report, type SourceText, type Unlisted } from '../../compiler/index.ts';
import { formatFile } from '../../grammar/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import { readStdin } from '../files/read.ts';
import { replaceEach } from '../files/write.ts';
import { restCounts } from '../load/compile.ts';
import { findSources } from '../load/find.ts';
import { type Answer, defineCommand } from '../terminal/command.ts';
import { EXIT, type ExitCode, escapeName, mark, printAsIs, printStderr } from '../terminal/output.ts';
import { problemsAndTally, textsByFile } from '../terminal/problems/show.ts';

/** `ecos fmt [PATH…]`: formats files, except those with syntax errors. */
export const define = defineCommand({
  arguments: [
    ['[path...]', 'files, folders, ids of bundled sets, or - to format standard input to standard output'],
  ],
  options: {
    check: ['--check', 'write nothing, only list the files that are not formatted'],
  },
  examples: 'ecos fmt --check my-cards.eco',
  async run([paths], { check = false, format }) {
    if (paths.includes('-') && paths.length > 1)
      throw new UserError('Standard input (-) cannot be combined with other paths.');
    if (paths.includes('-') && !check && format === 'pretty') return formatInput();
    const results = (paths.includes('-') ? [readStdin()] : filesOf(paths)).map(formatted);
    const isWritten = !check && !paths.includes('-');
    return answerOf(results, check, await replaceEach(isWritten ? results.filter(isChanged) : []));
  },
});

/** The files that the paths name. A file that several links lead to appears only once. */
function filesOf(paths: readonly string[]): SourceText[] {
  const { sets } = findSources(paths);
  const built = sets.find((set) => set.built)?.built;
  if (built) throw new UserError(`${built.file} is a built set: only card files can be formatted.`);
  const files = sets.flatMap((set) => set.files);
  return [...new Map(files.map((one) => [realpathSync(one.file), one])).values()];
}

/** Formats standard input. Standard output is only for the text. */
function formatInput(): ExitCode {
  const { mark: byteOrderMark, ...input } = readStdin();
  const result = formatted(input);
  if (result.now === undefined) printStderr(problemsAndTally(listedIn([result])));
  else printAsIs(`${byteOrderMark}${result.now}`);
  return result.now === undefined ? EXIT.cardErrors : EXIT.fine;
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
  const report = new Report(file, text);
  for (const problem of [...result.problems, ...result.unlisted]) report.addSyntax(problem);
  const { problems, unlisted } = report;
  return { file, text, problems, unlisted: unlisted.errors > 0 ? [unlisted] : [] };
}

function isChanged(result: Result): result is Result & { now: string } {
  return result.now !== undefined && result.now !== result.text;
}

/** @param refused why files could not be written */
function answerOf(results: readonly Result[], check: boolean, refused: ReadonlyMap<string, string>): Answer {
  const listed = listedIn(results);
  const { problems } = listed;
  const files = results.filter((one) => isChanged(one) && !refused.has(one.file)).map(({ file }) => file);
  const [first, ...more] = refused.values();
  const error =
    first && `${first}${more.length > 0 ? ` Nor can ${pluralize(more.length, 'other file')}.` : ''}`;
  const isUnformatted = check && files.length > 0;
  const sign = mark(isUnformatted ? 'wrong' : 'fine');
  const remark = `${sign} ${files.length} of ${pluralize(results.length, 'file')} ${check ? 'not formatted' : 'reformatted'}`;
  const text = [...(problems.length > 0 ? [problemsAndTally(listed)] : []), ...files.map(escapeName)].join(
    '\n',
  );
  const json = { files, ...(problems.length > 0 && { problems }), ...restCounts(listed) };
  return { json, text, remark, error, isWrong: problems.length > 0 || isUnformatted };
}

/** The problems of all files, with the texts in which to show them. */
const listedIn = (results: readonly Result[]) => ({
  problems: results.flatMap((result) => result.problems),
  unlisted: results.flatMap((result) => result.unlisted),
  texts: textsByFile(results),
});
