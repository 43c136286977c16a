/** The field *In your own words*: what is written in it, what was read of that, and what becomes of it. */
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Answer, Params } from '../../worker/questions.ts';
import type { Asking, Located, Translated } from '../parts.ts';
import { copyPrompt } from './prompt.ts';

/** What was read of a text. */
export type ReadWords = Answer<'ownWords'>;
export type Draft = ReadWords['drafts'][number];

/** How long one has to type nothing until a piece that may go on is shown as not read. */
const PAUSE_MS = 400;

/** The end of a piece. */
const ENDED = /[.!?:;]["”')]*$/;

interface WordsPage extends Asking, Located, Translated {
  readonly answers: { readonly checked: ReadonlySignal<{ cards: number } | undefined> };
  /** Whether the field is in the place of the text. */
  readonly isInWords: Signal<boolean>;
  readonly set: { readonly writable: boolean };
}

/** Where the card of a draft goes. */
interface Target {
  /** The file in which it is written, and its number. */
  place(): Pick<Params<'ownWords'>, 'file' | 'number'>;
  /** Writes the text of a card there, and shows it. */
  write(source: string): Promise<void>;
}

export class WordsController {
  readonly #page: WordsPage;
  readonly #target: Target;
  readonly text = signal('');
  /** What the page shows of the text, or of an earlier one. */
  readonly shown = signal<ReadWords | undefined>(undefined);
  /** Which draft is chosen. */
  readonly draft = signal(0);
  /** The words of the holes that are left out. */
  readonly leftOut = signal<readonly string[]>([]);
  /** The piece that is pointed at. */
  readonly lit = signal<number | undefined>(undefined);
  /** The words of the hole that an assistant was asked about, and what came of copying. */
  readonly copied = signal<{ words: string; outcome: string } | undefined>(undefined);
  readonly #differing = computed((): number[] => {
    const drafts = this.shown.value?.drafts ?? [];
    const [longest] = drafts.toSorted((one, other) => other.pieces.length - one.pieces.length);
    const lines = longest?.pieces ?? [];
    return lines.flatMap(({ rules }, line) =>
      drafts.some(({ pieces }) => pieces[line]?.rules !== rules) ? [line] : [],
    );
  });
  /** An answer that is not shown yet. */
  #waiting: ReadWords | undefined;
  /** Runs while somebody types. */
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(page: WordsPage, target: Target) {
    this.#page = page;
    this.#target = target;
  }

  /** Opens the field in a set without cards, and reads its text after each change. */
  follow(): void {
    const { answers, address, isInWords, line, set } = this.#page;
    const isChecked = computed(() => answers.checked.value !== undefined);
    effect(() => {
      const isEmpty = isChecked.value && answers.checked.peek()?.cards === 0;
      const { place, what } = address.peek();
      if (isEmpty && set.writable && place === 'write' && what === '') isInWords.value = true;
    });
    effect(() => {
      line.version;
      if (this.text.value.trim() === '') this.shown.value = undefined;
      else if (isInWords.value) {
        const asked = this.#asked();
        untracked(() => line.post('ownWords', asked, (now) => this.#take(now)));
      }
    });
  }

  /** The number of the new card. */
  get number(): number {
    return this.#target.place().number;
  }

  /** The chosen draft. */
  get chosen(): Draft | undefined {
    const drafts = this.shown.value?.drafts ?? [];
    return drafts[this.draft.value] ?? drafts[0];
  }

  /** The lines in which the rules texts of drafts differ, by their places. */
  get differing(): number[] {
    return this.#differing.value;
  }

  /** Whether a piece is pointed at, or drafts differ in it. */
  isLit(piece: number): boolean {
    return this.lit.value === piece || this.differing.includes(piece);
  }

  write(text: string): void {
    clearTimeout(this.#pause);
    this.#waiting = undefined;
    batch(() => {
      this.text.value = text;
      this.draft.value = 0;
      this.lit.value = undefined;
    });
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting) this.#show(this.#waiting);
    }, PAUSE_MS);
  }

  /** Writes a word of the text that is shown as another one. */
  spell(at: number, length: number, as: string): void {
    const { value: text } = this.text;
    if (this.shown.value?.text === text) this.write(text.slice(0, at) + as + text.slice(at + length));
  }

  /** Leaves a hole out of the card, or keeps it there by hand. */
  leaveOut(words: string, isOut: boolean): void {
    const others = this.leftOut.value.filter((one) => one !== words);
    this.leftOut.value = isOut ? [...others, words] : others;
  }

  /**
   * Reads the text as it is now, shows that, and takes the chosen draft if it was seen before: if the card is still the same.
   * @param isOnly whether it is taken only if there is no other
   * @returns whether it is not, because there are others
   */
  async take({ isOnly = false } = {}): Promise<boolean> {
    const seen = this.shown.value?.card?.source;
    const read = await this.#page.line.ask('ownWords', this.#asked());
    if (read?.text !== this.text.value) return false;
    this.#show(read);
    if (isOnly && read.drafts.length > 1) return true;
    if (seen !== undefined && read.card?.source === seen) {
      await this.#target.write(seen);
      if (this.text.value === read.text) this.write('');
    }
    return false;
  }

  /** Copies a prompt for an assistant about a hole. */
  async ask(words: string): Promise<void> {
    const outcome = await copyPrompt(this.#page, this.text.value, words);
    this.copied.value = { words, outcome };
  }

  #asked(): Params<'ownWords'> {
    const [text, draft, leftOut] = [this.text.value, this.draft.value, this.leftOut.value];
    return { ...this.#target.place(), text, draft, leftOut, lang: this.#page.lang.value };
  }

  /** Takes an answer: one with a hole that may go on waits until nothing is typed. */
  #take(answer: ReadWords): void {
    if (answer.text !== this.text.peek()) return;
    const mayGoOn = holes(answer).some((words) => !ENDED.test(words));
    if (mayGoOn && this.#pause !== undefined) this.#waiting = answer;
    else this.#show(answer);
  }

  #show(answer: ReadWords): void {
    this.#waiting = undefined;
    batch(() => {
      this.shown.value = answer;
      // A sentence that has changed forgets its switch.
      const kept = this.leftOut.peek().filter((one) => holes(answer).includes(one));
      if (kept.length < this.leftOut.peek().length) this.leftOut.value = kept;
    });
  }
}

/** The words of a piece. */
export const pieceText = ({ text }: ReadWords, { at, length }: { at: number; length: number }): string =>
  text.slice(at, at + length);

/** The words of what was not read. */
const holes = (read: ReadWords): string[] =>
  read.drafts.flatMap(({ pieces }) =>
    pieces.filter(({ isHole }) => isHole).map((one) => pieceText(read, one)),
  );
