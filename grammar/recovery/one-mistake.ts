/** Which problems of a text are the same mistake, found twice: by the lexer or the braces, and again by the parser. */
import type { SyntaxProblem, UnlistedProblem } from '../problem.ts';

type Problem = SyntaxProblem | UnlistedProblem;

/**
 * All problems by place: those of the words and braces, and those of the parser but the ones that another explains, an
 * unknown character or an unclosed string or block.
 */
export function inOrder(words: readonly Problem[], parsed: readonly Problem[], text: string): Problem[] {
  if (words.length === 0) return byPlace(parsed);
  const rest = new Unexplained(byPlace(parsed));
  const lines = new Lines(text);
  for (const { code, from } of words) {
    // A block that is not closed and belongs to nothing is one mistake.
    if (code === 'ECO103') rest.explain(from, from, 'ECO113');
    // What is missed right before the character may be what it was meant to be.
    else if (code === 'ECO101' || code === 'ECO102')
      rest.explain(lines.wordEndBefore(from), lines.endOf(from));
  }
  return byPlace([...words, ...rest.left()]);
}

function byPlace(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.from - b.from);
}

/** Problems by place of which one after the other is explained; the next that is left is found in nearly no time. */
class Unexplained {
  private readonly sorted: readonly Problem[];
  /** By index: itself if it is left, else one between it and the next that is left. */
  private readonly next: Uint32Array;

  constructor(sorted: readonly Problem[]) {
    this.sorted = sorted;
    this.next = Uint32Array.from({ length: sorted.length + 1 }, (_, i) => i);
  }

  /** Takes out the first problem between two places, or the first of a code. */
  explain(from: number, to: number, code?: Problem['code']): void {
    let at = this.leftFrom(this.firstFrom(from));
    while (code && this.sorted[at]?.from <= to && this.sorted[at].code !== code) at = this.leftFrom(at + 1);
    if (this.sorted[at]?.from <= to) this.next[at] = at + 1;
  }

  left(): Problem[] {
    return this.sorted.filter((_, i) => this.next[i] === i);
  }

  private firstFrom(place: number): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle].from < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private leftFrom(start: number): number {
    let at = start;
    while (this.next[at] !== at) {
      // Every second step is skipped next time, so that no row of explained ones is walked again and again.
      this.next[at] = this.next[this.next[at]];
      at = this.next[at];
    }
    return at;
  }
}

/** Where the words and lines of a text end, asked from its beginning on: no part of it is looked at twice. */
class Lines {
  private readonly text: string;
  private asked = -1;
  private end = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** The end of the line of a place. */
  endOf(place: number): number {
    if (place < this.asked || place > this.end) {
      const end = this.text.indexOf('\n', place);
      this.end = end < 0 ? this.text.length : end;
      this.asked = place;
    }
    return this.end;
  }

  /** The first place with nothing but blanks between it and a place. */
  wordEndBefore(place: number): number {
    let at = place;
    while (at > 0 && /\s/.test(this.text[at - 1])) at--;
    return at;
  }
}
