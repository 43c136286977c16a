/** Reads sentences into drafts: cards that a person looks at, finishes and takes. */
import { cardAround } from '../compiler/index.ts';
import { formatFile, TRIGGER_WORDS } from '../grammar/index.ts';
import { findNoun, type Lang, rulesText, type SpokenVocabulary, stepsText } from '../print/face/index.ts';
import {
  type CardProgram,
  ENGINE_THINGS,
  type FeatureProgram,
  isFeature,
  isImpact,
  type Step,
  UserError,
} from '../program/index.ts';
import { allNodes, type Effect, isNaming, printEffect, readEffect, wordNodes } from './effect.ts';
import { Judge } from './judge.ts';
import { pluralLookup } from './lexicon.ts';
import { effectsFrom, type Reading, TextReader } from './reader.ts';
import type { TextPart } from './sentences.ts';
import { findTables, type WordsFiles } from './table.ts';

/** A part of a draft: sentences that make one step together, or what was not read. */
export interface DraftPiece extends TextPart {
  /** Its steps and triggers in the card language: `by hand` with its words for a hole, empty for what says nothing of the effect. */
  eco: string;
  /** Its rules text. */
  rules: string;
  /** Whether it was not read. */
  isHole: boolean;
  /** In a hole, the word that stands in the way. Only pages and the terminal show it. */
  stop?: TextPart;
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
  /** Words that stand in the way in holes, and what each can be with one letter changed. */
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

/** Drafts as JSON and the package give them: where reading stopped is only for people to see. */
export const withoutStops = (answer: WordsDraft): WordsDraft => ({
  ...answer,
  drafts: answer.drafts.map((draft) => ({
    ...draft,
    pieces: draft.pieces.map(({ stop: _stop, ...piece }) => piece),
  })),
});

/** No more drafts are offered. */
const MOST_DRAFTS = 3;
/** The most that is read, in UTF-16 units and in sentences. */
const LONGEST_TEXT = 2_000;
const MOST_SENTENCES = 30;

const BOUNDS = `at most ${MOST_SENTENCES} sentences with ${LONGEST_TEXT.toLocaleString('en')} characters are read`;

/** Refuses a text past the bounds. */
export class LongText extends UserError {
  /** Where it begins to be too long. */
  readonly at: number;
  /** By how much it is. */
  readonly why: string;

  constructor(at: number, has: string) {
    const why = `${has}; ${BOUNDS}.`;
    super(`This text is too long to be read: ${why}`, 'too-long');
    this.at = at;
    this.why = why;
  }
}

/** Whether a part of a draft was not read. */
export const hasHole = ({ pieces }: Draft): boolean => pieces.some(({ isHole }) => isHole);

/**
 * Reads a person's text with the words of a set, and what these are called in the language of the text. The same text is always
 * read the same way.
 * @param files the tables of words
 * @throws UserError with the code `too-long` for more than 30 sentences or 2,000 UTF-16 units, and for a language without a table
 */
export function readDrafts(text: string, words: SpokenVocabulary, lang: Lang, files: WordsFiles): WordsDraft {
  if (text.length > LONGEST_TEXT)
    throw new LongText(LONGEST_TEXT, `${text.length.toLocaleString('en')} characters`);
  const tables = findTables(lang, words, files, nameTranslation(words, lang));
  if (!tables) throw new UserError(`Sentences are not read in ${JSON.stringify(lang)}.`);
  const judge = new Judge(words);
  const printed = new TextReader(text, tables.printed);
  const sentences = printed.unread;
  const excess = sentences[MOST_SENTENCES];
  if (excess) throw new LongText(printed.sentences.partOf(excess).at, `${sentences.length} sentences`);
  const exact = draftsOf(printed, printed.read(), judge, lang);
  if (exact.length > 0) return { text, lang, drafts: exact, isExact: exact.length === 1 };
  const reader = new TextReader(text, tables.people, judge);
  return {
    text,
    lang,
    drafts: draftsOf(reader, [...reader.read(), reader.unread], judge, lang),
    isExact: false,
  };
}

/** What the names of a set are in a language, and those words of the landscape that it calls something else. */
export const nameTranslation =
  (words: SpokenVocabulary, lang: Lang) => (id: `${'thing' | 'element'}-${string}`) =>
    words.nouns?.get(id) ?? (ENGINE_IDS.has(id) ? undefined : findNoun(words, lang, id));
const ENGINE_IDS: ReadonlySet<string> = new Set(ENGINE_THINGS.map((name) => `thing-${name}`));

/** Pieces as a card has them: what it does at once, holes among it, before what it waits for. */
export function inCardOrder<Part extends Pick<DraftPiece, 'eco' | 'isHole'>>(
  pieces: readonly Part[],
): Part[] {
  // A hole of a Landscape Feature stands where its text has it.
  const isLate = ({ eco, isHole }: Part) =>
    Number(!isHole && TRIGGER_WORDS.some((word) => eco.startsWith(`${word} `)));
  return pieces.filter(({ eco }) => eco).toSorted((one, other) => isLate(one) - isLate(other));
}

/** Whether some text is what a Landscape Feature does, and not a card. */
export const isFeatureText = (eco: string): boolean => cardAround(eco).startsWith('feature');

/** The drafts of the best of some ways to read a text, the best first; those that print the same are one. */
function draftsOf(reader: TextReader, ways: readonly Reading[], judge: Judge, lang: Lang): Draft[] {
  const drafts = new Map<string, Draft>();
  let fewest = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const unread = reader.unreadLength(way);
    if (unread > fewest || drafts.size === MOST_DRAFTS) break;
    const draft = way.length > 0 ? draftOf(reader, way, judge, lang) : undefined;
    if (!draft) continue;
    fewest = unread;
    if (!drafts.has(draft.rules)) drafts.set(draft.rules, draft);
  }
  return [...drafts.values()];
}

