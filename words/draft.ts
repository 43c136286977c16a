/** Reads sentences into drafts: cards that a person looks at, finishes and takes. */
import { cardAround } from '../compiler/index.ts';
import { formatFile, parse } from '../grammar/index.ts';
import { findNoun, type Lang, rulesText, type SpokenVocabulary, stepsText } from '../print/face/index.ts';
import {
  type CardProgram,
  ENGINE_THINGS,
  effectSteps,
  type FeatureProgram,
  hasImpact,
  isFeature,
  type Step,
  UserError,
} from '../program/index.ts';
import { isTrigger } from './joins.ts';
import { Judge } from './judge.ts';
import { type Piece, type Reading, type TextPart, TextReader } from './reader.ts';
import { allNodes, isNaming } from './step-facts.ts';
import { findTables, type WordsFiles } from './table.ts';
import { wordsIn } from './tokens.ts';

/** A part of a draft: sentences that make one step together, or what was not read. */
export interface DraftPiece extends TextPart {
  /** In the card language; a hole is `by hand` with the sentence. Empty for what says nothing of the effect. */
  eco: string;
  /** Its rules text. */
  rules: string;
  /** Whether it was not read. */
  isHole: boolean;
}

/** A card that a text can mean. */
export interface Draft {
  /** Its steps, in the card language. */
  eco: string;
  /** Its rules text. */
  rules: string;
  /** Whether it is an Impact card (R10.4). */
  impact: boolean;
  /** In the order of the text; each word is in one. */
  pieces: DraftPiece[];
  /** The piece `piece` says "this" of what the piece `to` placed, moved or chose: indexes of pieces. */
  links: { piece: number; to: number }[];
  /** Words in holes, and what each can be with one letter changed. */
  spelt: (TextPart & { as: string })[];
}

/** What a text can mean. Offsets are UTF-16 units. */
export interface WordsDraft {
  text: string;
  lang: Lang;
  /** The best first, at most three; none for blanks. */
  drafts: Draft[];
  /** Whether all of it was read, in one way, as the product prints it. */
  isExact: boolean;
}

/** No more drafts are offered. */
const MOST_DRAFTS = 3;
/** The most that is read, in UTF-16 units and in sentences. */
export const LONGEST_TEXT = 2_000;
export const MOST_SENTENCES = 30;

/**
 * Reads a person's text with the words of a set, and what these are called in the language of the text. The same text is always
 * read the same way.
 * @param files the tables of words
 * @throws UserError with the code `too-long` for more than 30 sentences or 2,000 UTF-16 units, and for a language without a table
 */
export function readDrafts(text: string, words: SpokenVocabulary, lang: Lang, files: WordsFiles): WordsDraft {
  if (text.length > LONGEST_TEXT) refuseLength();
  const tables = findTables(lang, words, files, nameTranslation(words, lang));
  if (!tables) throw new UserError(`Sentences are not read in ${JSON.stringify(lang)}.`);
  const judge = new Judge(words);
  const printed = new TextReader(text, tables.printed, true, judge);
  if (printed.unread.pieces.length > MOST_SENTENCES) refuseLength();
  const writer = new DraftWriter(text, words, lang, judge);
  const exact = writer.draftsOf(
    printed,
    printed.read().filter(({ holes }) => holes === 0),
  );
  if (exact.length > 0) return { text, lang, drafts: exact, isExact: exact.length === 1 };
  const reader = new TextReader(text, tables.people, false, judge);
  return { text, lang, drafts: writer.draftsOf(reader, [...reader.read(), reader.unread]), isExact: false };
}

function refuseLength(): never {
  const most = `at most ${MOST_SENTENCES} sentences with ${LONGEST_TEXT.toLocaleString('en')} characters are read`;
  throw new UserError(`This text is too long to be read: ${most}.`, 'too-long');
}

/** What the names of a set are in a language, and those words of the landscape that it calls something else. */
export const nameTranslation =
  (words: SpokenVocabulary, lang: Lang) => (id: `${'thing' | 'element'}-${string}`) =>
    words.nouns?.get(id) ?? (ENGINE_IDS.has(id) ? undefined : findNoun(words, lang, id));
const ENGINE_IDS: ReadonlySet<string> = new Set(ENGINE_THINGS.map((name) => `thing-${name}`));

/** The steps of pieces as a card has them: what it does at once, holes among it, before what it waits for. */
export function inCardOrder(pieces: readonly string[]): string[] {
  const isLate = (piece: string) => isTrigger(piece) && !isHandOnPlay(piece);
  return [...pieces.filter((piece) => !isLate(piece)), ...pieces.filter(isLate)].filter(Boolean);
}

/** A hole of a Landscape Feature. */
const isHandOnPlay = (piece: string): boolean => piece.startsWith('on play { by hand');

/** Makes drafts of the ways to read a text. */
class DraftWriter {
  readonly #text: string;
  readonly #words: SpokenVocabulary;
  readonly #lang: Lang;
  readonly #judge: Judge;

  constructor(text: string, words: SpokenVocabulary, lang: Lang, judge: Judge) {
    this.#text = text;
    this.#words = words;
    this.#lang = lang;
    this.#judge = judge;
  }

