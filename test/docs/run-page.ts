/**
 * Follows a page of the documentation, in a folder.
 *
 * A block `eco NAME`, `ts NAME` or similar is written to that file, and a `diff` changes the last file; `eco made NAME` is the
 * expected content of a file. In each `sh` block the lines that begin with `npx ecos`, `node` or `npm pkg` are run; `# exit 1`
 * after a command is the exit code that the page promises. A `text` block is the output of the last command; `text example` shows
 * what output may look like and is not compared.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ran } from '../ecos.ts';
import type { Fence } from './pages.ts';

/** A program that pages run. */
export type Program = 'npx ecos' | 'node' | 'npm';
/** Runs a program of a page in its folder, with these arguments. */
export type Runner = (program: Program, args: readonly string[]) => Ran;

/** Follows the blocks of a page in order; returns a list of differences from the page. */
export function runPage(fences: readonly Fence[], folder: string, run: Runner): string[] {
  const problems: string[] = [];
  const files = new Map<string, string>();
  const put = (name: string, text: string) => {
    files.set(name, text);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  let output = '';
  for (const { info, text, at } of fences) {
    const name = info.find((word) => word.includes('.'));
    if (name && info.includes('made')) {
      const made = readFileSync(join(folder, name), 'utf8');
      if (made !== text) problems.push(`${at}: ${name} is\n${made}`);
    } else if (name) put(name, text);
    if (info[0] === 'diff') {
      const [last, before] = [...files].at(-1) ?? [];
      const [old, made] = ['-', '+'].map((sign) => linesAfter(sign, text));
      if (last === undefined || !before?.includes(old))
        problems.push(`${at}: there is no such text to change`);
      else put(last, before.replace(old, made));
    }
    if (info.join() === 'text' && output !== text) problems.push(`${at}: the command said\n${output}`);
    if (info[0] !== 'sh') continue;
    for (const { line, program, args, exit } of commandsIn(text)) {
      const { code, out, err } = run(program, args);
      if (code !== exit) problems.push(`${at}: ${line}: exit code ${code}\n${err}${out}`);
      output = out;
    }
  }
  return problems;
}

/** The lines of a diff that begin with a sign, without it. */
function linesAfter(sign: string, diff: string): string {
  const lines = diff.split('\n').filter((line) => line.startsWith(sign));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** A command line: the program, its arguments, and the exit code that the page promises. */
const COMMAND = /^(npx ecos|node|npm(?= pkg)) (.*?)(?:\s+#\s*(?:exit (\d))?.*)?$/gm;

function commandsIn(text: string) {
  return [...text.matchAll(COMMAND)].map(([line, program, words, exit]) => ({
    line,
    program: program as Program,
    args: [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain),
    exit: Number(exit ?? 0),
  }));
}
