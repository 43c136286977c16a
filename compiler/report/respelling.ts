/** Corrects a name that is declared in an invalid spelling, together with all its uses. */
import { countUpTo, type Span, wordPlaces } from '../../grammar/index.ts';
import type { Fix, Problem, TextEdit } from '../../program/index.ts';
import type { ParsedSource, SourceText } from '../set-registry.ts';
import type { Code } from './problems.ts';

/** Codes of problems with a name whose fixes change that name. */
const RENAME_CODES: ReadonlySet<string> = new Set<Code>(['ECO116', 'ECO706']);

/** The card, feature or scenario around an offset in a file, if any. */
type AroundPlace = (file: string, place: number) => Span | undefined;

/**
 * The same problems, with fixes of names extended to their uses, which are not reported separately: in the whole set, or only in
 * the same card for a name that the card gives to a thing.
 */
export function respellEverywhere(
  problems: Problem[],
  files: readonly SourceText[],
  around: AroundPlace,
): Problem[] {
  if (!problems.some(({ code, fixes }) => RENAME_CODES.has(code) && fixes)) return problems;
  const texts = files.map(({ file, text }) => ({ file, text, places: wordPlaces(text) }));
  const everywhere = (fix: Fix, { length }: Problem): Fix[] => {
    const [edit] = fix.edits;
    const { text } = texts.find(({ file }) => file === edit.file) ?? { text: '' };
    const effect = around(edit.file, edit.from);
    const respelt = respellings(edit, text, length);
    const edits = texts.flatMap(({ file, places }) => {
      if (effect && file !== edit.file) return [];
      const inFile = respelt.flatMap(([word, meant]) =>
        within(places.get(word) ?? [], effect).map((at) => ({
          file,
          from: at,
          to: at + word.length,
          text: meant,
        })),
      );
      const own = edit.file === file && edit.from === edit.to ? [edit] : [];
      return [...own, ...inFile].toSorted((a, b) => a.from - b.from);
    });
    // If nothing uses the name of a thing, its spelling does not matter.
    return effect && edits.length === 1 ? [] : [{ ...fix, edits }];
  };
  return problems.map((problem) => {
    if (!RENAME_CODES.has(problem.code) || !problem.fixes) return problem;
    const { fixes, ...others } = problem;
    const found = fixes.flatMap((fix) => everywhere(fix, problem));
    return found.length > 0 ? { ...others, fixes: found } : others;
  });
}

/** Words, and what to write for each after an edit of a name: another name, or a plural inserted after it. */
function respellings({ from, to, text: put }: TextEdit, text: string, length: number): [string, string][] {
  const written = text.slice(from, to);
  if (written !== '')
    return [
      [written, put],
      [`${written}s`, `${put}s`],
    ];
  return [[`${text.slice(from - length, from)}s`, put.replace(/^ plural /, '')]];
}

/** Looks up the card, feature or scenario of a set around an offset. */
export function makeEffectFinder(sources: readonly ParsedSource[]): AroundPlace {
  return (file, place) => {
    for (const { items, report } of sources) {
      if (report.file !== file) continue;
      const item = items.find(({ from, to }) => from <= place && place < to);
      if (item?.kind === 'card' || item?.kind === 'feature' || item?.kind === 'scenario') return item;
    }
    return undefined;
  };
}

/** The offsets inside a span, from an ascending list; all of them without a span. */
function within(places: readonly number[], span: Span | undefined): readonly number[] {
  return span ? places.slice(countUpTo(places, span.from - 1), countUpTo(places, span.to - 1)) : places;
}