function draftOf(reader: TextReader, pieces: Reading, judge: Judge, lang: Lang): Draft | undefined {
  const { words } = judge;
  const effects = effectsOf(reader, pieces, judge);
  const plural = pluralLookup(words);
  const parts = pieces.map((piece, i) => ({
    ...reader.sentences.partOf(piece),
    effect: effects[i]!,
    eco: printEffect(effects[i]!, plural),
    isHole: !piece.effect,
  }));
  const ordered = inCardOrder(parts);
  const inOrder = ordered.map(({ effect }) => effect);
  const { program } = judge.compile(inOrder);
  if (!program) return undefined;
  const rules = rulesOf(program, inOrder, words, lang);
  const stops = pieces.map((piece) => (piece.effect ? undefined : reader.stop(piece)));
  return {
    eco: laidOut(ordered.map(({ eco }) => eco).join('; '), words),
    rules: rulesText(program, words, lang),
    impact: isImpact(program),
    pieces: parts.map(({ effect, isHole, ...part }, i) => ({
      ...part,
      rules: rules.get(effect) ?? '',
      isHole,
      ...(stops[i] && { stop: { at: stops[i].at, length: stops[i].length } }),
    })),
    links: effects.flatMap((effect, piece) => {
      const to = judge.bind([effect]) ? -1 : originOf(effect, effects.slice(0, piece));
      return to < 0 ? [] : [{ piece, to }];
    }),
    spelt: stops.flatMap((stop) => (stop?.as === undefined ? [] : [{ ...stop, as: stop.as }])),
  };
}

/** The index of the effect that brought in what another speaks of. */
function originOf(effect: Effect, before: readonly Effect[]): number {
  const said = new Set(wordNodes(effect).map(({ text }) => text));
  const naming = before.map(({ steps }) => allNodes(steps).filter(isNaming));
  const named = naming.findLastIndex((steps) => steps.some((step) => step.as && said.has(step.as.text)));
  return named < 0 ? naming.findLastIndex((steps) => steps.length > 0) : named;
}

/** What each piece does, with what "it" means in it; a hole leaves it to people. */
function effectsOf(reader: TextReader, pieces: Reading, judge: Judge): Effect[] {
  const isOnFeature = pieces.some(({ effect }) => effect?.triggers.some(({ trigger }) => trigger === 'play'));
  let bound: Effect[] = [];
  return pieces.map((piece, i) => {
    if (!piece.effect) return byHand(reader.sentences.quote(piece), isOnFeature);
    // No reference crosses a hole: what stands between two is bound together.
    if (i === 0 || !pieces[i - 1]!.effect) bound = [...(judge.bind(effectsFrom(pieces, i))?.effects ?? [])];
    return bound.shift() ?? piece.effect;
  });
}

/** The rules text of each effect, as a part of the whole. */
function rulesOf(
  program: CardProgram | FeatureProgram,
  effects: readonly Effect[],
  words: SpokenVocabulary,
  lang: Lang,
): Map<Effect, string> {
  const all = isFeature(program) ? [] : program.steps;
  const [steps, triggers]: [Step[], unknown[]] = [[...all], [...(program.triggers ?? [])]];
  return new Map(
    effects.map((effect) => {
      const text = stepsText(steps.splice(0, effect.steps.length), words, lang, undefined, all);
      const waits = { steps: [], triggers: triggers.splice(0, effect.triggers.length) };
      const later = rulesText(waits as unknown as CardProgram, words, lang);
      return [effect, [text, later].filter(Boolean).join('\n')];
    }),
  );
}

/** Leaves a sentence to people, as they wrote it. */
function byHand(sentence: string, isOnFeature: boolean): Effect {
  let quotes = 0;
  const line = sentence.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const step = `by hand "${line.replaceAll('"', () => (quotes++ % 2 === 0 ? '“' : '”'))}"`;
  return readEffect(isOnFeature ? `on play { ${step} }` : step)!;
}

/** The lines between the braces of a card with this effect, without their indentation and the last semicolon. */
function laidOut(eco: string, words: SpokenVocabulary): string {
  const formatted = formatFile('', cardAround(eco, words));
  if (!('text' in formatted)) return eco;
  const [, inside = eco] = /\{\n(.*)\n\}/s.exec(formatted.text) ?? [];
  return inside.replaceAll(/^ {2}/gm, '').replace(/;$/, '');
}
