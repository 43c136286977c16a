/** Drafts of what people wrote in their own words, for a block with an error. */
import { findBlocks, type Span } from '../../grammar/index.ts';
import { asset, type Lang } from '../../print/face/index.ts';
import { isError } from '../../program/index.ts';
import {
  type BlockReader,
  draftFixes,
  hasHole,
  PROSE_CODE,
  readDrafts,
  type WordsDraft,
} from '../../words/index.ts';
import { type SetExtras, translateVocabulary } from '../cards/set-extras.ts';
import type { PlacedProblem } from '../workspace/problems.ts';
import { fileCompilation } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import type { Action } from './fixes.ts';

/** Sentences are read in the language in which cards are written. */
const LANG: Lang = 'en';

/** What a text can mean in the words of a file's set; nothing for a file that is in no set. */
export function fileDrafts(
  workspace: Workspace,
  text: string,
  file: string,
  extras?: SetExtras,
  lang = LANG,
): WordsDraft {
  const set = fileCompilation(workspace, file)?.set;
  if (!set) return { text, lang, drafts: [], isExact: false };
  return readDrafts(text, translateVocabulary(set.words, lang, extras), lang, asset('words'));
}

/** The drafts of the block around the first of some problems that is an error; of steps, only those of which all is read. */
export function draftActions(
  workspace: Workspace,
  file: string,
  problems: readonly PlacedProblem[],
  extras?: SetExtras,
): Action[] {
  const text = fileText(workspace, file)?.text ?? '';
  const wrong = problems.filter(({ problem }) => isError(problem));
  const prose = wrong.find(({ problem }) => problem.code === PROSE_CODE);
  const placed = prose ?? wrong[0];
  const span = placed && (prose ? placed : outerBlock(text, placed));
  if (!placed || !span) return [];
  const read: BlockReader = (words) => {
    const answer = fileDrafts(workspace, words, file, extras);
    return prose ? answer : { ...answer, drafts: answer.drafts.filter((draft) => !hasHole(draft)) };
  };
  return draftFixes(file, text, span, read).map((fix) => ({ ...fix, kind: 'fix', problem: placed }));
}

/** What is between the braces of the card around a place. */
function outerBlock(text: string, { from, to }: Span): Span | undefined {
  const block = findBlocks(text).find((one) => one.isOuter && one.from < from && to <= one.to);
  return block && { from: block.from + 1, to: block.to - (text[block.to - 1] === '}' ? 1 : 0) };
}
