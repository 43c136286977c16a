/** Applies the certain fixes of problems, in rounds: fixing one mistake may reveal another. */
import { withEdits } from '../../grammar/index.ts';
import type { Fix, Problem, TextEdit } from '../../program/index.ts';

/** The most rounds. A fix may reveal another mistake, but rarely many in a row. */
const MOST_ROUNDS = 20;

/** An applied fix, with the position of its problem in the text of that round. */
export interface Applied extends Pick<Problem, 'code' | 'file' | 'line' | 'column'> {
  title: string;
}

const isCertain = (fixes: readonly Fix[]) => fixes.find(({ certain }) => certain);

/** Applies certain fixes to texts until there are none left; `compiled` returns the problems of texts. */
export function inRounds<R extends { problems: readonly Problem[] }>(
  before: ReadonlyMap<string, string>,
  compiled: (texts: ReadonlyMap<string, string>) => R,
): { applied: Applied[]; texts: ReadonlyMap<string, string>; result: R } {
  let texts = before;
  let result = compiled(texts);
  const applied: Applied[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { fixes, now } = fixedTogether(result.problems, texts, isCertain);
    if (fixes.length === 0) break;
    texts = now;
    result = compiled(texts);
    applied.push(...fixes);
  }
  return { applied, texts, result };
}

/** Applies one chosen fix of each problem. Of overlapping fixes, the first in the text is applied. */
export function fixedTogether(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  choose: (fixes: readonly Fix[]) => Fix | undefined,
): { fixes: Applied[]; now: ReadonlyMap<string, string> } {
  const now = new Map(texts);
  const edits = new Map<string, TextEdit[]>();
  const fixes: Applied[] = [];
  for (const { code, file, line, column, fixes: known = [] } of problems) {
    const fix = choose(known);
    const isFree = fix?.edits.every(
      (edit) =>
        texts.has(edit.file) &&
        (edits.get(edit.file) ?? []).every((other) => edit.to < other.from || edit.from > other.to),
    );
    if (!fix || !isFree) continue;
    for (const edit of fix.edits) edits.set(edit.file, [...(edits.get(edit.file) ?? []), edit]);
    fixes.push({ code, file, line, column, title: fix.title });
  }
  for (const [file, ofFile] of edits) now.set(file, withEdits(texts.get(file) ?? '', ofFile));
  return { fixes, now };
}
