/**
 * Commands in the documentation do what the page says.
 *
 * Of each `sh` block the lines that begin with `npx ecos` are run, page by page in a folder of its own; `# exit 1` behind
 * a command is the exit code the page promises. A sample `eco NAME.eco` is a file there, and a `diff` changes the last.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import { docsPages, type Fence } from './pages.ts';

const CARDS = join(import.meta.dirname, '..', '..', 'cards');
const hasCommand = ({ info, text }: Fence) => info[0] === 'sh' && /^npx ecos /m.test(text);

const pages = docsPages().filter(({ fences }) => fences.some(hasCommand));

test.each(pages)('$file: its commands work', { timeout: 60_000 }, ({ fences }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-docs-'));
  symlinkSync(CARDS, join(folder, 'cards'), 'junction');
  const files = new Map<string, string>();
  const put = (name: string, text: string) => {
    files.set(name, text);
    writeFileSync(join(folder, name), text);
  };
  for (const { info, text } of fences) {
    const name = info.find((word) => word.endsWith('.eco'));
    if (info[0] === 'eco' && name) put(name, text);
    if (info[0] === 'diff') {
      const [last, before] = [...files].at(-1) ?? [];
      if (last !== undefined && before !== undefined) put(last, changed(before, text));
    }
    if (info[0] !== 'sh') continue;
    for (const { command, args, exit } of commandsIn(text)) {
      const { code, err } = ecos(args, { cwd: folder });
      expect({ command, code, err: code === exit ? '' : err }).toEqual({ command, code: exit, err: '' });
    }
  }
  rmSync(folder, { recursive: true });
});

/** A text with the lines after `-` replaced by those after `+`. */
function changed(text: string, diff: string): string {
  const lines = (sign: string) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1));
  const [old, made] = [lines('-').join('\n'), lines('+').join('\n')];
  expect(text).toContain(old);
  return text.replace(old, made);
}

const COMMAND = /^npx ecos (.*?)(?:\s+#\s*(?:exit (\d))?.*)?$/gm;

function commandsIn(text: string) {
  return [...text.matchAll(COMMAND)].map(([command, words, exit]) => ({
    command,
    args: [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain),
    exit: Number(exit ?? 0),
  }));
}
