/** The canonical layout of a file, as `ecos fmt` writes it. */
import { formatFile } from '../../grammar/index.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';

/** Text that takes the place of characters of a file. */
export interface SpanEdit {
  from: number;
  to: number;
  text: string;
}

/** What to change so that a file has its canonical layout; nothing for a file with a mistake in its grammar. */
export function formatting(workspace: Workspace, file: string): SpanEdit[] {
  const text = textOf(workspace, file)?.text ?? '';
  const formatted = formatFile(file, text);
  return 'text' in formatted ? difference(text, formatted.text) : [];
}

/** The change from one text to another, without the beginning and the end they share. */
function difference(before: string, after: string): SpanEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [{ from, to: before.length - end, text: after.slice(from, after.length - end) }];
}
