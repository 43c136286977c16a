/** The command's output for an example, in every format. */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { advise } from '../../cli/load/advise.ts';
import { findPictures } from '../../cli/load/card-art.ts';
import { VERSION } from '../../cli/package.ts';
import { githubProblems } from '../../cli/terminal/problems/github.ts';
import { sarifLog } from '../../cli/terminal/problems/sarif.ts';
import { showProblems, textsByFile } from '../../cli/terminal/problems/show.ts';
import { compile } from '../../compiler/compile.ts';
import { compileOwn } from '../../language/cards/own-sets.ts';
import { allTooLong } from '../../language/problems/index.ts';
import '../../print/own-assets/index.ts';
import type { Problem } from '../../program/index.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { exampleSet } from '../../tools/references/language/problems.ts';

const FILE = 'example.eco';
/** The folder of the pictures that examples name. */
const PICTURES = join(import.meta.dirname, 'pictures');
/** Sets that an example may extend. */
type Known = Parameters<typeof compile>[1];

/** What `ecos check`, the language server and the studio report: the problems of the compiler and those of the layout. */
export function checkedProblems(text: string, known: Known, file = FILE): Problem[] {
  const { sets, problems } = compile([{ files: [{ file, text }] }], known, { advise });
  const found = sets.map((set) => ({ set, pictures: findPictures(set.chain, () => [PICTURES]) }));
  const pictured = found.map(({ set, pictures: { sources } }) => ({
    set,
    extras: { nouns: new Map(), art: new Map(sources.map((one) => [one.card, one])) },
  }));
  return [...problems, ...found.flatMap(({ pictures }) => pictures.problems), ...allTooLong(pictured)];
}

/**
 * The problems of an example; if it has none, those found by running its scenarios.
 * @param inFile the file that it is, if none of cards
 */
export function problemsOf(text: string, known: Known, inFile?: string): Problem[] {
  if (inFile) return compileOwn([exampleSet(text, inFile)]).problems;
  const problems = checkedProblems(text, known);
  if (problems.length > 0) return problems;
  const { sets } = compile([{ files: [{ file: FILE, text }] }], known);
  return sets.flatMap(({ chain, scenarios }) =>
    scenarios.flatMap((scenario): Problem[] => {
      const result = runScenario(chain, scenario);
      if (result.passed) return [];
      const { code, at, message } = result;
      return [{ code, severity: 'error', message, ...at }];
    }),
  );
}

const STYLES: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  22: '/weight',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
  39: '/colour',
};

/** Replaces escape codes by words in angle brackets. */
function readable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
  return text.replaceAll(/\u001b\[(\d+)m/g, (_, code: string) => `<${STYLES[code] ?? code}>`);
}

/** Problems as a terminal without colours shows them. */
export function prettyForm(text: string, problems: readonly Problem[], file = FILE): string {
  return stripVTControlCharacters(showProblems({ problems, texts: textsByFile([{ file, text }]) }));
}

/** Problems in every output format, as one text. */
export function allForms(text: string, problems: readonly Problem[]): string {
  const pretty = showProblems({ problems, texts: textsByFile([{ file: FILE, text }]) });
  const sarif = JSON.stringify(sarifLog(problems), null, 2).replaceAll(VERSION, 'VERSION');
  const sections = {
    source: text,
    'pretty, colours as words': readable(pretty),
    'json, its problems': JSON.stringify(problems, null, 2),
    github: githubProblems(problems),
    sarif,
  };
  return Object.entries(sections)
    .map(([title, body]) => `──── ${title} ────\n${body}\n`)
    .join('\n');
}
