import { type Command, Option } from 'commander';
import { LANGUAGES, type Lang } from '../../print/wording/language.ts';
import { changesSince, changesText } from '../changed.ts';
import { tellErrors } from '../checked.ts';
import { addFormat, type Format } from '../format.ts';
import { counted, EXIT, type ExitCode, print, printJson } from '../output.ts';
import { checkedSets } from '../sets.ts';

interface Options {
  format: Format;
  inherited?: true;
  lang: Lang;
}

/** `ecos diff SINCE [PATH…]`: what changed in the words of the cards. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('<since>', 'a revision of git, or a set ecos build wrote')
    .argument('[path...]', 'files, folders or ids of bundled sets')
    .option('--inherited', 'also the cards of the sets it extends')
    .addOption(
      new Option('--lang <language>', 'language of the rules text').choices(LANGUAGES).default('en'),
    );
  addFormat(command).action(async (since: string, paths: string[], options: Options) => {
    const now = await checkedSets(paths);
    if (now.broken) {
      tellErrors(now, options.format);
      return done(EXIT.cards);
    }
    const changes = changesSince(since, paths, now, options);
    if (options.format === 'json') printJson({ changes });
    else {
      if (changes.length > 0) print(changesText(changes, process.stdout));
      print(`${counted(changes.length, 'card')} changed since ${since}.`);
    }
    done(EXIT.fine);
  });
}
