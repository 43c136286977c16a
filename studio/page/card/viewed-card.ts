/** The viewed card in its last version without errors, and its steps in the text. */
import type { CardShown, CheckAnswer } from '../../messages.ts';
import type { CardAt } from '../../text-places.ts';
import type { StateShown } from '../../try-messages.ts';
import { brokenSteps, type LastGood } from './broken.ts';

/** The parts of the studio that it needs. */
interface StudioAround {
  readonly answers: { readonly checked: CheckAnswer | undefined };
  /** The card being viewed. */
  readonly viewed: CardAt | undefined;
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

export class ViewedCard {
  readonly #studio: StudioAround;
  shown: CardShown | undefined;
  /** Whether its text now has an error. */
  isOutOfDate = false;
  /** Its file when it last had no error. */
  #good: LastGood | undefined;

  constructor(studio: StudioAround) {
    this.#studio = studio;
  }

  /**
   * Takes the current card; null if the text yields none.
   * @param isTwin whether several cards have its number, so that the shown one may be another card
   */
  take(card: CardShown | null, isTwin = false): void {
    const { shown } = this;
    const { viewed } = this.#studio;
    if (!card) {
      // A missing card shows nothing, and certainly not another card.
      const isSame = isTwin || (viewed && 'number' in viewed && viewed.number === shown?.number);
      if (viewed && !isSame) this.shown = undefined;
      this.isOutOfDate = this.shown !== undefined;
    } else if (!card.hasErrors || isTwin || shown?.number !== card.number) {
      this.shown = card;
      this.isOutOfDate = card.hasErrors;
      const { text } = this.#studio.documents.get(card.file) ?? {};
      this.#good = card.hasErrors || text === undefined ? undefined : { text, steps: card.steps };
    } else {
      // The last version without errors stays, with the current position of its text.
      this.shown = { ...shown, from: card.from, to: card.to };
      this.isOutOfDate = true;
    }
  }

  /** Takes a new list of cards. A card that is not in it is gone, unless an error in its file hides it. */
  listed(): void {
    if (!this.isOutOfDate || this.#studio.row || this.#mistakes.length > 0) return;
    this.shown = undefined;
    this.isOutOfDate = false;
  }

  /** The offsets of errors in its file. */
  get #mistakes(): number[] {
    const { problems = [] } = this.#studio.answers.checked ?? {};
    return problems
      .filter(({ file, severity }) => file === this.shown?.file && severity === 'error')
      .map(({ from }) => from);
  }

  /** The step around the cursor, by its name in the rows; empty for none. In Try, the step that runs. */
  get stepHere(): string {
    const { shown: card, isOutOfDate } = this;
    const { editor, trying } = this.#studio;
    const running = trying.stateShown?.step;
    if (trying.stateShown) return running?.card === card?.number ? (running?.name ?? '') : '';
    if (!card || !editor || isOutOfDate || editor.file !== card.file) return '';
    const around = card.steps.filter(({ from, to }) => from <= editor.offset && editor.offset <= to);
    return around.at(-1)?.name ?? '';
  }

  /** The steps that now have an error, by their names in the rows. */
  get broken(): readonly string[] {
    const { shown: card, isOutOfDate } = this;
    const text = card && this.#studio.documents.get(card.file)?.text;
    if (!isOutOfDate || !this.#good || text === undefined) return [];
    return brokenSteps(this.#good, text, this.#mistakes);
  }

  /** Goes to the text of a step; in Try, to the state in which it runs. */
  goToStep(name: string): void {
    const { shown: card } = this;
    const { trying } = this.#studio;
    if (!card || trying.showStep(card.number, name)) return;
    const step = this.isOutOfDate ? undefined : card.steps.find((one) => one.name === name);
    this.#studio.shown.show(card.file, step?.from ?? card.from);
  }
}
