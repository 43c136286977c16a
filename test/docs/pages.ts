/** Reads the fenced blocks of the documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A fenced block: the words after the opening fence, its text, and where it begins, as `file:line`. */
export interface Fence {
  info: string[];
  text: string;
  at: string;
}

/** A page and its fenced blocks, in order. */
export interface DocsPage {
  file: string;
  text: string;
  fences: Fence[];
}

const FENCE = /^```(.*)\n([\s\S]*?)^```$/gm;

/** README.md and every page below docs/. */
export function docsPages(): DocsPage[] {
  const below = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const files = [
    'README.md',
    ...below.filter((file) => file.endsWith('.md')).map((file) => join('docs', file)),
  ];
  return files.map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const fences = [...text.matchAll(FENCE)].map((match): Fence => {
      const line = text.slice(0, match.index).split('\n').length;
      return { info: match[1].split(' ').filter(Boolean), text: match[2], at: `${file}:${line}` };
    });
    return { file, text, fences };
  });
}
