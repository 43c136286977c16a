/** `ecos explain`: shows the rules text of cards and steps, or what a problem code means. */
import { InvalidArgumentError } from 'commander';
import { LANGUAGES } from '../../print/languages/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { explainCode } from '../run/problem-code.ts';
import { defineCommand } from '../terminal/command.ts';

/** `ecos explain [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE`: the rules text of a program, or the meaning of a problem code. */
export const define = defineCommand({
  usage: '[options] [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE',
  arguments: [
    ['[path]', 'the set with the card, or with the words of steps (default: the bundled ones)'],
    ['[what]', 'a card by its number or title (in quotes), or a problem code'],
  ],
  options: {
    steps: [
      '-e, --steps <steps>',
      'explain these steps, in the words of the set at PATH',
      { parse: onlyOnce },
    ],
    lang: ['--lang <language>', 'language of the rules text', { choices: LANGUAGES, preset: 'en' }],
    ops: ['--ops', 'also show the program'],
  },
  examples: "ecos explain -e 'place grassland; gain 1vp per adjacent grassland'",
  async run([first, second], { steps, ...options }) {
    const [path, query] = steps === undefined && second === undefined ? [second, first] : [first, second];
    const explained = path === undefined && query !== undefined ? explainCode(query) : undefined;
    if (explained) return explained;
    const { explainCard, explainSteps } = await import('../run/explanation.ts');
    if (query !== undefined) {
      if (steps === undefined) return explainCard(query, path, options);
      throw new UserError(
        `One PATH at most goes with -e, not also ${query}. Steps of several words need quotes.`,
      );
    }
    if (steps !== undefined) return explainSteps(steps, path, options);
    throw new UserError(
      'Nothing to explain: give the number or title of a card, steps after -e, or a problem code.',
    );
  },
});

function onlyOnce(steps: string, before?: string): string {
  if (before === undefined) return steps;
  throw new InvalidArgumentError('Give -e only once: write all steps in one, with `;` between them.');
}
