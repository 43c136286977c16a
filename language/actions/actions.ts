/** Code actions: the quick fixes offered for a span of a file, or for the whole file. */
import { applyCertainFixes, applyTogether } from '../../compiler/index.ts';
import { type Span, withEdits } from '../../grammar/index.ts';
import type { TextEdit } from '../../program/index.ts';
import { type BlockReader, withExactDrafts } from '../../words/index.ts';
import type { SetExtras } from '../cards/set-extras.ts';
import { minimalEdits } from '../format/difference.ts';
import { placedProblems } from '../workspace/problems.ts';
import { fileProblems } from '../workspace/sets.ts';
import { edit, fileText, type Workspace } from '../workspace/workspace.ts';
import { findActualValue } from './actual-value.ts';
import { draftActions } from './drafts.ts';
import { type Action, problemFixes } from './fixes.ts';

/** The fixes for a span, plus the fix for the whole file unless one of them has the same result. */
export function offeredActions(workspace: Workspace, file: string, span: Span, extras?: SetExtras): Action[] {
  const fixes = findFixes(workspace, file, span, extras);
  const all = fixAll(workspace, file);
  if (!all) return fixes;
  const text = fileText(workspace, file)?.text ?? '';
  const after = ({ edits }: Action) => withEdits(text, edits);
  const isOffered = fixes.some(
    (fix) => fix.edits.every((one) => one.file === file) && after(fix) === after(all),
  );
  return isOffered ? fixes : [...fixes, all];
}

/**
 * The fixes for the problems that touch a span: one per problem, one for all problems with the same code, and declarations of
 * unknown names. A failed expectation can be replaced by the actual value. What is said in a person's own words has drafts.
 */
export function findFixes(workspace: Workspace, file: string, span: Span, extras?: SetExtras): Action[] {
  const all = placedProblems(workspace, file);
  const here = all.filter(({ from, to }) => from <= span.to && to >= span.from);
  const fixes = here.flatMap((placed) => problemFixes(workspace, file, placed));
  const codes = [...new Set(here.map(({ problem }) => problem.code))];
  const came = findActualValue(workspace, file, span);
  return [
    ...draftActions(workspace, file, here, extras),
    ...fixes,
    ...(came ? [{ title: 'Take what came', kind: 'fix' as const, edits: [came.edit] }] : []),
    ...codes.flatMap((code) => allOfKind(workspace, file, code)),
  ];
}

/** Applies the likeliest fix to every problem in a file with this code; empty if fewer than two can be fixed. */
function allOfKind(workspace: Workspace, file: string, code: string): Action[] {
  const problems = fileProblems(workspace, file).filter((problem) => problem.code === code && problem.fixes);
  const before = ownText(workspace, file);
  const { fixes, now } = applyTogether(problems, before, ([first]) => first);
  if (fixes.length < 2) return [];
  const title = `Fix all ${fixes.length} problems ${code} in this file`;
  return [{ title, kind: 'fix-all-of-kind', edits: editsTo(workspace, file, now) }];
}

/**
 * Applies everything in a file that `ecos check --fix` would fix; `undefined` if there is nothing to fix.
 * @param read reads sentences; without it, blocks in a person's own words stay as they are
 */
export function fixAll(workspace: Workspace, file: string, read?: BlockReader): Action | undefined {
  const before = ownText(workspace, file);
  const { applied, texts } = applyCertainFixes(before, (now) => {
    const changes = [...now].map(([name, text]) => ({ file: name, text }));
    const problems = fileProblems(edit(workspace, changes), file);
    return { problems: read ? withExactDrafts(problems, now, read) : problems };
  });
  if (applied.length === 0) return undefined;
  const title = applied.length === 1 ? `Fix: ${applied[0].title}` : `Fix ${applied.length} problems`;
  return { title, kind: 'fix-all', edits: editsTo(workspace, file, texts), certain: true };
}

function ownText(workspace: Workspace, file: string): ReadonlyMap<string, string> {
  return new Map([[file, fileText(workspace, file)?.text ?? '']]);
}

function editsTo(workspace: Workspace, file: string, now: ReadonlyMap<string, string>): TextEdit[] {
  const before = fileText(workspace, file)?.text ?? '';
  return minimalEdits(before, now.get(file) ?? '').map((change) => ({ file, ...change }));
}
