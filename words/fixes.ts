/** Drafts as fixes of a block of card text: offered to a person, or applied where they are exact. */
import { lineStarts, type Span } from '../grammar/index.ts';
import type { Fix, Problem } from '../program/index.ts';
import { type Draft, LongText, type WordsDraft } from './draft.ts';

/** The code of a block that is in a person's own words. */
export const PROSE_CODE = 'ECO118';
/** No more blocks of a file are read to fix it. */
const MOST_BLOCKS = 200;
const LONGEST_TITLE = 120;

/** Reads the sentences of a file's block with the words of its set. */
export type BlockReader = (text: string, file: string) => WordsDraft;

/** The fixes that write a draft in the place of a part of a file: none where that would take a comment away. */
export function draftFixes(file: string, text: string, span: Span, read: BlockReader): Fix[] {
  const written = text.slice(span.from, span.to);
  if (written.includes('#')) return [];
  const { drafts, isExact } = readBlock(written, file, read);
  const at = span.from + written.length - written.trimStart().length;
  const place = { file, from: at, to: at + written.trim().length };
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  // Behind a brace on the same line, all stays on that line.
  const inPlace = (eco: string) =>
    line.trim() === '' ? eco.replaceAll('\n', `\n${line}`) : eco.replaceAll(/\n\s*/g, ' ');
  return drafts.map((draft) => ({
    title: titleOf(draft),
    edits: [{ ...place, text: `${inPlace(draft.eco)};` }],
    ...(isExact && { certain: true }),
  }));
}

/** What a block means; nothing for one that is too long to be read, which its own problem says. */
function readBlock(text: string, file: string, read: BlockReader): Pick<WordsDraft, 'drafts' | 'isExact'> {
  try {
    return read(text, file);
  } catch (error) {
    if (error instanceof LongText) return { drafts: [], isExact: false };
    throw error;
  }
}

function titleOf({ rules }: Draft): string {
  const title = `Take it: ${rules.replaceAll(/\s+/g, ' ')}`;
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
}

/** Problems, those of prose with a fix where its one draft is exact: what `ecos check --fix` writes. */
export function withExactDrafts(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  read: BlockReader,
): Problem[] {
  const prose = problems.filter(({ code, file }) => code === PROSE_CODE && texts.has(file));
  const blocks = [...Map.groupBy(prose, ({ file }) => file).values()];
  const isRead = new Set(blocks.flatMap((one) => one.slice(0, MOST_BLOCKS)));
  return problems.map((problem) => {
    if (!isRead.has(problem)) return problem;
    const { file, line, column, length } = problem;
    const text = texts.get(file)!;
    const from = lineStarts(text)[line - 1]! + column - 1;
    const [exact] = draftFixes(file, text, { from, to: from + length }, read);
    return exact?.certain ? { ...problem, fixes: [exact] } : problem;
  });
}
