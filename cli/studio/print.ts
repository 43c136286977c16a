/** Prints the open set as `ecos print` does, in a separate process, so that the studio stays responsive. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Command, type Option } from 'commander';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { isError, type Problem, UserError } from '../../program/index.ts';
import type { PrintRequest } from '../../studio/serve/index.ts';
import { systemTemporaryFolder } from '../files/place.ts';
import { addOption } from '../terminal/command.ts';

/** Options that name files or determine the format of the answer, and comparisons, which the page makes itself. */
const FIXED_OPTIONS = new Set(['out', 'gallery', 'dpi', 'url', 'outputIntent', 'download', 'changed']);
/** Outputs that a page asks for with `true`, because it names no files of the machine: their files or folders in the zip. */
const OUTPUTS: Readonly<Record<string, string>> = {
  shopProof: 'proof.pdf',
  png: 'pictures',
  tabletop: 'tabletop-simulator',
};
/** The PDF, if one is made. */
const PDF = 'cards.pdf';
/** The maximum number of warnings that are listed; the rest are counted. */
const LISTED_WARNINGS = 20;
/** Where Tabletop Simulator keeps its saves, in the user's folder. */
const SAVES: Readonly<Record<string, string>> = {
  win32: 'Documents/My Games/Tabletop Simulator/Saves',
  darwin: 'Library/Tabletop Simulator/Saves',
  linux: '.local/share/Tabletop Simulator/Saves',
};

/**
 * Prints a set: as a PDF or, if it is several files, as a zip of a folder with the name of the set.
 * @param place its folder or file
 * @throws UserError for input that `ecos print` refuses, and if printing is cancelled
 */
export async function printSet(place: string, wanted: PrintRequest, signal: AbortSignal) {
  const { path: folder, remove } = systemTemporaryFolder('ecos-studio');
  try {
    const options = await optionsFor(wanted, folder);
    const isPdf = !wanted.png && !wanted.tabletop;
    const own = [...(isPdf ? ['--out', join(folder, PDF)] : []), '--format', 'json', '--no-download'];
    const result = await ecos(['print', place, ...own, ...options], signal);
    if ('error' in result) throw new UserError(result.error);
    if ('problems' in result) throw new UserError(mistakesIn(place, result.problems));
    const { warnings } = result;
    const name = basename(place, '.eco');
    const into = wanted.tabletop
      ? join(homedir(), SAVES[process.platform] ?? SAVES.linux!, 'Saved Objects')
      : undefined;
    const about = {
      warnings: warnings.slice(0, LISTED_WARNINGS),
      more: Math.max(0, warnings.length - LISTED_WARNINGS),
      ...(into !== undefined && { into }),
    };
    const made = filesIn(folder);
    if (made.length === 1) return { file: made[0]![1], type: 'application/pdf', about };
    const zipped = made.map(([file, content]): [string, Uint8Array] => [
      `${name}/${file}`,
      into !== undefined && file.endsWith('.json') ? movedTo(join(into, name), folder, content) : content,
    ]);
    // Pictures and PDFs are compressed already.
    return { file: zipSync(Object.fromEntries(zipped), { level: 1 }), type: 'application/zip', about };
  } finally {
    remove();
  }
}

/** The files of a folder by their paths in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)] as const);

/** A save whose pictures will be in another folder: the simulator knows them by their addresses. */
const movedTo = (folder: string, from: string, save: Uint8Array): Uint8Array =>
  strToU8(strFromU8(save).replaceAll(pathToFileURL(from).href, pathToFileURL(folder).href));

/**
 * The command-line arguments for these options.
 * @param folder where outputs are written
 */
async function optionsFor(wanted: PrintRequest, folder: string): Promise<string[]> {
  const options = await pageOptions();
  return Object.entries(wanted).flatMap(([name, value]) => {
    const known = options.filter((option) => option.attributeName() === name);
    if (known.length === 0) throw new UserError(`There is no option ${name}.`);
    const output = OUTPUTS[name];
    const takesValue = output === undefined && known.some((option) => option.required);
    if (takesValue !== (typeof value === 'string'))
      throw new UserError(`The option ${name} ${takesValue ? 'needs a text' : 'is true or false'}.`);
    if (takesValue) return [`${known[0]!.long}=${value}`];
    if (output !== undefined) return value ? [`${known[0]!.long}=${join(folder, output)}`] : [];
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

/** The JSON document of `ecos print`: the result, the reason for a failure, or the problems of the cards. */
type PrintResult = { warnings: string[] } | { error: string } | { problems: Problem[] };

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
