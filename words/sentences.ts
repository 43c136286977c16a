/** Where the sentences of a text end. */
import { LINE_END, type Word } from './tokens.ts';

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  at: number;
  length: number;
}

/** Words of a text: the index of the first, and of the word behind the last. */
export interface WordRange {
  from: number;
  to: number;
}

/** Signs that end a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', '…', '!', ';', LINE_END]);
/** Signs that end what is not read. */
const HOLE_ENDS: ReadonlySet<string> = new Set([...ENDS, '?']);

/** The words of a text, and its sentences. */
export class Sentences {
  readonly words: readonly Word[];
  readonly #text: string;

  constructor(text: string, words: readonly Word[]) {
    this.#text = text;
    this.words = words;
  }

  /** Where words are in the text, with the sign at their end. */
  partOf({ from, to }: WordRange): TextPart {
    const [first, last, sign] = [this.words[from]!, this.words[to - 1]!, this.words[to]];
    const { at, length } = sign && (HOLE_ENDS.has(sign.text) || sign.text === ',') ? sign : last;
    return { at: first.at, length: at + length - first.at };
  }

  /** The text of words, with the sign at their end. */
  quote(range: WordRange): string {
    const { at, length } = this.partOf(range);
    return this.#text.slice(at, at + length);
  }

  /** The index behind the signs that end a sentence, from a word on. */
  behindEnds(from: number): number {
    let at = from;
    while (HOLE_ENDS.has(this.words[at]?.text ?? '')) at++;
    return at;
  }

  /** The index behind the last word of the sentence at a word; braces that somebody typed hold theirs together. */
  end(from: number, ends = ENDS): number {
    let at = from;
    for (; at < this.words.length; at++) {
      const { text, length } = this.words[at]!;
      if (ends.has(text) || text === '}' || (text === '{' && length === 0)) break;
      if (text === '{') at = this.close(at);
    }
    return Math.min(at, this.words.length);
  }

  /** The index of the brace that ends the block of one, which lines that stand deeper have, too. */
  close(open: number): number {
    let at = open;
    for (let depth = 0; at < this.words.length; at++) {
      const { text } = this.words[at]!;
      if (text === '{') depth++;
      if (text === '}' && --depth === 0) break;
    }
    return at;
  }

  /** The words that are not read from one on: a sentence, with the lines that stand deeper below it. */
  hole(at: number): WordRange {
    const from = this.words[at]!.text === ',' ? at + 1 : at;
    const end = this.end(from, HOLE_ENDS);
    const behind = this.words[end]?.text === '{' ? this.close(end) + 1 : end;
    return { from, to: Math.min(Math.max(behind, from + 1), this.words.length) };
  }
}
