import { InvalidArgumentError } from 'commander';
import { CATALOGUE, type Entry, generalMessage } from '../../compiler/report/index.ts';
import { LANGUAGES } from '../../print/languages/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { type Answer, defineCommand } from '../terminal/command.ts';
import { styled } from '../terminal/output.ts';

/** `ecos explain [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE`: the rules text of a program, or the meaning of a problem code. */
export const define = defineCommand({
  usage: '[options] [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE',
  arguments: [
    [
      '[what...]',
      'a card by its number or title, in the set at PATH or in the bundled ones, or a problem code',
    ],
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
  async run([what], { steps, ...options }) {
    const query = what.at(-1);
    const explained = steps === undefined && what.length === 1 ? explainCode(what[0]) : undefined;
    if (explained) return explained;
    const { explainCard, explainSteps } = await import('../run/explanation.ts');
    if (steps !== undefined) return explainSteps(steps, what, options);
    if (query !== undefined) return explainCard(query, what.slice(0, -1), options);
    throw new UserError(
      'Nothing to explain: give the number or title of a card, steps after -e, or a problem code.',
    );
  },
});

function onlyOnce(steps: string, before?: string): string {
  if (before === undefined) return steps;
  throw new InvalidArgumentError('Give -e only once: write all steps in one, with `;` between them.');
}

/** Explains a problem code, in upper or lower case; undefined for anything else. */
function explainCode(query: string): Answer | undefined {
  const code = query.toUpperCase();
  if (!Object.hasOwn(CATALOGUE, code)) return undefined;
  const {
    severity,
    message,
    explanation: text,
    wrong,
    mended,
  }: Entry = CATALOGUE[code as keyof typeof CATALOGUE];
  const parts = [
    `${styled('bold', `${code}, ${severity}`)}: ${generalMessage(message)}`,
    text,
    `${styled('red', 'Wrong:')}\n${indented(wrong)}`,
    `${styled('green', 'Corrected:')}\n${indented(mended)}`,
  ];
  return { json: { code, severity, message, text, wrong, mended }, text: parts.join('\n\n') };
}

const indented = (text: string) => text.replace(/^/gm, '  ');
