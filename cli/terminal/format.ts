/** Arguments and options that commands share. */
import { type Command, Option } from 'commander';

/** PATHs of sets, as commander takes an argument: its name and what it is. */
export const PATHS = ['[path...]', 'files, folders, ids of bundled sets, or - for standard input'] as const;

/** `--format pretty|json`, which every command has. */
export type Format = 'pretty' | 'json';

/** Adds `--format` with its choices, the first of which is the default. */
export function addFormat(command: Command, choices: readonly string[] = ['pretty', 'json']): Command {
  const option = new Option('--format <format>', 'output format').choices(choices);
  return command.addOption(option.default(choices[0]));
}
