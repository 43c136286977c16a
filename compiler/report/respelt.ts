/** A name that is given in a spelling no name has: the fix respells it wherever it is used. */
import { countUpTo, placesOfWords, type Span } from '../../grammar/index.ts';
import type { Fix, Problem } from '../../program/index.ts';
import type { SourceText } from '../set-registry.ts';
import type { ParsedSource } from '../vocabulary.ts';
import type { Code } from './problems.ts';

const SPELLING: Code = 'ECO116';

/** The card, feature or scenario around a place of a file, if any is. */
type AroundPlace = (file: string, place: number) => Span | undefined;

/**
 * The same problems. Fixes of names also mend what uses them, as that is not reported on its own: in the whole set, or in the
 * same card for a name that it gives to a thing.
 */
export function respeltEverywhere(
  problems: Problem[],
  files: readonly SourceText[],
  around: AroundPlace,
): Problem[] {
  if (!problems.some(({ code, fixes }) => code === SPELLING && fixes)) return problems;
  const texts = files.map(({ file, text }) => ({ file, text, places: placesOfWords(text) }));
  const everywhere = (fix: Fix): Fix[] => {
    const [{ file: own, from, to, text: meant }] = fix.edits;
    const written = texts.find(({ file }) => file === own)?.text.slice(from, to);
    const effect = around(own, from);
    const edits = texts.flatMap(({ file, places }) => {
      if (effect && file !== own) return [];
      const respelt = ['', 's'].flatMap((ending) => {
        const word = `${written}${ending}`;
        const found = within(places.get(word) ?? [], effect);
        return found.map((at) => ({ file, from: at, to: at + word.length, text: meant + ending }));
      });
      return respelt.toSorted((a, b) => a.from - b.from);
    });
    // What a thing is called matters to nobody where nothing speaks of it.
    return effect && edits.length === 1 ? [] : [{ ...fix, edits }];
  };
  return problems.map((problem) => {
    if (problem.code !== SPELLING || !problem.fixes) return problem;
    const { fixes, ...others } = problem;
    const found = fixes.flatMap(everywhere);
    return found.length > 0 ? { ...others, fixes: found } : others;
  });
}

/** The card, feature or scenario of a set that a place is in. */
export function effectsOf(sources: readonly ParsedSource[]): AroundPlace {
  return (file, place) => {
    for (const { items, report } of sources) {
      if (report.file !== file) continue;
      const start = report.beginning.from;
      const item = items.find(({ from, to }) => start + from <= place && place < start + to);
      if (item?.kind === 'card' || item?.kind === 'feature' || item?.kind === 'scenario')
        return { from: start + item.from, to: start + item.to };
    }
    return undefined;
  };
}

/** Those of some ascending places that are in a span; without one, all. */
function within(places: readonly number[], span: Span | undefined): readonly number[] {
  return span ? places.slice(countUpTo(places, span.from - 1), countUpTo(places, span.to - 1)) : places;
}
