/** Applies the fixes of problems that are certain, in rounds: one may show what another hid. */
import type { Problem, SourceText } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';
import type { Compilation } from './compilation.ts';
import { compileSources } from './compile-sources.ts';
import type { NamedSource } from './sources/catalogue.ts';
import type { Sources } from './sources/sources.ts';

/** Most rounds. A fix may show what its mistake hid, but not often. */
const MOST_ROUNDS = 20;

/** A fix that was applied, where its problem was in the text of its round. */
export interface Applied extends Pick<Problem, 'code' | 'file' | 'line' | 'column'> {
  title: string;
}

export interface Fixed {
  applied: Applied[];
  /** The files that changed, each with its text before and now. */
  changed: (SourceText & { now: string })[];
  /** What the texts are now, compiled. */
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
  const { applied, texts, result } = inRounds(before, (now) => {
    const compiled = compileSources(withTexts(sources, now));
    first ??= compiled;
    return compiled;
  });
  const changed = [...before].flatMap(([file, text]) => {
    const now = texts.get(file) ?? text;
    return now === text ? [] : [{ file, text, now }];
  });
  return { applied, changed, result, broken: (first ?? result).broken };
}

/** Applies certain fixes to texts until there are no more; `compiled` says what is wrong with them. */
export function inRounds<R extends { problems: readonly Problem[] }>(
  before: ReadonlyMap<string, string>,
  compiled: (texts: ReadonlyMap<string, string>) => R,
): { applied: Applied[]; texts: ReadonlyMap<string, string>; result: R } {
  let texts = before;
  let result = compiled(texts);
  const applied: Applied[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { fixes, now } = oneRound(result.problems, texts);
    if (fixes.length === 0) break;
    texts = now;
    result = compiled(texts);
    applied.push(...fixes);
  }
  return { applied, texts, result };
}

/** Makes the changes of all certain fixes that do not overlap, the first in the text first. */
function oneRound(problems: readonly Problem[], texts: ReadonlyMap<string, string>) {
  const now = new Map(texts);
  const edits = new Map<string, { from: number; to: number; text: string }[]>();
  const fixes: Applied[] = [];
  for (const { code, file, line, column, fixes: known = [] } of problems) {
    const fix = known.find(({ certain }) => certain);
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

function withTexts({ sets, known }: Sources, texts: ReadonlyMap<string, string>): Sources {
  const fresh = new Map(
    sets.map((set): [NamedSource, NamedSource] => {
      const { cached: _, ...rest } = set;
      const files = set.files.map(({ file, text }) => ({ file, text: texts.get(file) ?? text }));
      return [
        set,
        set.built || files.every((one, i) => one.text === set.files[i].text) ? set : { ...rest, files },
      ];
    }),
  );
  const now = (set: NamedSource) => fresh.get(set) ?? set;
  return { sets: sets.map(now), known: known.map(now) };
}
