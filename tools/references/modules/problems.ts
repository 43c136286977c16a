/** The catalogue of problems as a module, made from the texts in `compiler/catalogue/`. */
import { readFileSync } from 'node:fs';
import { andList, orList } from '../../../grammar/tokens/lists.ts';
import * as words from '../../../grammar/tokens/words.ts';
import type { GeneratedFile } from '../page.ts';

const HEAD =
  '/** Made by `npm run docs` from `problems.txt` and `reasons.txt`; changes made here by hand are lost. */\n';

const ENTRY =
  /^(?<code>ECO\d{3}): (?<message>.+)\n(?:hint: (?<hint>.+)\n)?(?:found: (?:when (?<when>run|laid out)|in (?<inFile>\S+))\n)?\n(?<explanation>.+)\n\nwrong:\n(?<wrong>(?: .*\n|\n)+?)mended:\n(?<mended>(?: .*\n|\n)+)/gm;
const REASON = /^([\w-]+): (.+)$/gm;

/**
 * A module with the entries by code, and the reasons by name.
 * @throws Error if the text of a problem is not complete
 */
export function problemModules(): GeneratedFile[] {
  const entries = [...textOf('problems').matchAll(ENTRY)].map(({ groups = {} }) => {
    const { code = '', message, hint, when, inFile, explanation = '', wrong = '', mended = '' } = groups;
    const entry = {
      severity: code.startsWith('ECO7') ? 'warning' : 'error',
      message,
      hint,
      explanation: explanation.replace(/\{(and|or) (\w+)\}/g, (_, how, name) => listOf(how, name)),
      wrong: withoutIndent(wrong),
      mended: withoutIndent(mended),
      ...(inFile && { inFile }),
      ...(when && { [when === 'run' ? 'whenRun' : 'whenLaidOut']: true }),
    };
    return [code, entry] as const;
  });
  const codes = textOf('problems').match(/^ECO\d{3}/gm) ?? [];
  const incomplete = codes.filter((code) => !entries.some(([one]) => one === code));
  if (incomplete.length > 0) throw new Error(`problems.txt: a part of ${incomplete.join(', ')} is missing.`);
  const reasons = [...textOf('reasons').matchAll(REASON)].map(([, name, text]) => [name, text] as const);
  const text = [
    constant('CATALOGUE', 'All problems, by their codes.', entries),
    constant('REASONS', 'Sentences that say why something can never be, by name.', reasons),
  ];
  return [{ file: 'compiler/catalogue/problems.generated.ts', text: `${HEAD}\n${text.join('\n')}` }];
}

const constant = (name: string, about: string, rows: readonly (readonly [string, unknown])[]) =>
  `/** ${about} */\nexport const ${name} = ${JSON.stringify(Object.fromEntries(rows), null, 1)} as const;\n`;

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../compiler/catalogue/${name}.txt`, import.meta.url), 'utf8');

const withoutIndent = (text: string): string => text.replace(/^ {2}/gm, '').trimEnd();

/** A list of words of the language by its name, each word in backquotes. */
function listOf(how: string, name: string): string {
  const { [name]: list = [] } = words as unknown as Record<string, Iterable<string>>;
  return (how === 'and' ? andList : orList)(Array.from(list, (word) => `\`${word}\``));
}
