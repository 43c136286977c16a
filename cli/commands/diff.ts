import { type Command, Option } from 'commander';
import { LANGUAGES, type Lang } from '../../print/wording/index.ts';
import { counted } from '../../program/messages/index.ts';
import { changesSince, changesText } from '../diff/since.ts';
import { stoppedByErrors } from '../load/compilation.ts';
import { inLanguage, printWarnings } from '../load/set-words.ts';
import { loadSets } from '../load/sets.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson } from '../terminal/output.ts';

interface Options {
  format: Format;
  inherited?: true;
  lang: Lang;
}

/** `ecos diff SINCE [PATH…]`: how the cards changed. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('<since>', 'a git revision, a folder, or a set that ecos build wrote')
    .argument('[path...]', 'files, folders or ids of bundled sets')
    .option('--inherited', 'include the cards of the sets it extends')
    .addOption(
      new Option('--lang <language>', 'language of the rules text').choices(LANGUAGES).default('en'),
    );
  addFormat(command).action(async (since: string, paths: string[], options: Options) => {
    const found = await loadSets(paths);
    if (stoppedByErrors(found, options.format)) return done(EXIT.cardErrors);
    const now = await inLanguage(options.lang, found);
    const { warnings } = now;
    const changes = changesSince(since, paths, now, options);
    if (options.format === 'json') printJson({ changes, ...(warnings.length > 0 && { warnings }) });
    else {
      printWarnings(warnings);
      if (changes.length > 0) print(changesText(changes, process.stdout));
      print(`${counted(changes.length, 'card')} changed since ${since}.`);
    }
    done(EXIT.fine);
  });
}
