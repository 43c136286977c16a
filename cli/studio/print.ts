/** Prints the open set as `ecos print` does, in a separate process, so that the studio stays responsive. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Command, type Option } from 'commander';
import { isError, type Problem, UserError } from '../../program/index.ts';
import type { PrintOption, PrintRequest } from '../../studio/serve/index.ts';
import { systemTemporaryFolder } from '../files/place.ts';
import { pathStats } from '../files/system-errors.ts';
import { addOption, EARLIER_VERSION } from '../terminal/command.ts';

/** Options that name files or determine the format of the answer: a page names no files of the machine. */
const FIXED_OPTIONS = new Set([
  ...['out', 'shopProof', 'png', 'tabletop', 'gallery', 'dpi', 'url'],
  ...['outputIntent', 'download'],
]);
/** What a page may compare the set with. */
const EARLIER_HERE = 'a git revision or a bundled set';
/** The maximum number of warnings that are listed; the rest are counted. */
const LISTED_WARNINGS = 20;

/**
 * Prints a set as a PDF.
 * @param place its folder or file
 * @throws UserError for input that `ecos print` refuses, and if printing is cancelled
 */
export async function printSet(place: string, wanted: PrintRequest, signal: AbortSignal) {
  const options = await optionsFor(wanted);
  const { path: folder, remove } = systemTemporaryFolder('ecos-studio');
  try {
    const out = join(folder, 'cards.pdf');
    const own = ['--out', out, '--format', 'json', '--no-download'];
    const result = await ecos(['print', place, ...own, ...options], signal);
    if ('error' in result) throw new UserError(result.error);
    if ('problems' in result) throw new UserError(mistakesIn(place, result.problems));
    const { file, pages, cards, warnings } = result;
    if (file === null) throw new UserError(`No card is new or different since ${wanted.changed}.`);
    const about = {
      pages,
      cards,
      warnings: warnings.slice(0, LISTED_WARNINGS),
      more: Math.max(0, warnings.length - LISTED_WARNINGS),
    };
    return { pdf: readFileSync(out), about };
  } finally {
    remove();
  }
}

/** The command-line arguments for these options. */
async function optionsFor(wanted: PrintRequest): Promise<string[]> {
  const options = await pageOptions();
  // The key of the page gives access to the open set, not to other folders.
  if (typeof wanted.changed === 'string' && pathStats(wanted.changed, 'read'))
    throw new UserError(`${wanted.changed} is a file or folder. The studio compares with ${EARLIER_HERE}.`);
  return Object.entries(wanted).flatMap(([name, value]) => {
    const known = options.filter((option) => option.attributeName() === name);
    if (known.length === 0) throw new UserError(`There is no option ${name}.`);
    const takesValue = known.some((option) => option.required);
    if (takesValue !== (typeof value === 'string'))
      throw new UserError(`The option ${name} ${takesValue ? 'needs a text' : 'is true or false'}.`);
    if (takesValue) return [`${known[0].long}=${value}`];
    // `--no-marks` arrives as `marks: false`; options that are not given keep their defaults.
    return known.filter((option) => option.negate === (value === false)).map((option) => option.long!);
  });
}

/** The options that a page may set. */
async function pageOptions(): Promise<Option[]> {
  const { PRINT_OPTIONS } = await import('../print/print-options.ts');
  const command = new Command('print');
  for (const row of Object.values(PRINT_OPTIONS)) addOption(command, row);
  return command.options.filter((option) => !FIXED_OPTIONS.has(option.attributeName()));
}

/** The options for the page that shows them, by their names without hyphens. */
export async function printOptions(): Promise<PrintOption[]> {
  const options = await pageOptions();
  return options.map((option) => {
    const { long, description, argChoices, defaultValue, negate, helpGroupHeading = '' } = option;
    const value = /<(.+)>/.exec(option.flags)?.[1];
    return {
      name: option.attributeName(),
      flag: long!,
      group: helpGroupHeading.replace(/:$/, ''),
      about: description.replaceAll(/--(?=[a-z])/g, '').replace(EARLIER_VERSION, EARLIER_HERE),
      ...(value !== undefined && { value }),
      ...(argChoices && { choices: argChoices }),
      ...(typeof defaultValue === 'string' && { preset: defaultValue }),
      ...(negate && { negates: true as const }),
    };
  });
}

/** The JSON document of `ecos print`: the result, the reason for a failure, or the problems of the cards. */
type PrintResult =
  | { file: string | null; pages: number; cards: number; warnings: string[] }
  | { error: string }
  | { problems: Problem[] };

/** Why cards with mistakes were not printed: the first mistake, and the number of others. */
function mistakesIn(place: string, problems: readonly Problem[]): string {
  const errors = problems.filter(isError);
  const [{ file, line, column, message }] = errors;
  const where = `${relative(place, file) || basename(file)}:${line}:${column}`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return `Cards with mistakes are not printed. ${where}: ${message}${more}.`;
}

/** Runs the command `ecos` in another process. */
async function ecos(args: readonly string[], signal: AbortSignal): Promise<PrintResult> {
  const running = promisify(execFile)(process.execPath, [process.argv[1], ...args], {
    signal,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // SIGTERM lets it clean up and close its browser, so a cancelled process is waited for, too.
  const closed = new Promise((resolve) => running.child.on('close', resolve));
  // A command that refuses something has an answer, too.
  const { stdout, stderr } = await running.catch((error) => error);
  await closed;
  if (signal.aborted) throw new UserError('Printing was cancelled.');
  try {
    return JSON.parse(stdout) as PrintResult;
  } catch {
    throw new Error(`the output of ecos print is not JSON: ${stdout}${stderr}`);
  }
}
