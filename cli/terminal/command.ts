/** A command: its arguments and options, what it does, and how its result is printed; and the options that commands share. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../../program/messages/index.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from './output.ts';

/** An argument: `<name>`, `[name]` or `[name...]`, and its description. */
export type ArgumentRow = readonly [name: string, description: string];

/** An option: its flags, its description, and anything else about it. */
export type OptionRow = readonly [flags: string, description: string, more?: OptionFacts];
/** The options of a command, by the names of their values. */
export type OptionRows = Readonly<Record<string, OptionRow>>;
/** The least and the greatest value of a number. */
export type NumberRange = readonly [least: number, greatest: number];
interface OptionFacts {
  range?: NumberRange;
  parse?: (text: string, before?: never) => unknown;
  choices?: readonly string[];
  preset?: unknown;
  mandatory?: true;
  /** The heading in the help for this option and those after it. */
  heading?: string;
  /** The options it cannot be combined with, and those of which it needs one, by their names as the action receives them. */
  conflicts?: readonly string[];
  needs?: readonly string[];
}

type ArgumentValues<Rows extends readonly ArgumentRow[]> = {
  -readonly [At in keyof Rows]: Rows[At][0] extends `${string}...]`
    ? string[]
    : Rows[At][0] extends `[${string}`
      ? string | undefined
      : string;
};

/** What is written for the value of an option that is a whole number. */
const NUMBERS = ['number', 'games', 'points', 'seat', 'index'] as const;
type NumberRow = readonly [`${string}<${(typeof NUMBERS)[number]}>`, ...unknown[]];

type ValueOf<Row> = Row extends readonly [string, string, { readonly parse: (text: string) => infer Value }]
  ? Value
  : Row extends readonly [string, string, { readonly choices: readonly (infer Choice)[] }]
    ? Choice
    : Row extends readonly [`${string}...>`, ...unknown[]]
      ? string[]
      : Row extends NumberRow
        ? number
        : Row extends readonly [`${string}<${string}`, ...unknown[]]
          ? string
          : Row extends NegativeRow
            ? boolean
            : true;
type NegativeRow = readonly [`--no-${string}`, ...unknown[]];
type WithPreset =
  | readonly [string, string, { readonly preset: unknown } | { readonly mandatory: true }]
  | NegativeRow;

/** The values of options, as an action receives them. */
export type OptionValues<Rows extends OptionRows> = {
  -readonly [Name in keyof Rows as Rows[Name] extends WithPreset ? Name : never]: ValueOf<Rows[Name]>;
} & { -readonly [Name in keyof Rows as Rows[Name] extends WithPreset ? never : Name]?: ValueOf<Rows[Name]> };

/** The result of a command: its JSON document, and the same as text for people. */
export interface Answer {
  json: object;
  text?: string | undefined;
  /** What people see on standard error after the text. */
  remark?: string | undefined;
  /** Why a part of the work could not be done; it is added to the JSON document. */
  error?: string | undefined;
  /** Whether something is wrong with the cards: an error, a failed scenario, a game that differs. */
  isWrong?: boolean;
  /** The exit code, if it does not follow from these. */
  code?: ExitCode;
}

/** What `--format` offers, unless a command says otherwise. */
const FORMATS = ['pretty', 'json'] as const;
export type Format = (typeof FORMATS)[number];

interface Definition<
  Arguments extends readonly ArgumentRow[],
  Rows extends OptionRows,
  Formats extends readonly string[],
> {
  arguments: Arguments;
  options: Rows;
  /** What `--format` offers; a command without a result has none. */
  formats?: Formats;
  /** How to call it, if the arguments do not say it. */
  usage?: string;
  /** Calls to show in the help, each on a line of its own. */
  examples: string;
  /** What follows the examples in the help. */
  notes?: string;
  /** Returns what to print, or an exit code if it has printed its result itself. */
  run(
    values: ArgumentValues<Arguments>,
    options: OptionValues<Rows> & { format: Formats[number] },
  ): Result | Promise<Result>;
}
// biome-ignore lint/suspicious/noConfusingVoidType: commands without a result return nothing
type Result = Answer | ExitCode | void;

/** Adds the arguments, the options and the action to a command. The action passes its exit code to `done`. */
export type Define = (command: Command, done: (code: ExitCode) => void) => void;

