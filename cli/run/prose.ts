/** Reads blocks of cards that are in a person's own words, to fix those of which all is read as it is printed. */
import { asset } from '../../print/face/index.ts';
import { type Problem, UserError } from '../../program/index.ts';
import { type BlockReader, PROSE_CODE, readDrafts, withExactDrafts } from '../../words/index.ts';
import type { Compilation } from '../load/compile.ts';
import { inLanguage } from '../load/translate.ts';

/** Adds the fixes of exact drafts to the problems of sets, with what these call their things; undefined if no block is prose. */
export async function proseFixer(compiled: Compilation) {
  if (!compiled.problems.some(({ code }) => code === PROSE_CODE)) return undefined;
  const { result } = await inLanguage('en', compiled);
  const read: BlockReader = (text, file) => {
    const set = result.sets.find(({ files }) => files.includes(file));
    if (!set) throw new UserError(`${file} is in no set.`);
    return readDrafts(text, set.words, 'en', asset('words'));
  };
  return (problems: readonly Problem[], texts: ReadonlyMap<string, string>) =>
    withExactDrafts(problems, texts, read);
}
