/** Sets with what they bring beside their cards, given as data: words in other languages, drawings and pictures. */
import {
  type CompiledSet as CompiledCards,
  type Compiled as CompiledTexts,
  type CompileOptions,
  compile,
  inPlaceOrder,
  type Problem,
  problemAt,
  type ReadySet as ReadyCards,
  type SetSource as SetTexts,
} from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { rawArt } from '../../print/copies/index.ts';
import { isFault, parseDrawing } from '../../print/drawing/index.ts';
import { LANGUAGES, type Lang, type SetWords, type Spoken, spoken } from '../../print/face/index.ts';
import { readTranslation } from '../../print/set-words/index.ts';
import { memoize, type SetProgram } from '../../program/index.ts';

/** The files of one set, and what it brings beside its cards. */
export interface SetSource extends SetTexts {
  /** The texts of its files of words, by language: `{ es: … }` is `words.es.ftl`. */
  words?: Readonly<Partial<Record<Lang, string>>>;
  /** The texts of SVG files by the word that they draw: `{ meerkat: … }` is `icons/meerkat.svg`. */
  icons?: Readonly<Record<string, string>>;
  /** The pictures of its cards by number, as bytes or as data URLs: PNG, JPEG or SVG of at most 1 MB. */
  art?: Readonly<Record<number, Uint8Array | string>>;
}

/** A compiled set that other sets may extend. */
export interface ReadySet extends ReadyCards, Partial<Spoken> {}

/** A compiled set with everything it extends. Others may extend it, too. */
export interface CompiledSet extends CompiledCards, Spoken {
  id: string;
}

/** The result of compiling: the programs of everything that could be compiled, and every problem. */
export interface Compiled extends Omit<CompiledTexts, 'sets'> {
  /** In the order of the sources. */
  sets: CompiledSet[];
}

/**
 * Compiles sets, and reads what they bring. A word, drawing or picture with a fault is left out.
 * @param bundled sets that these may extend; their own problems are not reported
 */
export function compileOwn(
  sources: readonly SetSource[],
  bundled: readonly (SetSource | ReadySet)[] = [],
  options?: CompileOptions,
): Compiled {
  const compiled = compile(sources, bundled, options);
  const ready = memoize((source: SetSource) => compileOwn([source], bundled, options).sets[0]!);
  const problems: Problem[] = [];
  const sets = compiled.sets.map((set, at): CompiledSet => {
    const { id } = set.program;
    const base = set.chain.at(-2)?.id;
    const own = { words: set.words, ...readOwn(sources[at]!, set.program, problems) };
    return spoken({ ...set, id }, own, () =>
      [...sets, ...bundled].map((one) => ('chain' in one ? one : ready(one))).find((one) => one.id === base),
    );
  });
  return { ...compiled, sets, problems: inPlaceOrder([...compiled.problems, ...problems]) };
}

/** Why something cannot be used. */
type Fault = { why: string; line?: number; hint?: string };

/** What a set brings. Each fault becomes a problem. */
function readOwn(
  { words = {}, icons = {}, art = {} }: SetSource,
  { cards }: SetProgram,
  problems: Problem[],
): Omit<SetWords, 'words'> {
  const refuse = (code: 'ECO511' | 'ECO512', file: string, { why, line = 1, hint }: Fault) => {
    const problem = problemAt(code, { file, line, column: 1, length: 1 }, { why });
    problems.push({ ...problem, ...(hint !== undefined && { hint }) });
  };
  const languages = Object.entries(words).flatMap(([name, text]) => {
    const lang = LANGUAGES.find((one) => one === name);
    const unknown = { fault: `cards are worded only in ${andList(LANGUAGES)}`, line: 1 };
    const { faults, ...read } = lang ? readTranslation(`${text}`, lang) : { faults: [unknown] };
    for (const { line, fault: why } of faults) refuse('ECO511', `words.${name}.ftl`, { line, why });
    return 'nouns' in read ? [[name, read] as const] : [];
  });
  const drawings = Object.entries(icons).flatMap(([word, svg]) => {
    const drawing = parseDrawing(`${svg}`);
    if (!isFault(drawing)) return [[word, drawing] as const];
    refuse('ECO512', `icons/${word}.svg`, { line: drawing.line, why: drawing.fault });
    return [];
  });
  const pictures = Object.entries(art).flatMap(([key, given]) => {
    const number = Number(key);
    const clause = cards.find((card) => card.number === number)?.art;
    const read = rawArt(given);
    const file = clause?.file ?? `art/${key}.${'why' in read ? 'png' : read.type}`;
    if (!('why' in read)) return [[number, { at: 50, ...clause, ...read.art, file }] as const];
    refuse('ECO512', file, read);
    return [];
  });
  return {
    languages: Object.fromEntries(languages),
    icons: Object.fromEntries(drawings),
    art: new Map(pictures),
  };
}
