/** Arguments and options that commands share, and parsers for option values. */
import { InvalidArgumentError } from 'commander';
import type { OptionRow } from './command.ts';

/** The argument for PATHs of sets. */
export const PATHS = ['[path...]', 'files, folders, ids of bundled sets, or - for standard input'] as const;

/** The description of an earlier version of cards, for options and arguments. */
export const EARLIER_VERSION = 'a git revision, file, folder or built set';

/** `--inherited`, for commands that by default take only the cards of the last set. */
export const INHERITED_OPTION = ['--inherited', 'include cards inherited from other sets'] as const;

/** `--format pretty|json`, which every command has that gives a result. */
export type Format = 'pretty' | 'json';
const FORMATS: readonly Format[] = ['pretty', 'json'];
export const FORMAT_OPTION = [
  '--format <format>',
  'output format',
  { choices: FORMATS, preset: 'pretty' },
] as const satisfies OptionRow;

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Reads a time from an option, like `30s`, `5m` or `1.5h`, as milliseconds. */
export function duration(text: string): number {
  const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? [];
  const time = Number(amount) * UNITS[unit];
  if (!(time > 0)) throw new InvalidArgumentError('Give a time like 30s, 5m or 1h.');
  return time;
}

/** The highest port number. */
export const HIGHEST_PORT = 65_535;
/** The numbers of ports to listen on. */
export const PORTS = [1, HIGHEST_PORT] as const;

/** The end of the description of a file option that also accepts `-`. */
export const TO_STDOUT = '(default, and `-`: standard output)';
