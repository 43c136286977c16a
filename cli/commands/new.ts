import type { Command } from 'commander';
import { counted } from '../../program/index.ts';
import { makeSet } from '../run/new-set.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import { print, printJson, shellWord } from '../terminal/output.ts';

/** `ecos new DIR`: a set to start from. */
export function define(command: Command): void {
  command
    .argument('<dir>', 'a new or empty folder; the set is named after it, like my-set in My Set')
    .option('--from <set>', 'copy a bundled set, like polar-shores, with its icons and words');
  addFormat(command).action((folder: string, { format, from }: { format: Format; from?: string }) => {
    const files = makeSet(folder, from);
    if (format === 'json') printJson({ files });
    else
      print(
        `${files.join('\n')}\n\n${counted(files.length, 'file')}. Next: ecos check ${shellWord(folder)} --watch`,
      );
  });
}
