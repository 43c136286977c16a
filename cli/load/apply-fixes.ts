/** Applies all certain fixes, in rounds, because a fix may reveal another problem. */
import { type AppliedFix, applyCertainFixes, type SourceText } from '../../compiler/index.ts';
import type { Compilation } from './compilation.ts';
import { compileSources } from './compile-sources.ts';
import type { NamedSource } from './sources/catalogue.ts';
import type { Sources } from './sources/sources.ts';

export interface Fixed {
  applied: AppliedFix[];
  /** The files that changed, each with its text before and after. */
  changed: (SourceText & { now: string })[];
  /** The compilation of the fixed texts. */
  result: Compilation;
  /** Whether there were errors before. */
  broken: boolean;
}

/** Applies certain fixes to the texts of sets. */
export function applyFixes(sources: Sources): Fixed {
  const before = new Map(
    sources.sets.flatMap((set) => set.files.map(({ file, text }) => [file, text] as const)),
  );
  let first: Compilation | undefined;
  const { applied, texts, result } = applyCertainFixes(before, (now) => {
    const compiled = compileSources(withTexts(sources, now), true);
    first ??= compiled;
    return compiled;
  });
  const changed = [...before].flatMap(([file, text]) => {
    const current = texts.get(file) ?? text;
    return current === text ? [] : [{ file, text, now: current }];
  });
  return { applied, changed, result, broken: (first ?? result).broken };
}

function withTexts({ sets, known }: Sources, texts: ReadonlyMap<string, string>): Sources {
  const nowOf = ({ file, text }: SourceText) => ({ file, text: texts.get(file) ?? text });
  const fresh = new Map(sets.map((set) => [set, { ...set, files: set.files.map(nowOf) }]));
  const now = (set: NamedSource) => fresh.get(set) ?? set;
  return { sets: sets.map(now), known: known.map(now) };
}