  /** The drafts of the best of some ways, the best first; those that print the same are one. */
  draftsOf(reader: TextReader, ways: readonly Reading[]): Draft[] {
    const drafts = new Map<string, Draft>();
    let fewest = Number.POSITIVE_INFINITY;
    for (const way of ways) {
      if (way.holes > fewest || drafts.size === MOST_DRAFTS) break;
      const draft = way.pieces.length > 0 ? this.#draft(reader, way) : undefined;
      if (!draft) continue;
      fewest = way.holes;
      if (!drafts.has(draft.rules)) drafts.set(draft.rules, draft);
    }
    return [...drafts.values()];
  }

  #draft(reader: TextReader, { pieces }: Reading): Draft | undefined {
    const steps = this.#stepsOf(reader, pieces);
    const eco = inCardOrder(steps).join('; ');
    const program = this.#judge.compile(eco);
    if (!program) return undefined;
    const rules = this.#rulesOf(program, steps);
    return {
      eco: laidOut(eco, this.#words),
      rules: rulesText(program, this.#words, this.#lang),
      impact: effectSteps(program).some((block) => hasImpact(block)),
      pieces: pieces.map((piece, i) => ({
        ...reader.partOf(piece),
        eco: steps[i]!,
        rules: rules[i]!,
        isHole: piece.meaning === undefined,
      })),
      links: steps.flatMap((step, piece) => {
        const to = this.#linkOf(step, steps.slice(0, piece));
        return to < 0 ? [] : [{ piece, to }];
      }),
      spelt: pieces.flatMap((piece) => (piece.meaning === undefined ? reader.suggestions(piece) : [])),
    };
  }

  /** The index of the piece that brought in what another speaks of; -1 if it speaks of nothing before it. */
  #linkOf(piece: string, before: readonly string[]): number {
    const missing = this.#judge.missing(piece);
    if (missing === 'this') return before.findLastIndex((one) => makesThis(one));
    if (missing !== 'name') return -1;
    const words = wordsIn(piece).map(({ text }) => text);
    return before.findLastIndex((one) =>
      words.some((word) => new RegExp(`\\bas ${word}(?![\\w-])`).test(one)),
    );
  }

  /** Each piece in the card language. */
  #stepsOf(reader: TextReader, pieces: readonly Piece[]): string[] {
    const isOnFeature = pieces.some(({ meaning = '' }) => /^on play\b/.test(meaning));
    const found: string[] = [];
    for (let at = 0; at < pieces.length; ) {
      const piece = pieces[at]!;
      if (piece.meaning === undefined) {
        const { at: from, length } = reader.partOf(piece);
        const step = byHand(this.#text.slice(from, from + length));
        found.push(isOnFeature ? `on play { ${step} }` : step);
        at++;
        continue;
      }
      const behind = pieces.findIndex(({ meaning }, i) => i > at && meaning === undefined);
      const run = pieces.slice(at, behind < 0 ? undefined : behind).map(({ meaning }) => meaning!);
      const bound = [...(this.#judge.bind(run.filter(Boolean))?.steps ?? [])];
      found.push(...run.map((meaning) => meaning && this.#judge.tidy(bound.shift() ?? meaning)));
      at += run.length;
    }
    return found;
  }

  /** The rules text of each piece, as a part of the whole effect. */
  #rulesOf(program: CardProgram | FeatureProgram, pieces: readonly string[]): string[] {
    const all = isFeature(program) ? [] : program.steps;
    const [steps, triggers]: [Step[], unknown[]] = [[...all], [...(program.triggers ?? [])]];
    const texts = new Map(
      inCardOrder(pieces).map((piece): [string, string] => {
        const counts = countSteps(piece);
        const text = stepsText(steps.splice(0, counts.steps), this.#words, this.#lang, undefined, all);
        const waits = { steps: [], triggers: triggers.splice(0, counts.triggers) } as unknown as CardProgram;
        return [piece, [text, rulesText(waits, this.#words, this.#lang)].filter(Boolean).join('\n')];
      }),
    );
    return pieces.map((piece) => texts.get(piece) ?? '');
  }
}

/** A step that leaves a sentence to people, as they wrote it. */
function byHand(sentence: string): string {
  let quotes = 0;
  const line = sentence.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return `by hand "${line.replaceAll('"', () => (quotes++ % 2 === 0 ? '“' : '”'))}"`;
}

/** Whether "this" is something that a piece placed, moved or chose. */
function makesThis(piece: string): boolean {
  const [item] = parse('', cardAround(piece)).tree.items;
  return item?.kind === 'card' && allNodes(item.block?.steps).some(isNaming);
}

/** How many steps and triggers some text has. */
function countSteps(eco: string): { steps: number; triggers: number } {
  const [item] = parse('', cardAround(eco)).tree.items;
  if (item?.kind === 'feature') return { steps: 0, triggers: item.triggers.length };
  const block = item?.kind === 'card' ? item.block : undefined;
  return { steps: block?.steps.length ?? 0, triggers: block?.triggers?.length ?? 0 };
}

/** The lines between the braces of a card with this effect, without their indentation and the last semicolon. */
function laidOut(eco: string, words: SpokenVocabulary): string {
  const formatted = formatFile('', cardAround(eco, words));
  if (!('text' in formatted)) return eco;
  const [, inside = eco] = /\{\n(.*)\n\}/s.exec(formatted.text) ?? [];
  return inside.replaceAll(/^ {2}/gm, '').replace(/;$/, '');
}
