/** The language on one sheet: every rule of the parser in one line, with how it is written and what a card says. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile, compileSteps } from '../../../compiler/compile.ts';
import { stepsText } from '../../../print/wording/index.ts';
import { GENERATED_NOTE, type GeneratedFile } from '../page.ts';
import { type SyntaxRule, syntaxSections } from './grammar.ts';

/** Sections whose lines are steps, which have a card's sentence. */
const OF_STEPS: ReadonlySet<string> = new Set(['Steps', 'Things and places', 'Counts and conditions']);

/** `docs/reference/sheet.md`. */
export function sheetPages(): GeneratedFile[] {
  const sections = syntaxSections().map(({ title, rules }) =>
    [`## ${title}`, rules.map((rule) => entry(rule, OF_STEPS.has(title))).join('\n')].join('\n\n'),
  );
  return [{ file: 'docs/reference/sheet.md', text: `${[HEAD, ...sections].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# The language on one sheet

Everything you can write, a line each, generated from the parser: \`[…]\` may be left out, \`a | b\` is one of them, \`…\` says that
what stands before it may come again, capitals stand for a word, number or text of your own, and \`‹…›\` for another line. Below it
is how one writes it and, behind the arrow, what the card says. [language.md](../language.md) explains what it means.`;

function entry({ name, part, written = [] }: SyntaxRule, isStep: boolean): string {
  const lines = written.map((text) => `  - \`${text}\`${isStep ? ` → ${sentence(text)}` : ''}`);
  return [`- **${name}** \`${part.text}\``, ...lines].join('\n');
}

const { words } = compile(bundledSets()).sets[0];

/** What a card says for steps; several of them use "this", which a step before them sets. */
function sentence(text: string): string {
  const { steps, problems } = compileSteps(`choose a tile; ${text}`, words);
  if (problems.length > 0) throw new Error(`${text}: ${problems[0].message}`);
  return stepsText(steps.slice(1), words).replaceAll(/\s*\n\s*/g, ' ');
}
