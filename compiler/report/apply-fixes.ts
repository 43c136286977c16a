/** Applies the certain fixes of problems, in rounds: fixing one mistake may reveal another. */
import { findBlocks, lineStarts, type Span, withEdits } from '../../grammar/index.ts';
import type { Fix, Problem, TextEdit } from '../../program/index.ts';

/** The most rounds. A fix may reveal another mistake, but rarely many in a row. */
const MOST_ROUNDS = 20;

/** An applied fix, with the position of its problem in the text of that round. */
export interface AppliedFix extends Pick<Problem, 'code' | 'file' | 'line' | 'column'> {
  title: string;
}

type Texts = ReadonlyMap<string, string>;
type Compile<R> = (texts: Texts) => R;
type Result = { problems: readonly Problem[] };

/** An outer block of a file, at its place in the text of a round. */
interface FileBlock extends Span {
  file: string;
}

/**
 * Applies certain fixes to texts until there are none left; `compiled` returns the problems of texts. A block in which an error
 * would be left is not changed at all: in part, it might mean what nobody wrote.
 */
export function applyCertainFixes<R extends Result>(before: Texts, compiled: Compile<R>) {
  const result = compiled(before);
  const blocks = outerBlocks(before);
  const kept = new Set<number>();
  for (;;) {
    const { broken, ...fixed } = allFixed(before, result, compiled, blocks, kept);
    if (broken.length === 0) return fixed;
    for (const block of broken) kept.add(block);
  }
}

/** The problems that `applyCertainFixes` will fix first: those with a certain fix, unless an error in their block has none. */
export function fixableProblems(problems: readonly Problem[], texts: Texts): Problem[] {
  const blocks = outerBlocks(texts);
  const blocksOf = (problem: Problem) => blocksAround(blocks, problem, texts);
  const isFixable = ({ fixes = [] }: Problem) => fixes.some(({ certain }) => certain);
  const broken = problems.filter((problem) => problem.severity === 'error' && !isFixable(problem));
  const kept = new Set(broken.flatMap(blocksOf));
  return problems.filter((one) => isFixable(one) && !blocksOf(one).some((block) => kept.has(block)));
}

const outerBlocks = (texts: Texts): FileBlock[] =>
  [...texts].flatMap(([file, text]) =>
    findBlocks(text).flatMap(({ isOuter, from, to }) => (isOuter ? { file, from, to } : [])),
  );

/** The indices of the blocks that a span of a file touches. */
const blocksAt = (blocks: readonly FileBlock[], { file, from, to }: FileBlock): number[] =>
  blocks.flatMap((block, i) => (block.file === file && from <= block.to && to >= block.from ? i : []));

/** The indices of the blocks in which a problem begins. */
function blocksAround(blocks: readonly FileBlock[], problem: Problem, texts: Texts): number[] {
  const { file, line, column } = problem;
  const text = texts.get(file) ?? '';
  const at = (lineStarts(text)[line - 1] ?? text.length) + column - 1;
  return blocksAt(blocks, { file, from: at, to: at });
}

/** Applies certain fixes outside the blocks with the indices `kept`. Of the changed blocks, `broken` still have errors. */
function allFixed<R extends Result>(
  before: Texts,
  first: R,
  compiled: Compile<R>,
  allBlocks: readonly FileBlock[],
  kept: ReadonlySet<number>,
) {
  let [texts, result, blocks] = [before, first, allBlocks];
  const applied: AppliedFix[] = [];
  const changed = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { fixes, edits, now } = applyTogether(result.problems, texts, (known) =>
      known.find(
        ({ certain, edits }) =>
          certain && !edits.some((edit) => blocksAt(blocks, edit).some((block) => kept.has(block))),
      ),
    );
    if (fixes.length === 0) break;
    for (const edit of edits) for (const block of blocksAt(blocks, edit)) changed.add(block);
    blocks = blocks.map((block) => shifted(block, edits));
    texts = now;
    result = compiled(texts);
    applied.push(...fixes);
  }
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  const broken = errors.flatMap((error) => blocksAround(blocks, error, texts));
  return { applied, texts, result, broken: broken.filter((block) => changed.has(block)) };
}

/** The place of a block after edits. */
function shifted({ file, from, to }: FileBlock, edits: readonly TextEdit[]): FileBlock {
  const before = (at: number) =>
    edits.reduce(
      (sum, edit) =>
        edit.file === file && edit.to <= at ? sum + edit.text.length - (edit.to - edit.from) : sum,
      at,
    );
  return { file, from: before(from), to: before(to) };
}

/** Applies one chosen fix of each problem. Of overlapping fixes, the first in the text is applied. */
export function applyTogether(
  problems: readonly Problem[],
  texts: Texts,
  choose: (fixes: readonly Fix[]) => Fix | undefined,
): { fixes: AppliedFix[]; edits: readonly TextEdit[]; now: Texts } {
  const now = new Map(texts);
  const edits: TextEdit[] = [];
  const fixes: AppliedFix[] = [];
  for (const { code, file, line, column, fixes: known = [] } of problems) {
    const fix = choose(known);
    const isFree = fix?.edits.every(
      (edit) =>
        texts.has(edit.file) &&
        edits.every((other) => other.file !== edit.file || edit.to < other.from || edit.from > other.to),
    );
    if (!fix || !isFree) continue;
    edits.push(...fix.edits);
    fixes.push({ code, file, line, column, title: fix.title });
  }
  for (const [file, own] of Map.groupBy(edits, (edit) => edit.file))
    now.set(file, withEdits(texts.get(file) ?? '', own));
  return { fixes, edits, now };
}
