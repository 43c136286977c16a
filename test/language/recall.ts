/** Types the bundled cards and scenarios from left to right, and checks the completions before each word. */
import { basename } from 'node:path';
import { advise } from '../../cli/load/advise.ts';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { checkAlone } from '../../compiler/fitting-names.ts';
import type { NamesInScope, Problem } from '../../compiler/index.ts';
import { Report } from '../../compiler/report/report.ts';
import { parse } from '../../grammar/index.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { type Completion, completeText } from '../../language/completion/complete.ts';
import { fileScope } from '../../language/workspace/sets.ts';
import { openWorkspace } from '../../language/workspace/workspace.ts';

/** A declaration cut off before one of its words. */
export interface Place {
  before: string;
  word: string;
  known: NamesInScope;
}

/** The positions before all words of every `every`-th declaration of the bundled sets. */
export function* places(every: number): Generator<Place> {
  const sets = bundledSets();
  const texts = sets.flatMap(({ id, files }) =>
    files.map(({ file, text }) => ({ file: `/${id}/${basename(file)}`, text })),
  );
  const workspace = openWorkspace({ roots: sets.map(({ id }) => `/${id}`), texts, known: [], advise });
  let count = 0;
  for (const { file, text } of texts) {
    const known = fileScope(workspace, file)!;
    for (const { from, to } of parse(file, text).tree.items) {
      if (count++ % every > 0) continue;
      const declaration = text.slice(from, to);
      for (const { image, startOffset } of lex(declaration).tokens) {
        const isWord = /^[A-Za-z]/.test(image) && !/^x\d+$/.test(image);
        if (isWord) yield { before: declaration.slice(0, startOffset), word: image, known };
      }
    }
  }
}

/** The completions at the end of a text. */
export const offersAt = ({ before, known }: Place): Completion[] =>
  completeText(before, before.length, known);

/** Whether the word is a newly declared name, which no completion can know. */
const isNew = ({ before }: Place): boolean =>
  /\b(as|plural|token|(^|\n)(set|element|animal|marker|hand|layout))\s+$/.test(before);

/** The number of words typed, the words that were not offered, and the mean rank before and after the first letter is typed. */
export function measureRecall(every: number): {
  words: number;
  missed: string[];
  ranks: { nothing: number; letter: number };
} {
  const missed: string[] = [];
  let [words, nothing, letter] = [0, 0, 0];
  for (const place of places(every)) {
    if (isNew(place)) continue;
    const { before, word } = place;
    const labels = offersAt(place).map(({ label }) => label);
    words++;
    if (!labels.includes(word)) missed.push(`${before.slice(-40)}|${word}`);
    nothing += labels.indexOf(word) + 1;
    letter += labels.filter((label) => label[0] === word[0]).indexOf(word) + 1;
  }
  return { words, missed, ranks: { nothing: nothing / words, letter: letter / words } };
}

/** Codes for problems with names and "this", including those in scenarios, and for errors that no further text can fix. */
const ABOUT_NAMES = /^ECO(20\d|30[1389]|312|405|603|605|608|609|61[034])$/;

/**
 * Text that can follow an offer and give it a meaning. Tokens on a ground that is swapped or replaced are only recognized with
 * the `with` of the step; `adjacent` and `within 2 spaces` refer to "this" unless another thing follows.
 */
const TO_COME: readonly (readonly [before: RegExp, words: readonly string[]])[] = [
  [/\b(?:swap|replace)\b[^;{}]*\bwith\b[^;{}]*$/, [' with water', ' with a lion']],
  [/\badjacent$/, [' to a forest']],
  [/\b(?:adjacent to|spaces? of)$/, [' a forest']],
  [/\bspaces?$/, [' of a forest']],
  [/\bthis$/, [' feature', ' is its last use']],
  [/\bper [\w ]*$/, [' lion', ' card', ' active card', ' spot', ' landmass']],
];

/** Accepts every offer and checks the resulting text: how many were accepted, and the problems with names. */
export function takenOffers(every: number): { taken: number; problems: string[] } {
  const problems: string[] = [];
  let taken = 0;
  for (const place of places(every)) {
    for (const { from, insert } of offersAt(place)) {
      taken++;
      const text = place.before.slice(0, from) + insert;
      const found = (now: string) =>
        problemsOf(now, place.known).flatMap(({ code }) => (ABOUT_NAMES.test(code) ? code : []));
      const codes = found(text);
      const isUnfinished = () =>
        TO_COME.some(
          ([before, words]) => before.test(text) && words.some((more) => found(text + more).length === 0),
        );
      if (codes.length > 0 && !isUnfinished()) problems.push(`${text.slice(-60)}: ${codes.join(', ')}`);
    }
  }
  return { taken, problems };
}

/** The problems of an unfinished text. */
export function problemsOf(text: string, known: NamesInScope): readonly Problem[] {
  const { tree, problems } = parse('', text);
  const report = new Report('', text);
  for (const problem of problems) report.addSyntax(problem);
  for (const item of tree.items) checkAlone(item, report, known);
  return report.problems;
}
