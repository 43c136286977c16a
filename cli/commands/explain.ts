import { type Command, Option } from 'commander';
import { CATALOGUE, type Entry, generalMessage } from '../../compiler/report/index.ts';
import { LANGUAGES } from '../../print/languages/index.ts';
import { UserError } from '../../program/messages/index.ts';
import type { ExplainOptions } from '../run/explanation.ts';
import { addFormat } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, styled } from '../terminal/output.ts';

interface Options extends ExplainOptions {
  /** The steps of each `-e`. */
  steps?: readonly string[];
}

/** `ecos explain [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE`: the rules text of a program, or the meaning of a problem code. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .usage('[options] [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE')
    .argument(
      '[what...]',
      'a card by its number or title, in the set at PATH or in the bundled ones, or a problem code',
    )
    .option(
      '-e, --steps <steps>',
      'explain these steps, in the words of the set at PATH',
      (steps: string, before: readonly string[] = []) => [...before, steps],
    )
    .addOption(new Option('--lang <language>', 'language of the rules text').choices(LANGUAGES).default('en'))
    .option('--ops', 'also show the program');
  addFormat(command).action(async (what: string[], options: Options) => {
    const [steps, ...others] = options.steps ?? [];
    if (others.length > 0)
      throw new UserError('Give -e only once: write all steps in one, with `;` between them.');
    if (steps !== undefined) {
      const { explainSteps } = await import('../run/explanation.ts');
      return done(await explainSteps(steps, what, options));
    }
    const query = what.at(-1);
    if (query === undefined)
      throw new UserError(
        'Nothing to explain: give the number or title of a card, steps after -e, or a problem code.',
      );
    const entry = what.length === 1 ? codeNamed(query) : undefined;
    if (entry) {
      explainCode(entry, options);
      return done(EXIT.fine);
    }
    const { explainCard } = await import('../run/explanation.ts');
    return done(await explainCard(query, what.slice(0, -1), options));
  });
}

/** Looks up a problem code, in upper or lower case. */
function codeNamed(query: string): [code: string, entry: Entry] | undefined {
  const code = query.toUpperCase();
  const entry = new Map<string, Entry>(Object.entries(CATALOGUE)).get(code);
  return entry && [code, entry];
}

function explainCode([code, entry]: [string, Entry], { format }: Options): void {
  const { severity, message, explanation: text, wrong, mended } = entry;
  if (format === 'json') printJson({ code, severity, message, text, wrong, mended });
  else {
    print(`${styled('bold', `${code}, ${severity}`)}: ${generalMessage(message)}\n\n${text}\n`);
    print(`${styled('red', 'Wrong:')}\n${indented(wrong)}\n`);
    print(`${styled('green', 'Corrected:')}\n${indented(mended)}`);
  }
}

const indented = (text: string) => text.replace(/^/gm, '  ');
