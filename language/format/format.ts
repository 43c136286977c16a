/** The canonical layout of a file, as `ecos fmt` produces it. */
import { type Edit, formatFile, type Span } from '../../grammar/index.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { layoutDifference } from './difference.ts';

/** The edits that give a file, or the part of it within a span, its canonical layout. Empty if the file has a syntax error. */
export function formatEdits(workspace: Workspace, file: string, span?: Span): Edit[] {
  const text = fileText(workspace, file)?.text ?? '';
  const formatted = formatFile(file, text);
  if (!('text' in formatted)) return [];
  const edits = layoutDifference(text, formatted.text);
  return span ? edits.filter(({ from, to }) => from >= span.from && to <= span.to) : edits;
}

/** Indentation of a block, in spaces. */
const INDENT = 2;

/** The edits that indent a line to fit its block, after the user has typed `{` and a new line. */
export function indentation(workspace: Workspace, file: string, offset: number): Edit[] {
  const text = fileText(workspace, file)?.text ?? '';
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(0, start).trimEnd();
  if (start === 0 || codeOf(before.slice(before.lastIndexOf('\n') + 1)).at(-1) !== '{') return [];
  const opened = before.slice(before.lastIndexOf('\n') + 1);
  const depth = /^[ \t]*/.exec(opened)![0].length;
  const now = /^[ \t]*/.exec(text.slice(start))![0];
  const closes = text[start + now.length] === '}';
  const wanted = ' '.repeat(depth + (closes ? 0 : INDENT));
  return now === wanted ? [] : [{ from: start, to: start + now.length, text: wanted }];
}

/** A line without its comment and the contents of its strings. */
function codeOf(line: string): string {
  return line.replace(/"[^"]*"?|#.*/g, (part) => (part.startsWith('#') ? '' : '""')).trimEnd();
}
