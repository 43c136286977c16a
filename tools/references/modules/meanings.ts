/** The meanings of the language's words, from the tables of docs/language.md, so that hovers in editors use the same text. */
import { readFileSync } from 'node:fs';
import type { WordMeaning } from '../../../language/hover/meanings.ts';
import type { GeneratedFile } from '../page.ts';

const SOURCE = new URL('../../../docs/language.md', import.meta.url);

export function meaningPages(): GeneratedFile[] {
  const meanings = readMeanings(readFileSync(SOURCE, 'utf8'));
  const lines = meanings.map((meaning) => `  ${JSON.stringify(meaning)},`);
  return [{ file: 'language/hover/meanings.generated.ts', text: `${HEAD}${lines.join('\n')}\n];\n` }];
}

const HEAD = `/** Made by \`npm run docs\` from the tables of docs/language.md; changes made here by hand are lost. */
export default [
`;

/** The rows of all tables whose first column is code of the card language. */
export function readMeanings(page: string): WordMeaning[] {
  let part = '';
  return page.split('\n').flatMap((line) => {
    part = /^## (.+)/.exec(line)?.[1] ?? part;
    const [, first = '', means = ''] = /^\| (`.+?) \| (.+) \|$/.exec(line) ?? [];
    const written = [...first.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    return written.length === 0 ? [] : [{ part, written, means: unlinked(means) }];
  });
}

const unlinked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
