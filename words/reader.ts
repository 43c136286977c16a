/**
 * Reads the sentences of a text, one after the other, in each way in which they can be read. What is not read stays in its place, as
 * a hole. Nothing is read around a word: none is left out, none corrected.
 */
import { Chart, type Found } from './chart.ts';
import { allNodes, type Clause, type Effect, readBlock, readClauses, readEffect } from './effect.ts';
import { join } from './joins.ts';
import type { Judge } from './judge.ts';
import { Sentences, type TextPart, type WordRange } from './sentences.ts';
import type { Table } from './table.ts';
import { wordsOfLines } from './tokens.ts';

/** Sentences that make one step together, or what was not read. */
export interface Piece extends WordRange {
  /** With marks for what was spoken of before; undefined for a hole. */
  effect?: Effect;
}

/** A way to read a text. */
export type Reading = readonly Piece[];

/** Behind a hole with one of these at its end comes another: it may say what the next sentence is for. */
const OPEN_END = /[?:;]$/;
/** No more ways to read a text up to a word. */
const MOST_WAYS = 6;

/** What can be read from a word on, up to the end of its sentence, or of its first clauses. */
interface Phrase {
  end: number;
  clauses: readonly Clause[];
  isPart?: boolean;
}

/** The ways in which a text can be read by a table. */
export class TextReader {
  readonly sentences: Sentences;
  readonly #table: Table;
  readonly #chart: Chart;
  readonly #phrases = new Map<number, Phrase[]>();
  readonly #judge: Pick<Judge, 'bind'> | undefined;

  /** @param judge missing for what is printed: no sentence of that is in the card language, any card may say it, and all of it is read */
  constructor(text: string, table: Table, judge?: Pick<Judge, 'bind'>) {
    this.#table = table;
    this.sentences = new Sentences(text, table.spelling.respell(wordsOfLines(text)));
    this.#chart = new Chart(table, this.sentences.words);
    this.#judge = judge;
  }

  /** The best ways to read the text, the best first: fewest characters in holes, then fewest steps, then the shorter. */
  read(): Reading[] {
    const ways = this.#read(0, this.sentences.words.length, this.#judge !== undefined);
    return ways.filter((way) => this.#isWhole(way));
  }

  /** The text with nothing read. */
  get unread(): Reading {
    const { words } = this.sentences;
    const holes: Piece[] = [];
    for (let at = this.sentences.behindEnds(0); at < words.length; ) {
      holes.push(this.sentences.hole(at));
      at = this.sentences.behindEnds(holes.at(-1)!.to);
    }
    // Nothing but signs.
    return holes.length === 0 && words.length > 0 ? [this.sentences.hole(0)] : holes;
  }

  /** The word of a hole behind which no sentence goes on, and what it can be so that one does, with one letter changed. */
  stop({ from, to }: Piece): (TextPart & { as?: string }) | undefined {
    const { words } = this.sentences;
    this.#phrasesAt(from);
    const at = words.findIndex((_, i) => i >= from && !this.#chart.reached.has(i));
    const word = words[at];
    if (!word || at >= to) return undefined;
    const as = this.#table.spelling.suggest(word.text);
    const place = { at: word.at, length: word.length };
    if (as === undefined) return place;
    const chart = new Chart(this.#table, words.with(at, { ...word, text: as }));
    chart.read('sentence', from);
    return chart.reached.has(at) ? { ...place, as } : place;
  }

  /** The ways to read the words from one to before another, with holes if they stand in no block. */
  #read(from: number, to: number, mayHaveHoles: boolean): Reading[] {
    const ways = new Map<number, Reading[]>([[from, [[]]]]);
    const add = (at: number, more: readonly Reading[]) => ways.set(at, [...(ways.get(at) ?? []), ...more]);
    for (let at = from; at < to; at++) {
      const here = this.#best(ways.get(at));
      const behind = Math.min(this.sentences.behindEnds(at), to);
      if (behind > at) add(behind, here);
      else
        for (const way of here)
          for (const next of this.#next(way, at, mayHaveHoles)) add(next.at(-1)!.to, [next]);
    }
    return this.#best(ways.get(to));
  }

  /** A way with one more sentence, or with a hole for it. */
  *#next(way: Reading, at: number, mayHaveHoles: boolean): Generator<Reading> {
    for (const phrase of this.#phrasesBehind(way.at(-1), at)) {
      const next = this.#joined(way, at, phrase);
      if (!next) continue;
      if (!phrase.isPart) {
        if (!mayHaveHoles || isOpenChoice(phrase) || this.#bound(next)) yield next;
      } else if (mayHaveHoles && this.#isWhole(next)) yield [...next, this.sentences.hole(phrase.end)];
    }
    if (mayHaveHoles && this.#isWhole(way)) yield [...way, this.sentences.hole(at)];
  }

  /** What can be read behind a piece: behind a hole, nobody can tell what is counted, or what an open end is for. */
  #phrasesBehind(piece: Piece | undefined, at: number): Phrase[] {
    const phrases = this.#phrasesAt(at);
    if (!piece || piece.effect) return phrases;
    return OPEN_END.test(this.sentences.quote(piece)) ? [] : phrases.filter((one) => !isCount(one));
  }

  /** What is behind the last hole; undefined if that cannot be meant. What is printed can speak of what comes later. */
  #bound(way: Reading): { isVain: boolean } | undefined {
    return this.#judge ? this.#judge.bind(effectsBehindHole(way)) : { isVain: false };
  }

  /** Whether that can be meant, and nothing in it is in vain if no more follows. */
  #isWhole(way: Reading): boolean {
    return this.#bound(way)?.isVain === false;
  }

  /** A way with a phrase as its next piece, or as more of its last one; undefined if they do not go together. */
  #joined(way: Reading, from: number, { end: to, clauses }: Phrase): Reading | undefined {
    const known = effectsBehindHole(way);
    const effects = clauses.reduce<Effect[] | undefined>((before, one) => before && join(before, one), known);
    const effect = effects?.at(-1);
    // What a card does at once stands before what it waits for.
    if (!effects || !effect || (isWaiting(way) && effect.steps.length > 0)) return undefined;
    if (effects.length > known.length) return [...way, { from, to, effect }];
    return [...way.slice(0, -1), { from: way.at(-1)!.from, to, effect }];
  }

  /** The best of some ways, each once. */
  #best(ways: readonly Reading[] = []): Reading[] {
    const textOf = (way: Reading) => way.map(({ to, effect }) => `${to} ${effect?.eco ?? '?'}`).join('; ');
    const ranks = [...new Map(ways.map((way) => [textOf(way), way]))].map(([text, way]) => ({
      way,
      holes: this.unreadLength(way),
      steps: way.reduce((sum, { effect }) => sum + (effect ? stepCount(effect) : 1), 0),
      length: text.length,
    }));
    const order = ranks.toSorted((a, b) => a.holes - b.holes || a.steps - b.steps || a.length - b.length);
    return order.slice(0, MOST_WAYS).map(({ way }) => way);
  }

