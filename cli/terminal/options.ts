/** Arguments and options that commands share, and values of options. */
import { type Command, InvalidArgumentError, Option } from 'commander';

/** PATHs of sets, as commander takes an argument: its name and what it is. */
export const PATHS = ['[path...]', 'files, folders, ids of bundled sets, or - for standard input'] as const;

/** What an earlier version of cards may be, as options and arguments describe it. */
export const EARLIER_VERSION = 'a git revision, file, folder or built set';

/** `--inherited` of commands that take the cards of the last set alone by default. */
export const INHERITED = ['--inherited', 'include cards inherited from other sets'] as const;

/** `--format pretty|json`, which every command has. */
export type Format = 'pretty' | 'json';

/** Adds `--format` with its choices, the first of which is the default. */
export function addFormat(command: Command, choices: readonly string[] = ['pretty', 'json']): Command {
  const option = new Option('--format <format>', 'output format').choices(choices);
  return command.addOption(option.default(choices[0]));
}

/** Those of some options that are on the command line, as they are written there. @param names as the action gets them */
export function givenOptions(command: Command, names: readonly string[]): string[] {
  return command.options.flatMap((option) => {
    const name = option.attributeName();
    const isGiven = names.includes(name) && command.getOptionValueSource(name) === 'cli';
    return isGiven && option.long !== undefined ? [option.long] : [];
  });
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Reads a time from an option, like `30s`, `5m` or `1.5h`, as milliseconds. */
export function duration(text: string): number {
  const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? [];
  const time = Number(amount) * UNITS[unit];
  if (!(time > 0)) throw new InvalidArgumentError('Give a time like 30s, 5m or 1h.');
  return time;
}

/** Reads a whole number from an option; commander adds which option it was. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  if (!Number.isSafeInteger(Number(text))) throw new InvalidArgumentError('The number is too large.');
  return Number(text);
}

/** The highest port of a machine. */
export const HIGHEST_PORT = 65_535;

/** What an option for a file says that may also be `-`. */
export const TO_STDOUT = '(default, and `-`: standard output)';

/** `--seed` of commands that play games. */
export const SEED = [
  '--seed <number>',
  'the same seed and options give the same games',
  wholeNumber,
  1,
] as const;

/** Reads the number of a port from an option. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port === 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`Give a port from 1 to ${HIGHEST_PORT}.`);
  return port;
}
