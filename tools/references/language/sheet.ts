/** The language on one sheet: every rule of the parser in one line, with how it is written and what a card says. */
import { stepsText } from '../../../print/wording/index.ts';
import { GENERATED_NOTE, type GeneratedFile } from '../page.ts';
import { BASE_WORDS } from './bundled.ts';
import { type SyntaxRule, syntaxSections } from './grammar.ts';
import { exampleSteps } from './steps.ts';

/** Sections whose lines are steps, which have a card's sentence. */
const OF_STEPS: ReadonlySet<string> = new Set(['Steps', 'Things and places', 'Counts and conditions']);

/** `docs/reference/sheet.md`. */
export function sheetPages(): GeneratedFile[] {
  const sentence = (text: string) => stepsText(exampleSteps(text), BASE_WORDS).replaceAll(/\s*\n\s*/g, ' ');
  const sections = syntaxSections().map(({ title, rules }) => {
    const entries = rules.map((rule) => entry(rule, OF_STEPS.has(title) ? sentence : undefined));
    return `## ${title}\n\n${entries.join('\n')}`;
  });
  return [{ file: 'docs/reference/sheet.md', text: `${[HEAD, ...sections].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# The language on one sheet

Everything you can write, a line each, generated from the parser: \`[…]\` may be left out, \`a | b\` is one of them, \`…\` says that
what stands before it may come again, capitals stand for a word, number or text of your own, and \`‹…›\` for another line. Below it
is how one writes it and, behind the arrow, what the card says. [language.md](../language.md) explains what it means.`;

function entry(
  { name, part, written = [] }: SyntaxRule,
  sentence: ((text: string) => string) | undefined,
): string {
  const lines = written.map((text) => `  - \`${text}\`${sentence ? ` → ${sentence(text)}` : ''}`);
  return [`- **${name}** \`${part.text}\``, ...lines].join('\n');
}
