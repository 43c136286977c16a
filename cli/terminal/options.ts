/** Arguments and options that commands share, and parsers for option values. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../../program/messages/index.ts';

/** The argument for PATHs of sets, in the form commander takes: name and description. */
export const PATHS = ['[path...]', 'files, folders, ids of bundled sets, or - for standard input'] as const;

/** The description of an earlier version of cards, for options and arguments. */
export const EARLIER_VERSION = 'a git revision, file, folder or built set';

/** `--inherited`, for commands that by default take only the cards of the last set. */
export const INHERITED_OPTION = ['--inherited', 'include cards inherited from other sets'] as const;

/** `--format pretty|json`, which every command has. */
export type Format = 'pretty' | 'json';
const FORMATS: readonly Format[] = ['pretty', 'json'];
export const FORMAT_OPTION = [
  '--format <format>',
  'output format',
  { choices: FORMATS, preset: 'pretty' },
] as const satisfies OptionRow;

/** Adds `--format`. */
export const addFormat = (command: Command): Command => addOptions(command, { format: FORMAT_OPTION });

/** An option of a command: its flags, its description, and what else is to know about it. */
export type OptionRow = readonly [flags: string, description: string, more?: OptionFacts];
/** The options of a command, by the names of their values. */
export type OptionRows = Readonly<Record<string, OptionRow>>;
interface OptionFacts {
  parse?: (text: string) => unknown;
  choices?: readonly string[];
  preset?: unknown;
  /** The options it cannot be combined with, and those of which it needs one, by their names as the action receives them. */
  conflicts?: readonly string[];
  needs?: readonly string[];
}

type ValueOf<Row> = Row extends readonly [string, string, { readonly parse: (text: string) => infer Value }]
  ? Value
  : Row extends readonly [string, string, { readonly choices: readonly (infer Choice)[] }]
    ? Choice
    : Row extends readonly [`${string}...>`, ...unknown[]]
      ? string[]
      : Row extends readonly [`${string}<${string}`, ...unknown[]]
        ? string
        : true;
type WithPreset = readonly [string, string, { readonly preset: unknown }];

/** The values of options, as an action receives them. */
export type OptionValues<Rows extends OptionRows> = {
  -readonly [Name in keyof Rows as Rows[Name] extends WithPreset ? Name : never]: ValueOf<Rows[Name]>;
} & { -readonly [Name in keyof Rows as Rows[Name] extends WithPreset ? never : Name]?: ValueOf<Rows[Name]> };

/**
 * Adds options to a command.
 * @param group the heading above them in the help
 */
export function addOptions(
  command: Command,
  rows: readonly OptionRow[] | OptionRows,
  group = 'Options',
): Command {
  command.optionsGroup(`${group}:`);
  for (const [
    flags,
    description,
    { parse, choices, preset, conflicts = [], needs = [] } = {},
  ] of Object.values(rows)) {
    const option = new Option(flags, description).conflicts([...conflicts]).default(preset);
    if (choices) option.choices(choices);
    if (parse) option.argParser(parse);
    command.addOption(option);
    if (needs.length > 0) command.hook('preAction', () => refuseAlone(command, option, needs));
  }
  return command;
}

/** Refuses an option that is given without any of those that it needs. */
function refuseAlone(command: Command, option: Option, needs: readonly string[]): void {
  const isGiven = (name: string) => command.getOptionValueSource(name) === 'cli';
  if (!isGiven(option.attributeName()) || needs.some(isGiven)) return;
  const all = command.options.filter((one) => needs.includes(one.attributeName()));
  throw new UserError(`${option.long} needs ${OR.format(all.map(({ long }) => `${long}`))}.`);
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

/** Reads a port number from an option. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port === 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`Give a port from 1 to ${HIGHEST_PORT}.`);
  return port;
}
