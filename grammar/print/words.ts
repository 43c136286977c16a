/** The words and signs of a text, one after the other, and the spaces between them. */

/** Whether two words or signs have no space between them: `1vp`, `a, b`, `+6`. */
export function isTight(before: string, text: string): boolean {
  if (text === ',' || text === ';' || before === '+') return true;
  return text === 'vp' && /^\d+$/.test(before);
}

/** Collects what a tree is written with. */
export class WordCollector {
  private readonly written: string[] = [];
  private last = 1;
  private one = false;
  private inFigures = false;
  /** Whether one thing that lies on a ground is written `1`: in a swap, `with a` belongs to the step (L31). */
  countsLying = false;

  /** A word or sign, unchanged. */
  add(text: string): void {
    if (this.one) this.written.push(text === 'vp' ? '1' : articleOf(text));
    this.one = false;
    if (text !== '') this.written.push(text);
  }

  /** A word or sign of the language, after which nothing is counted any more. */
  literal(text: string): void {
    this.add(text);
    this.last = 1;
  }

  /** A word that stands for several things. */
  several(text: string): void {
    this.add(text);
    this.last = Number.POSITIVE_INFINITY;
  }

  number(value: number): void {
    this.add(String(value));
    this.last = value;
  }

  /** A number, of which one is written `a` or `an`. */
  amount(value: number): void {
    if (value === 1 && !this.inFigures) this.one = true;
    else this.add(String(value));
    this.last = value;
  }

  /** Writes how many things lie on a ground. */
  lying(write: () => void): void {
    this.inFigures = this.countsLying;
    write();
    this.inFigures = false;
  }

  /** A word in the singular or plural, as the last number wants. */
  counted(one: string, many: string): void {
    this.add(this.last === 1 ? one : many);
  }

  /** The words with the spaces between them. */
  text(): string {
    return this.written.reduce(
      (text, word, i) => (i === 0 ? word : `${text}${isTight(this.written[i - 1], word) ? '' : ' '}${word}`),
      '',
    );
  }
}

/** The indefinite article before a word. */
export const articleOf = (word: string): 'a' | 'an' => (/^[aeiou]/i.test(word) ? 'an' : 'a');
