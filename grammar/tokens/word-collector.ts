/** The words and signs of a text in order, and the spacing between them. */

/** Whether two words or signs have no space between them: `1vp`, `a, b`, `+6`. */
export function isTight(before: string, text: string): boolean {
  if (text === ',' || text === ';' || before === '+') return true;
  return text === 'vp' && /^[\d/]+$/.test(before);
}

/** Words between a number and its noun: `2 adjacent habitats`, `3 other players`, `2 lions or antelopes`. */
const ADJECTIVES: ReadonlySet<string> = new Set(['active', 'adjacent', 'different', 'other', 'or']);

/** Collects the words and signs of a printed tree. */
export class WordCollector {
  private readonly plural: (name: string) => string;
  private readonly written: string[] = [];
  private last = 1;
  private one = false;
  private inFigures = false;
  /** Whether a single thing on a ground is written as `1`: in a swap, `with a` belongs to the step (L31). */
  countsHeld = false;
  /** Whether a condition is written, in which `and` begins the next test (L26). */
  inCondition = false;

  /** @param plural of a name, where several are meant */
  constructor(plural: (name: string) => string) {
    this.plural = plural;
  }

  /** Adds a word or sign, unchanged. */
  add(text: string): void {
    if (this.one) this.written.push(text === 'vp' ? '1' : aOrAn(text));
    this.one = false;
    if (text !== '') this.written.push(text);
  }

  /** Adds a keyword or sign. Unless it is an adjective, later words agree with it and not with an earlier number. */
  literal(text: string): void {
    this.add(text);
    if (!ADJECTIVES.has(text)) this.last = text === 'no' ? 0 : /^(most|fewest)$/.test(text) ? 2 : 1;
  }

  /** Adds a word that stands for several things. */
  several(text: string): void {
    this.add(text);
    this.last = Number.POSITIVE_INFINITY;
  }

  number(value: number): void {
    this.add(String(value));
    this.last = value;
  }

  /** Adds a number; one is written as `a` or `an`. */
  amount(value: number): void {
    if (value === 1 && !this.inFigures) this.one = true;
    else this.add(String(value));
    this.last = value;
  }

  /** Writes an amount of things on a ground. */
  heldAmount(write: () => void): void {
    this.inFigures = this.countsHeld;
    write();
    this.inFigures = false;
  }

  /** Adds a word in the singular or plural, agreeing with the last number. */
  counted(one: string, many: string): void {
    this.add(this.last === 1 ? one : many);
  }

  /** Adds a name, agreeing with the last number. */
  name(text: string): void {
    this.counted(text, this.plural(text));
  }

  /** The text: the words with spaces between them. */
  text(): string {
    return this.written.reduce(
      (text, word, i) => (i === 0 ? word : `${text}${isTight(this.written[i - 1], word) ? '' : ' '}${word}`),
      '',
    );
  }
}

/** The indefinite article before a word. */
export const aOrAn = (word: string): 'a' | 'an' => (/^[aeiou]/i.test(word) ? 'an' : 'a');
