/**
 * Reads the sentences of a text, one after the other, in each way in which they can be read. What is not read stays in its place, as
 * a hole. Nothing is read around a word: none is left out, none corrected.
 */
import { cardAround } from '../compiler/index.ts';
import { isSound } from '../grammar/index.ts';
import { Chart, type Found } from './chart.ts';
import { isTrigger, join } from './joins.ts';
import type { Judge } from './judge.ts';
import type { Table } from './table.ts';
import { LINE_END, type Word, wordsOfLines } from './tokens.ts';

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  at: number;
  length: number;
}

/** Sentences that make one step together, or what was not read. */
export interface Piece {
  /** The index of its first word, and of the word behind it. */
  from: number;
  to: number;
  /** In the card language, with marks for what was spoken of before; undefined for a hole. */
  meaning: string | undefined;
}

/** A way to read a text. */
export interface Reading {
  pieces: readonly Piece[];
  /** How many characters are in its holes. */
  holes: number;
}

/** Signs that end a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', '…', '!', ';', LINE_END]);
/** Signs that end what is not read. */
const HOLE_ENDS: ReadonlySet<string> = new Set([...ENDS, '?']);
/** Behind a hole with one of these at its end comes another: it may say what the next sentence is for. */
const OPEN_END = /[?:;]$/;
/** Behind a hole nobody can tell what is counted. */
const COUNTED = /^gain .* per /;
/** The first of several ways, behind which comes the next. */
const OPEN_WAYS = /^either (?!.*\} or \{)/s;
/** No more ways to read a text up to a word. */
const MOST_WAYS = 6;

/** What can be read from a word on, up to the end of its sentence, or of its first clauses. */
interface Phrase {
  end: number;
  meaning: string;
  isClause?: boolean;
}

/** The words of a text, and the ways in which they can be read. */
export class TextReader {
  readonly #text: string;
  readonly #table: Table;
  readonly #words: readonly Word[];
  readonly #chart: Chart;
  readonly #phrases = new Map<number, Phrase[]>();
  readonly #judge: Pick<Judge, 'bind'> | undefined;

  /** @param judge missing for what is printed: no sentence of that is in the card language, any card may say it, and all of it is read */
  constructor(text: string, table: Table, judge?: Pick<Judge, 'bind'>) {
    this.#text = text;
    this.#table = table;
    this.#words = table.spelling.respell(wordsOfLines(text));
    this.#chart = new Chart(table, this.#words);
    this.#judge = judge;
  }

  /** The best ways to read the text, the best first: fewest characters in holes, then fewest steps, then the shorter. */
  read(): Reading[] {
    return this.#read(0, this.#words.length, this.#judge !== undefined).filter((way) => this.#isWhole(way));
  }

