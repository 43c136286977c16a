/** The reference of problems, made from the compiler's catalogue: a page for every code, and a table of all codes. */
import { advise } from '../../../cli/load/advise.ts';
import { findPictures } from '../../../cli/load/card-art.ts';
import { compile } from '../../../compiler/compile.ts';
import { CATALOGUE, type Entry, generalMessage } from '../../../compiler/report/problems.ts';
import { allTooLong } from '../../../language/problems/index.ts';
import '../../../print/own-assets/index.ts';
import type { Problem } from '../../../program/index.ts';
import { GENERATED_NOTE, type GeneratedFile, markdownTable } from '../page.ts';
import { READY_SETS } from './bundled.ts';

/** The topic of each group of a hundred codes. */
const GROUPS: Readonly<Record<string, string>> = {
  1: 'The text',
  2: 'Names',
  3: 'Steps and triggers',
  4: 'Cards and features',
  5: 'Sets',
  6: 'Sketches and scenarios',
  7: 'Warnings: valid, but probably not intended',
};

/** `docs/problems/README.md` and a page for every code. */
export function problemPages(): GeneratedFile[] {
  const entries: [string, Entry][] = Object.entries(CATALOGUE).sort(([a], [b]) => (a < b ? -1 : 1));
  return [tableOf(entries), ...entries.map(([code, entry]) => pageOf(code, entry))];
}

const HEAD = `${GENERATED_NOTE}

# Problems and what they mean

Every problem has a code that never changes. \`ecos explain ECO203\` shows its page in the terminal. \`ecos check --help\`
lists the formats for other programs.`;

function tableOf(entries: readonly [string, Entry][]): GeneratedFile {
  const groups = Object.entries(GROUPS).map(([digit, title]) => {
    const rows = entries
      .filter(([code]) => code.startsWith(`ECO${digit}`))
      .map(([code, { message }]) => [`[${code}](${code}.md)`, generalMessage(message)]);
    return [`## ${title}`, markdownTable(['code', 'message'], rows)].join('\n\n');
  });
  return { file: 'docs/problems/README.md', text: `${[HEAD, ...groups].join('\n\n')}\n` };
}

function pageOf(
  code: string,
  { severity, message, explanation, wrong, mended, whenRun, whenLaidOut }: Entry,
): GeneratedFile {
  const parts = [
    GENERATED_NOTE,
    `# ${code}: ${generalMessage(message)}`,
    severity === 'error' ? 'An error.' : 'A warning: you can still play and print the set.',
    explanation,
    `## ${severity === 'error' ? 'Wrong' : 'Doubtful'}`,
    // What only running, laying out or a warning is about still compiles.
    `\`\`\`eco ${severity === 'error' && !whenRun && !whenLaidOut ? 'wrong' : 'doubtful'}\n${wrong}\n\`\`\``,
    ...(whenRun ? ['Reported by `ecos test`, which runs the scenarios.'] : [`> ${messageOf(code, wrong)}`]),
    '## Corrected',
    `\`\`\`eco\n${mended}\n\`\`\``,
  ];
  return { file: `docs/problems/${code}.md`, text: `${parts.join('\n\n')}\n` };
}

/** The folder of the pictures that examples name. */
const PICTURES = 'test/diagnostics/pictures';

/** The message for the example, with its hint. */
function messageOf(code: string, text: string): string {
  const { sets, problems: found } = compile([{ files: [{ file: 'example.eco', text }] }], READY_SETS, {
    advise,
  });
  const laidOut = sets.flatMap((set) => {
    const { sources, problems } = findPictures(set.chain, () => [PICTURES]);
    const art = new Map(sources.map((one) => [one.card, one]));
    return [...problems, ...allTooLong([{ set, extras: { nouns: new Map(), art } }])];
  });
  const all: readonly Problem[] = [...found, ...laidOut];
  const problem = all.find((one) => one.code === code);
  if (!problem) throw new Error(`the example of ${code} causes ${all.map((one) => one.code)}`);
  const { line, column, message, hint } = problem;
  return `${line}:${column}: ${message}${hint ? `  \n> hint: ${hint}` : ''}`;
}
