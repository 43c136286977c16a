/** The reference of problems, made from the compiler's catalogue: a page for every code, and a table of all codes. */
import { advise } from '../../../cli/load/advise.ts';
import { findPictures } from '../../../cli/load/card-art.ts';
import { CATALOGUE, type Entry, generalMessage } from '../../../compiler/report/problems.ts';
import { compileOwn, type SetSource } from '../../../language/cards/own-sets.ts';
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
  { severity, message, explanation, wrong, mended, whenRun, whenLaidOut, inFile }: Entry,
): GeneratedFile {
  // What only running, laying out or a warning is about still compiles.
  const compiles = severity === 'warning' || whenRun || whenLaidOut;
  const kind = inFile?.split('.').at(-1) ?? `eco ${compiles ? 'doubtful' : 'wrong'}`;
  const parts = [
    GENERATED_NOTE,
    `# ${code}: ${generalMessage(message)}`,
    severity === 'error' ? 'An error.' : 'A warning: you can still play and print the set.',
    explanation,
    `## ${severity === 'error' ? 'Wrong' : 'Doubtful'}`,
    `\`\`\`${kind}\n${wrong}\n\`\`\``,
    ...(whenRun
      ? ['Reported by `ecos test`, which runs the scenarios.']
      : [`> ${messageOf(code, exampleSet(wrong, inFile))}`]),
    '## Corrected',
    `\`\`\`${kind.split(' ')[0]}\n${mended}\n\`\`\``,
  ];
  return { file: `docs/problems/${code}.md`, text: `${parts.join('\n\n')}\n` };
}

/** The folder of the pictures that examples name. */
const PICTURES = 'test/diagnostics/pictures';

/**
 * A set of an example alone.
 * @param file the file that it is, if none of cards: `words.LANG.ftl`, or a drawing
 */
export function exampleSet(text: string, file = 'example.eco'): SetSource {
  const [name = '', lang, kind] = file.split(/[/.]/);
  if (kind === 'ftl') return { files: [], words: { [lang!]: text } };
  return name === 'icons' ? { files: [], icons: { [lang!]: text } } : { files: [{ file, text }] };
}

/** The message for the example, with its hint. */
function messageOf(code: string, source: SetSource): string {
  const { sets, problems: found } = compileOwn([source], READY_SETS, { advise });
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