/** Defines a command. */
export function defineCommand<
  const Arguments extends readonly ArgumentRow[],
  const Rows extends OptionRows,
  const Formats extends readonly string[] = typeof FORMATS,
>(definition: Definition<Arguments, Rows, Formats>): Define {
  const { arguments: rows, options, usage, examples, notes = '', run } = definition;
  const formats: readonly string[] = definition.formats ?? FORMATS;
  return (command, done) => {
    if (usage !== undefined) command.usage(usage);
    for (const row of rows) command.argument(...row);
    for (const row of Object.values(options)) addOption(command, row);
    if (formats.length > 0)
      addOption(command, ['--format <format>', 'output format', { choices: formats, preset: 'pretty' }]);
    const heading = examples.includes('\n') ? 'Examples' : 'Example';
    command.addHelpText('after', `\n${heading}:\n${examples.trim().replace(/^/gm, '  ')}${notes}`);
    command.action(async (...given) => {
      const values = given.slice(0, rows.length) as ArgumentValues<Arguments>;
      const answer = await run(values, command.opts());
      if (typeof answer !== 'object') return done(answer ?? EXIT.fine);
      const { json, text, remark, error, isWrong, code } = answer;
      if (command.getOptionValue('format') === 'json')
        printJson(error === undefined ? json : { ...json, error });
      else {
        if (text) print(text);
        if (remark) printStderr(remark);
      }
      if (error !== undefined) printStderr(`ecos: ${error}`);
      const judged = isWrong ? EXIT.cardErrors : EXIT.fine;
      done(code ?? (error === undefined ? judged : EXIT.usage));
    });
  };
}

/** Adds an option to a command. */
export function addOption(command: Command, [flags, description, facts = {}]: OptionRow): void {
  const { range, parse, choices, preset, mandatory = false, heading, conflicts = [], needs = [] } = facts;
  if (heading !== undefined) command.optionsGroup(`${heading}:`);
  const option = new Option(flags, description)
    .conflicts([...conflicts])
    .default(preset)
    .makeOptionMandatory(mandatory);
  if (choices) option.choices(choices);
  if (NUMBERS.some((what) => flags.endsWith(`<${what}>`)))
    option.argParser((text) => wholeNumber(text, range ?? [0, Number.MAX_SAFE_INTEGER]));
  if (parse) option.argParser<unknown>((text, before) => parse(text, before as never));
  command.addOption(option);
  if (needs.length > 0) command.hook('preAction', () => refuseAlone(command, option, needs));
}

/** Reads a whole number from an option. commander adds the name of the option to errors. */
function wholeNumber(text: string, [least, greatest]: NumberRange): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= greatest) return value;
  throw new InvalidArgumentError(`Give a whole number from ${least} to ${greatest}.`);
}

/** Reads an address on the web from an option. */
export function webAddress(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('Give an address that begins with http: or https:.');
}

/** The address of a web page, without its query and fragment: people may copy it from their browser. */
export function pageAddress(text: string): string {
  const { origin, pathname } = webAddress(text);
  return origin + pathname;
}

/** Refuses an option that is given without any of those that it needs. */
function refuseAlone(command: Command, option: Option, needs: readonly string[]): void {
  const isGiven = (name: string) => command.getOptionValueSource(name) === 'cli';
  if (!isGiven(option.attributeName()) || needs.some(isGiven)) return;
  const all = command.options.filter((one) => needs.includes(one.attributeName()));
  throw new UserError(`${option.long} needs ${OR.format(all.map(({ long }) => `${long}`))}.`);
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The argument for PATHs of sets. */
export const PATHS_ARGUMENT = [
  '[path...]',
  'files, folders, ids of bundled sets, or - for standard input',
] as const;

/** The description of an earlier version of cards, for options and arguments. */
export const EARLIER_VERSION = 'a git revision, file, folder or built set';

/** `--inherited`, for commands that by default take only the cards of the last set. */
export const INHERITED_OPTION = ['--inherited', 'include cards inherited from other sets'] as const;

/** The highest port number. */
export const HIGHEST_PORT = 65_535;
/** The numbers of ports to listen on. */
export const PORT_RANGE = [1, HIGHEST_PORT] as const;

/** The end of the description of a file option that also accepts `-`. */
export const TO_STDOUT = '(default, and `-`: standard output)';
