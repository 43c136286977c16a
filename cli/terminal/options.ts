/** Arguments and options that commands share, and parsers for option values. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../../program/messages/index.ts';

/** The argument for PATHs of sets, in the form commander takes: name and description. */
export const PATHS = ['[path...]', 'files, folders, ids of bundled sets, or - for standard input'] as const;

/** The description of an earlier version of cards, for options and arguments. */
export const EARLIER_VERSION = 'a git revision, file, folder or built set';

/** `--inherited`, for commands that by default take only the cards of the last set. */
export const INHERITED = ['--inherited', 'include cards inherited from other sets'] as const;

/** `--format pretty|json`, which every command has. */
export type Format = 'pretty' | 'json';

/** Adds `--format` with its choices, the first of which is the default. */
export function addFormat(command: Command, choices: readonly string[] = ['pretty', 'json']): Command {
  const option = new Option('--format <format>', 'output format').choices(choices);
  return command.addOption(option.default(choices[0]));
}

/** The options among `names` that the user gave, as written on the command line. @param names as the action receives them */
export function givenOptions(command: Command, names: readonly string[]): string[] {
  return command.options.flatMap((option) => {
    const name = option.attributeName();
    const isGiven = names.includes(name) && command.getOptionValueSource(name) === 'cli';
    return isGiven && option.long !== undefined ? [option.long] : [];
  });
}

/** Refuses an option that is given without any of those that it needs. @param needs names as the action receives them */
export function addNeeds(command: Command, needs: Record<string, readonly string[]>): Command {
  return command.hook('preAction', () => {
    for (const [name, others] of Object.entries(needs)) {
      const [given] = givenOptions(command, [name]);
      if (given === undefined || givenOptions(command, others).length > 0) continue;
      const all = command.options.filter((option) => others.includes(option.attributeName()));
      throw new UserError(`${given} needs ${OR.format(all.map(({ long }) => `${long}`))}.`);
    }
  });
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Reads a time from an option, like `30s`, `5m` or `1.5h`, as milliseconds. */
export function duration(text: string): number {
  const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? [];
  const time = Number(amount) * UNITS[unit];
  if (!(time > 0)) throw new InvalidArgumentError('Give a time like 30s, 5m or 1h.');
  return time;
}

/** Reads a whole number from an option. commander adds the name of the option to errors. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  if (!Number.isSafeInteger(Number(text))) throw new InvalidArgumentError('The number is too large.');
  return Number(text);
}

/** The highest port number. */
export const HIGHEST_PORT = 65_535;

/** The end of the description of a file option that also accepts `-`. */
export const TO_STDOUT = '(default, and `-`: standard output)';

/** `--seed`, for commands that play games. */
export const SEED = [
  '--seed <number>',
  'the same seed and options give the same games',
  wholeNumber,
  1,
] as const;

/** Reads a port number from an option. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port === 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`Give a port from 1 to ${HIGHEST_PORT}.`);
  return port;
}