  /** The text with nothing read. */
  get unread(): Reading {
    let reading: Reading = { pieces: [], holes: 0 };
    for (let at = this.#behindEnds(0); at < this.#words.length; at = this.#behindEnds(this.#holeEnd(at)))
      reading = this.#withHole(reading, at);
    // Nothing but signs.
    return reading.pieces.length === 0 && this.#words.length > 0 ? this.#withHole(reading, 0) : reading;
  }

  /** Where a piece is in the text, with the sign at its end. */
  partOf({ from, to }: Piece): TextPart {
    const [first, last, sign] = [this.#words[from]!, this.#words[to - 1]!, this.#words[to]];
    const { at, length } = sign && (HOLE_ENDS.has(sign.text) || sign.text === ',') ? sign : last;
    return { at: first.at, length: at + length - first.at };
  }

  /** The words of a piece. */
  quote(piece: Piece): string {
    const { at, length } = this.partOf(piece);
    return this.#text.slice(at, at + length);
  }

  /** The word of a piece behind which no sentence goes on, and what it can be so that one does, with one letter changed. */
  stop({ from, to }: Piece): (TextPart & { as?: string }) | undefined {
    this.#phrasesAt(from);
    const at = this.#words.findIndex((_, i) => i >= from && !this.#chart.reached.has(i));
    const word = this.#words[at];
    if (!word || at >= to) return undefined;
    const as = this.#table.spelling.suggest(word.text);
    const place = { at: word.at, length: word.length };
    if (as === undefined) return place;
    const chart = new Chart(this.#table, this.#words.with(at, { ...word, text: as }));
    chart.read('sentence', from);
    return chart.reached.has(at) ? { ...place, as } : place;
  }

  /** The ways to read the words from one to before another, with holes if they stand in no block. */
  #read(from: number, to: number, mayHaveHoles: boolean): Reading[] {
    const ways = new Map<number, Reading[]>([[from, [{ pieces: [], holes: 0 }]]]);
    const add = (at: number, more: readonly Reading[]) => ways.set(at, [...(ways.get(at) ?? []), ...more]);
    for (let at = from; at < to; at++) {
      const here = bestOf(ways.get(at) ?? []);
      const behind = Math.min(this.#behindEnds(at), to);
      if (behind > at) add(behind, here);
      else
        for (const way of here)
          for (const next of this.#next(way, at, mayHaveHoles)) add(next.pieces.at(-1)!.to, [next]);
    }
    return bestOf(ways.get(to) ?? []);
  }

  /** A way with one more sentence. */
  *#next(way: Reading, at: number, mayHaveHoles: boolean): Generator<Reading> {
    const last = way.pieces.at(-1);
    const isBehindHole = last !== undefined && last.meaning === undefined;
    const phrases = isBehindHole && OPEN_END.test(this.quote(last)) ? [] : this.#phrasesAt(at);
    for (const { end, meaning, isClause } of phrases) {
      const next = this.#joined(way, { from: at, to: end, meaning });
      if (!next || (isBehindHole && COUNTED.test(meaning))) continue;
      if (isClause) {
        if (mayHaveHoles && this.#isWhole(next)) yield this.#withHole(next, end);
      } else if (!mayHaveHoles || OPEN_WAYS.test(meaning) || this.#bound(next)) yield next;
    }
    if (mayHaveHoles && this.#isWhole(way)) yield this.#withHole(way, at);
  }

  /** What is behind the last hole; undefined if that cannot be meant. What is printed can speak of what comes later. */
  #bound(way: Reading): { isVain: boolean } | undefined {
    const steps = lastSteps(way);
    return this.#judge && steps.length > 0 ? this.#judge.bind(steps) : { isVain: false };
  }

  /** Whether that can be meant, and nothing in it is in vain if no more follows. */
  #isWhole(way: Reading): boolean {
    return this.#bound(way)?.isVain === false;
  }

  #joined(
    { pieces, holes }: Reading,
    { from, to, meaning }: Piece & { meaning: string },
  ): Reading | undefined {
    // It says nothing of the effect, such as what a Landscape Feature covers.
    if (meaning === '') return { pieces: [...pieces, { from, to, meaning: '' }], holes };
    const known = lastSteps({ pieces });
    const steps = join(known, meaning);
    const own = steps?.at(-1);
    // What a card does at once stands before what it waits for.
    const isLate = pieces.some((piece) => isTrigger(piece.meaning ?? ''));
    if (!steps || own === undefined || (isLate && !isTrigger(own))) return undefined;
    const isNew = steps.length > known.length;
    const before = isNew ? pieces : pieces.slice(0, -1);
    return { pieces: [...before, { from: isNew ? from : pieces.at(-1)!.from, to, meaning: own }], holes };
  }

  #withHole({ pieces, holes }: Reading, at: number): Reading {
    const from = this.#words[at]!.text === ',' ? at + 1 : at;
    const hole = { from, to: this.#holeEnd(from), meaning: undefined };
    return { pieces: [...pieces, hole], holes: holes + this.partOf(hole).length };
  }

  #phrasesAt(at: number): Phrase[] {
    const found = this.#phrases.get(at) ?? [...this.#readPhrases(at)];
    this.#phrases.set(at, found);
    return found;
  }

  *#readPhrases(at: number): Generator<Phrase> {
    const end = this.#end(at);
    if (end === at) return;
    for (const found of this.#chart.read('sentence', at))
      if (this.#end(found.end) === found.end) yield found;
      else if (isPlain(found) && this.#isClauseEnd(found.end)) yield { ...found, isClause: true };
    const step = this.quote({ from: at, to: end, meaning: undefined });
    if (this.#judge && !step.includes('#') && isSound(cardAround(step)))
      yield { end, meaning: step.replace(/;$/, '') };
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
    const open = [':', '-', '—'].includes(this.#words[end]?.text ?? '') ? end + 1 : end;
    if (this.#words[open]?.text !== '{') return;
    const close = this.#close(open);
    for (const { pieces } of this.#read(open + 1, close, false))
      yield { end: close + 1, meaning: `${meaning} { ${pieces.map((piece) => piece.meaning).join('; ')} }` };
  }

  #behindEnds(from: number): number {
    let at = from;
    while (HOLE_ENDS.has(this.#words[at]?.text ?? '')) at++;
    return at;
  }

  /** The index behind the last word of the sentence at a word; braces that somebody typed hold theirs together. */
  #end(from: number, ends = ENDS): number {
    let at = from;
    for (; at < this.#words.length; at++) {
      const { text, length } = this.#words[at]!;
      if (ends.has(text) || text === '}' || (text === '{' && length === 0)) break;
      if (text === '{') at = this.#close(at);
    }
    return Math.min(at, this.#words.length);
  }

  /** The index of the brace that ends the block of one, which lines that stand deeper have, too. */
  #close(open: number): number {
    let at = open;
    for (let depth = 0; at < this.#words.length; at++) {
      const { text } = this.#words[at]!;
      if (text === '{') depth++;
      if (text === '}' && --depth === 0) break;
    }
    return at;
  }

  /** The index behind what is not read from a word on: a sentence, with the lines that stand deeper below it. */
  #holeEnd(from: number): number {
    const end = this.#end(from, HOLE_ENDS);
    const behind = this.#words[end]?.text === '{' ? this.#close(end) + 1 : end;
    return Math.min(Math.max(behind, from + 1), this.#words.length);
  }
}

/** The steps from a piece to the next hole. */
export function stepsFrom(pieces: readonly Piece[], at: number): string[] {
  const hole = pieces.findIndex(({ meaning }, i) => i >= at && meaning === undefined);
  return pieces.slice(at, hole < 0 ? undefined : hole).flatMap(({ meaning }) => meaning || []);
}

/** The steps behind the last hole. */
const lastSteps = ({ pieces }: Pick<Reading, 'pieces'>): string[] =>
  stepsFrom(pieces, pieces.findLastIndex(({ meaning }) => meaning === undefined) + 1);

/** Whether a hole may follow in the same sentence: not where it would stand in a block, or go on with it. */
const isPlain = ({ meaning }: Found): boolean => meaning !== '' && !/[{}@]/.test(meaning);

/** The best ways, each once. */
function bestOf(ways: readonly Reading[]): Reading[] {
  const key = ({ pieces }: Reading) => pieces.map(({ to, meaning = '?' }) => `${to} ${meaning}`).join('; ');
  const ranks = [...new Map(ways.map((way) => [key(way), way]))].map(([text, way]) => ({
    way,
    steps: text.split(';').length,
    length: text.length,
  }));
  const order = ranks.toSorted(
    (a, b) => a.way.holes - b.way.holes || a.steps - b.steps || a.length - b.length,
  );
  return order.slice(0, MOST_WAYS).map(({ way }) => way);
}