  /** How many characters are in the holes of a way. */
  unreadLength(way: Reading): number {
    return way.reduce((sum, piece) => sum + (piece.effect ? 0 : this.sentences.partOf(piece).length), 0);
  }

  #phrasesAt(at: number): Phrase[] {
    const found = this.#phrases.get(at) ?? [...this.#readPhrases(at)];
    this.#phrases.set(at, found);
    return found;
  }

  *#readPhrases(at: number): Generator<Phrase> {
    const end = this.sentences.end(at);
    if (end === at) return;
    for (const found of this.#chart.read('sentence', at)) {
      const isPart = this.sentences.end(found.end) !== found.end;
      if (isPart && !(isPlain(found.meaning) && this.#isClauseEnd(found.end))) continue;
      const clauses = readClauses(found.meaning);
      if (clauses) yield { end: found.end, clauses, isPart };
    }
    const step = this.sentences.quote({ from: at, to: end }).replace(/;$/, '');
    const effect = this.#judge && !step.includes('#') ? readEffect(step) : undefined;
    if (effect) yield { end, clauses: [{ effect }] };
    for (const head of this.#chart.read('head', at)) yield* this.#blocks(head);
  }

  /** Whether another clause may begin at a word: behind "and", with no noun, which may belong to what stands before. */
  #isClauseEnd(at: number): boolean {
    return this.#chart
      .read('clause-end', at)
      .some(({ end }) => this.#chart.read('noun-begin', end).length === 0);
  }

  /** A head with the lines that stand deeper below it. */
  *#blocks({ end, meaning }: Found): Generator<Phrase> {
    const { words } = this.sentences;
    const open = [':', '-', '—'].includes(words[end]?.text ?? '') ? end + 1 : end;
    if (words[open]?.text !== '{') return;
    const close = this.sentences.close(open);
    for (const way of this.#read(open + 1, close, false)) {
      const inside = effectsFrom(way, 0);
      const isBlock = inside.every(({ triggers }) => triggers.length === 0);
      const steps = inside.flatMap((effect) => effect.steps);
      const clause = isBlock ? readBlock(meaning, steps) : undefined;
      if (clause) yield { end: close + 1, clauses: [clause] };
    }
  }
}

/** Whether a phrase begins with a gain for each of something. */
function isCount({ clauses }: Phrase): boolean {
  const [first] = clauses[0]!.effect.steps;
  return first?.kind === 'gain' && first.per !== undefined;
}

/** Whether a phrase has the first of several ways, which means nothing before the next one was read. */
const isOpenChoice = ({ clauses }: Phrase): boolean => clauses.some(({ join }) => join === 'either');

/** Whether a card waits for something at the end of a way. */
const isWaiting = (way: Reading): boolean => way.some(({ effect }) => effect && effect.triggers.length > 0);

/** How many steps an effect has, those in blocks included. */
const stepCount = ({ steps, triggers }: Effect): number =>
  [steps, ...triggers.map((trigger) => trigger.steps?.steps ?? [])].flatMap(allNodes).length;

/** The effects from a piece to the next hole. */
export function effectsFrom(way: Reading, at: number): Effect[] {
  const hole = way.findIndex(({ effect }, i) => i >= at && !effect);
  return way.slice(at, hole < 0 ? undefined : hole).flatMap(({ effect }) => effect ?? []);
}

/** The effects behind the last hole. */
const effectsBehindHole = (way: Reading): Effect[] =>
  effectsFrom(way, way.findLastIndex(({ effect }) => !effect) + 1);

/** Whether a hole may follow a meaning in the same sentence: not where it would stand in a block, or go on with what was before. */
const isPlain = (meaning: string): boolean => meaning !== '' && !/[{}@]/.test(meaning);
