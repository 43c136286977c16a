/** The card that is looked at, as it was last without a mistake, and its steps in the text. */
import type { CardShown, Checked } from '../../messages.ts';
import type { CardAt } from '../../text-places.ts';
import type { StateShown } from '../../try-messages.ts';
import { brokenSteps, type LastGood } from './broken.ts';

/** What it needs of the studio around it. */
interface StudioAround {
  readonly answers: { readonly checked: Checked | undefined };
  /** The card that is looked at. */
  readonly looked: CardAt | undefined;
  /** Its row in the list. */
  readonly row: object | undefined;
  readonly documents: ReadonlyMap<string, { readonly text: string }>;
  readonly editor: { readonly file: string; readonly offset: number } | undefined;
  readonly trying: {
    readonly stateShown: StateShown | undefined;
    showStep(card: number, name: string): boolean;
  };
  readonly shown: { show(file: string, from: number): void };
}

export class LookedCard {
  readonly #studio: StudioAround;
  shown: CardShown | undefined;
  /** Its text has a mistake by now. */
  isOutOfDate = false;
  /** Its file when it had none. */
  #good: LastGood | undefined;

  constructor(studio: StudioAround) {
    this.#studio = studio;
  }

  /**
   * Takes the card as it is now; null where its text is none.
   * @param isTwin several have its number: what was shown may be another one
   */
  take(card: CardShown | null, isTwin = false): void {
    const { shown } = this;
    const { looked } = this.#studio;
    if (!card) {
      // Of a card that is not there nothing is shown, least of all another one.
      const isSame = isTwin || (looked && 'number' in looked && looked.number === shown?.number);
      if (looked && !isSame) this.shown = undefined;
      this.isOutOfDate = this.shown !== undefined;
    } else if (!card.hasErrors || isTwin || shown?.number !== card.number) {
      this.shown = card;
      this.isOutOfDate = card.hasErrors;
      const { text } = this.#studio.documents.get(card.file) ?? {};
      this.#good = card.hasErrors || text === undefined ? undefined : { text, steps: card.steps };
    } else {
      // The last good state stays, where its text is now.
      this.shown = { ...shown, from: card.from, to: card.to };
      this.isOutOfDate = true;
    }
  }

  /** There is another list of cards. One that is not in it is gone, unless a mistake in its file hides it. */
  listed(): void {
    if (!this.isOutOfDate || this.#studio.row || this.#mistakes.length > 0) return;
    this.shown = undefined;
    this.isOutOfDate = false;
  }

  /** Where its file has mistakes. */
  get #mistakes(): number[] {
    const { problems = [] } = this.#studio.answers.checked ?? {};
    return problems
      .filter(({ file, severity }) => file === this.shown?.file && severity === 'error')
      .map(({ from }) => from);
  }

  /** The step around the cursor, by the name that its rows have for it; empty for none. In Try the one that runs. */
  get stepHere(): string {
    const { shown: card, isOutOfDate } = this;
    const { editor, trying } = this.#studio;
    const running = trying.stateShown?.step;
    if (trying.stateShown) return running?.card === card?.number ? (running?.name ?? '') : '';
    if (!card || !editor || isOutOfDate || editor.file !== card.file) return '';
    const around = card.steps.filter(({ from, to }) => from <= editor.offset && editor.offset <= to);
    return around.at(-1)?.name ?? '';
  }

  /** The steps that have a mistake by now, by the names that its rows have for them. */
  get broken(): readonly string[] {
    const { shown: card, isOutOfDate } = this;
    const text = card && this.#studio.documents.get(card.file)?.text;
    if (!isOutOfDate || !this.#good || text === undefined) return [];
    return brokenSteps(this.#good, text, this.#mistakes);
  }

  /** Goes to the text of a step; in Try to the state in which it runs. */
  goToStep(name: string): void {
    const { shown: card } = this;
    const { trying } = this.#studio;
    if (!card || trying.showStep(card.number, name)) return;
    const step = this.isOutOfDate ? undefined : card.steps.find((one) => one.name === name);
    this.#studio.shown.show(card.file, step?.from ?? card.from);
  }
}
