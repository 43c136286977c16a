/** The reference of wordings, made from the English table: what is read, with an example of each row and its rules text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile } from '../../../compiler/compile.ts';
import { wordsAnswer } from '../../../language/index.ts';
import '../../../print/own-assets/words.ts';
import type { Vocabulary } from '../../../program/set.ts';
import { GENERATED_NOTE, type GeneratedFile, markdownTable } from '../page.ts';

const TABLE = join(import.meta.dirname, '..', '..', '..', 'compiler', 'wordings', 'en.txt');

/** `docs/reference/wordings.md`. */
export function wordingPages(): GeneratedFile[] {
  // A set with markers.
  const { words } = compile(bundledSets()).sets.find(({ program }) => program.id === 'polar-shores')!;
  const [, ...parts] = readFileSync(TABLE, 'utf8')
    .trim()
    .split(/\n\n+(?=#)/);
  const sections = parts.map((part) => section(part, words));
  return [{ file: 'docs/reference/wordings.md', text: `${[HEAD, ...sections].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED_NOTE}

# Reference of wordings

How sentences [in your own words](../first-card.md#in-your-own-words) are read: the rows of \`compiler/wordings/en.txt\`, each with an
example, and what the card of the example says. In a pattern, \`|\` parts alternatives, \`_\` joins words, what is in brackets may
be missing, and \`<w:where>\` is anything of the category \`where\`. The names of animals, markers and elements come from the set.`;

/** The rows below a comment. */
function section(part: string, words: Vocabulary): string {
  const lines = part.split('\n');
  const about = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).trim());
  const [title = '', ...more] = about.join(' ').split(/(?<=\.)\s/);
  const rows = lines.filter((line) => /^[\w-]+: /.test(line));
  const cells = rows.map((row) => {
    const [wording = '', example = ''] = row.split(/\s+## /);
    const rules = wordsAnswer(example, words, 'en').readings.map(({ text }) => text.replaceAll('\n', ' '));
    return [`\`${wording}\``, example, rules.join(' / ')];
  });
  return [
    `## ${title.replace(/\.$/, '')}`,
    ...(more.length > 0 ? [more.join(' ')] : []),
    markdownTable(['wording', 'example', 'its card'], cells),
  ].join('\n\n');
}
