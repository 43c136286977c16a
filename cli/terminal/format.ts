import { type Command, Option } from 'commander';

/** `--format pretty|json`, which every command has. */
export type Format = 'pretty' | 'json';

/** Adds `--format` with its choices, the first of which is the default. */
export function addFormat(command: Command, choices: readonly string[] = ['pretty', 'json']): Command {
  const option = new Option('--format <format>', 'output format').choices(choices);
  return command.addOption(option.default(choices[0]));
}
